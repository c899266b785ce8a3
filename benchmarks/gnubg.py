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
import socket
import subprocess
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import TextIO

from librt.random import Random

import parlour
from parlour.bridges.mat import read_play, to_mat
from parlour.core.record import Record
from parlour.core.state import OVER
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import BAR, OFF, PLACES, PLAY
from parlour.players.levels import STRONGEST
from parlour.players.tables import expert as tables

COMMANDS = "set evaluation chequerplay evaluation plies 0\nset evaluation chequerplay evaluation noise 0\nexternal localhost:{port}\n"
JUDGING = """set jacoby off
set analysis chequerplay evaluation plies 2
set analysis chequerplay evaluation cubeful off
set analysis cubedecision evaluation plies 0
import mat {path}
analyse match
show statistics match
"""
ANSWER_SECONDS = 30.0


def program() -> str:
    found = shutil.which("gnubg") or shutil.which("gnubg", path="/usr/games")
    if found is None:
        raise SystemExit("gnubg is not installed (Debian: apt install gnubg)")
    return found


class Gnubg:
    """A running GNU Backgammon, asked for one play after the other."""

    def __init__(self, port: int) -> None:
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen([program(), "-t", "-q"], stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, text=True)
        assert self.process.stdin is not None
        self.process.stdin.write(COMMANDS.format(port=port))
        self.process.stdin.flush()
        self.lines = self.connected(port)

    def connected(self, port: int) -> TextIO:
        until = monotonic() + ANSWER_SECONDS
        while True:
            try:
                return socket.create_connection(("localhost", port), timeout=ANSWER_SECONDS).makefile("rw")
            except ConnectionRefusedError:
                if monotonic() > until:
                    raise
                sleep(0.1)

    def play(self, state: TablesState) -> str:
        """Its play, in the mover's own numbers."""
        self.lines.write(board(state) + "\n")
        self.lines.flush()
        return self.lines.readline().strip()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


def board(state: TablesState) -> str:
    """The position as the FIBS server tells it, seen by the side to move, whose stones are positive."""
    mine, theirs = int(PLACES * state.hand), int(PLACES * (1 - state.hand))
    places = [-int(state.at[theirs + BAR])]
    for way in range(1, 25):
        places.append(int(state.at[mine + 25 - way]) - int(state.at[theirs + way]))
    places.append(int(state.at[mine + BAR]))
    off = int(state.at[mine + OFF]), int(state.at[theirs + OFF])
    after = [1, state.high, state.low, 0, 0, 1, 1, 1, 0, 1, -1, 0, 25, *off, places[25], -places[0], 2, 0, 0, 0]
    return ":".join(["board:we:they:9999:0:0", *(str(figure) for figure in (*places, *after))])


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
                for action in read_play(state, rival.play(state)):
                    state.apply(action)
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
    parser.add_argument("--port", type=int, default=8118)
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
    rival = Gnubg(chosen.port)
    try:
        found = points(rival, chosen.games, chosen.seed)
    finally:
        rival.close()
    error = stdev(found) / sqrt(len(found))
    print(f"{len(found)} games: {fmean(found):+.3f} points a game, standard error {error:.3f}; {fmean(won > 0 for won in found):.1%} won")


if __name__ == "__main__":
    main()
