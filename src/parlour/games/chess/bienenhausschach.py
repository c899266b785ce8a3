"""Bienenhausschach: chess in which the captor puts the captured piece back on a free square. Sheet: chess.md, section 3."""

from parlour.core.setup import Option, choice
from parlour.core.source import NEVER_ENDS, printed
from parlour.games.chess.game import EN_PASSANT, FIFTY_MOVES, LONGEST, REPETITION, STRICT_CASTLING, Chess
from parlour.games.chess.rules import ChessRules

GAME = Chess(
    id="bienenhausschach",
    version=2,
    rules=ChessRules(put_back=True),
    options=(
        choice("pawns_put_back", "anywhere ranks_2_to_7", printed("source-bienenhausschach-pawns", big="de")),
        EN_PASSANT,
        STRICT_CASTLING,
        REPETITION,
        FIFTY_MOVES,
        Option("move_limit", 200, low=1, high=LONGEST, off=True, source=NEVER_ENDS),
    ),
)
