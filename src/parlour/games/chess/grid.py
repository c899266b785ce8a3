"""The chessboard's squares: where pieces can go from each, and numbers for telling positions apart. (Sheet: chess.md, 0)

Squares are a1 = 0, b1 = 1, …, h8 = 63. A piece is its kind, and 8 more if it is black; 0 is an empty square.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WHITE: Final[i64] = 0
BLACK: Final[i64] = 1
NOWHERE: Final[i64] = -1

PAWN: Final[i64] = 1
KNIGHT: Final[i64] = 2
BISHOP: Final[i64] = 3
ROOK: Final[i64] = 4
QUEEN: Final[i64] = 5
KING: Final[i64] = 6
MAHARAJAH: Final[i64] = 7
LETTERS: Final = ".PNBRQKM.pnbrqkm"

# Castling rights, as bits
WHITE_SHORT: Final[i64] = 1
WHITE_LONG: Final[i64] = 2
BLACK_SHORT: Final[i64] = 4
BLACK_LONG: Final[i64] = 8

# Directions: four straight, then four diagonal; those of one line stand side by side.
STEPS: Final = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))
NO_WAY: Final[i64] = 8  # the squares are on no line
NO_LINE: Final[i64] = 9  # nothing can be put between; equal to no direction


def _leaps(steps: tuple[tuple[int, int], ...]) -> list[list[int]]:
    """For each square, where these steps lead, ascending."""
    return [
        sorted(
            8 * (square // 8 + up) + square % 8 + right for right, up in steps if 0 <= square % 8 + right < 8 and 0 <= square // 8 + up < 8
        )
        for square in range(64)
    ]


def _room(square: int, step: tuple[int, int]) -> int:
    """How many steps there are to the edge."""
    count = 0
    column, row = square % 8 + step[0], square // 8 + step[1]
    while 0 <= column < 8 and 0 <= row < 8:
        count += 1
        column, row = column + step[0], row + step[1]
    return count


def _way(start: int, end: int) -> int:
    """The direction from one square to another."""
    right, up = end % 8 - start % 8, end // 8 - start // 8
    if start == end or not (right == 0 or up == 0 or abs(right) == abs(up)):
        return 8
    return STEPS.index(((right > 0) - (right < 0), (up > 0) - (up < 0)))


def _random_numbers(count: int) -> list[int]:
    """Numbers of 62 bits that are the same on every machine."""
    numbers = []
    state = 0x9E3779B97F4A7C15
    for _ in range(count):
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        mixed = (state ^ state >> 29) * 0xBF58476D1CE4E5B9 % 2**64
        numbers.append((mixed ^ mixed >> 32) % 2**62)
    return numbers


_KNIGHT: Final = _leaps(((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)))
_KING: Final = _leaps(STEPS)
KNIGHT_COUNT: Final = vec[i64]([len(targets) for targets in _KNIGHT])
KNIGHT_TO: Final = vec[i64]([target for targets in _KNIGHT for target in targets + [0] * (8 - len(targets))])
KING_COUNT: Final = vec[i64]([len(targets) for targets in _KING])
KING_TO: Final = vec[i64]([target for targets in _KING for target in targets + [0] * (8 - len(targets))])
STEP: Final = vec[i64]([right + 8 * up for right, up in STEPS])
ROOM: Final = vec[i64]([_room(square, step) for square in range(64) for step in STEPS])
WAY: Final = vec[i64]([_way(start, end) for start in range(64) for end in range(64)])
FAR: Final = vec[i64](
    [max(abs(start % 8 - end % 8), abs(start // 8 - end // 8)) for start in range(64) for end in range(64)]
)  # in king's steps
# The castling rights that a move from or to a square leaves.
KEPT: Final = vec[i64]([{0: 13, 4: 12, 7: 14, 56: 7, 60: 3, 63: 11}.get(square, 15) for square in range(64)])

# The square of a single bit, by its remainder; half the board at a time.
_POWERS: Final = {(1 << bit) % 37: bit for bit in range(32)}
SQUARE: Final = vec[i64]([_POWERS.get(rest, 0) for rest in range(37)])

_NUMBERS: Final = _random_numbers(16 * 64 + 16 + 8 + 1)
PIECE_HASH: Final = vec[i64](_NUMBERS[:1024])
RIGHTS_HASH: Final = vec[i64](_NUMBERS[1024:1040])
PASSANT_HASH: Final = vec[i64](_NUMBERS[1040:1048])
SIDE_HASH: Final[i64] = _NUMBERS[1048]


def name(square: int) -> str:
    """a1 to h8"""
    return "abcdefgh"[square & 7] + "12345678"[square >> 3]
