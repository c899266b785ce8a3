"""The bad three: a choice is worth what can be expected of the round that is played, exactly."""

from functools import cache

from parlour.games.dice.boese_drei_rules import AGAIN, STOP, BadThree
from parlour.players.dice.boese_drei_solver import CAP, Round
from parlour.players.expert import Worth

rounds = cache(Round)  # by the number of seats


def weigh(state: BadThree) -> Worth:
    points = list(state.points)
    own = points[state.hand]
    if own >= CAP:
        return Worth("chance", {int(STOP): 1.0, int(AGAIN): 0.0})
    after = (state.starter() - state.hand - 1) % state.seats
    others = points[: state.hand] + points[state.hand + 1 :]
    best = min(max(others), int(CAP))
    stop, again = rounds(state.seats).values(after, best, others.count(best) if best else 0, own)
    return Worth("chance", {int(STOP): stop, int(AGAIN): again})
