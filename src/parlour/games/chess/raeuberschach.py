"""Räuberschach: whoever has lost everything has won; kings are pieces like others. Sheet: chess.md, section 2."""

from parlour.core.setup import Option, choice
from parlour.core.source import NEVER_ENDS, printed, reading
from parlour.games.chess.game import EN_PASSANT, MOST_QUIET, REPETITION, Chess
from parlour.games.chess.rules import ChessRules

GAME = Chess(
    id="raeuberschach",
    rules=ChessRules(royal=False),
    options=(
        Option(
            "compulsory_capture",
            True,
            presets=(("printed", False), ("common", True)),
            source=printed("source-raeuberschach-compulsory_capture", big="de"),
        ),
        Option("promote_to_king", True, source=reading("source-raeuberschach-promote_to_king", big="de")),
        choice("blocked_player", "passes wins draw", reading("source-raeuberschach-blocked_player", big="de"), common="wins"),
        EN_PASSANT,
        REPETITION,
        # Never off: two bishops on squares of different colours would go on for ever.
        Option("fifty_move_limit", 50, low=1, high=MOST_QUIET, source=NEVER_ENDS),
    ),
)
