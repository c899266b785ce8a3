"""Our backgammon player against GNU Backgammon without look-ahead (0-ply), by the common rules, without the cube: points a game.
Or what GNU Backgammon, looking two plies ahead, finds our player gives away per decision in games against itself.

    python -m benchmarks.gnubg --games 1000
    python -m benchmarks.gnubg --games 10 --judged

It needs the program `gnubg` (Debian: apt install gnubg, in /usr/games), which is asked over its interface for external players.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from tempfile import TemporaryDirectory

from librt.random import Random

import parlour
from parlour.bridges.mat import to_mat
from parlour.core.record import Record
from parlour.core.state import OVER
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import PLAY
from parlour.lab.gnubg import Gnubg
from parlour.players.levels import STRONGEST
from parlour.players.tables import expert as tables

JUDGING = """set jacoby off
set analysis chequerplay evaluation plies 2
set analysis chequerplay evaluation cubeful off
set analysis cubedecision evaluation plies 0
import mat {path}
analyse match
show statistics match
"""


def program() -> str:
    found = shutil.which("gnubg") or shutil.which("gnubg", path="/usr/games")
    if found is None:
        raise SystemExit("gnubg is not installed (Debian: apt install gnubg)")
    return found


def points(rival: Gnubg, games: int, seed: int) -> list[float]:
    """What our player won or lost in each game, from both sides by turns."""
    start = parlour.game("backgammon").start(standard_rules=True, doubling=False)
    rng = Random(seed)
    found = []
    for number in range(games):
        state = start.clone()
        assert isinstance(state, TablesState)
        mine = number % 2
        while state.turn != OVER:
            if state.stage != PLAY:
                state.play(state.sample(rng))
            elif state.hand == mine:
                action = tables.EXPERT.choose(state, STRONGEST, 1)
                assert action is not None
                state.play(action)
            else:
                state.apply(rival.choose(state))
        found.append(float(state.value if state.winner == mine else -state.value))
    return found


def game_alone(seed: int) -> str:
    """A game of our player against itself, as match text."""
    played = parlour.game("backgammon")
    state = played.start(standard_rules=True, doubling=False)
    rng, actions = Random(seed), []
    assert isinstance(state, TablesState)
    while state.turn != OVER:
        chosen = tables.EXPERT.choose(state, STRONGEST, 1) if state.stage == PLAY else None
        actions.append(int(state.sample(rng) if chosen is None else chosen))
        state.apply(actions[-1])
    return to_mat(Record(played.id, played.version, dict(state.setup.options), ("we", "they"), tuple(actions), result=state.result()))


def judged(games: int, seed: int) -> list[float]:
    """For each game what our player gave away per decision that was one, in thousandths of a point."""
    found = []
    for number in range(games):
        with TemporaryDirectory() as folder:
            path = Path(folder) / "game.mat"
            path.write_text(game_alone(seed + number), encoding="utf-8")
            commands = JUDGING.format(path=path)
            told = subprocess.run([program(), "-t", "-q"], input=commands, capture_output=True, text=True, check=False).stdout
        rates = re.search(r"^Error rate mEMG\D*\s+(-?[\d.]+)\D.*?\s(-?[\d.]+)\s", told, re.MULTILINE)
        moves = re.search(r"^Unforced moves\s+(\d+)\s+(\d+)", told, re.MULTILINE)
        if rates is None or moves is None:
            raise SystemExit(f"gnubg tells something else than we expect:\n{told}")
        both = int(moves[1]) + int(moves[2])
        found.append(-(float(rates[1]) * int(moves[1]) + float(rates[2]) * int(moves[2])) / both)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--breadth", type=int, default=tables.BREADTH, help="plays looked at over all throws to come")
    parser.add_argument("--deep", type=int, default=tables.DEEP, help="plays looked at over the throws after that too")
    parser.add_argument("--judged", action="store_true", help="how much our player gives away per decision")
    chosen = parser.parse_args()
    tables.BREADTH = chosen.breadth
    tables.DEEP = chosen.deep
    if chosen.judged:
        lost = judged(chosen.games, chosen.seed)
        error = stdev(lost) / sqrt(len(lost))
        print(f"{len(lost)} games: {fmean(lost):.2f} millipoints given away per decision, standard error {error:.2f}")
        return
    found = points(Gnubg(program(), 0), chosen.games, chosen.seed)
    error = stdev(found) / sqrt(len(found))
    print(f"{len(found)} games: {fmean(found):+.3f} points a game, standard error {error:.3f}; {fmean(won > 0 for won in found):.1%} won")


if __name__ == "__main__":
    main()
