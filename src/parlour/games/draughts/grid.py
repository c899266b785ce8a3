"""The dark squares of a draughts board and the steps between them. (Sheet: draughts.md, 0.1)

Squares are numbered in the order of their notation: a1, a3, a5, … h8 on 8x8, 1 to 50 on 10x10. So a list of squares in
ascending order is also in the order in which people write it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT

# Directions: the first two are forward for White, the next two for Black; the last four go along files and ranks,
# to the next dark square.
AHEAD: Final = ((-1, 1), (1, 1))
BACK: Final = ((-1, -1), (1, -1))
STRAIGHT: Final = ((0, 2), (0, -2), (-2, 0), (2, 0))
DIRECTIONS: Final = AHEAD + BACK + STRAIGHT
NOWHERE: Final[i64] = -1


class Grid:
    """A board: the names of its squares, where they lie, and which square is next in each of eight directions."""

    def __init__(self, names: list[str], places: list[tuple[int, int]], rows: int) -> None:
        self.names: Final = names
        self.numbered: Final = names[0].isdigit()  # else squares have letters
        self.places: Final = places  # (column, row) of each square, row 0 nearest to White
        self.rows: Final = rows
        self.squares: Final[i64] = len(names)
        self.full: Final[i64] = BIT[len(names)] - 1
        at = {place: square for square, place in enumerate(places)}
        steps = [at.get((column + right, row + up), -1) for right, up in DIRECTIONS for column, row in places]
        self.step: Final = vec[i64](steps)  # index: direction * squares + square
        self.slides: Final = vec[i64]([number for way in range(8) for number in slide(steps[way * len(names) : (way + 1) * len(names)])])
        self.diagonal: Final = vec[i64](between(steps, len(names), 0))  # index: 64 * from + to; the squares between, as bits
        self.straight: Final = vec[i64](between(steps, len(names), 4))
        self.top: Final[i64] = sum(BIT[square] for square, (_, row) in enumerate(places) if row == rows - 1)
        self.bottom: Final[i64] = sum(BIT[square] for square, (_, row) in enumerate(places) if row == 0)

    def moved(self, squares: i64, direction: i64) -> i64:
        """The squares one step on in this direction; those that would leave the board are gone."""
        slides = self.slides
        at = 6 * direction
        one = (squares & slides[at]) << slides[at + 1] >> slides[at + 2]
        return one | ((squares & slides[at + 3]) << slides[at + 4] >> slides[at + 5])

    def rows_from_bottom(self, first: int, last: int) -> int:
        """The squares of the rows first..last, counted from White's side, as bits."""
        return sum(BIT[square] for square, (_, row) in enumerate(self.places) if first <= row <= last)

    def named(self, squares: i64) -> list[str]:
        """The names of the squares, in the order of the notation."""
        return [self.names[square] for square in range(self.squares) if squares >> square & 1]


def slide(steps: list[int]) -> list[int]:
    """A step in one direction as shifts of bits. Rows lie half a square apart, so there are up to two: mask, left, right, each."""
    numbers: list[int] = []
    for by in sorted({target - square for square, target in enumerate(steps) if target >= 0}):
        going = [square for square, target in enumerate(steps) if target >= 0 and target - square == by]
        numbers += [sum(BIT[square] for square in going), max(by, 0), max(-by, 0)]
    return numbers + [0] * (6 - len(numbers))


def between(steps: list[int], squares: int, first: int) -> list[int]:
    """For every two squares, those between them on a line of the four directions from `first` on."""
    found = [0] * 4096
    for way in range(first, first + 4):
        for start in range(squares):
            passed = 0
            square = steps[way * squares + start]
            while square >= 0:
                found[64 * start + square] = passed
                passed += BIT[square]
                square = steps[way * squares + square]
    return found


def _eight() -> Grid:
    places = [(column, row) for column in range(8) for row in range(8) if (column + row) % 2 == 0]
    return Grid(["abcdefgh"[column] + str(row + 1) for column, row in places], places, 8)


def _ten() -> Grid:
    places = [(2 * (number % 5) + (1 if number // 5 % 2 == 0 else 0), 9 - number // 5) for number in range(50)]
    return Grid([str(number + 1) for number in range(50)], places, 10)


EIGHT: Final = _eight()
TEN: Final = _ten()
