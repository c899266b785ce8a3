"""Fünf in einer Reihe, five in a row with sixteen stones each. Sheet: mill_and_stones.md, section 2."""

import re

from parlour.core.errors import PositionError
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.core.state import NOBODY
from parlour.games.five.engine import BLACK, FREE, STONES, WHITE, FiveState, blank_state

POSITION = re.compile(r"(?P<side>[WB]):W(?P<white>[^:]*):B(?P<black>[^:]*):H(?P<hands>[0-9]{1,2},[0-9]{1,2})(?: \| (?P<pending>.+))?")
PENDING = re.compile(r"(?:moved (?P<moved>[0-9]{1,9},[0-9]{1,9}))?(?:(?:^|(?<=.), )(?P<repeated>repeated))?")


class FiveInARow(Game):
    def begin(self, setup: Setup) -> FiveState:
        return blank_state(setup)

    def parse(self, text: str, setup: Setup) -> FiveState:
        """Positions look like W:We5,f5:Bd4:H14,15 with, behind ` | `, `moved 12,11` (moves of stones that stood), `repeated` (drawn)."""
        return read_position(text, self.begin(setup))

    def make_face(self) -> Face:
        from parlour.games.five.face import FiveFace

        return FiveFace()


def read_position(text: str, state: FiveState) -> FiveState:
    parts = POSITION.fullmatch(text.strip())
    if parts is None:
        raise PositionError(text, 0, "expected side:Wstones:Bstones:Hwhite,black, as in W:We5,f5:Bd4:H14,15")
    for side, colour in ((WHITE, "white"), (BLACK, "black")):
        state.side = side
        _place(text, parts[colour], parts.start(colour), state)
    hands = [int(hand) for hand in parts["hands"].split(",")]
    for side in (WHITE, BLACK):
        if state.in_hand(side) != hands[side]:
            raise PositionError(text, parts.start("hands"), f"stones on the board and in hand are {STONES} a side")
    state.side = WHITE if parts["side"] == "W" else BLACK
    state.turn = state.hand = state.side
    _read_pending(text, parts["pending"] or "", parts.start("pending"), state)
    return state


def _place(text: str, names: str, place: int, state: FiveState) -> None:
    for name in names.split(",") if names else []:
        if name not in state.rules.names:
            raise PositionError(text, place, f"{name!r} is no square of the board")
        square = state.rules.square(name)
        if state.cells[square] != FREE:
            raise PositionError(text, place, f"{name} holds two stones")
        if state.in_hand(state.side) == 0:
            raise PositionError(text, place, f"a side has {STONES} stones")
        state.put(square)
        place += len(name) + 1


def _read_pending(text: str, pending: str, place: int, state: FiveState) -> None:
    parts = PENDING.fullmatch(pending)
    if parts is None:
        raise PositionError(text, place, "expected `moved 12,11` and `repeated` behind |")
    for side, moved in enumerate((parts["moved"] or "0,0").split(",")):
        state.moved[side] = int(moved)
        if int(moved) and state.in_hand(side):
            raise PositionError(text, place, "stones move only when all of that side are placed")
    mover = state.side
    if any(state.wins_at(square) for square in state.squares_of(mover)):
        raise PositionError(text, place, "the side to move has its row already")
    if any(state.wins_at(square) for square in state.squares_of(1 - mover)):
        state.side = 1 - mover
        state.win()
    else:
        state.judge_draw()
    if parts["repeated"]:
        if state.rules.repetition == 0 or state.in_hand(WHITE) or state.in_hand(BLACK):
            raise PositionError(text, place, "no position is repeated here")
        if state.reason == "five":
            raise PositionError(text, place, "the game is won, not drawn")
        state.end(NOBODY, "repetition")


GAME = FiveInARow(
    id="fuenf_in_einer_reihe",
    family="five",
    version=1,
    seats=(2,),
    usual_seats=2,
    options=(
        Option("board_size", 10, low=8, high=19, source="R1"),
        Option("exact_five", False, source="R5"),
        Option("relocation_limit", 100, low=1, high=500, off=True, source="R7"),
        Option("repetition_draw", 3, low=2, high=9, off=True, source="R7"),
    ),
)
