"""Craps: a choice is worth the chance to win, exactly between two players.

With more players the stake looks a few makers ahead, as if all of them staked everything.
"""

from functools import cache

from parlour.core.result import ranked, worth
from parlour.core.state import OVER
from parlour.games.dice.craps_rules import CHIPS, FIRST_MAKER, MAX_STAKE, NAMED, ROUND, ROUNDS, STAKE, STANDARD, CrapsState
from parlour.players.dice.craps_solver import Duel, chance, standard_chance
from parlour.players.expert import Worth

AHEAD = 5  # makers that a stake among more than two players looks ahead
BEST_NUMBER = 2

duel = cache(Duel)


def odds_of(state: CrapsState) -> float:
    """The maker's chance with the number named, or by the standard rules."""
    return standard_chance() if state.option(STANDARD) else chance(state.figures[NAMED])


def weigh(state: CrapsState) -> Worth:
    return Worth("chance", values(state))


def values(state: CrapsState) -> dict[int, float]:
    if state.figures[NAMED] == 0 and not state.option(STANDARD):
        return {number: chance(number) for number in range(2, 13)}
    if state.seats == 2:
        return between_two(state)
    return {action: staked(state, action) for action in state.legal()}


def between_two(state: CrapsState) -> dict[int, float]:
    """Whoever is the maker next will name the best number; the chance of this throw is that of the number named now."""
    made = 2 * state.figures[ROUND] + (state.hand != state.figures[FIRST_MAKER] - 1)
    left = 2 * state.option(ROUNDS) - made
    odds = odds_of(state)
    best = odds if state.option(STANDARD) else chance(BEST_NUMBER)
    known = duel(sum(state.column(CHIPS)), left, state.option(MAX_STAKE), best)
    chips = state.own(state.hand, CHIPS)
    values = {}
    for action in state.legal():
        stake = action - STAKE
        values[action] = odds * known.after(left - 1, chips + stake) + (1 - odds) * known.after(left - 1, chips - stake)
    return values


def staked(state: CrapsState, action: int) -> float:
    """What a stake is worth among more than two."""
    odds = odds_of(state)
    seat = state.hand
    return odds * later(settled(state, action, True), seat, AHEAD) + (1 - odds) * later(settled(state, action, False), seat, AHEAD)


def settled(state: CrapsState, action: int, won: bool) -> CrapsState:
    then = state.clone()
    then.play(action)
    then.settle(won)
    return then


def later(state: CrapsState, seat: int, ahead: int) -> float:
    """What a position before a maker's call is worth to a seat, if the next makers name the best number and stake all they can."""
    if state.turn == OVER or ahead == 0:
        return worth(ranked(state.column(CHIPS), "chips").places, seat)
    if not state.option(STANDARD):
        state.play(BEST_NUMBER)
    odds = odds_of(state)
    action = int(STAKE + state.most())
    return odds * later(settled(state, action, True), seat, ahead - 1) + (1 - odds) * later(settled(state, action, False), seat, ahead - 1)
