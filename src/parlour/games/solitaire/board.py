"""The board of solitaire, as data."""

from math import cos, pi, sin

from parlour.core.board import Area, Board, Caption, Line, Site, tile
from parlour.games.solitaire.grid import NAMES

PLATE = 3.72  # the radius of the plate


def place(name: str) -> tuple[float, float]:
    """Where a hole lies: letters run to the right, figures upwards."""
    return float(ord(name[0]) - ord("a")), float(7 - int(name[1]))


def cross_board(target: frozenset[str]) -> Board:
    """A round plate with a cross of holes; under those that are to be filled at the end lies a green patch that is wider than a peg."""
    sites = tuple(
        Site(name, *place(name), "well", "goal" if name in target else "field", "green" if name in target else "", size=0.9)
        for name in NAMES
    )
    ends = [("a3", "g3"), ("a4", "g4"), ("a5", "g5"), ("c1", "c7"), ("d1", "d7"), ("e1", "e7"), ("c1", "e1"), ("c2", "e2"), ("c6", "e6")]
    ends += [("c7", "e7"), ("a3", "a5"), ("b3", "b5"), ("f3", "f5"), ("g3", "g5")]
    captions = tuple(Caption(column, 6.86, "abcdefg"[column]) for column in range(7))
    captions += tuple(Caption(-0.86, 6 - row, str(row + 1)) for row in range(7))
    lines = tuple(Line((place(start), place(end))) for start, end in ends)
    plate = Area(tuple((round(3 + PLATE * cos(at * pi / 36), 3), round(3 + PLATE * sin(at * pi / 36), 3)) for at in range(72)), "round")
    patches = tuple(Area(tile(*place(name), 0.5), "picture", "green") for name in NAMES if name in target)
    return Board(-1.05, -1.05, 8.1, 8.1, "wood", sites, lines, (plate, *patches), captions)
