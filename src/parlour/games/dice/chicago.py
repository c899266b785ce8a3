"""Chicago: three dice, ones for 100 and sixes for 60; the least takes a coaster. Sheet: dice.md, chicago."""

from functools import partial

from parlour.core.message import Message, say
from parlour.core.setup import Option
from parlour.core.source import printed
from parlour.core.state import CHANCE, OVER
from parlour.games.dice.chicago_face import ChicagoFace
from parlour.games.dice.chicago_rules import OPEN, Chicago
from parlour.games.dice.faults import contest_fault, leaving_fault
from parlour.games.dice.game import DiceGame
from parlour.games.dice.throws import NUMBER, SIZE


def fault(state: Chicago) -> Message | None:
    return seats_fault(state) or (contest_fault(state, 1) or equals_fault(state) if state.contest else round_fault(state))


def seats_fault(state: Chicago) -> Message | None:
    """Coasters, who is out, and who throws."""
    out = [coasters >= state.chips_out for coasters in state.coasters]
    if max(state.coasters) > state.chips_out:
        return say("error-dice-out")
    if (sum(out) == state.seats - 1) != (state.turn == OVER):
        return say("error-dice-end")
    if state.starter < 0 or out[state.starter] or (state.turn != OVER and out[state.hand]):
        return say("error-dice-thrower")
    if any((points > 0) != (used > 0) for points, used in zip(state.points, state.used, strict=True)):
        return say("error-dice-unthrown")
    if any(thrown and not state.contest >> seat & 1 for seat, thrown in enumerate(state.thrown)):
        return say("error-dice-equals")
    return leaving_fault(list(state.left), out)


def equals_fault(state: Chicago) -> Message | None:
    """Equals throw for the coaster when everybody has had a turn."""
    if state.turn != CHANCE or state.cup != 3 or state.made or state.standing or not state.limit or state.mode == OPEN:
        return say("error-dice-equals")
    inside = [seat for seat in range(state.seats) if not state.left[seat]]
    if any(not 0 < state.used[seat] <= state.limit for seat in inside):
        return say("error-dice-equals")
    qualities = [state.quality(seat) for seat in inside]
    worst = [seat for seat, quality in zip(inside, qualities, strict=True) if quality == min(qualities)]
    return None if all(seat in worst for seat in range(state.seats) if state.contest >> seat & 1) else say("error-dice-equals")


def round_fault(state: Chicago) -> Message | None:
    if state.turn == OVER or (state.limit == 0 and state.made == 0):
        idle = not (state.limit or state.made or state.standing) and state.mode == state.opening()
        starts = state.turn == OVER or (state.turn == CHANCE and state.hand == state.starter and state.cup == 3)
        return None if idle and starts else say("error-dice-figures")
    return order_fault(state) or throw_fault(state)


def order_fault(state: Chicago) -> Message | None:
    """Those from the starter to the one in hand have had their turn; the starter has set the limit."""
    played = []
    seat = state.starter
    while seat != state.hand:
        played.append(seat)
        seat = state.next_in(seat)
    if bool(played) != (state.limit > 0):
        return say("error-dice-limit")
    if any((points > 0) != (seat in played) for seat, points in enumerate(state.points)):
        return say("error-dice-unthrown")
    if any(state.used[seat] > state.limit for seat in played) or (played and state.used[state.starter] != state.limit):
        return say("error-dice-limit")
    return None


def throw_fault(state: Chicago) -> Message | None:
    """The dice that stand, and those that lie there or are in the cup."""
    standing, deciding = SIZE[NUMBER[state.standing]], state.turn >= 0
    loose = SIZE[NUMBER[state.dice]] if deciding else state.cup
    earlier = state.made - deciding  # throws before the one that lies there or is to come
    if standing + loose != 3 or not earlier >= 0 or state.made >= state.throws() or (standing and not earlier):
        return say("error-dice-figures")
    return say("error-dice-mode") if state.mode == OPEN and (earlier or state.limit) else None


Coasters = partial(
    DiceGame[Chicago],
    face=ChicagoFace,
    fault=fault,
    options=(
        Option("chips_out", 3, low=1, high=9, source=printed("source-usual-number", big="de")),
        Option("two_sixes_rule", False, source=printed(big="de")),
    ),
    cups=(3, 1, 2),
    actions=12,
)
GAME = Coasters(id="chicago", state=Chicago)
