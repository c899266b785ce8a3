"""The bad three: a choice is worth the chance to win the game, exactly between two players; with more what the round can bring."""

from functools import cache

from parlour.games.dice.boese_drei_rules import AGAIN, STOP, BadThree
from parlour.players.dice import two_threes_solver
from parlour.players.dice.boese_drei_solver import CAP, Round
from parlour.players.dice.two_threes_solver import TwoSeats
from parlour.players.expert import Worth

rounds = cache(Round)  # by the number of seats
two_seats = cache(TwoSeats)  # by the number of rounds


def weigh(state: BadThree) -> Worth:
    stop, again = between_two(state) if state.seats == 2 else among_several(state)
    return Worth("chance", {int(STOP): stop, int(AGAIN): again})


def between_two(state: BadThree) -> tuple[float, float]:
    own, first = state.points[state.hand], state.starter()
    if own >= two_threes_solver.CAP:
        return 1.0, 0.0
    best = -1 if state.hand == first else min(state.points[first], int(two_threes_solver.CAP))
    left = state.rounds - state.round
    stop, again = two_seats(state.rounds).values(left, state.won[first] - state.won[1 - first], best, own)
    return stop, again


def among_several(state: BadThree) -> tuple[float, float]:
    points = list(state.points)
    own = points[state.hand]
    if own >= CAP:
        return 1.0, 0.0
    after = (state.starter() - state.hand - 1) % state.seats
    others = points[: state.hand] + points[state.hand + 1 :]
    best = min(max(others), int(CAP))
    stop, again = rounds(state.seats).values(after, best, others.count(best) if best else 0, own)
    return stop, again
