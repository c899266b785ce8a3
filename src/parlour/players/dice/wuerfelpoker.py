"""Poker with dice: which dice to throw again is worth a chance to take the pot, raising and answering the chips that it brings."""

from functools import cache

from parlour.core.bits import bit_count
from parlour.games.dice.again_rules import without
from parlour.games.dice.throws import FIVES, NUMBER, ORDERS
from parlour.games.dice.wuerfelpoker_rules import ANSWER, CALL, FOLD, KEEP, RAISE_BY, RANK, STAND, Poker
from parlour.players.dice.rethrow_solver import kept_dice_worth
from parlour.players.expert import Worth

HAIR = 1e-4  # what the best hand is worth beside chances


@cache
def beaten() -> list[float]:
    """For every throw of five dice the chance that another one is worse, equals counting half."""
    order = sorted(range(FIVES, len(RANK)), key=lambda number: RANK[number])
    found, sum = [0.0] * len(RANK), 0.0
    for number in order:
        found[number] = sum + ORDERS[number] / 7776 / 2
        sum += ORDERS[number] / 7776
    return found


def equity(state: Poker, number: int) -> float:
    """The chance of dice to take the pot; whoever is still to throw is thought to do so as often as is allowed."""
    own = RANK[number]
    order = [(state.opener + at) % state.seats for at in range(state.seats)]
    thrower = state.raiser if state.step == ANSWER else state.hand
    chance = 1.0
    for seat in order:
        if seat == state.hand or not state.playing >> seat & 1:
            continue
        if order.index(seat) <= order.index(thrower):
            other = RANK[NUMBER[state.hands[seat]]]
            chance *= 0.0 if other > own else 0.5 if other == own else 1.0
        else:
            chance *= beaten()[number] ** state.throws
    return chance


def again(state: Poker) -> dict[int, float]:
    """Which dice to throw again: the chance to take the pot, worked back through the throws that are left."""
    left = state.throws - state.made
    fives = [equity(state, number) + HAIR * float(RANK[number]) / 1e6 for number in range(FIVES, len(RANK))]
    worth = kept_dice_worth(fives, left)
    hand = NUMBER[state.hands[state.hand]]
    values = {STAND: fives[hand - FIVES]}
    for action in state.legal()[1:]:
        values[action] = worth[without(hand, NUMBER[action])]
    return values


def weigh(state: Poker) -> Worth:
    return Worth("other", values(state))


def values(state: Poker) -> dict[int, float]:
    if state.step == KEEP:
        return again(state)
    if state.step == ANSWER:
        hand = NUMBER[state.hands[state.hand]] if has_thrown(state) else 0
        chance = equity(state, hand) if hand else unthrown(state)
        return {FOLD: 0.0, CALL: chance * float(state.pot + state.raised) - float(state.raised)}
    chance = equity(state, NUMBER[state.hands[state.hand]])
    others = bit_count(state.playing) - 1
    pot, raises = state.pot, {action: action - RAISE_BY for action in state.legal()}
    return {action: chance * float(pot + (1 + others) * raised) - float(raised) for action, raised in raises.items()}


def has_thrown(state: Poker) -> bool:
    """Whether the seat that answers has thrown in this deal: it comes before the raiser in the order from the opener."""
    return (state.hand - state.opener) % state.seats < (state.raiser - state.opener) % state.seats


def unthrown(state: Poker) -> float:
    """The chance of a seat that has not thrown: the mean over its throws."""
    return sum(float(ORDERS[number]) * equity(state, number) for number in range(FIVES, len(RANK))) / 7776
