"""What no game can come to, as several games check it: a message where something is wrong, None where nothing is."""

from parlour.core.message import Message, say
from parlour.core.state import CHANCE, OVER
from parlour.games.dice.chips_rules import ChipsState, MakerState
from parlour.games.dice.engine import DiceState
from parlour.games.dice.face import in_mask
from parlour.games.dice.line_rules import LineState


def rounds_fault(state: DiceState) -> Message | None:
    """The game is over after its last round, and not before."""
    fits = state.round == state.rounds if state.turn == OVER else state.round < state.rounds
    return None if fits else say("error-dice-rounds", rounds=state.rounds)


def turns_made(state: DiceState, seat: int) -> int:
    """How many turns a seat has begun, where seat 0 begins every round."""
    return state.round + (state.turn != OVER and seat <= state.hand)


def line_fault(state: LineState, most: int) -> Message | None:
    """`most` is what a turn can give."""
    over = state.turn == OVER
    for seat in range(state.seats):
        made, turns = state.made(seat), turns_made(state, seat)
        if any(list(state.throws)[seat * state.width + made : (seat + 1) * state.width]):
            return say("error-dice-throws-order")
        if any(state.ends(seat, throws) for throws in range(1, made)):
            return say("error-dice-turn-ended")
        if state.ends(seat, made) != (turns > 0 and (over or seat != state.hand)):
            return say("error-dice-turn-open")
        if not 0 <= state.total[seat] - state.gained(seat) <= most * max(0, turns - 1):
            return say("error-dice-totals")
    return None


def contest_fault(state: DiceState, least: int = 2) -> Message | None:
    """Those of the contest who sit before the seat that throws have thrown, and nobody else; no throw is worth less than `least`."""
    rivals = in_mask(state.contest)
    if len(rivals) < 2 or (state.turn == CHANCE and state.hand not in rivals):
        return say("error-dice-contest")
    for seat, thrown in enumerate(state.thrown):
        if (thrown >= least) != (seat in rivals and (state.turn == OVER or seat < state.hand)) or 0 < thrown < least:
            return say("error-dice-seats-order")
    return None


def chips_fault(state: ChipsState, elsewhere: int = 0) -> Message | None:
    """No chips come or go; some of them lie elsewhere."""
    there, due = sum(state.chips) + elsewhere, state.seats * state.start_chips
    return None if there == due else say("error-chips", due=due, there=there)


def maker_fault(state: MakerState) -> Message | None:
    over = state.turn == OVER
    if any(stake > own for stake, own in zip(state.staked, state.chips, strict=True)):
        return say("error-dice-stake")
    if state.round > state.rounds or over != (state.round == state.rounds or state.holders() == 1):
        return say("error-dice-end")
    return chips_fault(state)


def leaving_fault(left: list[int], out: list[bool]) -> Message | None:
    """Those who are out have left one after the other, and somebody is still in."""
    gone = [place for place, gone in zip(left, out, strict=True) if gone]
    if sorted(gone) != list(range(1, len(gone) + 1)) or any(place for place, gone in zip(left, out, strict=True) if not gone):
        return say("error-dice-out")
    return say("error-dice-out") if all(out) else None
