"""Ring boards of the ludo family, as the arm scheme builds them. (Sheet: ludo.md, 0.2 and 0.3)

A ring is made of sides. A side with an arm has ten squares, an open side two; the first square of each is a corner of the centre.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin, tan

from parlour.core.board import Area, Board, Line, Point, Site
from parlour.core.message import colour, say

GOALS = "abcd"
DISC = 0.7  # neighbours on a board with askew arms stand closer than on the cross


@dataclass(frozen=True, slots=True)
class RingBoard:
    """Where the squares of a ring board lie: the ring in running order, and each colour's goal and waiting squares."""

    ring: tuple[Point, ...]
    starts: tuple[int, ...]  # the ring square that is each colour's A
    goals: tuple[tuple[Point, ...], ...]  # none where a colour's goal is its A
    houses: tuple[tuple[Point, ...], ...]
    colours: tuple[str, ...]  # colour tokens, in the order of their A squares
    letters: tuple[str, ...]
    stars: tuple[int, ...] = ()
    size: float = 0.8

    def site(self, colour: int, progress: int) -> str:
        """The site of a progress on the ring or in the goal, as this colour counts."""
        if progress >= len(self.ring) and self.goals[colour]:
            return self.letters[colour] + GOALS[progress - len(self.ring)]
        return str((self.starts[colour] + progress) % len(self.ring))

    def house(self, colour: int, number: int) -> str:
        """The site of a colour's waiting piece of that number, from 0."""
        return f"{self.letters[colour]}B{number + 1}"

    def path(self, colour: int, start: int, end: int) -> tuple[str, ...]:
        """The sites a piece walks over from one progress to another, both included."""
        step = 1 if end >= start else -1
        return tuple(self.site(colour, progress) for progress in range(start, end + step, step))

    def sites(self) -> tuple[Site, ...]:
        """Every place to stand."""
        found = [self._square(number, x, y) for number, (x, y) in enumerate(self.ring)]
        for which, token in enumerate(self.colours):
            for letter, (x, y) in zip(GOALS, self.goals[which], strict=False):
                name = say("ludo-site-goal", colour=colour(token), letter=letter)
                found.append(Site(self.letters[which] + letter, x, y, "circle", "goal", token, letter, self.size, name=name))
            for number, (x, y) in enumerate(self.houses[which]):
                name = say("ludo-site-b", colour=colour(token), number=number + 1)
                found.append(Site(self.house(which, number), x, y, "circle", "home", token, "B", self.size, name=name))
        return tuple(found)

    def _square(self, number: int, x: float, y: float) -> Site:
        if number in self.starts:
            token = self.colours[self.starts.index(number)]
            label = "A" if self.goals[0] else ""
            return Site(str(number), x, y, "circle", "start", token, label, self.size, name=say("ludo-site-a", colour=colour(token)))
        star = number in self.stars
        name = say("ludo-site-star" if star else "ludo-site-square", number=number)
        return Site(str(number), x, y, "circle", "star" if star else "field", "", "★" * star, self.size, name=name)

    def lines(self) -> tuple[Line, ...]:
        """The track, and each colour's way from the last ring square into its goal."""
        ways = [
            Line((self.ring[start - 1], *goals), "line", token)
            for start, goals, token in zip(self.starts, self.goals, self.colours, strict=True)
            if goals
        ]
        return (Line((*self.ring, self.ring[0])), *ways)


# The arm scheme


class Side:
    """One side of a centre with so many sides: a place on it is a step outwards and a step along."""

    def __init__(self, number: int, sides: int) -> None:
        angle = pi + number * 2 * pi / sides
        self.out: Point = (cos(angle), sin(angle))
        self.along: Point = (-sin(angle), cos(angle))
        self.height = 1 / tan(pi / sides) if sides > 2 else 0.0
        self.extra = 0.0 if sides > 2 else 0.5  # two sides lie back to back: their arms begin half a square further out

    def at(self, outward: float, sideways: float) -> Point:
        x, y = ((self.height + outward) * self.out[axis] + sideways * self.along[axis] for axis in (0, 1))
        return (round(x, 3) + 0.0, round(y, 3) + 0.0)

    def corner(self) -> Point:
        return self.at(0, -1)

    def arm(self) -> list[Point]:
        """The corner, four squares outwards, the tip, A, and three squares inwards."""
        return [
            self.corner(),
            *(self.at(step + self.extra, -1) for step in (1, 2, 3, 4)),
            self.at(4 + self.extra, 0),
            *(self.at(step + self.extra, 1) for step in (4, 3, 2, 1)),
        ]

    def goal(self) -> tuple[Point, ...]:
        return tuple(self.at(step + self.extra, 0) for step in (3, 2, 1, 0))

    def house(self) -> tuple[Point, ...]:
        return tuple(self.at(step, aside) for step in (4, 5) for aside in (2, 3))


def ring_of(sides: int, armed: Sequence[int]) -> tuple[tuple[Point, ...], tuple[int, ...], tuple[int, ...]]:
    """The ring from the A of side 0 clockwise, where the A squares are, and where the corners."""
    ring: list[Point] = []
    starts: list[int] = []
    corners: list[int] = []
    for number in range(sides):
        side = Side(number, sides)
        corners.append(len(ring))
        if number in armed:
            starts.append(len(ring) + 6)
            ring += side.arm()
        else:
            ring += [side.corner(), side.at(0, 0)]
    first = starts[0]
    return (
        tuple(ring[first:] + ring[:first]),
        tuple((start - first) % len(ring) for start in starts),
        tuple(sorted((corner - first) % len(ring) for corner in corners)),
    )


CROSS_HOUSES = ((0, 0), (9, 0), (9, 9), (0, 9))  # the outer corner of each colour's waiting squares
CROSS_COLOURS = ("yellow", "green", "red", "black")
CROSS_LETTERS = ("Y", "G", "R", "K")


@cache
def cross() -> RingBoard:
    """The classic cross of 40 squares on an 11 x 11 grid, its centre at (5, 5)."""
    ring, starts, _ = ring_of(4, range(4))
    return RingBoard(
        ring=tuple((x + 5, y + 5) for x, y in ring),
        starts=starts,
        goals=tuple(tuple((x + 5, y + 5) for x, y in Side(side, 4).goal()) for side in range(4)),
        houses=tuple(tuple((float(x + i), float(y + j)) for j in (0, 1) for i in (0, 1)) for x, y in CROSS_HOUSES),
        colours=CROSS_COLOURS,
        letters=CROSS_LETTERS,
    )


@cache
def star(sides: int, armed: tuple[int, ...], colours: tuple[str, ...], letters: tuple[str, ...], starred: bool = False) -> RingBoard:
    """Arms on some of the sides of a centre at (0, 0)."""
    ring, starts, corners = ring_of(sides, armed)
    return RingBoard(
        ring=ring,
        starts=starts,
        goals=tuple(Side(side, sides).goal() for side in armed),
        houses=tuple(Side(side, sides).house() for side in armed),
        colours=colours,
        letters=letters,
        stars=corners if starred else (),
        size=DISC,
    )


# The printed plates


@cache
def cross_plate(firsts: tuple[int, ...]) -> Board:
    """The printed cross, turning to each seat's first colour."""
    layout = cross()
    houses = tuple(Area(_patch(x - 0.6, y - 0.6, 2.2), "home", token) for (x, y), token in zip(CROSS_HOUSES, layout.colours, strict=True))
    return Board(
        left=-0.9,
        top=-0.9,
        width=11.8,
        height=11.8,
        plate="linen",
        sites=layout.sites(),
        lines=(*layout.lines(), *(Line(_turned(_ARROW, side), "arrow", token) for side, token in enumerate(layout.colours))),
        areas=houses,
        turns=tuple(turn_of(colour, 4) for colour in firsts),
    )


@cache
def star_plate(layout: RingBoard, sides: int, armed: tuple[int, ...], firsts: tuple[int, ...], centre: tuple[Area, ...] = ()) -> Board:
    """Arms around a centre, turning to each seat's first colour; `centre` is what lies in the middle."""
    sites = layout.sites()
    width = max(abs(site.x) for site in sites) + 0.8
    height = max(abs(site.y) for site in sites) + 0.8
    arms = [Side(side, sides) for side in armed]
    patches = tuple(
        Area(tuple(side.at(*corner) for corner in ((3.45, 1.45), (3.45, 3.55), (5.55, 3.55), (5.55, 1.45))), "home", token)
        for side, token in zip(arms, layout.colours, strict=True)
    )
    return Board(
        left=-width,
        top=-height,
        width=2 * width,
        height=2 * height,
        plate="linen",
        sites=sites,
        lines=(
            *layout.lines(),
            *(Line((side.at(3.2, 1.6), side.at(2.2, 1.6)), "arrow", token) for side, token in zip(arms, layout.colours, strict=True)),
        ),
        areas=(*centre, *patches),
        turns=tuple(turn_of(armed[colour], sides) for colour in firsts),
    )


def turn_of(side: int, sides: int) -> int:
    """By how many degrees a board is turned to bring a side to the bottom."""
    return round(270 - side * 360 / sides) % 360


_ARROW: tuple[Point, ...] = ((0.0, 2.5), (0.0, 3.25), (1.0, 3.25))  # out of the yellow house, then the way the pieces run


def _turned(points: tuple[Point, ...], quarters: int) -> tuple[Point, ...]:
    """The points turned clockwise about the centre of the cross."""
    for _ in range(quarters):
        points = tuple((10 - y, x) for x, y in points)
    return points


def _patch(x: float, y: float, side: float) -> tuple[Point, ...]:
    return ((x, y), (x + side, y), (x + side, y + side), (x, y + side))


# The outline of a six-pointed star


STAR_TIPS = ((5, 5, -10), (10, -5, -5), (5, -10, 5), (-5, -5, 10), (-10, 5, 5), (-5, 10, -5))  # in cube coordinates, the top first
STAR_NOTCHES = ((5, 0, -5), (5, -5, 0), (0, -5, 5), (-5, 0, 5), (-5, 5, 0), (0, 5, -5))


def outline() -> tuple[Point, ...]:
    """The 60 points around the star, from its top tip clockwise, one apart."""
    marks = [mark for pair in zip(STAR_TIPS, STAR_NOTCHES, strict=True) for mark in pair]
    found: list[Point] = []
    for mark, following in zip(marks, marks[1:] + marks[:1], strict=True):
        for step in range(5):
            x, _, z = ((5 - step) / 5 * a + step / 5 * b for a, b in zip(mark, following, strict=True))
            found.append((round(x + z / 2, 3) + 0.0, round(z * 3**0.5 / 2, 3) + 0.0))
    return tuple(found)


@cache
def star_outline(tips: tuple[int, ...], colours: tuple[str, ...], letters: tuple[str, ...]) -> RingBoard:
    """A piece for each colour on its tip; its goal is the tip again."""
    nothing: tuple[tuple[Point, ...], ...] = ((),) * len(tips)
    return RingBoard(outline(), tuple(10 * tip for tip in tips), nothing, nothing, colours, letters, size=0.82)


@cache
def star_outline_plate(layout: RingBoard) -> Board:
    points = layout.ring
    inner = tuple(points[at] for at in range(5, 60, 10))
    rays = tuple(Line((points[at], points[(at + 10) % 60]), "line") for at in range(5, 60, 10))
    return Board(
        left=-8.5,
        top=-9.6,
        width=17.0,
        height=19.2,
        plate="linen",
        sites=layout.sites(),
        lines=(Line((*points, points[0])), *rays),
        areas=(
            Area(inner, "meadow"),
            Area(_patch(-2.2, -2.2, 4.4), "sign", art="fox"),
            *(_tip(points, start, token) for start, token in zip(layout.starts, layout.colours, strict=True)),
        ),
        turns=tuple((180 - 6 * start) % 360 for start in layout.starts),  # the own tip points to its player
    )


def _tip(points: tuple[Point, ...], start: int, token: str) -> Area:
    """The coloured point of the star that is a colour's start."""
    return Area((points[start], points[(start + 5) % 60], points[start - 5]), "home", token)
