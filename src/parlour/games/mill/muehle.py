"""Mühle, nine men's morris. Sheet: mill_and_stones.md, section 1."""

from parlour.core.setup import Option
from parlour.core.source import NEVER_ENDS, ours, printed, reading
from parlour.games.mill.game import Mill
from parlour.games.mill.rules import MillRules

BOOKLETS = {"travel": "de fr it", "big": "de", "halma_mill": "de en fr es it nl da sv pl ru"}

GAME = Mill(
    id="muehle",
    rules=MillRules(),
    options=(
        Option("flying", True, source=printed("source-muehle-flying", **BOOKLETS)),
        Option("take_from_mill_if_all", False, presets=(("common", True),), source=ours("source-muehle-take_from_mill_if_all")),
        Option(
            "double_mill_takes_two",
            False,
            source=reading("source-muehle-double_mill_takes_two", **BOOKLETS),
        ),
        Option(
            "may_decline",
            False,
            source=reading("source-muehle-may_decline", **BOOKLETS),
        ),
        Option("repetition_draw", 3, low=2, high=9, off=True, source=NEVER_ENDS),
        Option("no_mill_limit", 50, low=1, high=500, off=True, source=NEVER_ENDS),
    ),
)
