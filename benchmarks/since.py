"""Whether any game has become slower than in another checkout of the project, compiled there too: random games, in turn.

    python -m benchmarks.since ../before                 all games, about ten minutes on a quiet machine
    python -m benchmarks.since ../before craps turm      these games

A process for each checkout plays the same seeds, now the one first and now the other, in slices so short that whatever else the machine
does falls on both. Where code lies in memory differs from process to process and makes more than a tenth: so several pairs of processes
are asked, and the median of their medians counts. Whatever seems slower by it is asked of twice as many again, and that counts. It fails
where a game makes less than 0.95 of the moves of before.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Final

import parlour
from benchmarks.ours import random_play
from parlour.catalogue import SHELF, game

TOP: Final = Path(__file__).resolve().parent.parent
LEAST: Final = 0.95
SLICE: Final = 0.06  # CPU seconds
TRIED: Final = 20  # games by which the length of a slice is found


class Checkout:
    """A process that plays with the code of one checkout."""

    def __init__(self, folder: Path) -> None:
        self.process: Final = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.since", "--play"],
            cwd=TOP,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(folder / "src")},
        )
        self.folder: Final = folder

    def __enter__(self) -> Checkout:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.communicate()

    def moves_a_second(self, id: str, games: int, seed: int) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(id, games, seed, file=self.process.stdin, flush=True)
        moves, seconds, module = self.process.stdout.readline().split(maxsplit=2)
        if not Path(module.strip()).is_relative_to(self.folder):
            raise RuntimeError(f"{module.strip()} is not of {self.folder}")
        return int(moves) / max(float(seconds), 1e-6)


def play() -> None:
    """What is asked, line by line: so many random games of a game; the moves, the CPU seconds, and whose code it was."""
    for line in sys.stdin:
        name, games, seed = line.split()
        print(*random_play(name, game(name).usual_seats, int(games), int(seed)), parlour.__file__, flush=True)


def ratio(before: Checkout, now: Checkout, id: str, slices: int) -> float:
    """How many moves are made now for one of before, by one pair of processes."""
    _, seconds = random_play(id, game(id).usual_seats, TRIED, 0)
    games = max(1, int(TRIED * SLICE / max(seconds, 1e-5)))
    found = []
    for seed in range(slices):
        in_turn = (before, now) if seed % 2 else (now, before)
        speeds = {checkout: checkout.moves_a_second(id, games, seed) for checkout in in_turn}
        found.append(speeds[now] / speeds[before])
    return median(found)


def ratios(folder: Path, ids: list[str], pairs: int, slices: int) -> dict[str, list[float]]:
    """The ratio of every game by each of so many pairs of processes."""
    found: dict[str, list[float]] = defaultdict(list)
    for pair in range(pairs if ids else 0):
        with Checkout(folder) as before, Checkout(TOP) as now:
            for done, id in enumerate(ids):
                print(f"\r{(pair + done / len(ids)) / pairs:4.0%} {id:24}", end="", file=sys.stderr)
                found[id].append(ratio(before, now, id, slices))
    print("\r", end="", file=sys.stderr)
    return found


def main() -> int:
    """Compare, game by game; 1 if one is slower."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="the other checkout, compiled")
    parser.add_argument("games", nargs="*", metavar="GAME", default=[entry.id for entry in SHELF])
    parser.add_argument("--pairs", type=int, default=6, help="of processes")
    parser.add_argument("--slices", type=int, default=12, help="that each pair plays of a game")
    asked = parser.parse_intermixed_args()
    before = asked.before.resolve()
    found = ratios(before, asked.games, asked.pairs, asked.slices)
    doubted = [id for id in asked.games if median(found[id]) < LEAST]
    found |= ratios(before, doubted, 2 * asked.pairs, asked.slices)
    for id in asked.games:
        slower = " SLOWER" if median(found[id]) < LEAST else ""
        print(f"{id:24} {median(found[id]):.2f} ({min(found[id]):.2f} to {max(found[id]):.2f}){slower}")
    return 1 if any(median(found[id]) < LEAST for id in doubted) else 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--play"]:
        play()
    else:
        sys.exit(main())
