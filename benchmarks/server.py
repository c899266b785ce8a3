"""How much one server process bears: 50 tables at which a client each plays random moves, then 200; beside boardgame.io in the same run.

    python -m benchmarks.server [--seconds 6] [--games muehle kniffel] [--every 0 400] [--alone] [--save]

Every move of ours is on disk before it is answered, comes back with the new scene and all its gestures, and is one of a real game;
boardgame.io keeps its matches in memory and plays tic-tac-toe. CPU time is the server's own, its writing thread included: it is what to
compare on a machine that does other things, too. Where clients move as soon as they are answered, each waits for all others: with 200 of
them and 1,300 moves/s that is 150 ms on average, whatever a server does. Where each moves every so many milliseconds instead, a wait is
counted from when the move was due, so that none that had to wait to be sent looks short.
"""

import argparse
import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import uvloop

from benchmarks.clients import Line, Player

HERE = Path(__file__).parent
BUILD = HERE.parent / "build" / "boardgame.io"
RESULTS = HERE / "SERVER.md"
THEIRS = ("boardgame.io@0.50.2", "socket.io-client@4.8.1")
HEADINGS = ("server", "game", "clients", "each moves every", "moves/s", "CPU ms per move", "p50 ms", "p99 ms", "longest ms")


@dataclass(frozen=True, slots=True)
class Measured:
    server: str
    game: str
    clients: int
    every: int  # ms from one move of a client to its next; 0: as soon as it is answered
    moves: float  # per second
    cpu: float  # ms per move
    waits: tuple[float, float, float]  # ms: half of all, 99 of 100, the longest

    def cells(self) -> tuple[str, ...]:
        figures = (f"{self.moves:.0f}", f"{self.cpu:.2f}", *(f"{wait:.1f}" for wait in self.waits))
        return self.server, self.game, str(self.clients), f"{self.every} ms" if self.every else "answer", *figures


# Our side


def cpu_seconds(pid: int) -> float:
    """What a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def parlour(folder: Path, **more: str) -> AsyncIterator[tuple[int, int]]:
    """A server of ours; its process and its port."""
    usual = {"PARLOUR_DATA": str(folder / "tables.db"), "PARLOUR_RATE": "0", "PARLOUR_PACE": "0", "LC_ALL": "en"}
    environment = {**os.environ, **usual, **more}
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "parlour.server", "0", env=environment, stdout=subprocess.PIPE)
    assert process.stdout is not None
    found = None
    while found is None:
        found = re.search(rb"http://127\.0\.0\.1:(\d+)/", await process.stdout.readline())
    try:
        yield process.pid, int(found[1])
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


async def measure(pid: int, port: int, game: str, clients: int, seconds: float, every: int) -> Measured:
    players = [Player(Line(port), game, seed) for seed in range(clients)]
    await asyncio.gather(*(player.sit_down() for player in players))
    warm: list[float] = []
    await asyncio.gather(*(player.play(time.perf_counter() + seconds / 4, warm, every / 1000) for player in players))
    waits: list[float] = []
    used, begun = cpu_seconds(pid), time.perf_counter()
    await asyncio.gather(*(player.play(begun + seconds, waits, every / 1000) for player in players))
    taken = time.perf_counter() - begun
    for player in players:
        player.line.close()
    return measured("Parlour", game, clients, every, waits, taken, cpu_seconds(pid) - used)


def measured(server: str, game: str, clients: int, every: int, waits: list[float], taken: float, used: float) -> Measured:
    ordered = sorted(1000 * wait for wait in waits)
    some = (ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100], ordered[-1])
    return Measured(server, game, clients, every, len(waits) / taken, 1000 * used / len(waits), some)


# Theirs


def install() -> bool:
    """boardgame.io from npm, only for this, in build/."""
    if shutil.which("npm") is None:
        return False
    BUILD.mkdir(parents=True, exist_ok=True)
    (BUILD / "package.json").write_text('{"private": true}\n')
    if not (BUILD / "node_modules" / "boardgame.io").is_dir():
        command = ["npm", "install", "--no-audit", "--no-fund", "--no-save", *THEIRS]
        if subprocess.run(command, cwd=BUILD, capture_output=True).returncode != 0:
            return False
    for file in HERE.glob("boardgame_io_*.cjs"):
        shutil.copy(file, BUILD)
    return True


def measure_theirs(clients: int, seconds: float, every: int) -> Measured:
    server = subprocess.Popen(["node", "boardgame_io_server.cjs"], cwd=BUILD, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        port = server.stdout.readline().strip()
        used = cpu_seconds(server.pid)
        command = ["node", "boardgame_io_clients.cjs", port, str(clients), str(seconds), str(every)]
        with subprocess.Popen(command, cwd=BUILD, stdout=subprocess.PIPE, text=True) as players:
            assert players.stdout is not None
            assert players.stdout.readline() == "warm\n"
            used = cpu_seconds(server.pid)
            told = json.loads(players.stdout.readline())
            used = cpu_seconds(server.pid) - used
        return measured("boardgame.io", "tic-tac-toe", clients, every, told["waits"], told["taken"], used)
    finally:
        server.kill()
        server.wait()


def table(rows: list[Measured]) -> str:
    lines = [HEADINGS, tuple("---" for _ in HEADINGS), *(row.cells() for row in rows)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


async def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.server", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--games", nargs="+", default=["muehle", "schach", "kniffel", "backgammon"])
    parser.add_argument("--clients", type=int, nargs="+", default=[50, 200])
    parser.add_argument("--every", type=int, nargs="+", default=[0, 400], help="ms from one move of a client to its next; 0: no pause")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--save", action="store_true", help="write benchmarks/SERVER.md")
    chosen = parser.parse_args()
    rows: list[Measured] = []
    beside = not chosen.alone and install()
    with tempfile.TemporaryDirectory() as folder:
        async with parlour(Path(folder)) as (pid, port):
            for clients, every in product(chosen.clients, chosen.every):
                for game in chosen.games:
                    rows.append(await measure(pid, port, game, clients, chosen.seconds, every))
                    print(*rows[-1].cells(), sep="\t", flush=True)
                if beside:
                    rows.append(await asyncio.to_thread(measure_theirs, clients, chosen.seconds, every))
                    print(*rows[-1].cells(), sep="\t", flush=True)
    if chosen.save:
        from benchmarks.__main__ import where_measured

        RESULTS.write_text(
            f"# The server under load\n\n{__doc__.split(chr(10) * 2)[-1].strip()}\n\n{where_measured()}\n\n{table(rows)}\n",
            encoding="utf-8",
        )


if __name__ == "__main__":
    uvloop.run(main())
