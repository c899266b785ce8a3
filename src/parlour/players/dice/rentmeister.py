"""The steward: a choice is worth its points and all that follow, exactly."""

from functools import cache

from parlour.games.dice.engine import pips
from parlour.games.dice.rentmeister_rules import Steward as StewardState
from parlour.players.dice.rentmeister_solver import Steward
from parlour.players.expert import Worth

steward = cache(Steward)


def weigh(state: StewardState) -> Worth:
    rows, points = state.empty(state.hand), pips(state.dice)
    return Worth("points", {row: steward().written(rows, points, row) for row in state.legal()})
