"""The game of the goose with one die, 61 squares and no decisions. Sheet: track.md, section 1."""

from parlour.core.setup import Option, Setup, choice
from parlour.core.source import printed, reading
from parlour.games.track.board import Spiral
from parlour.games.track.game import Track
from parlour.games.track.rules import AGAIN, BOUNCE, FULL_BACK, GO, HOLD, OUT, PLAIN, SKIP, WAIT, Effect, Squares, Throws, TrackRules

EFFECTS = {
    3: Effect(GO, 5, picture="hatchlings"),
    6: Effect(SKIP, 1, picture="swimming"),
    9: Effect(GO, 19, picture="dog"),
    12: Effect(GO, 8, picture="bite"),
    18: Effect(SKIP, 1, picture="butterfly"),
    21: Effect(GO, 25, picture="frog"),
    24: Effect(SKIP, 1, picture="bath"),
    27: Effect(HOLD, 6, picture="sleep"),
    30: Effect(GO, 32, picture="wedding"),
    33: Effect(HOLD, 4, picture="cage"),
    36: Effect(GO, 38, picture="shepherd"),
    39: Effect(SKIP, 1, picture="feed"),
    42: Effect(GO, 32, picture="fox"),
    45: Effect(AGAIN, picture="ice"),
    48: Effect(SKIP, 1, picture="scarf"),
    51: Effect(GO, 53, picture="race"),
    54: Effect(AGAIN, picture="thief"),
    57: Effect(WAIT, picture="bandage"),
    60: Effect(OUT, picture="pot"),
    61: Effect(PLAIN, picture="laurel"),
}
OPTIONS = (
    choice(
        "overshoot",
        "bounce full_back",
        reading("source-gaensespiel-overshoot", travel="de fr it"),
        de="full_back",
        fr="bounce",
        it="bounce",
    ),
    choice(
        "release_roll", "moves frees", reading("source-gaensespiel-release_roll", travel="de fr it"), de="frees", fr="moves", it="frees"
    ),
    Option(
        "open_table",
        False,
        seats=tuple(range(5, 11)),
        fits=((False, (2, 3, 4)),),
        source=printed("source-gaensespiel-open_table", travel="fr"),
    ),
)


def rules(setup: Setup) -> TrackRules:
    squares = Squares(61, EFFECTS, finish=FULL_BACK if setup.choice("overshoot") == "full_back" else BOUNCE)
    return TrackRules(setup.seats, squares, throws=Throws(frees=setup.choice("release_roll") == "frees"))


GAME = Track(id="gaensespiel", seats=tuple(range(2, 11)), rules=rules, board=Spiral, options=OPTIONS)
