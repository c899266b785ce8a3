"""Poker with dice: which dice to throw again is worth a chance to take the pot, raising and answering the chips that it brings."""

from functools import cache

from parlour.games.dice.chicago_rules import without
from parlour.games.dice.engine import NUMBER
from parlour.games.dice.throws import FIVES, ORDERS
from parlour.games.dice.wuerfelpoker_rules import (
    ANSWER,
    CALL,
    FOLD,
    HAND,
    IN,
    KEEP,
    MADE,
    OPENER,
    POT,
    RAISE_BY,
    RAISED,
    RAISER,
    RANK,
    STAND,
    STEP,
    THROWS,
    WuerfelpokerState,
)
from parlour.players.dice.wuerfelpoker_solver import kept_dice_worth
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


def equity(state: WuerfelpokerState, number: int) -> float:
    """The chance of dice to take the pot; whoever is still to throw is thought to do so as often as is allowed."""
    own = RANK[number]
    opener, order = state.figures[OPENER], []
    for at in range(state.seats):
        order.append(int((opener + at) % state.seats))
    thrower = int(state.figures[RAISER]) if state.figures[STEP] == ANSWER else int(state.hand)
    chance = 1.0
    for seat in order:
        if seat == state.hand or not state.own(seat, IN):
            continue
        if order.index(seat) <= order.index(thrower):
            other = RANK[NUMBER[state.own(seat, HAND)]]
            chance *= 0.0 if other > own else 0.5 if other == own else 1.0
        else:
            chance *= beaten()[number] ** state.option(THROWS)
    return chance


def again(state: WuerfelpokerState) -> dict[int, float]:
    """Which dice to throw again: the chance to take the pot, worked back through the throws that are left."""
    left = state.option(THROWS) - state.figures[MADE]
    fives = [equity(state, number) + HAIR * float(RANK[number]) / 1e6 for number in range(FIVES, len(RANK))]
    worth = kept_dice_worth(fives, left)
    hand = NUMBER[state.own(state.hand, HAND)]
    values = {STAND: fives[hand - FIVES]}
    for action in state.legal()[1:]:
        values[action] = worth[without(hand, NUMBER[action])]
    return values


def weigh(state: WuerfelpokerState) -> Worth:
    return Worth("other", values(state))


def values(state: WuerfelpokerState) -> dict[int, float]:
    figures = state.figures
    if figures[STEP] == KEEP:
        return again(state)
    if figures[STEP] == ANSWER:
        hand = NUMBER[state.own(state.hand, HAND)] if has_thrown(state) else 0
        chance = equity(state, hand) if hand else unthrown(state)
        return {FOLD: 0.0, CALL: chance * float(figures[POT] + figures[RAISED]) - float(figures[RAISED])}
    chance = equity(state, NUMBER[state.own(state.hand, HAND)])
    others = sum(state.column(IN)) - 1
    pot, raises = int(figures[POT]), {action: action - int(RAISE_BY) for action in state.legal()}
    return {action: chance * (pot + (1 + others) * raised) - raised for action, raised in raises.items()}


def has_thrown(state: WuerfelpokerState) -> bool:
    """Whether the seat that answers has thrown in this deal: it comes before the raiser in the order from the opener."""
    opener = state.figures[OPENER]
    return (state.hand - opener) % state.seats < (state.figures[RAISER] - opener) % state.seats


def unthrown(state: WuerfelpokerState) -> float:
    """The chance of a seat that has not thrown: the mean over its throws."""
    return sum(float(ORDERS[number]) * equity(state, number) for number in range(FIVES, len(RANK))) / 7776
