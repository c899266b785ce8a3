"""What is known about the tables family: networks trained by self-play judge where each play leads, and bear-off tables are exact.

The best plays are looked at once more, over all throws of the other side and its best answers.

What is done with the cube stands in cube.py.
"""

from __future__ import annotations

from parlour.core.state import OVER, State
from parlour.games.tables.engine import TablesState
from parlour.games.tables.plays import plays_of
from parlour.games.tables.rules import ANSWER, CUBE, DOUBLE, DROP, EXACT, PLAY, ROLL, TAKE
from parlour.players.expert import COMPILED, Expert, Strength, Worth
from parlour.players.tables.bearoff import bearoff, home, race
from parlour.players.tables.cube import cube_worths, doubles, in_table, takes
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
    """What the first action of each play is worth once stones cannot meet any more and the mover is home, looking so many throws ahead.

    Exact in units of the stake, double wins with it, if both sides are home; else the turns that it takes, which is what counts then.
    """
    mover = int(state.hand)
    if not racing(state) or not in_table(state, mover):
        return None
    exact = state.rules.off.overshoot == EXACT
    theirs = home(state, 1 - mover) if in_table(state, 1 - mover) else -1
    found: dict[int, float] = {}
    for packed in list(plays_of(state)):
        after, left, first = state.clone(), int(packed), int(packed) & 255
        while left and after.stage == PLAY:
            after.play(left & 255)
            left >>= 8
        if after.turn == OVER or after.games != state.games:
            worth = float(after.value // state.cube)
        elif theirs >= 0:
            worth = race(exact).ahead(home(after, mover), theirs, throws)
        else:
            worth = -bearoff(exact).turns(home(after, mover))
        found[first] = max(found.get(first, -1e9), worth)
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
    def choose(self, state: State, strength: Strength, seed: int) -> int | None:
        """The first action of the best play, or what to do with the cube; None between games of a series, and where no lesson was given."""
        judge = judge_of(state) if isinstance(state, TablesState) else None
        if judge is None or not isinstance(state, TablesState):
            return None
        if state.stage == CUBE:
            return int(DOUBLE if doubles(state, judge) else ROLL)
        if state.stage == ANSWER:
            return int(TAKE if takes(state, judge) else DROP)
        return super().choose(state, strength, seed)

    def weigh(self, state: State, strength: Strength, seed: int) -> Worth | None:
        """The points to come with every play, in units of the cube; with the cube, in points."""
        judge = judge_of(state) if isinstance(state, TablesState) else None
        if judge is None or not isinstance(state, TablesState):
            return None
        if state.stage in (CUBE, ANSWER):
            decided = cube_worths(state, judge)
            return None if decided is None else Worth("points", decided, A_GAME)
        if state.stage != PLAY:
            return None
        throws = THROWS_AHEAD if strength.positions >= TWO_THROWS else 0
        exact = bearoff_worths(state, throws)
        return Worth("points", play_worths(state, judge, strength) if exact is None else exact, A_GAME)


EXPERT = TablesExpert()
