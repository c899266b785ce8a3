"""Chicago: three dice, ones for 100 and sixes for 60; the least takes a coaster. Sheet: dice.md, chicago."""

from functools import partial

from parlour.core.message import say
from parlour.core.setup import Option
from parlour.core.source import printed
from parlour.core.state import CHANCE, OVER
from parlour.games.dice.chicago_face import ChicagoFace
from parlour.games.dice.chicago_rules import OPEN, Chicago
from parlour.games.dice.face import in_mask
from parlour.games.dice.faults import Faults, contest_faults, leaving_faults
from parlour.games.dice.game import DiceGame, usual
from parlour.games.dice.throws import NUMBER, SIZE


def faults(state: Chicago) -> Faults:
    yield from seats_faults(state)
    if state.contest:
        yield from contest_faults(state, 1)
        yield from equals_faults(state)
    elif state.turn == OVER or (state.limit == 0 and state.made == 0):
        idle = not (state.limit or state.made or state.standing) and state.mode == state.opening()
        starts = state.turn == OVER or (state.turn == CHANCE and state.hand == state.starter and state.cup == 3)
        yield not idle or not starts, say("error-dice-figures")
    else:
        yield from order_faults(state)
        yield from throw_faults(state)


def seats_faults(state: Chicago) -> Faults:
    """Coasters, who is out, and who throws."""
    out = [coasters >= state.chips_out for coasters in state.coasters]
    yield max(state.coasters) > state.chips_out, say("error-dice-out")
    yield (sum(out) == state.seats - 1) != (state.turn == OVER), say("error-dice-end")
    yield state.starter < 0 or out[state.starter] or (state.turn != OVER and out[state.hand]), say("error-dice-thrower")
    yield any((points > 0) != (used > 0) for points, used in zip(state.points, state.used, strict=True)), say("error-dice-unthrown")
    yield any(thrown and not state.contest >> seat & 1 for seat, thrown in enumerate(state.thrown)), say("error-dice-equals")
    yield from leaving_faults(list(state.left), out)


def equals_faults(state: Chicago) -> Faults:
    """Equals throw for the coaster when everybody has had a turn."""
    midway = state.cup != 3 or state.made > 0 or state.standing > 0
    yield midway or state.turn != CHANCE or not state.limit or state.mode == OPEN, say("error-dice-equals")
    qualities = {seat: state.quality(seat) for seat in range(state.seats) if not state.left[seat]}
    yield any(not 0 < state.used[seat] <= state.limit for seat in qualities), say("error-dice-equals")
    worst = [seat for seat, quality in qualities.items() if quality == min(qualities.values())]
    yield not set(in_mask(state.contest)) <= set(worst), say("error-dice-equals")


def order_faults(state: Chicago) -> Faults:
    """Those from the starter to the one in hand have had their turn; the starter has set the limit."""
    played = []
    seat = state.starter
    while seat != state.hand:
        played.append(seat)
        seat = state.next_in(seat)
    yield bool(played) != (state.limit > 0), say("error-dice-limit")
    yield any((points > 0) != (seat in played) for seat, points in enumerate(state.points)), say("error-dice-unthrown")
    yield any(state.used[seat] > state.limit for seat in played), say("error-dice-limit")
    yield bool(played) and state.used[state.starter] != state.limit, say("error-dice-limit")


def throw_faults(state: Chicago) -> Faults:
    """The dice that stand, and those that lie there or are in the cup."""
    standing, deciding = SIZE[NUMBER[state.standing]], state.turn >= 0
    loose = SIZE[NUMBER[state.dice]] if deciding else state.cup
    earlier = state.made - deciding  # throws before the one that lies there or is to come
    unthrown = earlier < 0 or (standing > 0 and not earlier)
    yield unthrown or standing + loose != 3 or state.made >= state.throws(), say("error-dice-figures")
    yield state.mode == OPEN and (earlier > 0 or state.limit > 0), say("error-dice-mode")


Coasters = partial(
    DiceGame[Chicago],
    face=ChicagoFace,
    faults=faults,
    options=(usual("chips_out", 3, 1, 9), Option("two_sixes_rule", False, source=printed(big="de"))),
    cups=(3, 1, 2),
    actions=12,
)
GAME = Coasters(id="chicago", state=Chicago)
