"""Russian puff: after two stones have been set, each number sets another or moves one. Sheet: tables.md, section 4.

Hit stones go to the bar and come first; the rest is puff.
"""

from parlour.core.setup import Option, Setup
from parlour.core.source import ours
from parlour.games.tables.game import MAX_TURNS, Tables
from parlour.games.tables.puff import PASCH_COUNT, puff_rules
from parlour.games.tables.rules import TO_BAR, TablesRules


def rules(setup: Setup) -> TablesRules:
    return puff_rules(setup, same_way=setup.flag("same_direction"), set_first=2, hits_to=TO_BAR)


GAME = Tables(
    id="russisches_puff",
    rules=rules,
    options=(Option("same_direction", False, source=ours("source-russisches_puff-same_direction")), PASCH_COUNT, MAX_TURNS),
)
