"""What makes a position of a race for two good: less left to do than the other side. Both are in each other's way, so it looks ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.state import State
from parlour.games.halma.engine import HalmaState
from parlour.games.halma.rules import PASS
from parlour.players.alphabeta import Knowledge
from parlour.players.backward import number_of
from parlour.players.halma.alone_solver import Alone
from parlour.players.halma.plan_search import MARKS

TO_MOVE: Final[i64] = 20  # what it is worth to be on the move
A_MOVE: Final[i64] = 40  # what a move is worth where it is known how many are needed …
GLANCE: Final[i64] = 4  # … and what is left to do counts so many times less
BACK: Final[i64] = -40  # moves that lose more are not looked at further down, as long as there are others


class RaceKnowledge(Knowledge):
    def __init__(self, state: HalmaState, costs: list[int], alone: list[Alone] | None = None) -> None:
        self.scale = 40.0
        self.near = 2
        self.fields: Final[i64] = state.rules.fields
        self.costs: Final = vec[i64](costs)  # seat * fields + field
        self.alone: Final = alone  # seat by seat, where it is known how many moves are needed

    def hash(self, state: State) -> i64:
        assert isinstance(state, HalmaState)
        army = state.army
        mark = MARKS[768 + state.side]
        seat: i64 = 0
        while seat < 2:
            base = seat * state.rules.stride
            at = base + 1
            while at <= base + army[base]:
                mark ^= MARKS[seat << 8 | army[at]]
                at += 1
            seat += 1
        return mark

    def left(self, state: HalmaState, seat: i64) -> i64:
        """What a side has left to do, and as much as it costs to stand in the target."""
        costs = self.costs
        army = state.army
        base = seat * state.rules.stride
        row = seat * self.fields
        total: i64 = 0
        at = base + 1
        while at <= base + army[base]:
            total += costs[row + army[at]]
            at += 1
        return total

    def worth(self, state: State) -> i64:
        assert isinstance(state, HalmaState)
        less = self.left(state, 1 - state.side) - self.left(state, state.side)
        alone = self.alone
        if alone is None:
            return less + TO_MOVE
        side = state.side
        fewer = moves_of(alone[1 - side], state, 1 - side) - moves_of(alone[side], state, side)
        return A_MOVE * fewer + less // GLANCE + TO_MOVE

    def fill(self, state: State) -> i64:
        """Moves that lead back are left out where any others are."""
        assert isinstance(state, HalmaState)
        count = state.gather()
        moves = state.moves
        costs = self.costs
        row = state.side * self.fields
        kept: i64 = 0
        at: i64 = 0
        while at < count:
            move = moves[at]
            if move != PASS and costs[row + (move >> 8)] - costs[row + (move & 255)] > BACK:
                moves[at] = moves[kept]
                moves[kept] = move
                kept += 1
            at += 1
        if kept > 0:
            return kept
        return count

    def rank(self, state: State, actions: vec[i64], keys: vec[i64], first: i64, last: i64) -> None:
        """What leads farthest is tried first."""
        assert isinstance(state, HalmaState)
        costs = self.costs
        row = state.side * self.fields
        at = first
        while at < last:
            move = actions[at]
            if move == PASS:
                keys[at] = 0
            else:
                keys[at] = 10_000_000 + 20_000 * (costs[row + (move >> 8)] - costs[row + (move & 255)])
            at += 1


def moves_of(alone: Alone, state: HalmaState, seat: i64) -> i64:
    """How many moves a side needs if nobody is in its way."""
    army = state.army
    base = seat * state.rules.stride
    men: i64 = 0
    at = base + 1
    while at <= base + army[base]:
        men |= BIT[army[at]]
        at += 1
    return i64(alone.moves[number_of(men)])
