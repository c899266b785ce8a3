"""Damspel on 10x10: men take backwards too, the most pieces must be taken, and they leave after the move.

Sheet: draughts.md, section 2.
"""

from parlour.core.setup import Option
from parlour.core.source import reading
from parlour.games.draughts.game import DRAW_RULE, NO_PROGRESS, REMOVE_AFTER_MOVE, Draughts
from parlour.games.draughts.grid import TEN
from parlour.games.draughts.rules import DraughtsRules

GAME = Draughts(
    id="damspel",
    rules=DraughtsRules(grid=TEN, rows=4, men_take_back=True, stops_crowned=False, must_take_most=True),
    options=(
        DRAW_RULE,
        NO_PROGRESS,
        REMOVE_AFTER_MOVE,
        Option("crowned_in_passing", False, source=reading("source-damspel-crowned_in_passing", box315="nl fr")),
    ),
)
