"""Where pieces can only hop, those of the others are the bridges, and the game is soon over: every move is tried in games to their end.

In such a game each seat takes the hop that brings it furthest, as if it were the last one. The better half of the moves is tried twice as
often, until one is left. (Plans with the others standing still lose to players who look no further than their next hop.)
"""

from __future__ import annotations

from math import inf
from time import process_time
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.state import NOBODY, OVER
from parlour.games.halma.engine import HalmaState
from parlour.games.halma.rules import PASS

MOST_FIRST: Final = 16  # moves that are tried, those that bring furthest
ROUNDS: Final = 40  # moves of every seat; whoever has least left to do then has won
HURRY: Final = 1 << 40


def chance(won: int, tried: int) -> float:
    """As a few games tell it: never none, never all."""
    return (won + 0.5) / (tried + 1)


class HopSearch:
    """Tries the moves of one position; `costs` has a row of fields for every seat."""

    def __init__(self, state: HalmaState, costs: list[int], seed: int, seconds: float) -> None:
        self.start: Final = state
        self.costs: Final = vec[i64](costs)
        self.fields: Final[i64] = state.rules.fields
        self.rng: Final = Random(seed)
        self.until: Final = process_time() + seconds if seconds > 0.0 else inf
        self.listed: i64 = 0  # positions whose moves were listed

    def weigh(self, positions: int) -> dict[int, float]:
        """The chance to win with every action that was tried; the best one has the highest."""
        left = self.firsts()
        rounds = max(len(left) - 1, 1).bit_length()
        if len(left) == 1:
            positions = 0  # one game tells roughly how it stands, and there is nothing to choose
        won = dict.fromkeys(left, 0)
        tried = dict.fromkeys(left, 0)
        while True:
            until = self.listed + positions // rounds
            while True:
                for action in left:
                    won[action] += self.wins(action)
                    tried[action] += 1
                if self.listed >= until or process_time() > self.until:
                    break
            left = sorted(left, key=lambda action: -won[action])[: (len(left) + 1) // 2]
            if len(left) == 1:
                break
        most = chance(won[left[0]], tried[left[0]])
        return {action: most if action == left[0] else min(chance(won[action], tried[action]), most) for action in won}

    def firsts(self) -> list[int]:
        """The moves that bring furthest; there is always one, if only to pass."""
        row = self.start.side * self.fields
        costs = self.costs
        actions = self.start.legal()
        gains = {action: 0 if action == PASS else costs[row + (action & 255)] - costs[row + (action >> 8)] for action in actions}
        return sorted(actions, key=lambda action: gains[action])[:MOST_FIRST]

    def wins(self, action: i64) -> i64:
        """1 if the seat to move wins a game after the action, else 0."""
        state = self.start.clone()
        seat = state.side
        self.listed += 1
        state.play(action)
        turns: i64 = ROUNDS * state.rules.seats
        while state.turn != OVER and turns > 0:
            state.play(self.next_hop(state))
            turns -= 1
        if state.finisher != NOBODY:
            return 1 if state.finisher == seat else 0
        own = self.left_to_do(state, seat)
        for other in range(state.rules.seats):
            if other != seat and self.left_to_do(state, other) < own:
                return 0
        return 1

    def next_hop(self, state: HalmaState) -> i64:
        """The move that brings the seat to move furthest; any of those that do so equally."""
        count = state.gather()
        self.listed += 1
        moves = state.moves
        costs = self.costs
        row = state.side * self.fields
        best: i64 = moves[0]
        least: i64 = HURRY
        equals: i64 = 0
        at: i64 = 0
        while at < count:
            move = moves[at]
            at += 1
            gain = 0 if move == PASS else costs[row + (move & 255)] - costs[row + (move >> 8)]
            if gain < least:
                least = gain
                best = move
                equals = 1
            elif gain == least:
                equals += 1
                if self.rng.randrange(equals) == 0:
                    best = move
        return best

    def left_to_do(self, state: HalmaState, seat: i64) -> i64:
        total: i64 = 0
        row = seat * self.fields
        army = state.army
        base = seat * state.rules.stride
        at = base + 1
        while at <= base + army[base]:
            total += self.costs[row + army[at]]
            at += 1
        return total
