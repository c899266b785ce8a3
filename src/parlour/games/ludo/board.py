"""Ring boards of the ludo family, as the arm scheme builds them. (Sheet: ludo.md, 0.2 and 0.3)"""

from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin, tan

from parlour.core.board import Area, Board, Line, Point, Site

GOALS = "abcd"


@dataclass(frozen=True, slots=True)
class RingBoard:
    """Where the squares of a ring board lie: the ring in running order, and each colour's goal and waiting squares."""

    ring: tuple[Point, ...]
    goals: tuple[tuple[Point, ...], ...]
    houses: tuple[tuple[Point, ...], ...]
    colours: tuple[str, ...]  # colour tokens, in the order of their A squares
    letters: tuple[str, ...]

    def start(self, colour: int) -> int:
        """The ring square that is this colour's A."""
        return len(self.ring) // len(self.colours) * colour

    def site(self, colour: int, progress: int) -> str:
        """The site of a progress on the ring or in the goal, as this colour counts."""
        if progress >= len(self.ring):
            return self.letters[colour] + GOALS[progress - len(self.ring)]
        return str((self.start(colour) + progress) % len(self.ring))

    def house(self, colour: int, number: int) -> str:
        """The site of a colour's waiting piece of that number, from 0."""
        return f"{self.letters[colour]}B{number + 1}"

    def path(self, colour: int, start: int, end: int) -> tuple[str, ...]:
        """The sites a piece walks over from one progress to another, both included."""
        step = 1 if end >= start else -1
        return tuple(self.site(colour, progress) for progress in range(start, end + step, step))

    def sites(self) -> tuple[Site, ...]:
        """Every place to stand."""
        starts = {self.start(colour): token for colour, token in enumerate(self.colours)}
        found = [
            Site(str(square), x, y, "circle", "start" if square in starts else "field", starts.get(square, ""), "A" * (square in starts))
            for square, (x, y) in enumerate(self.ring)
        ]
        for colour, token in enumerate(self.colours):
            found += [
                Site(self.letters[colour] + letter, x, y, "circle", "goal", token, letter)
                for letter, (x, y) in zip(GOALS, self.goals[colour], strict=True)
            ]
            found += [Site(self.house(colour, n), x, y, "circle", "home", token, "B") for n, (x, y) in enumerate(self.houses[colour])]
        return tuple(found)

    def lines(self) -> tuple[Line, ...]:
        """The track, and each colour's way from the last ring square into its goal."""
        ways = [Line((self.ring[self.start(colour) - 1], *self.goals[colour]), "line", token) for colour, token in enumerate(self.colours)]
        return (Line((*self.ring, self.ring[0])), *ways)


def arms(sides: int) -> tuple[tuple[Point, ...], tuple[tuple[Point, ...], ...]]:
    """The ring, from the A of side 0 clockwise, and the goals of a board with an arm on every side; its centre is (0, 0)."""
    ring: list[Point] = []
    goals: list[tuple[Point, ...]] = []
    height = 1 / tan(pi / sides)
    for side in range(sides):
        angle = pi + side * 2 * pi / sides
        out, along = (cos(angle), sin(angle)), (-sin(angle), cos(angle))

        def at(outward: float, sideways: float, out: Point = out, along: Point = along) -> Point:
            x, y = ((height + outward) * out[axis] + sideways * along[axis] for axis in (0, 1))
            return (round(x, 3) + 0.0, round(y, 3) + 0.0)

        ring += [at(step, -1) for step in range(5)] + [at(4, 0)]  # corner, outwards, the tip
        ring += [at(step, 1) for step in (4, 3, 2, 1)]  # A, and inwards
        goals.append(tuple(at(step, 0) for step in (3, 2, 1, 0)))
    return tuple(ring[6:] + ring[:6]), tuple(goals)


CROSS_HOUSES = ((0, 0), (9, 0), (9, 9), (0, 9))  # the outer corner of each colour's waiting squares


@cache
def cross() -> RingBoard:
    """The classic cross of 40 squares on an 11 x 11 grid, its centre at (5, 5)."""
    ring, goals = arms(4)
    return RingBoard(
        ring=tuple((x + 5, y + 5) for x, y in ring),
        goals=tuple(tuple((x + 5, y + 5) for x, y in goal) for goal in goals),
        houses=tuple(tuple((float(x + i), float(y + j)) for j in (0, 1) for i in (0, 1)) for x, y in CROSS_HOUSES),
        colours=("yellow", "green", "red", "black"),
        letters=("Y", "G", "R", "K"),
    )


TURNS = (270, 180, 90, 0)  # that bring each colour's arm to the bottom, with its house at the left


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
        turns=tuple(TURNS[colour] for colour in firsts),
    )


_ARROW: tuple[Point, ...] = ((0.0, 2.5), (0.0, 3.25), (1.0, 3.25))  # out of the yellow house, then the way the pieces run


def _turned(points: tuple[Point, ...], quarters: int) -> tuple[Point, ...]:
    """The points turned clockwise about the centre of the cross."""
    for _ in range(quarters):
        points = tuple((10 - y, x) for x, y in points)
    return points


def _patch(x: float, y: float, side: float) -> tuple[Point, ...]:
    return ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
