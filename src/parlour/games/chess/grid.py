"""The chessboard's squares, and where pieces can go from each. (Sheet: chess.md, 0)

Squares are a1 = 0, b1 = 1, …, h8 = 63, and a set of squares is a word with a bit for each.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOWHERE: Final[i64] = -1

# Castling: by side, where the king begins; and for each right (White's short and long one, then Black's), the squares of king and rook.
HOME: Final = vec[i64]([4, 60])
CASTLERS: Final = ((4, 7), (4, 0), (60, 63), (60, 56))
SHORT: Final[i64] = 1  # the bits of a side's rights
LONG: Final[i64] = 2

# Directions: four straight, then four diagonal; those of one line stand side by side.
STEPS: Final = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1))
NO_WAY: Final[i64] = 8  # the squares are on no line
LEAPS: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))  # a knight's


def _beside(square: int, step: tuple[int, int]) -> int:
    """The square one step away, or -1 beyond the edge."""
    column, row = square % 8 + step[0], square // 8 + step[1]
    return 8 * row + column if 0 <= column < 8 and 0 <= row < 8 else -1


def _ray(square: int, step: tuple[int, int]) -> list[int]:
    """The squares in a direction, to the edge."""
    found = []
    while (square := _beside(square, step)) >= 0:
        found.append(square)
    return found


def _mask(squares: Iterable[int]) -> int:
    """A bit for each square; that of h8 is the sign."""
    mask = sum(1 << square for square in squares if square >= 0)
    return mask - (1 << 64) if mask >> 63 else mask


def _masks(steps: Iterable[tuple[int, int]]) -> list[int]:
    """For each square, where these steps lead."""
    steps = list(steps)
    return [_mask(_beside(square, step) for step in steps) for square in range(64)]


def _way(start: int, end: int) -> int:
    """The direction from one square to another."""
    right, up = end % 8 - start % 8, end // 8 - start // 8
    if start == end or not (right == 0 or up == 0 or abs(right) == abs(up)):
        return 8
    return STEPS.index(((right > 0) - (right < 0), (up > 0) - (up < 0)))


def _between(start: int, end: int) -> int:
    """The squares between two on one line."""
    way = _way(start, end)
    ray = _RAYS[start][way] if way < 8 else [end]
    return _mask(ray[: ray.index(end)])


def _through(start: int, end: int) -> int:
    """The whole line on which two squares are."""
    way = _way(start, end)
    return _mask([start, *_RAYS[start][way], *_RAYS[start][way ^ 1]]) if way < 8 else 0


def _inner(square: int, line: int) -> list[int]:
    """The squares on a line through the square on which a piece bars the way: the edge bars it anyhow."""
    return sorted(_RAYS[square][2 * line][:-1] + _RAYS[square][2 * line + 1][:-1])


def _fold(square: int, line: int) -> int:
    """The factor by which the inner squares of a line are folded into the six highest bits of a word."""
    column, row = square % 8, square // 8
    if line == 0:
        return sum(1 << 57 - 7 * other - column for other in range(1, 7))
    if line == 1:
        return 1 << 57 - 8 * row
    return sum(1 << 8 * other + 1 for other in range(7))


def _slides(square: int, line: int) -> list[int]:
    """For each way in which the line can be filled, where a piece slides to; by the folded number."""
    inner, fold = _inner(square, line), _fold(square, line)
    found = [0] * 64
    for filling in range(1 << len(inner)):
        barred = {other for at, other in enumerate(inner) if filling >> at & 1}
        reached: list[int] = []
        for ray in _RAYS[square][2 * line : 2 * line + 2]:
            for other in ray:
                reached.append(other)
                if other in barred:
                    break
        found[_mask(barred) * fold >> 58 & 63] = _mask(reached)
    return found


_RAYS: Final = [[_ray(square, step) for step in STEPS] for square in range(64)]
KNIGHT_REACH: Final = vec[i64](_masks(LEAPS))
KING_REACH: Final = vec[i64](_masks(STEPS))
# Where a pawn takes, by 64 * its side + its square
PAWN_TAKES: Final = vec[i64](_masks(((-1, 1), (1, 1))) + _masks(((-1, -1), (1, -1))))
STEP: Final = vec[i64]([right + 8 * up for right, up in STEPS])
# For two squares, by 64 * one + the other:
WAY: Final = vec[i64]([_way(start, end) for start in range(64) for end in range(64)])
FAR: Final = vec[i64](
    [max(abs(start % 8 - end % 8), abs(start // 8 - end // 8)) for start in range(64) for end in range(64)]
)  # in king's steps
BETWEEN: Final = vec[i64]([_between(start, end) for start in range(64) for end in range(64)])
THROUGH: Final = vec[i64]([_through(start, end) for start in range(64) for end in range(64)])

# The lines through a square, by 4 * square + line: file, rank, and the two diagonals. Of each, the squares where a piece bars the way; the
# factor that folds them into a number of six bits; and, by that number, where a piece slides to.
INNER: Final = vec[i64]([_mask(_inner(square, line)) for square in range(64) for line in range(4)])
FOLD: Final = vec[i64]([_fold(square, line) for square in range(64) for line in range(4)])
SLIDES: Final = vec[i64]([mask for square in range(64) for line in range(4) for mask in _slides(square, line)])
# The same on an empty board, for both lines of a rook and of a bishop
ROOK_LINES: Final = vec[i64]([SLIDES[square << 8] | SLIDES[square << 8 | 64] for square in range(64)])
BISHOP_LINES: Final = vec[i64]([SLIDES[square << 8 | 128] | SLIDES[square << 8 | 192] for square in range(64)])

# By side: where a pawn may make the double step from, and where its next step is its last
SECOND: Final = vec[i64]([_mask(range(8, 16)), _mask(range(48, 56))])
SEVENTH: Final = vec[i64]([_mask(range(48, 56)), _mask(range(8, 16))])
LAST: Final = vec[i64]([_mask(range(56, 64)), _mask(range(8))])  # where a pawn has no further step
INSIDE: Final[i64] = _mask(range(8, 56))  # all but the first and last rank
DARK: Final[i64] = _mask(square for square in range(64) if (square // 8 + square) % 2 == 0)
# The castling rights that a move from or to a square leaves
KEPT: Final = vec[i64]([15 - sum(1 << right for right in range(4) if square in CASTLERS[right]) for square in range(64)])


def name(square: int) -> str:
    """a1 to h8"""
    return "abcdefgh"[square & 7] + "12345678"[square >> 3]
