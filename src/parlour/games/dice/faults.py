"""What no game can come to, as several games check it.

A check is whether it is so, and how that is said; of a game's checks the first that is so is told, and those behind it are not looked at.
"""

from collections.abc import Iterator

from parlour.core.message import Message, say
from parlour.core.state import CHANCE, OVER
from parlour.games.dice.chips_rules import ChipsState, MakerState
from parlour.games.dice.engine import DiceState
from parlour.games.dice.face import in_mask
from parlour.games.dice.line_rules import LineState

Faults = Iterator[tuple[bool, Message]]


def ends_wrongly(state: DiceState, count: int, limit: int, ended: bool = False) -> bool:
    """Whether a game is over that is not, or the other way round: it is when it has ended, or when so many rounds or turns were made."""
    return count > limit or (state.turn == OVER) != (ended or count == limit)


def rounds_faults(state: DiceState) -> Faults:
    """The game is over after its last round, and not before."""
    yield ends_wrongly(state, state.round, state.rounds), say("error-dice-rounds", rounds=state.rounds)


def turns_made(state: DiceState, seat: int) -> int:
    """How many turns a seat has begun, where seat 0 begins every round."""
    return state.round + (state.turn != OVER and seat <= state.hand)


def line_faults(state: LineState, most: int) -> Faults:
    """`most` is what a turn can give."""
    yield from rounds_faults(state)
    for seat in range(state.seats):
        made, turns = state.made(seat), turns_made(state, seat)
        behind = list(state.latest)[seat * state.width + made : (seat + 1) * state.width]
        yield any(behind), say("error-dice-throws-order")
        yield any(state.ends(seat, throws) for throws in range(1, made)), say("error-dice-turn-ended")
        yield state.ends(seat, made) != (turns > 0 and seat != state.hand), say("error-dice-turn-open")
        yield not 0 <= state.total[seat] - state.gained(seat) <= most * max(0, turns - 1), say("error-dice-totals")


def contest_faults(state: DiceState, least: int = 2) -> Faults:
    """Those of the contest who sit before the seat that throws have thrown, and nobody else; no throw is worth less than `least`."""
    rivals, over = in_mask(state.contest), state.turn == OVER
    yield len(rivals) < 2 or (state.turn == CHANCE and state.hand not in rivals), say("error-dice-contest")
    for seat, thrown in enumerate(state.thrown):
        wrong = (thrown >= least) != (seat in rivals and (over or seat < state.hand)) or 0 < thrown < least
        yield wrong, say("error-dice-seats-order")


def chips_faults(state: ChipsState, elsewhere: int = 0) -> Faults:
    """No chips come or go; some of them lie elsewhere."""
    there, due = state.in_hands() + elsewhere, state.seats * state.start_chips
    yield there != due, say("error-chips", due=due, there=there)


def maker_faults(state: MakerState) -> Faults:
    yield any(stake > own for stake, own in zip(state.staked, state.chips, strict=True)), say("error-dice-stake")
    yield ends_wrongly(state, state.round, state.rounds, state.holders() == 1), say("error-dice-end")
    yield from chips_faults(state)


def leaving_faults(left: list[int], out: list[bool]) -> Faults:
    """Those who are out have left one after the other, and somebody is still in."""
    gone = [place for place, gone in zip(left, out, strict=True) if gone]
    stays = any(place for place, gone in zip(left, out, strict=True) if not gone)
    yield stays or sorted(gone) != list(range(1, len(gone) + 1)) or all(out), say("error-dice-out")
