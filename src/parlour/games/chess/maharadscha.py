"""Maharadscha-Schach: a whole white army against one black piece that moves like a king or a knight. Sheet: chess.md, section 4."""

from parlour.games.chess.game import FIFTY_MOVES, REPETITION, STRICT_CASTLING, Chess
from parlour.games.chess.rules import ChessRules

GAME = Chess(
    id="maharadscha",
    rules=ChessRules(start="8/8/8/8/8/8/PPPPPPPP/RNBQKBNR b KQ - 0 1", maharajah=True),
    options=(STRICT_CASTLING, REPETITION, FIFTY_MOVES),
)
