"""What a game of five in a row is: its rules, how it begins, and how its positions are read."""

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup, with_options
from parlour.games.five.engine import FiveState, blank_state
from parlour.games.five.position import FiveReader
from parlour.games.five.rules import FiveRules
from parlour.games.five.rulings import RULINGS


class Five(Game):
    """A game in which a row of stones wins."""

    def __init__(self, *, id: str, rules: FiveRules, options: tuple[Option, ...]) -> None:
        super().__init__(id=id, family="five", version=1, seats=(2,), usual_seats=2, options=options, rulings=RULINGS.get(id, ()))
        self.rules = rules

    def begin(self, setup: Setup) -> FiveState:
        return blank_state(setup, with_options(self.rules, setup))

    def parse(self, text: str, setup: Setup) -> FiveState:
        return FiveReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.five.face import FiveFace

        return FiveFace()
