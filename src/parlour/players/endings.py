"""Endings of games of two sides that are solved backwards: what every action is worth there, exactly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.core.state import State
from parlour.players.backward import EVEN, distance_of, is_won

HAIR: Final = 1e-12  # what a move more or less is worth: so little that a sure end stays one (expert.CERTAIN)


def chance(result: int) -> float:
    """To win, for whoever is to move; sooner is better, and later if lost."""
    if result == EVEN:
        return 0.5
    moves = HAIR * float(distance_of(result))
    return 1.0 - moves if is_won(result) else moves


def worths(state: State, result_of: Callable[[State], int]) -> dict[int, float]:
    """What every action is worth, if it is known how a position before a whole move ends."""
    return {action: worth_after(state, action, result_of) for action in state.legal()}


def worth_after(state: State, action: int, result_of: Callable[[State], int]) -> float:
    after = state.clone()
    after.play(action)
    if after.turn < 0:
        return after.payoff(state.turn)
    if after.turn == state.turn:  # the move goes on
        return max(worths(after, result_of).values())
    return 1.0 - chance(result_of(after))
