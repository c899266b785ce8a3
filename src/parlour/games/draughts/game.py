"""What the capturing games of the family share: how they begin, and the printed options.

A capturing game of the family is a Draughts object: its rules name what differs from dame, and its options what can be agreed.
"""

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup, choice, with_options
from parlour.core.source import NEVER_ENDS, printed, reading
from parlour.games.draughts.engine import DraughtsState, blank_state
from parlour.games.draughts.position import DraughtsReader
from parlour.games.draughts.rules import DraughtsRules
from parlour.games.draughts.rulings import RULINGS

HUFFING = Option("huffing", False, source=printed("source-draughts-huffing", big="de"))
REMOVE_EACH_JUMP = choice(
    "remove_captured", "each_jump after_move", reading("source-draughts-remove_captured", big="de"), common="after_move"
)
REMOVE_AFTER_MOVE = choice(
    "remove_captured", "each_jump after_move", reading("source-damspel-remove_captured", box315="nl fr"), usual="after_move"
)
LANDING_FREE = choice("queen_landing", "free prolong", reading("source-draughts-queen_landing", big="de"))
LANDING_PROLONG = choice("queen_landing", "free prolong", reading("source-polnische_dame-queen_landing", big="de"), usual="prolong")
BLOCKED = choice("blocked_player", "wins loses", reading("source-schlagdame-blocked_player", big="de"))
DRAW_RULE = choice("draw_rule", "printed position off", reading("source-damspel-draw_rule", box315="nl fr"), common="position")
REPETITION = Option("repetition_draw", 3, low=2, high=9, off=True, source=NEVER_ENDS)
NO_PROGRESS = Option("no_progress_limit", 25, low=1, high=500, off=True, source=NEVER_ENDS)


class Draughts(Game):
    """A game of two armies that take each other's pieces."""

    def __init__(self, *, id: str, rules: DraughtsRules, options: tuple[Option, ...]) -> None:
        super().__init__(id=id, family="draughts", version=1, seats=(2,), usual_seats=2, options=options, rulings=RULINGS.get(id, ()))
        self.rules = rules

    def blank(self, setup: Setup) -> DraughtsState:
        return blank_state(setup, with_options(self.rules, setup))

    def begin(self, setup: Setup) -> DraughtsState:
        state = self.blank(setup)
        grid, rows = self.rules.grid, self.rules.rows
        state.men = grid.rows_from_bottom(0, rows - 1)
        state.enemy_men = grid.rows_from_bottom(grid.rows - rows, grid.rows - 1)
        state.judge()  # the first position counts for repetition
        return state

    def parse(self, text: str, setup: Setup) -> DraughtsState:
        return DraughtsReader(text, self.blank(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.draughts.face import DraughtsFace

        return DraughtsFace(self.rules)
