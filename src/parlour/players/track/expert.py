"""Old Dutch goose: which choice is better.

For two it is solved (goose_solver.py). With the best choices of both, whoever begins wins 51 games of 100; against a player who chooses at
random nobody can win more than 58.0 of 100, because a game has about six choices.

For more players a table knows, for one pawn that meets nobody, how many turns it has still to go from every square, exactly but for the
waiting in well and prison; a decision takes the way that leaves fewer. The table is found by going round the squares until nothing changes
any more: V(s) = 1 + the mean over the dice of V(where the throw leads), the better choice at geese and at the bridge. It knows nothing of
pawns in the way, except at the square that is decided about.
"""

from __future__ import annotations

from functools import cache

from parlour.core.setup import Setup
from parlour.core.state import State
from parlour.games.track.engine import TrackState
from parlour.games.track.rules import BRIDGE, GO, GO_ON, GOOSE, MATE, PAIRS, SKIP, STAY, SUM
from parlour.players.track.goose_solver import BEST, GooseRace

WAITS = 6.0  # turns until somebody comes to the well or the prison, roughly
CLOSE = 1e-9


def choose(state: State) -> int | None:
    """The better decision; None in the other games of the family, which have none."""
    if not isinstance(state, TrackState) or state.target == 0:
        return None
    chances = values(state)
    if chances is not None:
        return max(chances, key=lambda action: chances[action])
    ways = Ways(state)
    turns = turns_to_go(state.setup)
    target = int(state.target)
    if state.rules.kind[target] == BRIDGE:
        return int(GO_ON) if turns[int(state.rules.amount[target])] < turns[target] else int(STAY)
    old = int(state.at(state.piece))
    steps = int(SUM[state.roll])
    stay = turns[old] if state.taken(target) else turns[target]
    return int(GO_ON) if ways.onward(target + steps, steps, old, turns) < stay else int(STAY)


def values(state: State) -> dict[int, float] | None:
    """Each decision's chance to win, for two players."""
    if not isinstance(state, TrackState) or state.target == 0 or state.seats != 2:
        return None
    race = solved(state.setup)
    found: dict[int, float] = {}
    for action in state.legal():
        after = state.clone()
        after.play(action)
        found[action] = race.chance(after) if state.turn == 0 else 1 - race.chance(after)
    return found


def unit(state: State) -> str:
    return "chance"


@cache
def solved(setup: Setup) -> GooseRace:
    """The game for two, both choosing as well as can be."""
    from parlour.catalogue import game

    start = game(setup.game).begin(setup)
    assert isinstance(start, TrackState)
    race = GooseRace(start)
    race.solve(BEST, BEST)
    return race


@cache
def turns_to_go(setup: Setup) -> list[float]:
    """The mean number of turns from every square to the end, for one pawn alone."""
    from parlour.catalogue import game

    state = game(setup.game).begin(setup)
    assert isinstance(state, TrackState)
    ways = Ways(state)
    turns = [10.0] * (int(state.rules.last) + 1)
    while True:
        worst = 0.0
        for square in range(len(turns) - 1):
            mean = 1 + sum(ways.thrown(square, int(code), turns) * (1 if code % 11 == 0 else 2) for code in PAIRS) / 36
            worst = max(worst, abs(mean - turns[square]))
            turns[square] = mean
        turns[-1] = 0.0
        if worst < CLOSE:
            return turns


class Ways:
    """Where throws lead, counted in turns to go."""

    def __init__(self, state: TrackState) -> None:
        self.state = state
        self.rules = state.rules

    def thrown(self, square: int, code: int, turns: list[float]) -> float:
        leap = int(self.rules.leap[code])
        if square == 0 and leap:
            return self.rest(leap, turns)
        return self.onward(square + int(SUM[code]), int(SUM[code]), square, turns)

    def onward(self, target: int, steps: int, old: int, turns: list[float]) -> float:
        """The turns left after running to a square; at every further goose the better choice is made."""
        rules = self.rules
        last = int(rules.last)
        if target == last:
            return 0.0
        if target > last:
            stride = target - last
            target = last - stride
            while rules.kind[target] == GOOSE:
                target = max(0, target - (steps if rules.back_by_throw else stride))
            return self.rest(target, turns)
        if rules.kind[target] != GOOSE:
            return turns[old] if self.state.taken(target) else self.rest(target, turns)
        further = self.onward(target + steps, steps, old, turns)
        return min(further, turns[target]) if rules.may_stay else further

    def rest(self, target: int, turns: list[float]) -> float:
        rules = self.rules
        kind = rules.kind[target]
        if kind == GO:
            return turns[int(rules.amount[target])]
        if kind == BRIDGE:
            return min(turns[target], turns[int(rules.amount[target])])
        if kind == SKIP:
            return turns[target] + int(rules.amount[target])
        return turns[target] + (WAITS if kind == MATE else 0.0)
