"""What lies before the player of a trick: rows of digits to say or name a number by, and the place of a stack."""

from typing import NamedTuple

from parlour.core.board import Area, Board, Caption, Site, box
from parlour.games.tricks.rules import Trick

STEP = 1.05  # from row to row
DIE = 0.9  # the height of a die in a stack
TRAY = 1.75  # how far down dice fall that lie beside each other


class Digits(NamedTuple):
    """A row of digits: the sign before it, the digits, and what their sites are called around the digit."""

    sign: str
    digits: range
    name: str


def rows_of(trick: Trick) -> list[Digits]:
    """The rows that this trick needs. A face on top is said by the rows that name the hidden ones."""
    both = trick.two and trick.real and not trick.stacked
    return [*(rows_to(trick, naming=False) if both else []), *rows_to(trick, naming=trick.player)]


def rows_to(trick: Trick, *, naming: bool) -> list[Digits]:
    """One row per die that somebody names, else one per decimal place of what can be said or named."""
    if naming and not trick.stacked:
        return [Digits(f"{at + 1}.", range(1, 7), "abc"[at] + "{}") for at in range(trick.dice)]
    numbers = list(trick.names if naming else trick.says)
    zeros = ["0" * place for place in reversed(range(len(str(numbers[-1]))))]
    rows = [Digits("1" + behind, range(10), "{}" + behind) for behind in zeros]
    highest = range(numbers[0] // int(rows[0].sign), numbers[-1] // int(rows[0].sign) + 1)
    return [rows[0]._replace(digits=highest), *rows[1:]]


def path_to(trick: Trick, number: int, *, naming: bool) -> tuple[str, ...]:
    """The sites that write a number, one digit per row."""
    rows = rows_to(trick, naming=naming or (trick.stacked and trick.player))
    return tuple(row.name.format(digit) for row, digit in zip(rows, f"{number:0{len(rows)}}", strict=True))


def stack_sites(trick: Trick) -> tuple[str, ...]:
    """The places of a stack, from below."""
    return tuple(f"s{at + 1}" for at in range(trick.dice)) if trick.stacked else ()


def board_of(trick: Trick) -> Board:
    rows = rows_of(trick)
    stack = stack_sites(trick)
    least = min(row.digits.start for row in rows)
    columns = max(row.digits.stop for row in rows) - least
    width = columns + 1.8 + (1.6 if stack else 0)
    dice = () if stack or trick.real else (Area(box(0.35, 0.35, width - 0.35, TRAY), "dice"),)
    high = max(len(rows) * STEP, len(stack) * DIE) + 0.8
    height = high + (TRAY - 0.3 if dice else 0.0)
    top = height - high + (high - STEP * (len(rows) - 1)) / 2
    sites = [
        Site(row.name.format(digit), 1.5 + digit - least, top + STEP * at, "square", "bet", label=str(digit), size=0.92)
        for at, row in enumerate(rows)
        for digit in row.digits
    ]
    sites += [Site(id, width - 1.1, height - 0.85 - DIE * at, "square", "slot", size=0.86) for at, id in enumerate(stack)]
    captions = tuple(Caption(0.55, top + STEP * at, row.sign) for at, row in enumerate(rows))
    return Board(left=0, top=0, width=width, height=height, plate="felt", sites=tuple(sites), areas=dice, captions=captions)
