"""Positions of mill in writing. (Sheet: mill_and_stones.md, 1)

W:Wa1,d1:Bb2:H7,8 is who is to move, White's and Black's stones, and how many each has in hand; behind ` | ` what is pending, in this order:

    take 1          a mill is closed, and so many stones are to be taken now
    quiet 12        moves since the placing phase or the last stone taken
    repeated        drawn, because the position was there before
"""

import re

from parlour.core.duel import BLACK, WHITE
from parlour.core.message import say
from parlour.core.position import PositionReader
from parlour.core.state import NOBODY
from parlour.games.mill.engine import FEWEST, STONES, MillState
from parlour.games.mill.grid import NAMES, POINTS

PENDING = re.compile(r"(?:take (?P<take>[12]))?(?:(?:^|(?<=.), )quiet (?P<quiet>[0-9]{1,4}))?(?:(?:^|(?<=.), )(?P<repeated>repeated))?")


class MillReader(PositionReader[MillState]):
    shape = re.compile(r"(?P<side>[WB]):W(?P<white>[^:]*):B(?P<black>[^:]*):H(?P<hands>[0-9],[0-9])(?: \| (?P<pending>.+))?")
    example = "W:Wa1,d1:Bb2:H7,8"

    def read(self) -> MillState:
        state = self.state
        white, black = (sum(1 << NAMES.index(name) for name in self.placed(side, NAMES)) for side in ("white", "black"))
        for further, name in self.listed("black"):
            if white >> NAMES.index(name) & 1:
                raise self.wrong("black", say("error-two-pieces", name=name), further)
        hands = [int(hand) for hand in self.parts["hands"].split(",")]
        for stones, hand in ((white, hands[0]), (black, hands[1])):
            if stones.bit_count() + hand > STONES:
                raise self.wrong("hands", say("error-too-many", most=STONES))
        state.hand_to(WHITE if self.parts["side"] == "W" else BLACK)
        state.own, state.enemy = (white, black) if state.side == WHITE else (black, white)
        state.own_hand, state.enemy_hand = hands if state.side == WHITE else hands[::-1]
        self.pending()
        return state

    def pending(self) -> None:
        state = self.state
        parts = PENDING.fullmatch(self.parts["pending"] or "")
        if parts is None:
            raise self.wrong("pending", say("error-expected", example="| take 1, quiet 12, repeated"))
        state.quiet = int(parts["quiet"] or 0)
        if state.quiet and (state.own_hand or state.enemy_hand):
            raise self.wrong("pending", say("error-mill-quiet"))
        state.due = int(parts["take"] or 0)
        lost = state.total(1 - state.side) < FEWEST
        if state.due:
            self.await_taking(lost)
        else:
            state.judge()
            if state.winner == NOBODY and lost:
                state.end(state.side, "fewer_than_three")  # in play the stone taken ends it; a text may name the winner as the side to move
        if parts["repeated"]:
            self.draw_by_repetition()

    def await_taking(self, lost: bool) -> None:
        """A move is half made: its mill stands, and as many stones are due as it may take."""
        state = self.state
        if state.takeable() == 0:
            raise self.wrong("pending", say("error-nothing-to-take"))
        if lost and not (state.due == 1 and state.rules.double_mill_takes_two and state.total(1 - state.side) == FEWEST - 1):
            raise self.wrong("pending", say("error-mill-lost"))  # but for the second stone of a double mill
        mills = max([state.mills_through(point) for point in range(POINTS) if state.own >> point & 1], default=0)
        if mills == 0:
            raise self.wrong("pending", say("error-mill-none"))
        if (state.due == 2 or lost) and not (state.rules.double_mill_takes_two and mills == 2):
            raise self.wrong("pending", say("error-mill-two"))
        state.midway = True

    def draw_by_repetition(self) -> None:
        """What ended the game lies in the positions before this one, so the text says it."""
        state = self.state
        if state.rules.repetition_draw == 0 or state.own_hand or state.enemy_hand or state.due:
            raise self.wrong("pending", say("error-not-repeated"))
        if state.winner != NOBODY:
            raise self.wrong("pending", say("error-ended-otherwise"))
        state.end(NOBODY, "repetition")
