"""What a game of solitaire is: how it begins, and how its positions are read."""

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.solitaire.engine import SolitaireState, blank_state
from parlour.games.solitaire.position import SolitaireReader
from parlour.games.solitaire.rules import Goal
from parlour.games.solitaire.rulings import RULINGS


class Solitaire(Game):
    """A game that each player plays alone, one after another."""

    def __init__(self, *, id: str, seats: tuple[int, ...], options: tuple[Option, ...]) -> None:
        super().__init__(id=id, family="solitaire", version=2, seats=seats, usual_seats=1, options=options, rulings=RULINGS.get(id, ()))

    def begin(self, setup: Setup) -> SolitaireState:
        return blank_state(setup, Goal(setup.choice("goal")))

    def parse(self, text: str, setup: Setup) -> SolitaireState:
        return SolitaireReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.solitaire.face import SolitaireFace

        return SolitaireFace()
