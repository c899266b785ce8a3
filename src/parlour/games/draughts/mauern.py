"""Mauern. Sheet: draughts.md, section 8."""

from parlour.core.errors import PositionError
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.draughts.grid import EIGHT
from parlour.games.draughts.position import QUIET, read_sides
from parlour.games.draughts.wall_rules import WallState, blank_state


class Walling(Game):
    def begin(self, setup: Setup) -> WallState:
        return blank_state(setup)

    def parse(self, text: str, setup: Setup) -> WallState:
        parts, white, black = read_sides(text, EIGHT)
        if white[1] or black[1]:
            raise PositionError(text, 0, "there are no queens in this game")
        if white[0].bit_count() > 12 or black[0].bit_count() > 12:
            raise PositionError(text, 0, "a side has more than twelve men")
        state = self.begin(setup)
        state.side = state.turn = state.hand = 0 if parts["side"] == "W" else 1
        state.own, state.enemy = (white[0], black[0]) if state.side == 0 else (black[0], white[0])
        if parts["pending"]:
            quiet = QUIET.fullmatch(parts["pending"])
            if quiet is None or not state.backward:
                raise PositionError(text, parts.start("pending"), "only `quiet 12` can be pending, and only with backward_moves")
            state.quiet = int(quiet["count"])
        state.judge()
        return state

    def make_face(self) -> Face:
        from parlour.games.draughts.wall_face import WallFace

        return WallFace()


GAME = Walling(
    id="mauern",
    family="draughts",
    version=1,
    seats=(2,),
    usual_seats=2,
    options=(Option("backward_moves", False, source="R1"),),
)
