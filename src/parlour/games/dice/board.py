"""The boards of the dice games: a tray, heaps around a middle, a winding way, and drawn figures whose eleven fields take chips.

The booklet's drawings of the finch, Hansel and Peter are lost, so these are our own. A field is a site named by its number, which is
printed beside it.
"""

from math import cos, pi, sin

from parlour.core.board import Area, Board, Caption, Line, Plate, Point, Site
from parlour.games.dice.figures import LETTERS

COLOURS = ("yellow", "green", "red", "black", "blue", "white", "orange", "purple")  # one per seat
MIDDLE = "middle"
PITCH = 1.22  # from heap to heap
START = "0"

Spots = dict[int, tuple[float, float]]
STEPS = 24


def tray() -> Board:
    """A felt tray with nothing printed on it: the dice lie in it, and the sheet beside it."""
    return Board(left=0, top=0, width=6, height=4, plate="felt")


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


def winding(labels: list[tuple[str, str]], columns: int, plate: Plate) -> Board:
    """A board whose places wind upwards from a wide start below, as (id, label); frames are drawn around the rows."""
    rows = (len(labels) + columns - 1) // columns
    left, bottom = 0.9, rows - 0.1
    sites = [Site(START, left + (columns - 1) / 2, rows + 1.05, "none", "start", size=0.8)]
    for at, (id, label) in enumerate(labels):
        row, along = divmod(at, columns)
        sites.append(Site(id, left + (along if row % 2 == 0 else columns - 1 - along), bottom - row, "square", "light", "", label, 0.9))
    sill = Line(((left - 0.5, rows + 0.5), (left + columns - 0.5, rows + 0.5)))
    return Board(left=0, top=0, width=columns + 0.8, height=rows + 1.8, plate=plate, sites=tuple(sites), lines=(sill,))


def ellipse(x: float, y: float, rx: float, ry: float, turn: float = 0.0, start: float = 0.0, end: float = 360.0) -> tuple[Point, ...]:
    """Points of an ellipse, or of an arc of it, turned by some degrees."""
    points = []
    for at in range(STEPS + (end - start < 360)):
        angle = (start + (end - start) * at / STEPS) * pi / 180
        a, b, tilt = rx * cos(angle), ry * sin(angle), turn * pi / 180
        points.append((round(x + a * cos(tilt) - b * sin(tilt), 3), round(y + a * sin(tilt) + b * cos(tilt), 3)))
    return tuple(points)


def shape(colour: str, *points: Point) -> Area:
    return Area(points, "shape", colour)


def blob(colour: str, x: float, y: float, rx: float, ry: float, turn: float = 0.0) -> Area:
    return Area(ellipse(x, y, rx, ry, turn), "shape", colour)


def stroke(*points: Point) -> Line:
    return Line(points, "pen")


def fields(spots: Spots, large: int, special: tuple[int, ...] = ()) -> tuple[tuple[Site, ...], tuple[Caption, ...]]:
    """Sites for the fields, the large one half as wide again, and their numbers above them."""
    sites, captions = [], []
    for number, (x, y) in spots.items():
        size = 1.3 if number == large else 0.86
        role = "goal" if number == large or number in special else "field"
        sites.append(Site(str(number), x, y, "circle", role, size=size))
        captions.append(Caption(x - size / 2 - 0.06, y - size / 2 + 0.06, str(number), "number"))
    return tuple(sites), tuple(captions)


def finch() -> Board:
    """A finch on a twig: 7 is its crop, 2 its tail and 12 its head."""
    spots = {
        2: (0.95, 6.15), 3: (2.3, 5.35), 4: (2.55, 3.75), 5: (3.85, 2.95), 6: (5.15, 2.75), 12: (6.75, 2.05),
        7: (6.3, 4.3), 8: (5.0, 4.15), 9: (3.7, 4.35), 10: (4.2, 5.6), 11: (5.55, 5.7),
    }  # fmt: skip
    areas = (
        shape("black", (0.1, 6.35), (0.75, 5.4), (3.3, 4.1), (4.0, 5.2), (1.4, 6.75), (0.35, 7.05)),  # tail
        blob("orange", 4.75, 4.4, 2.75, 2.0, -14),  # body
        blob("lightblue", 6.75, 2.15, 1.12, 1.05),  # head
        shape("yellow", (7.7, 1.75), (8.75, 2.3), (7.65, 2.65)),  # beak
        blob("purple", 3.75, 3.75, 1.95, 0.95, -16),  # wing
    )
    lines = (
        stroke((0.5, 7.55), (3.4, 7.3), (6.2, 7.45), (8.6, 7.1)),
        stroke((4.5, 6.3), (4.4, 7.35)),
        stroke((5.5, 6.25), (5.6, 7.4)),
        stroke((7.1, 7.35), (7.6, 6.85)),
        Line(ellipse(7.05, 1.55, 0.06, 0.06), "pen"),
    )
    sites, captions = fields(spots, 7, (2, 12))
    return Board(0, 0.6, 9, 7.4, "paper", sites, lines, areas, captions)


def hansel() -> Board:
    """Hansel with open arms and an open mouth: 7 is his belly."""
    spots = {
        12: (4.5, 1.0), 2: (4.5, 3.15), 3: (2.75, 4.35), 4: (1.2, 3.55), 11: (6.25, 4.35), 10: (7.8, 3.55),
        7: (4.5, 5.35), 5: (3.55, 7.35), 9: (5.45, 7.35), 6: (3.2, 8.75), 8: (5.8, 8.75),
    }  # fmt: skip
    areas = (
        shape("green", (3.7, 4.0), (3.5, 3.85), (0.7, 2.95), (0.5, 3.85), (3.3, 5.1)),  # arms
        shape("green", (5.3, 4.0), (5.5, 3.85), (8.3, 2.95), (8.5, 3.85), (5.7, 5.1)),
        shape("black", (3.0, 6.4), (4.45, 6.6), (4.2, 8.3), (3.9, 9.35), (2.4, 9.35), (2.7, 8.3)),  # legs
        shape("black", (6.0, 6.4), (4.55, 6.6), (4.8, 8.3), (5.1, 9.35), (6.6, 9.35), (6.3, 8.3)),
        blob("red", 4.5, 5.35, 1.75, 1.7),  # belly
        blob("pink", 4.5, 2.75, 1.12, 1.1),  # head
        shape("green", (3.2, 1.95), (3.5, 0.5), (5.5, 0.5), (5.8, 1.95)),  # hat
    )
    lines = (
        stroke((2.8, 1.98), (6.2, 1.98)),
        Line(ellipse(4.08, 2.35, 0.08, 0.08), "pen"),
        Line(ellipse(4.92, 2.35, 0.08, 0.08), "pen"),
        Line(ellipse(4.5, 5.35, 1.45, 1.4, start=200, end=340), "pen"),
    )
    sites, captions = fields(spots, 7)
    return Board(0.2, 0.1, 8.6, 9.5, "paper", sites, lines, areas, captions)


def peter() -> Board:
    """Peter in his tall hat, a clover leaf in one hand and a sack in the other: 10 is the sack."""
    spots = {
        2: (3.7, 0.72), 3: (3.7, 1.8), 4: (1.0, 3.4), 5: (2.15, 4.45), 6: (3.7, 4.45), 7: (3.7, 5.6), 8: (5.15, 4.55),
        10: (6.95, 5.85), 9: (6.3, 3.95), 11: (3.05, 8.1), 12: (4.4, 8.1),
    }  # fmt: skip
    areas = (
        blob("green", 0.72, 2.35, 0.42, 0.36, 45),  # clover
        blob("green", 1.3, 2.35, 0.42, 0.36, -45),
        blob("green", 0.72, 2.9, 0.42, 0.36, -45),
        blob("green", 1.3, 2.9, 0.42, 0.36, 45),
        shape("blue", (3.0, 3.9), (0.7, 2.95), (0.5, 3.8), (2.3, 5.0), (3.0, 5.1)),  # arms
        shape("blue", (4.4, 3.9), (6.0, 3.4), (6.9, 4.1), (6.5, 4.6), (4.4, 5.2)),
        shape("yellow", (6.35, 4.45), (7.55, 4.45), (8.15, 6.0), (7.9, 7.1), (6.0, 7.1), (5.75, 6.0)),  # sack
        shape("black", (2.75, 6.6), (3.65, 6.6), (3.55, 9.0), (2.2, 9.0), (2.45, 8.55)),  # legs
        shape("black", (4.65, 6.6), (3.75, 6.6), (3.85, 9.0), (5.2, 9.0), (4.95, 8.55)),
        shape("blue", (2.6, 3.75), (4.8, 3.75), (4.95, 6.9), (2.45, 6.9)),  # coat
        blob("pink", 3.7, 2.85, 0.95, 0.95),  # head
        shape("purple", (2.8, 2.35), (2.9, 0.15), (4.5, 0.15), (4.6, 2.35)),  # hat
    )
    lines = (
        stroke((2.4, 2.42), (5.0, 2.42)),
        Line(ellipse(3.38, 2.8, 0.07, 0.07), "pen"),
        Line(ellipse(4.02, 2.8, 0.07, 0.07), "pen"),
        Line(ellipse(3.7, 3.0, 0.42, 0.38, start=25, end=155), "pen"),
        stroke((6.35, 4.62), (7.55, 4.62)),
        stroke((1.0, 2.65), (1.0, 3.0)),
    )
    sites, captions = fields(spots, 10)
    return Board(0, 0, 8.5, 9.3, "paper", sites, lines, areas, captions)
