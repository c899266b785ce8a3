"""Pieces to cut out, in the size of their board, and dice to fold and glue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from parlour.core.game import Game
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER
from parlour.press.board import QUIET
from parlour.press.drawing import Disc, Mark, Outline, Spot, Words, moved
from parlour.press.pieces import PIPS, PieceDrawer

SMALLEST: Final = 9.0  # millimetres: what scissors can still cut
LARGEST: Final = 24.0
MOST: Final = 120  # of one sort; whoever plays for more chips has other ones
GAP: Final = 2.5
CUT: Final = 0.15  # how broad a line to cut along is
SIDE: Final = 14.0  # of a die
FLAP: Final = 4.0
DIE_INK: Final = "#2b2622"
DOUBLES: Final = ("2", "4", "8", "16", "32", "64")
UNCUT: Final = (
    "hourglass",
    "matches",
    "matchbox",
    "coasters",
    "tower",
    "cup",
    "card",
    "cross",
    "cube",
)  # every house has the real ones; a cube is folded
FILLING: Final = {"stone": (0.0, 1.14), "man": (0.0, 1.14), "chips": (0.0, 1.5)}  # how far down and how large flat pieces are drawn
TOSSES: Final = 40  # actions until every game has shown all its dice

# The faces of a die as a cross, by column and row; opposite ones add up to seven.
CROSS: Final = ((0, 1, 2), (1, 1, 1), (2, 1, 5), (3, 1, 6), (1, 0, 3), (1, 2, 4))


@dataclass(frozen=True, slots=True)
class Cutout:
    """Something to cut out: how large it is, and its marks from its left top corner."""

    width: float
    height: float
    marks: tuple[Mark, ...]


def cutouts(found: Game, setup: Setup, field: float) -> list[Cutout]:
    """All pieces of a setup, and its dice."""
    across = min(LARGEST, max(SMALLEST, 0.86 * field))
    pieces = [token(kind, colour, across) for (kind, colour), count in pieces_of(found, setup).items() for _ in range(min(MOST, count))]
    dice, doubles = dice_of(found, setup)
    return pieces + [die_net(doubled=False)] * dice + [die_net(doubled=True)] * doubles


def pieces_of(found: Game, setup: Setup) -> Counter[tuple[str, str]]:
    """How many of each kind and colour: what stands on the board at the start, or lies in the hands if none of it stands there."""
    scene = found.face.scene(found.begin(setup), 0)
    standing: Counter[tuple[str, str]] = Counter()
    for piece in scene.pieces:
        kind = "stone" if piece.kind == "slab" else piece.kind
        if kind not in UNCUT and not kind.startswith("die"):
            standing[kind, piece.colour] += int(piece.label) if kind == "chips" and piece.label else 1
    held: Counter[tuple[str, str]] = Counter()
    for seat in scene.seats:
        for holding in seat.holdings:
            if holding.kind and holding.kind not in UNCUT and (holding.kind, holding.colour) not in standing:
                held[holding.kind, holding.colour] += holding.count
    return standing + held


def dice_of(found: Game, setup: Setup) -> tuple[int, int]:
    """How many dice a game uses at once, and whether it has a cube to double with."""
    state, rng = found.begin(setup), Random(found.id)
    most = doubles = 0
    for _ in range(TOSSES):
        scene = found.face.scene(state, 0)
        stacked = sum(piece.kind.startswith("die") for piece in scene.pieces)
        most = max(most, len(scene.dice), stacked, int(state.turn == CHANCE))
        doubles = max(doubles, int(any(piece.kind == "cube" for piece in scene.pieces)))
        if state.turn == OVER:
            break
        state.apply(rng.choice(state.legal()))
    return most, doubles


def token(kind: str, colour: str, across: float) -> Cutout:
    """A round piece with its drawing; stones and chips fill it."""
    middle = across / 2
    down, size = FILLING.get(kind, (0.07, 0.88))
    drawn = PieceDrawer(middle, middle + down * across, across * size).piece(kind, colour, "")
    return Cutout(across + GAP, across + GAP, (Disc((middle, middle), middle, "#ffffff", QUIET, CUT), *drawn))


def die_net(*, doubled: bool) -> Cutout:
    """A cross of six faces with flaps to glue; with `doubled`, the numbers to double by instead of pips."""
    marks: list[Mark] = [Outline(flap, "#ffffff", QUIET, CUT) for flap in flaps()]
    for column, row, face in CROSS:
        x, y = FLAP + column * SIDE, FLAP + row * SIDE
        marks.append(Outline(((x, y), (x + SIDE, y), (x + SIDE, y + SIDE), (x, y + SIDE)), "#fffdf8", QUIET, CUT))
        if doubled:
            marks.append(Words((x + SIDE / 2, y + SIDE / 2 + 0.36 * 7), DOUBLES[face - 1], 7.0, DIE_INK))
        else:
            pips = ((x + SIDE / 2 + 0.26 * SIDE * right, y + SIDE / 2 + 0.26 * SIDE * down) for right, down in PIPS[face])
            marks += [Disc(spot, 0.1 * SIDE, DIE_INK) for spot in pips]
    return Cutout(4 * SIDE + 2 * FLAP + GAP, 3 * SIDE + 2 * FLAP + GAP, tuple(marks))


def flaps() -> Iterator[tuple[Spot, ...]]:
    """One at each edge that another face meets: beside the arms of the cross, and at the end of its beam."""
    for column in (0, 2):
        for row, down in ((1, -1), (2, 1)):
            x, y = FLAP + column * SIDE, FLAP + row * SIDE
            yield (x, y), (x + 2, y + down * FLAP), (x + SIDE - 2, y + down * FLAP), (x + SIDE, y)
    for row in (0, 2):
        x, y = FLAP + SIDE, FLAP + row * SIDE
        yield (x, y), (x - FLAP, y + 2), (x - FLAP, y + SIDE - 2), (x, y + SIDE)
    x, y = FLAP + 4 * SIDE, FLAP + SIDE
    yield (x, y), (x + FLAP, y + 2), (x + FLAP, y + SIDE - 2), (x, y + SIDE)


def laid_out(things: Sequence[Cutout], width: float, height: float) -> Iterator[list[Mark]]:
    """The things in rows, one list of marks per sheet of paper."""
    x = y = deep = 0.0
    sheet: list[Mark] = []
    for thing in things:
        if x + thing.width > width:
            x, y, deep = 0.0, y + deep, 0.0
        if y + thing.height > height:
            yield sheet
            x, y, deep, sheet = 0.0, 0.0, 0.0, []
        sheet += [moved(mark, x, y) for mark in thing.marks]
        x, deep = x + thing.width, max(deep, thing.height)
    if sheet:
        yield sheet
