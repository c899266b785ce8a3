"""The boards of the stones family, as data."""

from parlour.core.board import Board, Caption, Line, Site
from parlour.games.stones.five_rules import COLUMNS
from parlour.games.stones.solitaire_rules import NAMES


def five_board(size: int) -> Board:
    """Squares on wood, in two tones so that rows are easy to follow."""
    last = size - 1
    sites = tuple(
        Site(f"{COLUMNS[column]}{row + 1}", column, last - row, "square", "dark" if (row + column) % 2 == 0 else "light", size=1.0)
        for row in range(size)
        for column in range(size)
    )
    captions = tuple(Caption(column, last + 0.86, COLUMNS[column]) for column in range(size))
    captions += tuple(Caption(-0.86, last - row, str(row + 1)) for row in range(size))
    return Board(-1.2, -0.9, size + 1.1, size + 1.1, "wood", sites, captions=captions, turns=(0, 180))


def place(name: str) -> tuple[float, float]:
    """Where a hole lies: letters run to the right, figures upwards."""
    return float(ord(name[0]) - ord("a")), float(7 - int(name[1]))


def cross_board(target: frozenset[str]) -> Board:
    """The cross of holes; those that are to be filled at the end are marked."""
    sites = tuple(
        Site(name, *place(name), "well", "goal" if name in target else "field", "green" if name in target else "", size=0.9)
        for name in NAMES
    )
    ends = [("a3", "g3"), ("a4", "g4"), ("a5", "g5"), ("c1", "c7"), ("d1", "d7"), ("e1", "e7"), ("c1", "e1"), ("c2", "e2"), ("c6", "e6")]
    ends += [("c7", "e7"), ("a3", "a5"), ("b3", "b5"), ("f3", "f5"), ("g3", "g5")]
    captions = tuple(Caption(column, 6.72, "abcdefg"[column]) for column in range(7))
    captions += tuple(Caption(-0.72, 6 - row, str(row + 1)) for row in range(7))
    lines = tuple(Line((place(start), place(end))) for start, end in ends)
    return Board(-1.0, -0.8, 7.8, 7.8, "wood", sites, lines, captions=captions)
