"""Dice games whose seats have heaps: something in the middle of the table, and a place for each seat beside it."""

from parlour.core.board import Board, Site
from parlour.games.dice.engine import LETTERS
from parlour.games.dice.face import COLOURS

MIDDLE = "middle"


def heaps(seats: int, height: float, keys: bool) -> Board:
    """The middle among the seats' places, all in a line; with keys, a place below each for its number."""
    before = (seats + 1) // 2
    base = height - (1.5 if keys else 0.9)
    sites = [Site(MIDDLE, 0.9 + 1.15 * before, base, "none", "middle")]
    for seat in range(seats):
        x = 0.9 + 1.15 * (seat if seat < before else seat + 1)
        sites.append(Site(LETTERS[seat], x, base, "none", "heap"))
        sites.append(Site(f"key{LETTERS[seat]}", x, height - 0.6, "circle", "key", COLOURS[seat], size=0.95 if keys else 0.3))
    return Board(left=0, top=0, width=1.8 + 1.15 * seats, height=height, plate="felt", sites=tuple(sites))
