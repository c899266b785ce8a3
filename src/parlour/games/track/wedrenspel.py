"""The horse race: twice round a course of 40 squares, every horse in its lane, over seven obstacles. Sheet: track.md, section 3."""

from parlour.core.setup import Option, Setup, choice
from parlour.core.source import reading
from parlour.games.track.board import LAP, Course
from parlour.games.track.game import Track
from parlour.games.track.rules import GO, HALF, LINE, OUT, RETRY, SKIP, WAIT, Effect, Squares, Throws, TrackRules

FIRST_LAP = {
    4: Effect(GO, 0, picture="hedge"),
    8: Effect(SKIP, 1, picture="ditch"),
    14: Effect(GO, 9, picture="gate-rail"),
    21: Effect(HALF, picture="mud"),
    25: Effect(SKIP, 2, picture="wall"),
    28: Effect(RETRY, picture="pole"),
    34: Effect(WAIT, picture="oxer"),
}
SECOND_LAP = {LAP + 4: Effect(GO, LAP), LAP + 14: Effect(GO, LAP + 9), LAP + 34: Effect(OUT)}  # the others are as in the first
EFFECTS = {**{LAP + square: effect for square, effect in FIRST_LAP.items()}, **FIRST_LAP, **SECOND_LAP}
HORSES = Option(
    "horses_per_player",
    1,
    low=1,
    high=4,
    seats=(2, 3, 4, 5),
    fits=((2, (2, 3, 4, 5)), (3, (2, 3, 4)), (4, (2, 3))),  # at most twelve run
    source=reading("source-wedrenspel-horses_per_player", box315="nl fr"),
)
MUD = choice("mud", "next_throw next_turn", reading("source-wedrenspel-mud", box315="nl fr"), nl="next_turn", fr="next_throw")


def rules(setup: Setup) -> TrackRules:
    squares = Squares(2 * LAP, EFFECTS, finish=LINE)
    throws = Throws(extra=3, half_turn=setup.choice("mud") == "next_turn")  # R5
    return TrackRules(setup.seats, squares, horses=setup.number("horses_per_player"), throws=throws)


GAME = Track(id="wedrenspel", seats=(2, 3, 4, 5, 6), usual_seats=3, rules=rules, board=Course, options=(HORSES, MUD))
