"""For one pawn of old Dutch goose that meets nobody: how many turns it has still to go from every square.

It is exact but for the waiting in well and prison, and knows nothing of pawns in the way, except at the square that is decided about. The
table is found by going round the squares until nothing changes any more: V(s) = 1 + the mean over the dice of V(where the throw leads),
the better choice at geese and at the bridge.
"""

from __future__ import annotations

from functools import cache

from parlour.catalogue import game
from parlour.core.setup import Setup
from parlour.games.track.engine import TrackState
from parlour.games.track.rules import BRIDGE, GO, GO_ON, GOOSE, MATE, PAIRS, SKIP, STAY, SUM

WAITS = 6.0  # turns until somebody comes to the well or the prison, roughly
CLOSE = 1e-9


def begun(setup: Setup) -> TrackState:
    state = game(setup.game).begin(setup)
    assert isinstance(state, TrackState)
    return state


@cache
def turns_to_go(setup: Setup) -> list[float]:
    """The mean number of turns from every square to the end."""
    state = begun(setup)
    ways = Ways(state)
    turns = [10.0] * (state.squares.last + 1)
    while True:
        worst = 0.0
        for square in range(len(turns) - 1):
            mean = 1 + sum(ways.thrown(square, int(code), turns) * (1 if code % 11 == 0 else 2) for code in PAIRS) / 36
            worst = max(worst, abs(mean - turns[square]))
            turns[square] = mean
        turns[-1] = 0.0
        if worst < CLOSE:
            return turns


def fewer_turns(state: TrackState) -> int:
    """The decision that leaves fewer turns to go."""
    turns = turns_to_go(state.setup)
    target = state.target
    if state.squares.kind[target] == BRIDGE:
        return int(GO_ON) if turns[state.squares.amount[target]] < turns[target] else int(STAY)
    old = state.at(state.piece)
    steps = int(SUM[state.roll])
    stay = turns[old] if state.taken(target) else turns[target]
    return int(GO_ON) if Ways(state).onward(target + steps, steps, old, turns) < stay else int(STAY)


class Ways:
    """Where throws lead, counted in turns to go."""

    def __init__(self, state: TrackState) -> None:
        self.state = state
        self.squares = state.squares
        self.geese = state.rules.geese

    def thrown(self, square: int, code: int, turns: list[float]) -> float:
        leap = self.squares.leap[code]
        if square == 0 and leap:
            return self.rest(leap, turns)
        return self.onward(square + int(SUM[code]), int(SUM[code]), square, turns)

    def onward(self, target: int, steps: int, old: int, turns: list[float]) -> float:
        """The turns left after running to a square; at every further goose the better choice is made."""
        squares = self.squares
        last = squares.last
        if target == last:
            return 0.0
        if target > last:
            stride = target - last
            target = last - stride
            while squares.kind[target] == GOOSE:
                target = max(0, target - (steps if self.geese.back_by_throw else stride))
            return self.rest(target, turns)
        if squares.kind[target] != GOOSE:
            return turns[old] if self.state.taken(target) else self.rest(target, turns)
        further = self.onward(target + steps, steps, old, turns)
        return min(further, turns[target]) if self.geese.may_stay else further

    def rest(self, target: int, turns: list[float]) -> float:
        squares = self.squares
        kind = squares.kind[target]
        if kind == GO:
            return turns[squares.amount[target]]
        if kind == BRIDGE:
            return min(turns[target], turns[squares.amount[target]])
        if kind == SKIP:
            return turns[target] + int(squares.amount[target])
        return turns[target] + (WAITS if kind == MATE else 0.0)
