"""Dice games whose seats have heaps: something in the middle of the table, and a place for each seat beside it."""

from parlour.core.board import Board, Site
from parlour.games.dice.engine import LETTERS
from parlour.games.dice.face import COLOURS

MIDDLE = "middle"
PITCH = 1.22  # from heap to heap


def heaps(seats: int, height: float, keys: bool) -> Board:
    """The middle among the seats' places, all in a line; with keys, a place below each for its number, else one above for its sign."""
    before = (seats + 1) // 2
    base = height - (1.5 if keys else 1.05)
    sites = [Site(MIDDLE, 0.9 + PITCH * before, base, "none", "middle")]
    for seat in range(seats):
        x = round(0.9 + PITCH * (seat if seat < before else seat + 1), 3)
        sites.append(Site(LETTERS[seat], x, base, "none", "heap"))
        y, size = (height - 0.6, 0.95) if keys else (0.65, 0.8)
        sites.append(Site(f"key{LETTERS[seat]}", x, y, "circle", "key", COLOURS[seat], size=size))
    return Board(left=0, top=0, width=round(1.8 + PITCH * seats, 3), height=height, plate="felt", sites=tuple(sites))
