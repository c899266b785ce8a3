"""Craps: a choice is worth the chance to win, exactly between two players.

With more players the stake looks a few makers ahead, as if all of them staked everything.
"""

from functools import cache

from parlour.core.face import one_of
from parlour.core.result import ranked, worth
from parlour.core.state import OVER
from parlour.games.dice.craps_rules import STAKE, Craps
from parlour.players.dice.craps_solver import Duel, chance, standard_chance
from parlour.players.expert import Worth

AHEAD = 5  # makers that a stake among more than two players looks ahead
BEST_NUMBER = 2

duel = cache(Duel)


def odds_of(state: Craps) -> float:
    """The maker's chance with the number named, or by the standard rules."""
    return standard_chance() if state.standard else chance(state.named)


def weigh(state: Craps) -> Worth:
    return Worth("chance", values(state))


def values(state: Craps) -> dict[int, float]:
    if state.named == 0 and not state.standard:
        return {number: chance(number) for number in range(2, 13)}
    if state.seats == 2:
        return between_two(state)
    return {action: staked(state, action) for action in state.legal()}


def between_two(state: Craps) -> dict[int, float]:
    """Whoever is the maker next will name the best number; the chance of this throw is that of the number named now."""
    made = 2 * state.round + (state.hand != state.first_maker)
    left = 2 * state.rounds - made
    odds = odds_of(state)
    best = odds if state.standard else chance(BEST_NUMBER)
    known = duel(sum(state.chips), left, state.max_stake, best)
    chips = state.chips[state.hand]
    values = {}
    for action in state.legal():
        stake = action - STAKE
        values[action] = odds * known.after(left - 1, chips + stake) + (1 - odds) * known.after(left - 1, chips - stake)
    return values


def staked(state: Craps, action: int) -> float:
    """What a stake is worth among more than two."""
    odds = odds_of(state)
    seat = state.hand
    return odds * later(settled(state, action, True), seat, AHEAD) + (1 - odds) * later(settled(state, action, False), seat, AHEAD)


def settled(state: Craps, action: int, won: bool) -> Craps:
    then = one_of(Craps, state.clone())
    then.play(action)
    then.settle(won)
    return then


def later(state: Craps, seat: int, ahead: int) -> float:
    """What a position before a maker's call is worth to a seat, if the next makers name the best number and stake all they can."""
    if state.turn == OVER or ahead == 0:
        return worth(ranked(list(state.chips), "chips").places, seat)
    if not state.standard:
        state.play(BEST_NUMBER)
    odds = odds_of(state)
    action = STAKE + state.most()
    return odds * later(settled(state, action, True), seat, ahead - 1) + (1 - odds) * later(settled(state, action, False), seat, ahead - 1)
