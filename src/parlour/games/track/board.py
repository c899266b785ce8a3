"""Boards of the track family: the goose's spiral, and the course round which horses run. (Sheet: track.md, part 0 and 3.3)"""

from dataclasses import replace
from functools import cached_property
from math import cos, pi, sin

from parlour.core.board import Area, Board, Caption, Line, Point, Site, box, tile
from parlour.core.setup import Setup
from parlour.games.track.rules import LETTERS, TrackRules

COLOURS = ("yellow", "green", "red", "black", "blue", "white", "orange", "purple", "pink", "lightblue")  # by seat
POT = "pot"

COLUMNS, ROWS = 9, 7
WALL: tuple[Point, ...] = (  # between the arms of the spiral
    (-0.5, 5.5), (7.5, 5.5), (7.5, 0.5), (0.5, 0.5), (0.5, 4.5), (6.5, 4.5),
    (6.5, 1.5), (1.5, 1.5), (1.5, 3.5), (5.5, 3.5), (5.5, 2.5), (2.5, 2.5),
)  # fmt: skip
IN_PURSE = (0.0, 0.12, 0.76)  # the highest pile of chips stays inside its rim
IN_LANE = (0.0, 0.0, 0.92)
ON_START = (0.0, -0.06, 0.62)  # pawns wait close together
MEADOW = ((-0.25, "goose"), (1.15, "hatchlings"), (2.5, "butterfly"), (3.6, "frog"))  # on the grass above the start


def spiral() -> tuple[Point, ...]:
    """Squares 1 to 63: from the lower left to the right, turning left at the border and at every used cell."""
    left = {(x, y) for x in range(COLUMNS) for y in range(ROWS)}
    x, y, dx, dy = -1, ROWS - 1, 1, 0
    found: list[Point] = []
    while left:
        if (x + dx, y + dy) not in left:
            dx, dy = dy, -dx
        x, y = x + dx, y + dy
        left.remove((x, y))
        found.append((float(x), float(y)))
    return tuple(found)


class Spiral:
    """The goose's board: squares in a spiral, the start at the left of square 1, and where chips are played for, purses and the pot."""

    lap = 0

    def __init__(self, setup: Setup, rules: TrackRules) -> None:
        self.seats = setup.seats
        self.last = rules.squares.last
        self.pictures = rules.squares.pictures
        self.purses = rules.chips.purse > 0

    def site(self, piece: int, square: int) -> str:
        return f"{LETTERS[piece]}0" if square == 0 else str(square)

    def purse(self, seat: int) -> str:
        return f"{LETTERS[seat]}:"

    def square(self, site: str) -> int:
        """The square that a site is, or -1."""
        return 0 if site[1:] == "0" and site[0] in LETTERS else int(site) if site.isdecimal() else -1

    @cached_property
    def board(self) -> Board:
        cells = spiral()
        squares = tuple(self.step(number, x, y) for number, (x, y) in enumerate(cells[: self.last], 1))
        spare = cells[self.last :]
        left = -3.1 if self.purses else -1.75  # the meadow with the start, and where the chips lie
        areas = [Area(box(left, 4.85 if self.purses else -0.45, -0.62, 6.45), "meadow")]
        if not self.purses:
            areas += [Area(box(left + 0.1, top, -0.72, top + 1.0), "sign", art=art) for top, art in MEADOW]
        if spare:
            areas.append(Area(box(spare[0][0] - 0.5, spare[0][1] - 0.5, spare[-1][0] + 0.5, spare[-1][1] + 0.5), "meadow", art="geese"))
        return Board(
            left=left - 0.2,
            top=-0.7,
            width=COLUMNS - 0.1 - left,
            height=ROWS + 0.4,
            plate="linen",
            sites=(*squares, *self.starts(left), *(self.treasury() if self.purses else ())),
            lines=(Line(WALL, "wall"), Line(((-0.85, 6.0), (-0.5, 6.0)), "arrow")),
            areas=tuple(areas),
        )

    def step(self, number: int, x: float, y: float) -> Site:
        """A square with its number in a corner, which pawns leave free."""
        art = self.pictures.get(number, "")
        square = Site(str(number), x, y, "square", self.role(number), "", str(number), 0.94, art=art)
        return replace(square, label_at=(-0.36 if number < 10 else -0.305, -0.33), label_size=0.2, stand=(0.07, 0.16, 0.74))

    def role(self, number: int) -> str:
        return "finish" if number == self.last else "picture" if number in self.pictures else "step"

    def starts(self, left: float) -> tuple[Site, ...]:
        """A place on the meadow for every pawn, in two columns."""
        rows = (self.seats + 1) // 2
        pitch = 0.45 if rows < 5 else 0.375
        top = (5.55 if rows < 5 else 5.5) - pitch / 2 * (rows - 1)
        middle = (left - 0.62) / 2
        places = [(round(middle - 0.26 + 0.52 * (seat % 2), 3), round(top + pitch * (seat // 2), 3)) for seat in range(self.seats)]
        return tuple(
            Site(self.site(seat, 0), x, y, "circle", "start", COLOURS[seat], "", 0.4, stand=ON_START) for seat, (x, y) in enumerate(places)
        )

    def treasury(self) -> tuple[Site, ...]:
        """The pot at the top, and a purse for everybody under it."""
        top = 1.75 if self.seats > 4 else 2.15
        places = [(-2.45 + 1.2 * (seat % 2), round(top + 1.12 * (seat // 2), 3)) for seat in range(self.seats)]
        purses = [
            Site(self.purse(seat), x, y, "circle", "purse", COLOURS[seat], "", 1.04, stand=IN_PURSE) for seat, (x, y) in enumerate(places)
        ]
        return (Site(POT, -1.85, 0.4, "circle", "pot", "", "", 1.35, stand=(0.0, 0.1, 1.0)), *purses)


LAP = 40  # squares of the course
PITCH = 0.72  # from square to square on the innermost lane, and from lane to lane
SIDE, HEIGHT, BEND = 6.4, 3.0, 1.6  # the straights of the innermost lane, and the radius of its corners


class Course:
    """The racecourse: 40 squares clockwise round a field, a lane for every horse, the finishing line before square 1."""

    lap = LAP
    purses = False

    def __init__(self, setup: Setup, rules: TrackRules) -> None:
        self.seats = setup.seats
        self.names = [rules.name(piece) for piece in range(rules.pieces)]
        self.pieces = len(self.names)
        self.pictures = {square: picture for square, picture in rules.squares.pictures.items() if square <= LAP}

    def site(self, piece: int, square: int) -> str:
        """Start and square 40 are one place, and both laps use the same squares."""
        return f"{(square - 1) % self.lap + 1}{self.names[piece]}"

    def purse(self, seat: int) -> str:
        raise ValueError("no chips are played for")

    def square(self, site: str) -> int:
        digits = "".join(character for character in site[:2] if character.isdigit())
        return int(digits) if digits and site[len(digits) :] in self.names else -1

    def spot(self, at: float, out: float) -> Point:
        """A point of the course: `at` squares behind the finishing line, `out` from the innermost lane."""
        x, y, dx, dy = around(at * perimeter() / self.lap)
        return (round(x + out * dx, 3) + 0.0, round(y + out * dy, 3) + 0.0)

    @cached_property
    def board(self) -> Board:
        rim = PITCH * (self.pieces - 1)
        lanes = tuple(self.lane(piece, square) for piece in range(self.pieces) for square in range(1, self.lap + 1))
        reach = rim + 0.95
        half_width, half_height = SIDE / 2 + BEND + reach, HEIGHT / 2 + BEND + reach
        return Board(
            left=-half_width,
            top=-half_height,
            width=2 * half_width,
            height=2 * half_height,
            plate="linen",
            sites=lanes,
            lines=(*self.rails(rim), *self.bars(rim), Line((self.spot(0, -PITCH / 2), self.spot(0, rim + PITCH / 2)), "finish")),
            areas=(
                Area(self.ring(rim + PITCH / 2), "turf"),
                Area(self.ring(-PITCH / 2), "meadow"),
                *(self.sign(square, art) for square, art in self.pictures.items()),
                Area(box(-1.7, -0.95, 1.7, 0.85), "sign", art="cup"),
            ),
            captions=tuple(
                Caption(*self.spot(square - 0.5, out), str(number), "count")
                for square in range(1, self.lap + 1)
                for number, out in ((square, -PITCH / 2 - 0.24), (square + self.lap, rim + PITCH / 2 + 0.27))
            ),
        )

    def lane(self, piece: int, square: int) -> Site:
        """A square of a horse's own lane, marked where it must jump."""
        role = "jump" if square in self.pictures else "lane"
        place = self.spot(square - 0.5, PITCH * piece)
        return Site(self.site(piece, square), *place, "circle", role, COLOURS[piece % self.seats], "", 0.56, stand=IN_LANE)

    def ring(self, out: float) -> tuple[Point, ...]:
        return tuple(self.spot(at / 2, out) for at in range(2 * self.lap))

    def rails(self, rim: float) -> tuple[Line, ...]:
        """The lines between lanes."""
        between = (PITCH * (lane + 0.5) for lane in range(self.pieces - 1))
        return tuple(Line((*self.ring(out), self.spot(0, out)), "lane") for out in between)

    def bars(self, rim: float) -> tuple[Line, ...]:
        """Every obstacle lies across all lanes."""
        return tuple(
            Line((self.spot(square - 0.5, -PITCH / 2), self.spot(square - 0.5, rim + PITCH / 2)), "obstacle", "red")
            for square in self.pictures
        )

    def sign(self, square: int, art: str) -> Area:
        """The obstacle's picture, on the field beside it."""
        x, y = self.spot(square - 0.5, -1.45)
        return Area(tile(x, y, 0.78), "sign", art=art)


Layout = Spiral | Course


def perimeter() -> float:
    return 2 * (SIDE + HEIGHT) + 2 * pi * BEND


def around(far: float) -> tuple[float, float, float, float]:
    """A point of the innermost lane, clockwise from the left end of the upper straight, and which way is out from there."""
    bend = pi * BEND / 2
    far %= perimeter()
    corners = ((SIDE / 2, -HEIGHT / 2), (SIDE / 2, HEIGHT / 2), (-SIDE / 2, HEIGHT / 2), (-SIDE / 2, -HEIGHT / 2))
    for side, (x, y) in enumerate(corners):
        length = SIDE if side % 2 == 0 else HEIGHT
        angle = -pi / 2 + side * pi / 2  # which way is out on this side
        if far < length:
            back = length - far
            return (x + BEND * cos(angle) + back * sin(angle), y + BEND * sin(angle) - back * cos(angle), cos(angle), sin(angle))
        far -= length
        if far < bend:
            turned = angle + far / BEND
            return (x + BEND * cos(turned), y + BEND * sin(turned), cos(turned), sin(turned))
        far -= bend
    return around(0.0)
