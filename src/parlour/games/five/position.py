"""Positions of five in a row in writing. (Sheet: mill_and_stones.md, 2)

W:We5,f5:Bd4:H14,15 is who is to move, the stones of White and Black, and how many each has in hand; behind ` | ` stands what is pending:

    moved 12,11     how many moves White and Black have made with stones that stood
    repeated        drawn, because the position was there before
"""

import re

from parlour.core.duel import BLACK, WHITE
from parlour.core.message import say
from parlour.core.position import PositionReader
from parlour.core.state import NOBODY
from parlour.games.five.engine import FREE, STONES, FiveState

PENDING = re.compile(r"(?:moved (?P<moved>[0-9]{1,9},[0-9]{1,9}))?(?:(?:^|(?<=.), )(?P<repeated>repeated))?")


class FiveReader(PositionReader[FiveState]):
    shape = re.compile(r"(?P<side>[WB]):W(?P<white>[^:]*):B(?P<black>[^:]*):H(?P<hands>[0-9]{1,2},[0-9]{1,2})(?: \| (?P<pending>.+))?")
    example = "W:We5,f5:Bd4:H14,15"

    def read(self) -> FiveState:
        state = self.state
        for side, colour in ((WHITE, "white"), (BLACK, "black")):
            state.side = side
            self.place(colour)
        for side, hand in enumerate(self.parts["hands"].split(",")):
            if state.in_hand(side) != int(hand):
                raise self.wrong("hands", say("error-stones-in-all", count=STONES))
        state.hand_to(WHITE if self.parts["side"] == "W" else BLACK)
        self.pending()
        return state

    def place(self, colour: str) -> None:
        """Put the stones of the side to move on the board."""
        state = self.state
        for further, name in self.listed(colour):
            if name not in state.grid.names:
                raise self.wrong(colour, say("error-no-place", name=name), further)
            square = state.grid.square(name)
            if state.cells[square] != FREE:
                raise self.wrong(colour, say("error-two-pieces", name=name), further)
            if state.in_hand(state.side) == 0:
                raise self.wrong(colour, say("error-too-many", most=STONES), further)
            state.put(square)

    def pending(self) -> None:
        state = self.state
        parts = PENDING.fullmatch(self.parts["pending"] or "")
        if parts is None:
            raise self.wrong("pending", say("error-expected", example="| moved 12,11, repeated"))
        for side, moved in enumerate((parts["moved"] or "0,0").split(",")):
            state.moved[side] = int(moved)
            if state.moved[side] and state.in_hand(side):
                raise self.wrong("pending", say("error-five-moved"))
        mover = state.side
        if any(state.wins_at(square) for square in state.squares_of(mover)):
            raise self.wrong("pending", say("error-five-row"))
        if any(state.wins_at(square) for square in state.squares_of(1 - mover)):
            state.side = 1 - mover
            state.win()
        else:
            state.judge_draw()
        if parts["repeated"]:
            self.draw_by_repetition()

    def draw_by_repetition(self) -> None:
        """What ended the game lies in the positions before this one, so the text says it."""
        state = self.state
        if state.rules.repetition_draw == 0 or state.in_hand(WHITE) or state.in_hand(BLACK):
            raise self.wrong("pending", say("error-not-repeated"))
        if state.reason == "five":
            raise self.wrong("pending", say("error-ended-otherwise"))
        state.end(NOBODY, "repetition")
