"""A plain alpha-beta over what a family's measure counts: no table, no order, nothing that is quiet.

Players are measured against it; so that a rival stays what it was, nothing here is shared with the players' own searches.
What is counted stands in measures/, by family.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from parlour.core.state import OVER, State

WON: Final[i64] = 1_000_000_000
DEEPEST: Final[i64] = 60


class Measure:
    """How much a seat has in a position, in its unit: material, or the way that it has gone. More is better."""

    unit: str = ""

    def of(self, state: State, seat: i64) -> i64:
        return 0

    def nearness(self, later: State, seat: i64, action: i64) -> i64:
        """How near to the goal the piece is that an action has moved."""
        return 0


def standing(state: State, seat: i64, measure: Measure) -> i64:
    """How a position stands for a seat: its measure beside the best of the others; where the game is over, who has won."""
    if state.turn == OVER:
        payoff = state.payoff(seat)
        if payoff == 0.5:
            return 0
        return WON if payoff > 0.5 else -WON
    best: i64 = -WON
    for other in range(state.seats):
        if other != seat:
            best = max(best, measure.of(state, other))
    return measure.of(state, seat) - best


class PlainSearch:
    """Iterative deepening over a number of positions, for two seats without dice."""

    def __init__(self, measure: Measure, positions: i64, seed: i64) -> None:
        self.measure: Final = measure
        self.positions: Final[i64] = positions
        self.rng: Final = Random(seed & 0x7FFFFFFFFFFFFFFF)
        self.left: i64 = positions

    def best_action(self, state: State) -> int:
        """The best of the deepest look that was finished; among equals any."""
        actions = state.legal()
        self.left = self.positions
        best = actions[self.rng.randrange(len(actions))]
        depth: i64 = 1
        while depth <= DEEPEST:
            for at in range(len(actions) - 1, 0, -1):  # shuffled, so that equals take turns
                other = self.rng.randrange(at + 1)
                actions[at], actions[other] = actions[other], actions[at]
            found = best
            most: i64 = -2 * WON
            for action in actions:
                after = state.clone()
                after.play(action)
                worth = self.worth(after, state.turn, depth - 1, most, 2 * WON)
                if worth > most:
                    most = worth
                    found = action
            if self.left <= 0 and depth > 1:
                return best
            best = found
            if self.left <= 0 or most >= WON - DEEPEST or most <= DEEPEST - WON:
                return best
            depth += 1
        return best

    def worth(self, state: State, seat: i64, depth: i64, low: i64, high: i64) -> i64:
        """What a position is worth to the seat, if that lies between low and high. A move is looked at to its end."""
        self.left -= 1
        if state.turn == OVER:
            found = standing(state, seat, self.measure)
            if found == WON:
                return found - DEEPEST + depth  # the sooner the better
            if found == -WON:
                return found + DEEPEST - depth
            return found
        if (depth <= 0 and not state.midway) or self.left <= 0:
            return standing(state, seat, self.measure)
        mine = state.turn == seat
        best = low if mine else high
        for action in state.legal():
            after = state.clone()
            after.play(action)
            deeper = depth if after.midway else depth - 1
            if mine:
                best = max(best, self.worth(after, seat, deeper, best, high))
                if best >= high:
                    return best
            else:
                best = min(best, self.worth(after, seat, deeper, low, best))
                if best <= low:
                    return best
        return best
