"""The steward: between two a choice is worth the chance to have more in the end, exactly; else its points and all that follow.

Uncompiled, and with more players, points are all that is looked at.
"""

from functools import cache
from typing import Final

from parlour.core.bits import bit_count
from parlour.games.dice.engine import pips
from parlour.games.dice.rentmeister_rules import Steward as StewardState
from parlour.players.dice.rentmeister_solver import Steward, TwoStewards
from parlour.players.expert import COMPILED, Worth

A_GAME: Final = 145.0  # points: two totals differ by 58 (the standard deviation), so that in an even game a point more wins a 145th
SOON: Final = 4  # rows that are left of both: fewer are worked out uncompiled too

steward = cache(Steward)
two_stewards = cache(TwoStewards)


def weigh(state: StewardState) -> Worth:
    mine, points = state.empty(state.hand), pips(state.dice)
    if state.seats == 2:
        theirs = state.empty(1 - state.hand)
        if COMPILED or bit_count(mine) + bit_count(theirs) <= SOON:
            lead = state.total(state.hand) - state.total(1 - state.hand)
            return Worth("chance", {row: two_stewards().written(mine, theirs, lead, points, row) for row in state.legal()})
    return Worth("points", {row: steward().written(mine, points, row) for row in state.legal()}, A_GAME)
