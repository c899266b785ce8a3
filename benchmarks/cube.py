"""What the doubling cube is worth to our backgammon player: the same player against itself, one side without some of its decisions.

    python -m benchmarks.cube --games 4000              for money: points a game of the side that decides
    python -m benchmarks.cube --games 4000 --match 5    matches: the share that it wins from a side that decides as it does for money
    python -m benchmarks.cube --games 4000 --wins       how games without the cube are won: what players/tables/cube.py begins with

Both move their stones alike, without looking ahead, by the common rules (or `--printed`).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev

from librt.random import Random

import parlour
from parlour.core.setup import OptionValue
from parlour.core.state import CHANCE, OVER
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import ANSWER, CUBE, DOUBLE, DROP, ROLL, TAKE
from parlour.lab.tables_training import ByJudge, play_packed, points_against
from parlour.players.tables.cube import doubles, doubles_for_money, takes, takes_for_money
from parlour.players.tables.judges import judge_of
from parlour.players.tables.network import Judge

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


def for_money(state: TablesState, judge: Judge) -> int:
    """As if the score of the match did not matter."""
    if state.stage == CUBE:
        return int(DOUBLE if doubles_for_money(state, judge) else ROLL)
    return int(TAKE if takes_for_money(state, judge) else DROP)


RIVALS: dict[str, Decision] = {
    "never doubles, always takes": neither,
    "never doubles": never_doubles,
    "always takes": always_takes,
    "always drops": always_drops,
}


def started(printed: bool, **options: OptionValue) -> tuple[TablesState, Judge]:
    start = parlour.game("backgammon").start(None, standard_rules=not printed, **options)
    assert isinstance(start, TablesState)
    judge = judge_of(start)
    assert judge is not None
    return start, judge


def points(start: TablesState, judge: Judge, rival: Decision, games: int, seed: int) -> list[float]:
    """What the side that decides won or lost in each game or match, from both sides by turns."""
    rng, found = Random(seed), []
    for number in range(games):
        state, mine = start.clone(), number % 2
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.play(state.sample(rng))
            elif state.stage in (CUBE, ANSWER):
                state.play((ours if state.hand == mine else rival)(state, judge))
            else:
                play_packed(state, judge.best(state))
        found.append(float(0 if state.winner < 0 else state.value if state.winner == mine else -state.value))
    return found


def tell_money(chosen: argparse.Namespace) -> None:
    start, judge = started(chosen.printed)
    for name, rival in RIVALS.items():
        found = points(start, judge, rival, chosen.games, chosen.seed)
        print(f"{name}: {fmean(found):+.3f} points a game, standard error {stdev(found) / sqrt(len(found)):.3f}, {len(found)} games")


def tell_match(chosen: argparse.Namespace) -> None:
    start, judge = started(chosen.printed, match_points=chosen.match)
    won = [0.5 if value == 0 else float(value > 0) for value in points(start, judge, for_money, chosen.games, chosen.seed)]
    error = stdev(won) / sqrt(len(won))
    print(f"{fmean(won):.2%} of {len(won)} matches to {chosen.match} won, standard error {error:.2%}")


def tell_wins(chosen: argparse.Namespace) -> None:
    start, judge = started(chosen.printed, doubling=False)
    values = [abs(value) for value in points_against(start, judge, ByJudge(judge), chosen.games, chosen.seed) if value != 0]
    double, triple = (fmean(value >= least for value in values) for least in (2, 3))
    print(f"double or more {double:.4f}, threefold {triple:.4f} of {len(values)} games won, {chosen.games - len(values)} drawn")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--printed", action="store_true", help="by the printed rules")
    parser.add_argument("--match", type=int, default=0, help="matches to so many points")
    parser.add_argument("--wins", action="store_true", help="how games are won")
    chosen = parser.parse_args()
    (tell_wins if chosen.wins else tell_match if chosen.match else tell_money)(chosen)


if __name__ == "__main__":
    main()
