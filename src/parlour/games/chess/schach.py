"""Schach, as printed, with what is known of the game where the booklets are silent. Sheet: chess.md, section 1."""

from parlour.games.chess.game import EN_PASSANT, FIFTY_MOVES, REPETITION, STRICT_CASTLING, Chess
from parlour.games.chess.rules import ChessRules

GAME = Chess(id="schach", rules=ChessRules(), options=(EN_PASSANT, STRICT_CASTLING, REPETITION, FIFTY_MOVES))
