"""The pieces of the chess family: a piece is its kind, and 8 more if it is black; 0 is an empty square. (Sheet: chess.md, 0)"""

from typing import Final

from mypy_extensions import i64

PAWN: Final[i64] = 1
KNIGHT: Final[i64] = 2
BISHOP: Final[i64] = 3
ROOK: Final[i64] = 4
QUEEN: Final[i64] = 5
KING: Final[i64] = 6
MAHARAJAH: Final[i64] = 7
LETTERS: Final = ".PNBRQKM.pnbrqkm"
