"""Fünf in einer Reihe, five in a row with sixteen stones each. Sheet: mill_and_stones.md, section 2."""

from parlour.core.setup import Option
from parlour.core.source import NEVER_ENDS, ours, reading
from parlour.games.five.game import Five
from parlour.games.five.grid import LARGEST
from parlour.games.five.rules import FiveRules

GAME = Five(
    id="fuenf_in_einer_reihe",
    rules=FiveRules(),
    options=(
        Option("board_size", 10, low=8, high=LARGEST, source=ours("source-fuenf_in_einer_reihe-board_size")),
        Option("exact_five", False, source=reading("source-fuenf_in_einer_reihe-exact_five", travel="de fr it")),
        Option("relocation_limit", 100, low=1, high=500, off=True, source=NEVER_ENDS),
        Option("repetition_draw", 3, low=2, high=9, off=True, source=NEVER_ENDS),
    ),
)
