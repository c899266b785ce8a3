"""Mühle, nine men's morris. Sheet: mill_and_stones.md, section 1."""

from parlour.core.setup import Option
from parlour.games.mill.game import Mill
from parlour.games.mill.rules import MillRules

GAME = Mill(
    id="muehle",
    rules=MillRules(),
    options=(
        Option("flying", True, source="all booklets; off is common use"),
        Option("take_from_mill_if_all", False, source="R2"),
        Option("double_mill_takes_two", False, source="R3"),
        Option("may_decline", False, source="R4"),
        Option("repetition_draw", 3, low=2, high=9, off=True, source="R10"),
        Option("no_mill_limit", 50, low=1, high=500, off=True, source="R10"),
    ),
)
