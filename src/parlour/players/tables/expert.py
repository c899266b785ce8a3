"""What is known about the tables family: networks trained by self-play judge where each play leads, and bear-off tables are exact.

The best plays are looked at once more, over all throws of the other side and its best answers.

What is done with the cube stands in cube.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from struct import unpack

from librt.vecs import vec

from parlour.core.state import OVER, State
from parlour.games.tables.engine import TablesState
from parlour.games.tables.plays import plays_of
from parlour.games.tables.rules import ANSWER, CUBE, DOUBLE, DROP, EXACT, PLAY, ROLL, TAKE
from parlour.players.tables import bearoff
from parlour.players.tables.bearoff import home
from parlour.players.tables.cube import doubles, in_table, takes
from parlour.players.tables.network import MEETING, RACING, Judge, Network, length, racing

FOLDER = Path(__file__).parent / "weights"
JUDGES_AS_PRINTED = ("backgammon_printed", "backgammon_standard")
BREADTH = 5 if bearoff.COMPILED else 0  # so many plays are looked at over all throws that can follow; none where that takes too long
MARGIN = 0.12  # how much less a play may seem to be worth to be among them


@cache
def read_judge(name: str) -> Judge:
    """The judge of that name, as its lesson left it."""
    data = (FOLDER / f"{name}.f16").read_bytes()
    return judge_from(unpack(f"<{len(data) // 2}e", data))


def judge_from(weights: Sequence[float]) -> Judge:
    """The network for stones that meet stands first, then that for the race."""
    first = int(length(MEETING))
    return Judge(Network(vec[float](weights[:first]), MEETING, True), Network(vec[float](weights[first:]), RACING, False))


def judge_of(state: TablesState) -> Judge | None:
    """The judge of a game; backgammon as printed has the one for the common rules until it has had a lesson of its own."""
    id = state.setup.game
    names = (id,) if id != "backgammon" else ("backgammon_standard",) if state.setup.flag("standard_rules") else JUDGES_AS_PRINTED
    for name in names:
        if (FOLDER / f"{name}.f16").is_file():
            return read_judge(name)
    return None


def choose(state: State) -> int | None:
    """The first action of the best play, or what to do with the cube; None between games of a series, and where no lesson was given."""
    judge = judge_of(state) if isinstance(state, TablesState) else None
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


# Bearing off


def best_bearoff(state: TablesState) -> int | None:
    """The exact choice once stones cannot meet any more: to be off first, or as soon as can be if the other side is not home yet."""
    mover = int(state.hand)
    if not racing(state) or not in_table(state, mover):
        return None
    table = bearoff.bearoff(state.rules.overshoot == EXACT)
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
