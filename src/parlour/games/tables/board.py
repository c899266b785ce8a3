"""The board with 24 points, as the sheet draws it: 12 to 1 above, 13 to 24 below, a bar between, trays beside. (Sheet: tables.md, 0.1)"""

from __future__ import annotations

from functools import cache

from parlour.core.board import Area, Board, Caption, Line, Site, box

BAR_X = 6.0
RIGHT_HALF = 7.0  # where its first column lies
TRAY_X = 13.3
HAND_X = -1.3
TOP, BOTTOM = 0.0, 10.0  # where the outermost stones of the rows lie
REACH = 3.9  # how far a column of stones may grow: up to five or six beside each other, then closer
SPIKE = 4.6  # how long a point is

LETTERS = ("W", "B")
COLOURS = ("ivory", "ebony")


def bar(seat: int) -> str:
    return f"{LETTERS[seat]} bar"


def off(seat: int) -> str:
    return f"{LETTERS[seat]} off"


def in_hand(seat: int) -> str:
    return f"{LETTERS[seat]} hand"


def cube(owner: int) -> str:
    """The site of the cube: its owner's, or that of nobody's."""
    return f"{LETTERS[owner]} cube" if owner >= 0 else "cube"


def column(point: int) -> float:
    """The middle of a point's column, from left to right."""
    at = 12 - point if point <= 12 else point - 13
    return float(at) if at < 6 else RIGHT_HALF + at - 6


def _points() -> list[Site]:
    found = []
    for point in range(1, 25):
        upper = point <= 12
        run = (0.0, REACH) if upper else (0.0, -REACH)
        found.append(Site(str(point), column(point), TOP if upper else BOTTOM, "none", "column", size=0.94, run=run))
    return found


def _spike(point: int) -> Area:
    x = column(point)
    edge, tip = (TOP - 0.5, TOP - 0.5 + SPIKE) if point <= 12 else (BOTTOM + 0.5, BOTTOM + 0.5 - SPIKE)
    return Area(((x - 0.46, edge), (x + 0.46, edge), (x, tip)), "spike-dark" if point % 2 else "spike-light")


@cache
def plate(*, hands: bool, bars: bool, cubes: bool, turned: bool, marks: bool) -> Board:
    """The printed board. Hands: trays for stones not yet set; turned: White sits opposite; marks: tric-trac's two Hucken and the starts."""
    sites = _points()
    areas = [Area(box(-0.6, -0.6, 5.6, 10.6), "felt"), Area(box(RIGHT_HALF - 0.6, -0.6, RIGHT_HALF + 5.6, 10.6), "felt")]
    trays = [(TRAY_X, off(0), off(1))]
    if hands:
        trays.append((HAND_X, in_hand(1), in_hand(0)))  # Black's hand lies by the points on which he sets, the other colour's opposite
    for x, upper, lower in trays:
        areas.append(Area(box(x - 0.5, -0.6, x + 0.5, 4.3), "tray"))
        areas.append(Area(box(x - 0.5, 5.7, x + 0.5, 10.6), "tray"))
        sites.append(Site(upper, x, TOP - 0.25, "none", "tray", size=0.9, run=(0.0, 3.95)))
        sites.append(Site(lower, x, BOTTOM + 0.25, "none", "tray", size=0.9, run=(0.0, -3.95)))
    if bars:
        sites.append(Site(bar(1), BAR_X, 3.9, "none", "bar", size=0.9, run=(0.0, -2.6)))
        sites.append(Site(bar(0), BAR_X, 6.1, "none", "bar", size=0.9, run=(0.0, 2.6)))
    if cubes:
        sites += [Site(cube(owner), BAR_X, y, "none", "cube", size=0.9) for owner, y in ((-1, 5.0), (0, 0.1), (1, 9.9))]
    areas += [_spike(point) for point in range(1, 25)]
    if marks:
        areas += [Area(box(column(p) - 0.3, y - 0.09, column(p) + 0.3, y + 0.09), "mark") for p, y in ((12, 4.45), (13, 5.55))]
    left = HAND_X - 0.75 if hands else -0.85
    captions = tuple(Caption(column(p), -0.83 if p <= 12 else 10.83, str(p)) for p in range(1, 25))
    return Board(
        left=left,
        top=-1.1,
        width=TRAY_X + 0.75 - left,
        height=12.2,
        plate="wood",
        sites=tuple(sites),
        lines=(Line(((BAR_X, -0.55), (BAR_X, 10.55)), "hinge"),),
        areas=tuple(areas),
        captions=captions,
        turns=(180, 0) if turned else (0, 0),
    )
