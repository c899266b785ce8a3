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

KINDS: Final[i64] = 4  # of fields: column and row odd or even, which no hop over one piece changes
LENGTHS: Final = (1, 7, 8, 9, 49, 50)  # of hops, in bits; on the small star the first three are enough
SPANS: Final[i64] = 6

# The words of a position
LINKS: Final[i64] = 4  # behind the free fields of each kind: the hops that a piece on the way makes possible, by their lowest fields
OFF: Final[i64] = 28  # behind SPANS words per kind: hops that would lead off the board
OWN: Final[i64] = 29  # each seat's pieces, a word per kind

Cell = tuple[int, int]
Packing = tuple[int, int, int]  # how far apart neighbours of a kind lie in its word, along a row and along a column, and where it wraps


class Graph:
    """A board. `cells` are the coordinates that directions are counted in, `places` where the fields are drawn (y downwards).

    The fields of each kind are packed into a word, a bit per field, so that a hop shifts it by one of the LENGTHS.
    """

    def __init__(
        self,
        shape: str,
        size: int,
        names: list[str],
        cells: list[Cell],
        places: list[tuple[float, float]],
        directions: tuple[Cell, ...],
        packing: Packing,
    ) -> None:
        self.shape: Final = shape  # star, square, dark
        self.size: Final = size  # rows of a star's corner, or of a square
        self.names: Final = names
        self.cells: Final = cells
        self.places: Final = places
        self.directions: Final = directions
        self.fields: Final[i64] = len(names)
        self.ways: Final[i64] = len(directions)
        self.index: Final = {name: field for field, name in enumerate(names)}
        at = {cell: field for field, cell in enumerate(cells)}
        self.step: Final = vec[i64]([at.get((x + right, y + up), -1) for x, y in cells for right, up in directions])  # field * ways + way
        self.back: Final = vec[i64]([directions.index((-right, -up)) for right, up in directions])  # the way back of each way
        left, low = min([x for x, _ in cells]), min([y for _, y in cells])
        raw = [packed(x - left, y - low, packing) for x, y in cells]
        bits = [bit - min(raw) for bit in raw]
        kinds = [(x - left) % 2 + (y - low) % 2 * 2 for x, y in cells]
        self.kind: Final = vec[i64](kinds)
        self.bit: Final = vec[i64]([signed(1 << bit) for bit in bits])
        found = {(kind, bit): field for field, (kind, bit) in enumerate(zip(kinds, bits, strict=True))}
        self.unpacked: Final = vec[i64]([found.get((kind, bit), -1) for kind in range(KINDS) for bit in range(64)])  # kind * 64 + bit
        # A piece lets others hop over it, on every line through its field: from which kind, how far, and from which bit to a higher one.
        axes = [(right, up) for right, up in directions if (right, up) > (0, 0)]
        hops = [(at.get((x - right, y - up), -1), at.get((x + right, y + up), -1)) for x, y in cells for right, up in axes]
        lengths = [abs(bits[one] - bits[other]) if min(one, other) >= 0 else 0 for one, other in hops]
        self.wide: Final = max(lengths) > 8
        links = [
            (OFF, 0) if far == 0 else (LINKS + kinds[one] * SPANS + LENGTHS.index(far), 1 << min(bits[one], bits[other]))
            for (one, other), far in zip(hops, lengths, strict=True)
        ]
        # What changes in the words of a position when a piece comes or goes, word and bits in turn: its field, then the hops over it.
        self.flips: Final = vec[i64](
            [
                number
                for field in range(len(names))
                for word, bit in [(kinds[field], signed(1 << bits[field])), *links[field * len(axes) : (field + 1) * len(axes)]]
                for number in (word, bit)
            ]
        )
        self.flipped: Final[i64] = 2 + 2 * len(axes)  # numbers per field

    def words(self, fields: list[int]) -> list[int]:
        """These fields as words, one per kind."""
        found = [0 for _ in range(KINDS)]
        for field in fields:
            found[self.kind[field]] |= self.bit[field]
        return found

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


def packed(x: int, y: int, packing: Packing) -> int:
    along, across, wrap = packing
    return (x // 2 * along + y // 2 * across) % wrap


def signed(word: int) -> int:
    """The number that has these 64 bits."""
    return word - (1 << 64) if word >> 63 else word


def star(size: int) -> Graph:
    """A hexagon with size + 1 fields per side, and six corners with `size` rows each."""
    names: list[str] = []
    cells: list[Cell] = []
    for row in range(4 * size + 1):
        r = 2 * size - row
        inside = [(q, r) for q in range(-2 * size, 2 * size + 1) if on_star(q, r, size)]
        cells += inside
        names += [LETTERS[row] + str(number + 1) for number in range(len(inside))]
    places = [(q + r / 2, r * TALL) for q, r in cells]
    return Graph("star", size, names, cells, places, HEX, {4: (1, 8, 99), 5: (7, 8, 57)}[size])


def on_star(q: int, r: int, size: int) -> bool:
    s = -q - r
    return min(q, r, s) >= -size or max(q, r, s) <= size


def corner(graph: Graph, name: str) -> list[int]:
    """The fields of a corner of the star."""
    way = CORNERS.index(name)
    found = []
    for field, (q, r) in enumerate(graph.cells):
        beyond = (r, -q, -q - r, -r, q, q + r)[way]
        if beyond > graph.size:
            found.append(field)
    return found


def square(side: int, shape: str = "square") -> Graph:
    """The squares of a board, a1 at the bottom left; only the dark ones, a1 among them, if its shape is "dark"."""
    dark = shape == "dark"
    cells = [(column, row) for column in range(side) for row in range(side) if not dark or (column + row) % 2 == 0]
    names = [LETTERS[column] + str(row + 1) for column, row in cells]
    places = [(float(column), float(side - 1 - row)) for column, row in cells]
    return Graph(shape, side, names, cells, places, DIAGONAL if dark else ROUND, (1, 8, 64))


def camp(graph: Graph, rows: tuple[int, ...], name: str) -> list[int]:
    """The fields of a camp in a corner of a square board; `rows` are the lengths of its rows from the corner on."""
    found = []
    for field, (column, row) in enumerate(graph.cells):
        across = graph.size - 1 - column if "E" in name else column
        along = graph.size - 1 - row if "N" in name else row
        if along < len(rows) and across < rows[along]:
            found.append(field)
    return found


STAR10: Final = star(4)
STAR15: Final = star(5)
SIXTEEN: Final = square(16)
SIX: Final = square(6)
DARK: Final = square(8, "dark")
