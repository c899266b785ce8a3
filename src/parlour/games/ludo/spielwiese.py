"""Zauberhafte Spielwiese: a board that its two to eight players join from parts. Sheet: ludo.md, section 4.

Unlike Mensch ärgere Dich nicht: the ring has any size, parts make the centre, and each player adds an arm. A piece whose throw ends on a
corner of the centre, a star, may jump on to the next free one; a six that a piece of one's own bars ends the turn; whoever misses a
capture is at the mercy of the next player.
"""

from parlour.core.kit import Kit, Part
from parlour.core.setup import Option, Setup, choice
from parlour.core.source import ours, printed, reading
from parlour.games.ludo.board import ArmedBoard, joined
from parlour.games.ludo.game import Ludo
from parlour.games.ludo.rules import CAPTURE, NEVER, OFF_TRACK, STARS, Capturing, Colours, Entry, Goal, LudoRules, Throws, arms

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
OPTIONS = (
    choice("sets", "basic both", printed(playground="de en fr"), fits=(("basic", (2, 3, 4)),)),
    Option("parts", "usual", kit=KIT, source=printed("source-spielwiese-parts", playground="de en fr")),
    choice("star_squares", "off may must", printed("source-spielwiese-star_squares", playground="de en fr"), usual="may"),
    Option("three_rolls", False, source=printed(playground="de en fr")),
    choice("compulsory_capture", "off enforced penalty", printed("source-enforced", playground="de en fr")),
    Option("no_jump_in_goal", False, source=printed(playground="de en fr")),
    choice("six_enters", "must may", reading("source-spielwiese-six_enters", playground="de en fr")),
    Option(
        "first_seat",
        1,
        low=1,
        high=8,
        fits=tuple((n, tuple(range(max(2, n), 9))) for n in range(1, 9)),
        source=printed("source-spielwiese-first_seat", playground="de en fr"),
    ),
    Option("play_on", False, source=ours("source-only-a-winner")),
)


def parts_of(setup: Setup) -> str:
    parts = setup.choice("parts")
    return USUAL[setup.seats] if parts == "usual" else parts


def sides_of(setup: Setup) -> tuple[int, list[int]]:
    """How many sides the centre has, and which of them carry a player's arm."""
    sides = KIT.sides(parts_of(setup))
    return sides, [seat * sides // setup.seats for seat in range(setup.seats)]


def rules(setup: Setup) -> LudoRules:
    return LudoRules(
        Colours("RYGUOPNL", "01234567"[: setup.seats]),
        arms(*sides_of(setup)),
        first_seat=setup.number("first_seat") - 1,
        throws=Throws(OFF_TRACK if setup.flag("three_rolls") else NEVER, three_until_entered=True, own_bars_six=True),  # R3, R5 as amended
        entry=Entry(six_must=setup.choice("six_enters") == "must"),  # R6
        capturing=Capturing(CAPTURE[setup.choice("compulsory_capture")], judged=True),  # R10
        goal=Goal(no_jump=setup.flag("no_jump_in_goal")),
        star_jumps=STARS[setup.choice("star_squares")],
        play_on=setup.flag("play_on"),
    )


def board(setup: Setup, rules: LudoRules) -> ArmedBoard:
    sides, armed = sides_of(setup)
    shapes = [part.sides for name in parts_of(setup).split("+") for part in KIT.parts if part.name == name]
    return ArmedBoard(setup, rules, sides, armed, joined(shapes, sides))


GAME = Ludo(id="spielwiese", version=3, seats=(2, 3, 4, 5, 6, 7, 8), rules=rules, board=board, options=OPTIONS)
