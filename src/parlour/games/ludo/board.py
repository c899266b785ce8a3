"""Ring boards of the ludo family: the cross, arms around a centre, and the outline of a star. (Sheet: ludo.md, 0.2 and 0.3)

A ring is made of sides, as rules.arms() counts them: this is where their squares lie.
"""

from collections.abc import Sequence
from functools import cached_property
from math import cos, pi, sin, tan

from parlour.core.board import Area, Board, Caption, Line, Point, Site, tile
from parlour.core.message import hue, say
from parlour.core.setup import Setup
from parlour.games.ludo.rules import NO_STARS, LudoRules

GOALS = "abcd"
Frame = tuple[float, float, float, float]  # left, top, width, height
# Colour tokens, by their letters in the notation
TOKENS = {
    "Y": "yellow", "G": "green", "R": "red", "K": "black", "U": "blue",
    "W": "white", "O": "orange", "P": "purple", "N": "pink", "L": "lightblue",
}  # fmt: skip


class RingBoard:
    """Where the squares lie: the ring in running order from the first colour's A, and each colour's goal and waiting squares."""

    def __init__(
        self,
        setup: Setup,
        rules: LudoRules,
        ring: Sequence[Point],
        goals: Sequence[tuple[Point, ...]],  # none where a colour's goal is its A
        houses: Sequence[tuple[Point, ...]],
        size: float = 0.8,
    ) -> None:
        self.ring = tuple(ring)
        self.goals = tuple(goals)
        self.houses = tuple(houses)
        self.size = size
        self.letters = rules.colours.letters
        self.colours = tuple(TOKENS[letter] for letter in self.letters)
        self.starts = tuple(rules.squares.starts)
        self.stars = () if rules.star_jumps == NO_STARS else rules.squares.stars
        self.firsts = tuple(rules.colours.first(seat) for seat in range(setup.seats))  # the colour to which the board turns for each seat

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

    @cached_property
    def sites(self) -> tuple[Site, ...]:
        """Every place to stand."""
        found = [self._square(number, x, y) for number, (x, y) in enumerate(self.ring)]
        for which, token in enumerate(self.colours):
            for letter, (x, y) in zip(GOALS, self.goals[which], strict=False):
                name = say("ludo-site-goal", colour=hue(token), letter=letter)
                found.append(Site(self.letters[which] + letter, x, y, "circle", "goal", token, letter, self.size, name=name))
            for number, (x, y) in enumerate(self.houses[which]):
                name = say("ludo-site-b", colour=hue(token), number=number + 1)
                found.append(Site(self.house(which, number), x, y, "circle", "home", token, "", self.size, name=name))
        return tuple(found)

    def _square(self, number: int, x: float, y: float) -> Site:
        if number in self.starts:
            token = self.colours[self.starts.index(number)]
            label = "A" if self.goals[0] else ""
            return Site(str(number), x, y, "circle", "start", token, label, self.size, name=say("ludo-site-a", colour=hue(token)))
        star = number in self.stars
        name = say("ludo-site-star" if star else "ludo-site-square", number=number)
        return Site(str(number), x, y, "circle", "star" if star else "field", "", "★" * star, self.size, name=name, label_size=0.46)

    def lines(self) -> tuple[Line, ...]:
        """The track, and each colour's way from the last ring square into its goal."""
        ways = [
            Line((self.ring[start - 1], *goals), "line", token)
            for start, goals, token in zip(self.starts, self.goals, self.colours, strict=True)
            if goals
        ]
        return (Line((*self.ring, self.ring[0])), *ways)

    @cached_property
    def board(self) -> Board:
        raise NotImplementedError

    def printed(self, frame: Frame, lines: Sequence[Line], areas: Sequence[Area], turns: Sequence[int]) -> Board:
        """The squares with what is around them; `turns` has the degrees that turn each colour to its player."""
        left, top, width, height = frame
        return Board(
            left=left,
            top=top,
            width=width,
            height=height,
            plate="linen",
            sites=self.sites,
            lines=(*self.lines(), *lines),
            areas=tuple(areas),
            captions=tuple(Caption(*middle(house), "B", "house") for house in self.houses if house),
            turns=tuple(turns[first] for first in self.firsts),
        )


def middle(points: Sequence[Point]) -> Point:
    return round(sum(x for x, _ in points) / len(points), 3), round(sum(y for _, y in points) / len(points), 3)


# The arm scheme


class Side:
    """One side of a centre with so many sides: a place on it is a step outwards and a step along."""

    def __init__(self, number: int, sides: int) -> None:
        angle = pi + number * 2 * pi / sides
        self.turn = round(270 - number * 360 / sides) % 360  # the degrees that bring this side to the bottom
        self.out: Point = (cos(angle), sin(angle))
        self.along: Point = (-sin(angle), cos(angle))
        self.height = 1 / tan(pi / sides) if sides > 2 else 0.0
        self.extra = 0.0 if sides > 2 else 0.5  # two sides lie back to back: their arms begin half a square further out

    def at(self, outward: float, sideways: float) -> Point:
        x, y = ((self.height + outward) * self.out[axis] + sideways * self.along[axis] for axis in (0, 1))
        return (round(x, 3) + 0.0, round(y, 3) + 0.0)

    def corner(self) -> Point:
        return self.at(0, -1)

    def squares(self, armed: bool) -> list[Point]:
        """The corner, and with an arm four squares outwards, the tip, A, and three squares inwards."""
        if not armed:
            return [self.corner(), self.at(0, 0)]
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


def ring_of(sides: int, armed: Sequence[int]) -> list[Point]:
    """The ring from the A of side 0 clockwise."""
    ring = [point for number in range(sides) for point in Side(number, sides).squares(number in armed)]
    return ring[6:] + ring[:6]


class Cross(RingBoard):
    """The classic cross of 40 squares on an 11 x 11 grid, its centre at (5, 5)."""

    HOUSES = ((0, 0), (9, 0), (9, 9), (0, 9))  # the outer corner of each colour's waiting squares
    ARROW: tuple[Point, ...] = ((0.0, 2.5), (0.0, 3.25), (1.0, 3.25))  # out of the yellow house, then the way the pieces run

    def __init__(self, setup: Setup, rules: LudoRules) -> None:
        self.arms = [Side(side, 4) for side in range(4)]
        super().__init__(
            setup,
            rules,
            ring=[(x + 5, y + 5) for x, y in ring_of(4, range(4))],
            goals=[tuple((x + 5, y + 5) for x, y in side.goal()) for side in self.arms],
            houses=[tuple((float(x + i), float(y + j)) for j in (0, 1) for i in (0, 1)) for x, y in self.HOUSES],
        )

    @cached_property
    def board(self) -> Board:
        houses = [Area(patch(x - 0.6, y - 0.6, 2.2), "home", token) for (x, y), token in zip(self.HOUSES, self.colours, strict=True)]
        arrows = [Line(quartered(self.ARROW, side), "arrow", token) for side, token in enumerate(self.colours)]
        return self.printed((-0.9, -0.9, 11.8, 11.8), arrows, houses, [side.turn for side in self.arms])


def quartered(points: tuple[Point, ...], quarters: int) -> tuple[Point, ...]:
    """The points turned clockwise about the centre of the cross."""
    for _ in range(quarters):
        points = tuple((10 - y, x) for x, y in points)
    return points


def patch(x: float, y: float, side: float) -> tuple[Point, ...]:
    return ((x, y), (x + side, y), (x + side, y + side), (x, y + side))


class ArmedBoard(RingBoard):
    """Arms on some of the sides of a centre at (0, 0)."""

    def __init__(self, setup: Setup, rules: LudoRules, sides: int, armed: Sequence[int], centre: Sequence[Area] = ()) -> None:
        self.centre = centre  # what lies in the middle
        self.arms = [Side(side, sides) for side in armed]
        super().__init__(
            setup,
            rules,
            ring=ring_of(sides, armed),
            goals=[side.goal() for side in self.arms],
            houses=[side.house() for side in self.arms],
            size=0.7,  # neighbours stand closer than on the cross
        )

    @cached_property
    def board(self) -> Board:
        width = max(abs(site.x) for site in self.sites) + 0.8
        height = max(abs(site.y) for site in self.sites) + 0.8
        corners = ((3.45, 1.45), (3.45, 3.55), (5.55, 3.55), (5.55, 1.45))
        arms = list(zip(self.arms, self.colours, strict=True))
        houses = [Area(tuple(side.at(*corner) for corner in corners), "home", token) for side, token in arms]
        arrows = [Line((side.at(3.2, 1.6), side.at(2.2, 1.6)), "arrow", token) for side, token in arms]
        return self.printed((-width, -height, 2 * width, 2 * height), arrows, [*self.centre, *houses], [side.turn for side in self.arms])


def joined(shapes: Sequence[int], sides: int) -> list[Area]:
    """Base parts with so many sides each as patches of the centre: joints are diagonals between its corners."""
    if sides == 2:
        return [Area(tuple(Side(k, 2).at(*place) for place in ((0.05, -1.4), (0.45, 0), (0.05, 1.4))), "part") for k in (0, 1)]
    corners = [Side(side, sides).corner() for side in range(sides)]
    found: list[Area] = []
    low, high = 0, sides  # the corners between which the rest of the chain lies
    for number, shape in enumerate(shapes):
        outer = shape - (number > 0) - (number < len(shapes) - 1)
        if number == 0:
            ahead, behind = outer, 0
        elif number == len(shapes) - 1:
            ahead, behind = high - low, 0
        else:
            ahead, behind = (outer + number % 2) // 2, outer - (outer + number % 2) // 2
        ring = [*range(low, low + ahead + 1), *range(high - behind, high + 1)]
        points = list(dict.fromkeys(corners[at % sides] for at in ring))
        found.append(Area(bulged(points) if len(points) == 2 else tuple(points), "part" if number % 2 == 0 else "part-joined"))
        low, high = low + ahead, high - behind
    return found


def bulged(ends: list[Point]) -> tuple[Point, ...]:
    """A half-round part lies along one side of the centre, its round edge outwards."""
    (ax, ay), (bx, by) = ends
    middle = ((ax + bx) / 2, (ay + by) / 2)
    return (ends[0], (middle[0] * 1.25, middle[1] * 1.25), ends[1], (middle[0] * 0.8, middle[1] * 0.8))


# The outline of a six-pointed star


STAR_TIPS = ((5, 5, -10), (10, -5, -5), (5, -10, 5), (-5, -5, 10), (-10, 5, 5), (-5, 10, -5))  # in cube coordinates, the top first
STAR_NOTCHES = ((5, 0, -5), (5, -5, 0), (0, -5, 5), (-5, 0, 5), (-5, 5, 0), (0, 5, -5))


def outline() -> list[Point]:
    """The 60 points around the star, from its top tip clockwise, one apart."""
    marks = [mark for pair in zip(STAR_TIPS, STAR_NOTCHES, strict=True) for mark in pair]
    found: list[Point] = []
    for mark, following in zip(marks, marks[1:] + marks[:1], strict=True):
        for step in range(5):
            x, _, z = ((5 - step) / 5 * a + step / 5 * b for a, b in zip(mark, following, strict=True))
            found.append((round(x + z / 2, 3) + 0.0, round(z * 3**0.5 / 2, 3) + 0.0))
    return found


class Outline(RingBoard):
    """A piece for each colour on its tip of the star; its goal is the tip again."""

    def __init__(self, setup: Setup, rules: LudoRules) -> None:
        nothing: list[tuple[Point, ...]] = [()] * rules.colours.count
        super().__init__(setup, rules, outline(), nothing, nothing, size=0.82)

    @cached_property
    def board(self) -> Board:
        points = self.ring
        notches = range(5, 60, 10)
        tips = [
            Area((points[at], points[(at + 5) % 60], points[at - 5]), "home", token)
            for at, token in zip(self.starts, self.colours, strict=True)
        ]
        return self.printed(
            (-8.5, -9.6, 17.0, 19.2),
            [Line((points[at], points[(at + 10) % 60]), "line") for at in notches],
            [Area(tuple(points[at] for at in notches), "meadow"), Area(tile(0, 0, 0.62), "sign", art="chase"), *tips],
            [(180 - 6 * start) % 360 for start in self.starts],  # the own tip points to its player
        )
