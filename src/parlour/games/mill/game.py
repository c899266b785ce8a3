"""What a game of mill is: its rules, how it begins, and how its positions are read."""

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup, with_options
from parlour.games.mill.engine import MillState, blank_state
from parlour.games.mill.position import MillReader
from parlour.games.mill.rules import MillRules
from parlour.games.mill.rulings import RULINGS


class Mill(Game):
    """A game on the board with 24 points."""

    def __init__(self, *, id: str, rules: MillRules, options: tuple[Option, ...]) -> None:
        super().__init__(id=id, family="mill", version=1, seats=(2,), usual_seats=2, options=options, rulings=RULINGS[id])
        self.rules = rules

    def begin(self, setup: Setup) -> MillState:
        return blank_state(setup, with_options(self.rules, setup))

    def parse(self, text: str, setup: Setup) -> MillState:
        return MillReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.mill.face import MillFace

        return MillFace()
