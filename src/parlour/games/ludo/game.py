"""What the games of the ludo family share. A game is a Ludo object: its name, its options, its board, and rules made from the setup."""

from collections.abc import Callable

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.ludo.board import RingBoard
from parlour.games.ludo.engine import LudoState, blank_state
from parlour.games.ludo.position import PositionReader
from parlour.games.ludo.rules import LudoRules
from parlour.games.ludo.rulings import RULINGS


class Ludo(Game):
    """A game in which pieces run once around a ring and home, by the throws of one die."""

    def __init__(
        self,
        *,
        id: str,
        version: int = 1,
        seats: tuple[int, ...],
        rules: Callable[[Setup], LudoRules],
        board: Callable[[Setup, LudoRules], RingBoard],
        options: tuple[Option, ...],
    ) -> None:
        super().__init__(id=id, family="ludo", version=version, seats=seats, usual_seats=4, options=options, rulings=RULINGS.get(id, ()))
        self.rules = rules
        self.board = board

    def begin(self, setup: Setup) -> LudoState:
        state = blank_state(setup, self.rules(setup))
        state.begin()
        return state

    def parse(self, text: str, setup: Setup) -> LudoState:
        return PositionReader(text, blank_state(setup, self.rules(setup))).read()

    def partners(self, setup: Setup, seat: int) -> tuple[int, ...]:
        return (seat % 2, seat % 2 + 2) if self.rules(setup).colours.partners else (seat,)

    def make_face(self) -> Face:
        from parlour.games.ludo.face import LudoFace

        return LudoFace(self.rules, self.board)
