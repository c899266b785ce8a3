"""The old Dutch game of the goose: two dice, chips and a pot, and pawns that keep each other from resting. Sheet: track.md, section 2."""

from parlour.core.setup import Option, Setup, choice
from parlour.core.source import NO_NUMBER, printed, reading
from parlour.games.track.board import Spiral
from parlour.games.track.game import Track
from parlour.games.track.rules import BRIDGE, GO, GOOSE, MATE, PLAIN, SKIP, Chips, Effect, Geese, Squares, Throws, TrackRules

EFFECTS = {
    **dict.fromkeys((5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59), Effect(GOOSE, picture="goose")),  # R1: the traditional thirteen
    6: Effect(BRIDGE, 12, fee=5, picture="bridge"),
    19: Effect(SKIP, 1, fee=10, picture="inn"),
    31: Effect(MATE, fee=15, picture="well"),
    42: Effect(GO, 37, fee=5, picture="maze"),
    52: Effect(MATE, fee=10, picture="prison"),
    63: Effect(PLAIN, picture="gate"),
}
OPTIONS = (
    Option("purse", 50, low=1, high=500, source=NO_NUMBER),
    Option("stake", 10, low=0, high=500, most="purse", source=printed("source-agreed", box315="nl fr")),
    choice("goose_forward", "may must", reading("source-ganzenbord-goose_forward", box315="nl fr")),
    choice("goose_back", "surplus throw", reading("source-ganzenbord-goose_back", box315="nl fr")),
    choice("death_restart", "start square_1", reading("source-ganzenbord-death_restart", box315="nl fr"), nl="start", fr="square_1"),
)


def rules(setup: Setup) -> TrackRules:
    restart = 1 if setup.choice("death_restart") == "square_1" else 0
    death = {58: Effect(GO, restart, fee=5, picture="death")}
    return TrackRules(
        setup.seats,
        Squares(63, EFFECTS | death, shared=restart, leaps={45: 26, 36: 53}),  # R3
        throws=Throws(dice=2),
        geese=Geese(may_stay=setup.choice("goose_forward") == "may", back_by_throw=setup.choice("goose_back") == "throw"),
        chips=Chips(setup.number("purse"), setup.number("stake")),
    )


GAME = Track(id="ganzenbord", seats=(2, 3, 4, 5, 6), rules=rules, board=Spiral, options=OPTIONS)
