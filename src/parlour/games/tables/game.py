"""What the games of the tables family share. A game is a Tables object: its name, its options, and its rules made from the setup."""

from collections.abc import Callable

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.core.source import NEVER_ENDS
from parlour.games.tables.engine import TablesState, blank_state
from parlour.games.tables.position import TablesReader
from parlour.games.tables.rules import TablesRules
from parlour.games.tables.rulings import RULINGS

MAX_TURNS = Option("max_turns", 1000, low=20, high=9999, source=NEVER_ENDS)


class Tables(Game):
    """A game for two on the board with 24 points."""

    def __init__(self, *, id: str, rules: Callable[[Setup], TablesRules], options: tuple[Option, ...]) -> None:
        super().__init__(id=id, family="tables", version=1, seats=(2,), usual_seats=2, options=options, rulings=RULINGS.get(id, ()))
        self.rules = rules

    def begin(self, setup: Setup) -> TablesState:
        state = blank_state(setup, self.rules(setup))
        state.begin_game()
        return state

    def parse(self, text: str, setup: Setup) -> TablesState:
        return TablesReader(text, blank_state(setup, self.rules(setup))).read()

    def make_face(self) -> Face:
        from parlour.games.tables.face import TablesFace

        return TablesFace(self.rules)
