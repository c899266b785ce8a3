"""What the doubling cube is worth to our backgammon player: the same player against itself, one side without some of its decisions.

    python -m benchmarks.cube --games 4000

Both move their stones alike, without looking ahead, by the common rules, for money (no match). Points a game of the side that decides.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev

from librt.random import Random

import parlour
from parlour.core.state import CHANCE, OVER
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import ANSWER, CUBE, DOUBLE, DROP, ROLL, TAKE
from parlour.lab.tables_training import play_packed
from parlour.players.tables import doubles, read_judge, takes
from parlour.players.tables_network import Judge

Decision = Callable[[TablesState, Judge], int]


def ours(state: TablesState, judge: Judge) -> int:
    if state.stage == CUBE:
        return int(DOUBLE if doubles(state, judge) else ROLL)
    return int(TAKE if takes(state, judge) else DROP)


def never_doubles(state: TablesState, judge: Judge) -> int:
    return int(ROLL) if state.stage == CUBE else ours(state, judge)


def always_takes(state: TablesState, judge: Judge) -> int:
    return int(TAKE) if state.stage == ANSWER else ours(state, judge)


def neither(state: TablesState, judge: Judge) -> int:
    return int(ROLL if state.stage == CUBE else TAKE)


def always_drops(state: TablesState, judge: Judge) -> int:
    return int(DROP) if state.stage == ANSWER else ours(state, judge)


RIVALS: dict[str, Decision] = {
    "never doubles, always takes": neither,
    "never doubles": never_doubles,
    "always takes": always_takes,
    "always drops": always_drops,
}


def points(rival: Decision, games: int, seed: int) -> list[float]:
    """What the side that decides won or lost in each game, from both sides by turns."""
    start = parlour.game("backgammon").start(standard_rules=True)
    judge, rng, found = read_judge("backgammon_standard"), Random(seed), []
    for number in range(games):
        state, mine = start.clone(), number % 2
        assert isinstance(state, TablesState)
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.play(state.sample(rng))
            elif state.stage in (CUBE, ANSWER):
                state.play((ours if state.hand == mine else rival)(state, judge))
            else:
                play_packed(state, judge.best(state))
        found.append(float(state.value if state.winner == mine else -state.value))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for name, rival in RIVALS.items():
        found = points(rival, chosen.games, chosen.seed)
        print(f"{name}: {fmean(found):+.3f} points a game, standard error {stdev(found) / sqrt(len(found)):.3f}, {len(found)} games")


if __name__ == "__main__":
    main()
