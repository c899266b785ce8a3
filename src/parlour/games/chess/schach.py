"""Schach, as printed, with what is known of the game where the booklets are silent. Sheet: chess.md, section 1."""

from dataclasses import replace

from parlour.core.source import reading
from parlour.games.chess.game import EN_PASSANT, FIFTY_MOVES, REPETITION, STRICT_CASTLING, Chess
from parlour.games.chess.rules import ChessRules

CASTLING = replace(
    STRICT_CASTLING,
    presets=(("travel", False), ("big", True), ("common", False)),
    source=reading("source-schach-strict_castling", travel="de fr it", big="de"),
)

GAME = Chess(id="schach", rules=ChessRules(), options=(EN_PASSANT, CASTLING, REPETITION, FIFTY_MOVES))
