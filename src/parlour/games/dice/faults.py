"""What no game can come to, as several games check it: words where something is wrong, "" where nothing is."""

from parlour.core.state import CHANCE, OVER
from parlour.games.dice.chips_rules import ChipsState, MakerState
from parlour.games.dice.engine import DiceState
from parlour.games.dice.face import in_mask
from parlour.games.dice.line_rules import LineState


def rounds_fault(state: DiceState) -> str:
    """The game is over after its last round, and not before."""
    fits = state.round == state.rounds if state.turn == OVER else state.round < state.rounds
    return "" if fits else f"there are {state.rounds} rounds"


def turns_made(state: DiceState, seat: int) -> int:
    """How many turns a seat has begun, where seat 0 begins every round."""
    return state.round + (state.turn != OVER and seat <= state.hand)


def line_fault(state: LineState, most: int) -> str:
    """`most` is what a turn can give."""
    over = state.turn == OVER
    for seat in range(state.seats):
        made, turns = state.made(seat), turns_made(state, seat)
        if any(list(state.throws)[seat * state.width + made : (seat + 1) * state.width]):
            return "throws are written one after the other"
        if any(state.ends(seat, throws) for throws in range(1, made)):
            return "a turn has gone on after its end"
        if state.ends(seat, made) != (turns > 0 and (over or seat != state.hand)):
            return "only the seat that throws has not finished its turn"
        if not 0 <= state.total[seat] - state.gained(seat) <= most * max(0, turns - 1):
            return "the totals do not fit the throws"
    return ""


def contest_fault(state: DiceState, least: int = 2) -> str:
    """Those of the contest who sit before the seat that throws have thrown, and nobody else; no throw is worth less than `least`."""
    rivals = in_mask(state.contest)
    if len(rivals) < 2 or (state.turn == CHANCE and state.hand not in rivals):
        return "at least two seats throw against each other, and one of them now"
    for seat, thrown in enumerate(state.thrown):
        if (thrown >= least) != (seat in rivals and (state.turn == OVER or seat < state.hand)) or 0 < thrown < least:
            return "those before the seat that throws have thrown, and nobody else"
    return ""


def chips_fault(state: ChipsState, elsewhere: int = 0) -> str:
    """No chips come or go; some of them lie elsewhere."""
    there, due = sum(state.chips) + elsewhere, state.seats * state.start_chips
    return "" if there == due else f"{state.seats} seats have {due} chips together, not {there}"


def maker_fault(state: MakerState) -> str:
    over = state.turn == OVER
    if any(stake > own for stake, own in zip(state.staked, state.chips, strict=True)):
        return "nobody stakes more than they have"
    if state.round > state.rounds or over != (state.round == state.rounds or state.holders() == 1):
        return "the game is over after the last circle, or when one seat has all chips"
    return chips_fault(state)


def leaving_fault(left: list[int], out: list[bool]) -> str:
    """Those who are out have left one after the other, and somebody is still in."""
    gone = [place for place, gone in zip(left, out, strict=True) if gone]
    if sorted(gone) != list(range(1, len(gone) + 1)) or any(place for place, gone in zip(left, out, strict=True) if not gone):
        return "those who are out have left, one after the other"
    return "somebody is still in" if all(out) else ""
