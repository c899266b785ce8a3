"""Räuberschach: whoever has lost everything has won; kings are pieces like others. Sheet: chess.md, section 2."""

from parlour.core.setup import Option
from parlour.games.chess.game import EN_PASSANT, MOST_QUIET, REPETITION, Chess
from parlour.games.chess.rules import ChessRules

GAME = Chess(
    id="raeuberschach",
    rules=ChessRules(royal=False),
    options=(
        Option("compulsory_capture", True, source="002: players may agree on it; raeuberschach R1"),
        Option("promote_to_king", True, source="raeuberschach R3"),
        Option("blocked_player", "passes", choices=("passes", "wins", "draw"), source="raeuberschach R2"),
        EN_PASSANT,
        REPETITION,
        # Never off: two bishops on squares of different colours would go on for ever.
        Option("fifty_move_limit", 50, low=1, high=MOST_QUIET, source="schach R6"),
    ),
)
