"""Mauern: men that wall each other in. Sheet: draughts.md, section 8."""

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup, choice
from parlour.core.source import reading
from parlour.games.draughts.position import WallReader
from parlour.games.draughts.rulings import RULINGS
from parlour.games.draughts.wall_engine import WallState, blank_state


class Walling(Game):
    def begin(self, setup: Setup) -> WallState:
        return blank_state(setup)

    def parse(self, text: str, setup: Setup) -> WallState:
        return WallReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.draughts.wall_face import WallFace

        return WallFace()


GAME = Walling(
    id="mauern",
    family="draughts",
    version=1,
    seats=(2,),
    usual_seats=2,
    options=(
        Option("backward_moves", False, source=reading("source-mauern-backward_moves", big="de")),
        choice("taking", "always may", reading("source-mauern-taking", big="de"), printed="may"),
    ),
    rulings=RULINGS["mauern"],
)
