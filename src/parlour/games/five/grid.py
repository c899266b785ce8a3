"""The squares of five in a row. (Sheet: mill_and_stones.md, 2)

They are numbered row by row from a1 on, with one square of edge behind each row and a row of edge below and above, so that a walk along a
line always ends at something that is no stone of either side.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLUMNS: Final = "abcdefghijklmnopqrs"
LARGEST: Final = 19  # squares a side
MOST_AREA: Final = (LARGEST + 2) * (LARGEST + 1) + 1


class Grid:
    """A board of so many squares a side."""

    def __init__(self, size: int) -> None:
        self.size: Final[i64] = size
        self.width: Final[i64] = size + 1  # from a square to the one above it
        self.area: Final[i64] = (size + 2) * (size + 1) + 1  # all squares and edges
        self.squares: Final = vec[i64]([(row + 1) * (size + 1) + column for row in range(size) for column in range(size)])
        self.names: Final = [f"{COLUMNS[column]}{row + 1}" for row in range(size) for column in range(size)]

    def name(self, square: i64) -> str:
        row = square // self.width - 1
        return self.names[row * self.size + square % self.width]

    def square(self, name: str) -> i64:
        """The square of that name; ValueError if there is none."""
        return self.squares[self.names.index(name)]
