"""What is known about the tables family: networks trained by self-play judge where each play leads, and bear-off tables are exact.

The best plays are looked at once more, over all throws of the other side and its best answers.

What is done with the cube stands in cube.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from parlour.core.state import OVER, State
from parlour.games.tables.engine import TablesState
from parlour.games.tables.plays import plays_of
from parlour.games.tables.rules import ANSWER, CUBE, DOUBLE, DROP, EXACT, PLAY, ROLL, TAKE
from parlour.players.expert import COMPILED, Expert, Strength, Worth
from parlour.players.tables.bearoff import bearoff, home, race
from parlour.players.tables.cube import cube_worths, doubles, in_doubt, in_table, takes
from parlour.players.tables.judges import judge_of
from parlour.players.tables.network import Judge, racing

BREADTH = 8 if COMPILED else 0  # so many plays are looked at over all throws that can follow; none where that takes too long
MARGIN = 0.16  # how much less a play may seem to be worth to be among them
DEEP = 3  # and so many of these over the throws after that too
DEEP_MARGIN = 0.06
THROWS_AHEAD = 2 if COMPILED else 0  # in a bear-off
ONE_THROW, TWO_THROWS = 20_000, 600_000  # positions of a budget from which on so many throws are looked at
A_GAME = 2.0  # points that lie between a lost game and a won one


def bearoff_worths(state: TablesState, throws: int) -> dict[int, float] | None:
    """What the first action of each play is worth once stones cannot meet any more and both sides are home, looking so many throws ahead.

    Exact in units of the stake, double wins with it.
    """
    mover = state.hand
    if not racing(state) or not in_table(state, mover) or not in_table(state, 1 - mover):
        return None
    exact, theirs = state.rules.off.overshoot == EXACT, home(state, 1 - mover)
    found: dict[int, float] = {}
    for first, after in first_and_after(state):
        ended = after.turn == OVER or after.games != state.games
        worth = float(after.value // state.cube) if ended else race(exact).ahead(home(after, mover), theirs, throws)
        found[first] = max(found.get(first, -1e9), worth)
    return found


def bearoff_turns(state: TablesState) -> dict[int, float] | None:
    """How many turns the mover needs after the first action of each play, if it is home and stones cannot meet: all that counts then."""
    mover = state.hand
    if not racing(state) or not in_table(state, mover):
        return None
    turns = bearoff(state.rules.off.overshoot == EXACT).turns
    found: dict[int, float] = {}
    for first, after in first_and_after(state):
        ended = after.turn == OVER or after.games != state.games
        found[first] = min(found.get(first, 1e9), 0.0 if ended else turns(home(after, mover)))
    return found


def first_and_after(state: TablesState) -> Iterator[tuple[int, TablesState]]:
    """The first action of each play, and the position after the whole of it."""
    for packed in list(plays_of(state)):
        after, left = state.clone(), int(packed)
        while left and after.stage == PLAY:
            after.play(left & 255)
            left >>= 8
        yield int(packed) & 255, after


def by_turns(turns: dict[int, float], judged: dict[int, float]) -> dict[int, float]:
    """Plays that need fewer turns are better, and the network says how much: the fewest turns have its best worth, and so on."""
    figures = iter(sorted(judged.values(), reverse=True))
    found: dict[int, float] = {}
    last = -1.0, 0.0
    for action in sorted(turns, key=lambda action: turns[action]):
        figure = next(figures)
        last = last if turns[action] == last[0] else (turns[action], figure)
        found[action] = last[1]
    return found


def play_worths(state: TablesState, judge: Judge, strength: Strength) -> dict[int, float]:
    """What the first action of each play is worth, as far as that strength sees."""
    plays = plays_of(state)
    breadth = BREADTH if strength.positions >= ONE_THROW else 0
    deep = DEEP if strength.positions >= TWO_THROWS else 0
    worths = judge.looked(state, plays, breadth, MARGIN, deep, DEEP_MARGIN)
    found: dict[int, float] = {}
    for packed, worth in zip(plays, worths, strict=True):
        first = int(packed) & 255
        found[first] = max(found.get(first, worth), worth)
    return found


class TablesExpert(Expert):
    revised: ClassVar = {"backgammon": 1, "langes_puff": 1}

    def choose(self, state: State, strength: Strength, seed: int) -> int | None:
        """The first action of the best play, or what to do with the cube; None between games of a series, and where no lesson was given."""
        judge = judge_of(state) if isinstance(state, TablesState) else None
        if judge is None or not isinstance(state, TablesState):
            return None
        if state.stage in (CUBE, ANSWER):
            return self.choose_at_cube(state, judge, strength, seed)
        return super().choose(state, strength, seed)

    def choose_at_cube(self, state: TablesState, judge: Judge, strength: Strength, seed: int) -> int:
        """Weak levels misjudge what the cube brings as they do plays, in games that count as much as it shows."""
        noise = self.misjudged(state, strength)
        if noise > 0.0 and in_doubt(state, judge):
            return Worth("points", cube_worths(state, judge), A_GAME * int(state.cube)).choose(noise, seed)
        if state.stage == CUBE:
            return int(DOUBLE if doubles(state, judge) else ROLL)
        return int(TAKE if takes(state, judge) else DROP)

    def weigh(self, state: State, strength: Strength, seed: int) -> Worth | None:
        """The points to come with every play, in units of the cube; with the cube, in points."""
        judge = judge_of(state) if isinstance(state, TablesState) else None
        if judge is None or not isinstance(state, TablesState):
            return None
        if state.stage in (CUBE, ANSWER):
            return Worth("points", cube_worths(state, judge), A_GAME)
        if state.stage != PLAY:
            return None
        throws = THROWS_AHEAD if strength.positions >= TWO_THROWS else 0
        exact = bearoff_worths(state, throws)
        if exact is not None:
            return Worth("points", exact, A_GAME)
        turns, judged = bearoff_turns(state), play_worths(state, judge, strength)
        return Worth("points", judged if turns is None else by_turns(turns, judged), A_GAME)


EXPERT = TablesExpert()
