"""Boards as graphs: fields, where they lie, and which field is next in each direction. (Sheet: halma.md, 0.1 and 0.2)

Fields are numbered in the order of their names, so that a list of fields in ascending order is also in the order in which
people write it. A line of the board is a series of fields in one direction.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOWHERE: Final[i64] = -1
TALL: Final = 0.866  # the distance of rows on a star, in distances of neighbours
LETTERS: Final = "abcdefghijklmnopqrstu"
CORNERS: Final = ("S", "SW", "NW", "N", "NE", "SE")  # of a star, clockwise from the bottom
QUARTERS: Final = ("SW", "NW", "NE", "SE")  # the corners of a square, clockwise

HEX: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
ROUND: Final = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))
DIAGONAL: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))

NEAR: Final = 1 << 0
FAR: Final = 1 << 8
BESIDE: Final = 1 << 16

Cell = tuple[int, int]


class Graph:
    """A board. `cells` are the coordinates that directions are counted in, `places` where the fields are drawn (y downwards)."""

    def __init__(
        self, shape: str, names: list[str], cells: list[Cell], places: list[tuple[float, float]], directions: tuple[Cell, ...]
    ) -> None:
        self.shape: Final = shape  # star, square, dark
        self.names: Final = names
        self.cells: Final = cells
        self.places: Final = places
        self.directions: Final = directions
        self.fields: Final[i64] = len(names)
        self.ways: Final[i64] = len(directions)
        self.index: Final = {name: field for field, name in enumerate(names)}
        at = {cell: field for field, cell in enumerate(cells)}
        self.step: Final = vec[i64]([at.get((x + right, y + up), -1) for x, y in cells for right, up in directions])  # field * ways + way
        self.beyond: Final = vec[i64]([at.get((x + 2 * right, y + 2 * up), -1) for x, y in cells for right, up in directions])
        # What a piece changes in its surroundings, see `around`: field * 2 * ways + number; the field behind the last one is nowhere.
        self.ring: Final = vec[i64](
            [at.get((x + far * right, y + far * up), len(names)) for x, y in cells for right, up in directions for far in (1, 2)]
        )
        back = [directions.index((-right, -up)) for right, up in directions]
        self.flips: Final = vec[i64]([shift << way for way in back for shift in (NEAR, FAR)])

    def around(self) -> vec[i64]:
        """The surroundings of every field of the empty board, and of nowhere, a bit a direction:

        NEAR    a piece stands beside the field
        FAR     nobody can land behind that: a piece stands there, or the board ends
        BESIDE  there is a field beside it
        """
        found = []
        for field in range(self.fields):
            bits = 0
            for way in range(self.ways):
                bits |= BESIDE << way if self.step[field * self.ways + way] != NOWHERE else 0
                bits |= FAR << way if self.beyond[field * self.ways + way] == NOWHERE else 0
            found.append(bits)
        found.append(0)
        return vec[i64](found)

    def fields_of(self, names: str) -> list[int]:
        """The fields with these names, in ascending order."""
        return sorted([self.index[name] for name in names.split()])

    def next(self, field: int, way: int) -> int:
        return self.step[field * self.ways + way]

    def distances(self, targets: list[int]) -> list[int]:
        """The number of steps from every field to the nearest of the targets, on the empty board."""
        far = [-1 for _ in self.names]
        for target in targets:
            far[target] = 0
        edge = list(targets)
        while edge:
            found = []
            for field in edge:
                for way in range(self.ways):
                    near = self.next(field, way)
                    if near != NOWHERE and far[near] < 0:
                        far[near] = far[field] + 1
                        found.append(near)
            edge = found
        return far


def star(size: int) -> Graph:
    """A hexagon with size + 1 fields a side, and six corners with `size` rows each."""
    names: list[str] = []
    cells: list[Cell] = []
    for row in range(4 * size + 1):
        r = 2 * size - row
        inside = [(q, r) for q in range(-2 * size, 2 * size + 1) if on_star(q, r, size)]
        cells += inside
        names += [LETTERS[row] + str(number + 1) for number in range(len(inside))]
    places = [(q + r / 2, r * TALL) for q, r in cells]
    return Graph("star", names, cells, places, HEX)


def on_star(q: int, r: int, size: int) -> bool:
    s = -q - r
    return min(q, r, s) >= -size or max(q, r, s) <= size


def corner(graph: Graph, size: int, name: str) -> list[int]:
    """The fields of a corner of the star."""
    way = CORNERS.index(name)
    found = []
    for field, (q, r) in enumerate(graph.cells):
        beyond = (r, -q, -q - r, -r, q, q + r)[way]
        if beyond > size:
            found.append(field)
    return found


def square(side: int) -> Graph:
    """All squares of a board, a1 at the bottom left."""
    cells = [(column, row) for column in range(side) for row in range(side)]
    names = [LETTERS[column] + str(row + 1) for column, row in cells]
    places = [(float(column), float(side - 1 - row)) for column, row in cells]
    return Graph("square", names, cells, places, ROUND)


def dark() -> Graph:
    """The dark squares of the 8x8 board, a1 among them."""
    cells = [(column, row) for column in range(8) for row in range(8) if (column + row) % 2 == 0]
    names = [LETTERS[column] + str(row + 1) for column, row in cells]
    places = [(float(column), float(7 - row)) for column, row in cells]
    return Graph("dark", names, cells, places, DIAGONAL)


def camp(graph: Graph, side: int, rows: tuple[int, ...], name: str) -> list[int]:
    """The fields of a camp in a corner of a square board; `rows` are the lengths of its rows from the corner on."""
    found = []
    for field, (column, row) in enumerate(graph.cells):
        across = side - 1 - column if "E" in name else column
        along = side - 1 - row if "N" in name else row
        if along < len(rows) and across < rows[along]:
            found.append(field)
    return found


STAR10: Final = star(4)
STAR15: Final = star(5)
SIXTEEN: Final = square(16)
SIX: Final = square(6)
DARK: Final = dark()
