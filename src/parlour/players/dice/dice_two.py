"""What is known about the games with one and two dice: what every choice is worth to the seat that decides, as a chance.

The bad three is exact for the round that is played, craps between two players for the whole game; with more players the stake looks a
few makers ahead, as if all of them staked everything. Under or over seven is even.
"""

from functools import cache

from parlour.core.result import ranked, worth
from parlour.core.state import OVER, State
from parlour.games.dice.boese_drei_rules import AGAIN, POINTS, STOP, BoeseDreiState
from parlour.games.dice.craps_rules import CHIPS, FIRST_MAKER, MAX_STAKE, NAMED, ROUND, ROUNDS, STAKE, STANDARD, CrapsState
from parlour.games.dice.unter_ueber_sieben_rules import OVER_SEVEN, UNDER, UnterUeberState
from parlour.players.dice.boese_drei_solver import CAP, Round
from parlour.players.dice.craps_solver import Duel, chance, standard_chance

AHEAD = 5  # makers that a stake among more than two players looks ahead
BEST_NUMBER = 2


@cache
def rounds(seats: int) -> Round:
    """What is known about the bad three between so many, kept."""
    return Round(seats)


@cache
def duel(total: int, makers: int, limit: int, odds: float) -> Duel:
    return Duel(total, makers, limit, odds)


def bad_three(state: BoeseDreiState) -> dict[int, float]:
    points = state.column(POINTS)
    own = points[state.hand]
    if own >= CAP:
        return {int(STOP): 1.0, int(AGAIN): 0.0}
    after = (state.starter() - state.hand - 1) % state.seats
    others = points[: state.hand] + points[state.hand + 1 :]
    best = min(max(others), int(CAP))
    stop, again = rounds(state.seats).values(after, best, others.count(best) if best else 0, own)
    return {int(STOP): stop, int(AGAIN): again}


def odds_of(state: CrapsState) -> float:
    """The maker's chance with the number named, or by the standard rules."""
    return standard_chance() if state.option(STANDARD) else chance(state.figures[NAMED])


def craps(state: CrapsState) -> dict[int, float]:
    if state.figures[NAMED] == 0 and not state.option(STANDARD):
        return {number: chance(number) for number in range(2, 13)}
    if state.seats == 2:
        return craps_between_two(state)
    return {action: staked(state, action) for action in state.legal()}


def craps_between_two(state: CrapsState) -> dict[int, float]:
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


def values(state: State) -> dict[int, float] | None:
    """What every action of a decision is worth."""
    if state.turn < 0:
        return None
    if isinstance(state, BoeseDreiState):
        return bad_three(state)
    if isinstance(state, CrapsState):
        return craps(state)
    if isinstance(state, UnterUeberState):
        return {int(UNDER): 0.5, int(OVER_SEVEN): 0.5}
    return None
