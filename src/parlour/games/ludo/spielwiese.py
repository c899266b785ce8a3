"""Zauberhafte Spielwiese: a board that its two to eight players join from parts. Sheet: ludo.md, section 4.

Mensch ärgere Dich nicht on a ring of any size: parts make the centre, each player adds an arm, and the centre's corners are stars.
"""

from parlour.core.board import Area, Board, Point
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.kit import Kit, Part
from parlour.core.setup import Option, Setup
from parlour.games.ludo.board import RingBoard, Side, star, star_plate
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.position import PositionReader
from parlour.games.ludo.rules import CAPTURE, NEVER, OFF_TRACK, LudoRules
from parlour.games.ludo.spielwiese_rules import SpielwieseState

COLOURS = ("red", "yellow", "green", "blue", "orange", "purple", "pink", "lightblue")
LETTERS = ("R", "Y", "G", "U", "O", "P", "N", "L")
STARS = {"off": 0, "may": 1, "must": 2}

KIT = Kit(
    family="ludo",
    parts=(Part("square", 4, (1, 1)), Part("triangle", 3, (1, 1)), Part("half_round", 2, (2, 0), ends=True)),
    joints=(3, 1),  # the connecting element and the arrows
    samples=("triangle+square", "half_round+square+half_round", "triangle+square+square+triangle"),
    sets="sets",
)

USUAL = {
    2: "half_round+half_round",
    3: "triangle",
    4: "square",
    5: "square+triangle",
    6: "square+square",
    7: "square+square+triangle",
    8: "square+square+triangle+triangle",
}


class Spielwiese(Game):
    def begin(self, setup: Setup) -> LudoState:
        rules = rules_of(setup)
        state = SpielwieseState(setup, rules)
        state.open()
        return state

    def parse(self, text: str, setup: Setup) -> LudoState:
        return PositionReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.ludo.face import LudoFace

        return LudoFace(layout, plate)


def parts_of(setup: Setup) -> list[str]:
    parts = setup.choice("parts")
    return (USUAL[setup.seats] if parts == "usual" else parts).split("+")


def sides_of(setup: Setup) -> tuple[int, tuple[int, ...]]:
    """How many sides the centre has, and which of them carry a player's arm."""
    sides = KIT.sides("+".join(parts_of(setup)))
    return sides, tuple(seat * sides // setup.seats for seat in range(setup.seats))


def layout(setup: Setup) -> RingBoard:
    sides, armed = sides_of(setup)
    return star(sides, armed, COLOURS[: setup.seats], LETTERS[: setup.seats], starred=setup.choice("star_squares") != "off")


def rules_of(setup: Setup) -> LudoRules:
    sides, armed = sides_of(setup)
    board = star(sides, armed, COLOURS[: setup.seats], LETTERS[: setup.seats], starred=True)
    return LudoRules(
        letters=LETTERS[: setup.seats],
        owners=tuple(range(setup.seats)),
        ring=len(board.ring),
        offsets=board.starts,
        roll_off=False,
        first_seat=setup.number("first_seat") - 1,
        three_rolls=int(OFF_TRACK if setup.flag("three_rolls") else NEVER),
        rolls_until_entered=True,  # R3
        six_rerolls=False,  # R5
        six_must_enter=setup.choice("six_enters") == "must",  # R6
        no_jump_in_goal=setup.flag("no_jump_in_goal"),
        capture=CAPTURE[setup.choice("compulsory_capture")],
        judged=True,  # R10
        star_squares=board.stars,
        star_rule=STARS[setup.choice("star_squares")],
        play_on=setup.flag("play_on"),
    )


def plate(setup: Setup) -> Board:
    sides, armed = sides_of(setup)
    return star_plate(layout(setup), sides, armed, tuple(range(setup.seats)), centre(parts_of(setup), sides))


def centre(parts: list[str], sides: int) -> tuple[Area, ...]:
    """The base parts as patches of the centre: joints are diagonals between its corners."""
    if sides == 2:
        return tuple(Area(tuple(Side(k, 2).at(*place) for place in ((0.05, -1.4), (0.45, 0), (0.05, 1.4))), "part") for k in (0, 1))
    corners = [Side(side, sides).corner() for side in range(sides)]
    shapes = [part.sides for name in parts for part in KIT.parts if part.name == name]
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
    return tuple(found)


def bulged(ends: list[Point]) -> tuple[Point, ...]:
    """A half-round part lies along one side of the centre, its round edge outwards."""
    (ax, ay), (bx, by) = ends
    middle = ((ax + bx) / 2, (ay + by) / 2)
    return (ends[0], (middle[0] * 1.25, middle[1] * 1.25), ends[1], (middle[0] * 0.8, middle[1] * 0.8))


GAME = Spielwiese(
    id="spielwiese",
    family="ludo",
    version=2,
    seats=(2, 3, 4, 5, 6, 7, 8),
    usual_seats=4,
    options=(
        Option("sets", "basic", choices=("basic", "both"), fits=(("basic", (2, 3, 4)),), source="playground booklet: 13.20, 13.21"),
        Option("parts", "usual", kit=KIT, source="playground booklet: basic and supplementary set; 4.3"),
        Option("star_squares", "may", choices=("off", "may", "must"), source="playground booklet: special rule; must is an optional rule"),
        Option("three_rolls", False, source="playground booklet, optional rules"),
        Option("compulsory_capture", "off", choices=("off", "enforced", "penalty"), source="playground booklet, optional rules: penalty"),
        Option("no_jump_in_goal", False, source="playground booklet, optional rules"),
        Option("six_enters", "must", choices=("must", "may"), source="R6"),
        Option("first_seat", 1, low=1, high=8, fits=tuple((n, tuple(range(max(2, n), 9))) for n in range(1, 9)), source="the youngest"),
        Option("play_on", False, source="0.6: the print names only a winner"),
    ),
)
