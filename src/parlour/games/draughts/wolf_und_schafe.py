"""Wolf und Schafe: one against four. Sheet: draughts.md, section 7."""

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Setup, choice
from parlour.core.source import ours
from parlour.games.draughts.position import WolfReader
from parlour.games.draughts.rulings import RULINGS
from parlour.games.draughts.wolf_engine import WolfState, blank_state


class WolfAndSheep(Game):
    def begin(self, setup: Setup) -> WolfState:
        return blank_state(setup)

    def parse(self, text: str, setup: Setup) -> WolfState:
        return WolfReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.draughts.wolf_face import WolfFace

        return WolfFace()


GAME = WolfAndSheep(
    id="wolf_und_schafe",
    family="draughts",
    version=1,
    seats=(2,),
    usual_seats=2,
    options=(choice("first_move", "sheep wolf", ours("source-wolf_und_schafe-first_move")),),
    rulings=RULINGS["wolf_und_schafe"],
)
