"""The mill board: its 24 points, the lines through them, and the ways between them. (Sheet: mill_and_stones.md, 1)

Points are numbered around the three squares, eight a square, from the corner a1, b2 or c3 on: corners are even, and shifting the
bits of an integer by one or by eight moves all stones of a side at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NAMES: Final = "a1 a4 a7 d7 g7 g4 g1 d1 b2 b4 b6 d6 f6 f4 f2 d2 c3 c4 c5 d5 e5 e4 e3 d3".split()
POINTS: Final = 24
LINES: Final = [
    [NAMES.index(name) for name in line.split("-")]
    for line in (
        "a1-a4-a7 b2-b4-b6 c3-c4-c5 d1-d2-d3 d5-d6-d7 e3-e4-e5 f2-f4-f6 g1-g4-g7 "
        "a1-d1-g1 b2-d2-f2 c3-d3-e3 a4-b4-c4 e4-f4-g4 c5-d5-e5 b6-d6-f6 a7-d7-g7"
    ).split()
]


def _neighbours(point: int) -> int:
    """The points next to this one on a line, as bits."""
    near = 0
    for first, middle, last in LINES:
        if point == middle:
            near |= 1 << first | 1 << last
        elif point in (first, last):
            near |= 1 << middle
    return near


def _partners(point: int, which: int) -> int:
    """The other two points of the point's first or second line, as bits."""
    through = [line for line in LINES if point in line]
    return sum(1 << other for other in through[which] if other != point)


NEAR: Final = vec[i64]([_neighbours(point) for point in range(POINTS)])
FIRST_LINE: Final = vec[i64]([_partners(point, 0) for point in range(POINTS)])  # every point lies on exactly two lines
SECOND_LINE: Final = vec[i64]([_partners(point, 1) for point in range(POINTS)])

# The 32 ways from point to point, as the engine's open_ways packs them: to the next point around the squares, then between the outer and
# the middle square at the odd bits and between the middle and the inner square at the even bits.
WAYS: Final = [(point, point - 7 if point % 8 == 7 else point + 1) for point in range(POINTS)] + [
    (point, point + 8) for pair in range(1, 8, 2) for point in (pair + 8, pair)
]


def names(stones: i64) -> list[str]:
    """The names of the points that hold the stones, in order."""
    return sorted([NAMES[point] for point in range(POINTS) if stones >> point & 1])
