"""Long puff: puff in which both colours set on 1 to 6 and run the same way to 19 to 24. Sheet: tables.md, section 3."""

from functools import partial

from parlour.games.tables.game import MAX_TURNS, Tables
from parlour.games.tables.puff import PASCH_COUNT, puff_rules

GAME = Tables(id="langes_puff", rules=partial(puff_rules, same_way=True), options=(PASCH_COUNT, MAX_TURNS))
