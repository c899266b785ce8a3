"""Wolf und Schafe. Sheet: draughts.md, section 7."""

from parlour.core.errors import PositionError
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.draughts.grid import EIGHT
from parlour.games.draughts.position import read_sides
from parlour.games.draughts.wolf_rules import FLOCK, SHEEP, WOLF, WolfState, blank_state


class WolfAndSheep(Game):
    def begin(self, setup: Setup) -> WolfState:
        return blank_state(setup)

    def parse(self, text: str, setup: Setup) -> WolfState:
        """W:Wa1,c1,e1,g1:Bd8 with W the sheep and B the wolf; without a wolf he is still to be placed."""
        parts, sheep, wolf = read_sides(text, EIGHT)
        if sheep[0].bit_count() != 4 or sheep[1] or wolf[1] or wolf[0].bit_count() > 1:
            raise PositionError(text, 0, "there are four sheep and one wolf, and no queens")
        if parts["pending"]:
            raise PositionError(text, parts.start("pending"), "nothing can be pending")
        state = self.begin(setup)
        state.sheep = sheep[0]
        if wolf[0]:
            state.wolf = wolf[0].bit_length() - 1
            state.side = SHEEP if parts["side"] == "W" else WOLF
        elif parts["side"] == "W":
            raise PositionError(text, 0, "the wolf is placed before the sheep move")
        elif state.sheep != FLOCK:
            raise PositionError(text, parts.start("white"), "the sheep stand at home until the wolf is placed")
        state.turn = state.hand = state.side
        state.judge()
        return state

    def make_face(self) -> Face:
        from parlour.games.draughts.wolf_face import WolfFace

        return WolfFace()


GAME = WolfAndSheep(
    id="wolf_und_schafe",
    family="draughts",
    version=1,
    seats=(2,),
    usual_seats=2,
    options=(Option("first_move", "sheep", choices=("sheep", "wolf"), source="R1"),),
)
