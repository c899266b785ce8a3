"""What is known about the tables family: networks trained by self-play judge where each play leads, and bear-off tables are exact.

The best plays are looked at once more, over all throws of the other side and its best answers.

What is done with the cube stands in cube.py.
"""

from __future__ import annotations

from parlour.core.state import OVER, State
from parlour.games.tables.engine import TablesState
from parlour.games.tables.plays import plays_of
from parlour.games.tables.rules import ANSWER, CUBE, DOUBLE, DROP, EXACT, PLAY, ROLL, TAKE
from parlour.players.expert import COMPILED, Expert, Strength
from parlour.players.tables.bearoff import bearoff, home
from parlour.players.tables.cube import doubles, in_table, takes
from parlour.players.tables.judges import judge_of
from parlour.players.tables.network import racing

BREADTH = 5 if COMPILED else 0  # so many plays are looked at over all throws that can follow; none where that takes too long
MARGIN = 0.12  # how much less a play may seem to be worth to be among them


def best_bearoff(state: TablesState) -> int | None:
    """The exact choice once stones cannot meet any more: to be off first, or as soon as can be if the other side is not home yet."""
    mover = int(state.hand)
    if not racing(state) or not in_table(state, mover):
        return None
    table = bearoff(state.rules.off.overshoot == EXACT)
    theirs = home(state, 1 - mover) if in_table(state, 1 - mover) else -1
    best, most = 0, -1e9
    for packed in list(plays_of(state)):
        after, left = state.clone(), int(packed)
        while left and after.stage == PLAY:
            after.play(left & 255)
            left >>= 8
        if after.turn == OVER or after.games != state.games:
            return int(packed) & 255
        mine = home(after, mover)
        worth = table.wins(mine, theirs) if theirs >= 0 else -table.turns(mine)
        if worth > most:
            best, most = int(packed) & 255, worth
    return best


class TablesExpert(Expert):
    def choose(self, state: State, strength: Strength, seed: int) -> int | None:
        """The first action of the best play, or what to do with the cube; None between games of a series, and where no lesson was given."""
        judge = judge_of(state) if strength.noise == 0.0 and isinstance(state, TablesState) else None
        if judge is None or not isinstance(state, TablesState):
            return None
        if state.stage == PLAY:
            exact = best_bearoff(state)
            if exact is not None:
                return exact
            return int(judge.best_ahead(state, BREADTH, MARGIN) if BREADTH > 0 else judge.best(state)) & 255
        if state.stage == CUBE:
            return int(DOUBLE if doubles(state, judge) else ROLL)
        if state.stage == ANSWER:
            return int(TAKE if takes(state, judge) else DROP)
        return None


EXPERT = TablesExpert()
