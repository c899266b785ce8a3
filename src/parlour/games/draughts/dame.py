"""Dame, as printed: men take forwards only, queens fly, any capture will do. Sheet: draughts.md, section 1."""

from dataclasses import replace

from parlour.core.source import printed, reading
from parlour.games.draughts.game import HUFFING, LANDING_FREE, NO_PROGRESS, REMOVE_EACH_JUMP, REPETITION, Draughts
from parlour.games.draughts.rules import DraughtsRules

BOOKLETS = {"travel": "de fr it", "big": "de"}

GAME = Draughts(
    id="dame",
    rules=DraughtsRules(),
    options=(
        replace(HUFFING, source=printed("source-draughts-huffing", **BOOKLETS)),
        replace(REMOVE_EACH_JUMP, source=reading("source-draughts-remove_captured", **BOOKLETS)),
        replace(LANDING_FREE, source=reading("source-draughts-queen_landing", **BOOKLETS)),
        REPETITION,
        NO_PROGRESS,
    ),
)
