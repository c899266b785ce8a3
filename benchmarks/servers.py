"""One server and two at one PostgreSQL: what they bear together, and what each part of it costs.

    python -m benchmarks.servers [--seconds 6] [--clients 100] [--games backgammon halma_eck]

Servers, database and clients share this machine's cores. On two of them one server has a core for itself, and two servers share both
with all the rest: together they can bear 2s / (s + d + c) times as much, where s, d and c are what a move costs servers, database and
clients. That is the last column, from the costs beside one server; where database and clients are a sixth of the servers' cost, it is 1.7.
A server that costs the same beside another one shares nothing with it but the database.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import uvloop

from benchmarks.clients import Line, Player
from benchmarks.server import cpu_seconds, parlour
from parlour.server.postgres import prepare
from tests.server.postgres import cluster


def family(pid: int) -> Iterator[int]:
    """A process and all below it."""
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from family(int(child))


@dataclass(frozen=True, slots=True)
class Measured:
    game: str
    servers: int
    moves: float  # per second
    ours: float  # ms of CPU per move: of the servers,
    database: float
    clients: float

    def row(self, alone: "Measured") -> str:
        most = 2 * alone.ours / (alone.ours + alone.database + alone.clients)
        costs = f"{self.ours:.2f} | {self.database:.2f} | {self.clients:.2f}"
        return f"| {self.game} | {self.servers} | {self.moves:.0f} | {costs} | {self.moves / alone.moves:.2f} | {most:.2f} |"


async def measure(address: str, servers: int, clients: int, game: str, seconds: float) -> Measured:
    name = f"{game}_{servers}"
    database = f"{address}/{name}"
    connection = await asyncpg.connect(f"{address}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    backend = await connection.fetchval("SELECT pg_backend_pid()")
    postmaster = int(Path(f"/proc/{backend}/stat").read_text().rsplit(")", 1)[1].split()[1])
    await connection.close()
    await prepare(database)
    async with AsyncExitStack() as started:
        folder = Path(started.enter_context(tempfile.TemporaryDirectory()))
        running = [await started.enter_async_context(parlour(folder, PARLOUR_DATABASE=database)) for _ in range(servers)]
        players = [Player(Line(running[at % servers][1]), game, at) for at in range(clients)]
        await asyncio.gather(*(player.sit_down() for player in players))
        await asyncio.gather(*(player.play(time.perf_counter() + seconds / 4, []) for player in players))

        def used() -> tuple[float, float, float]:
            return sum(cpu_seconds(pid) for pid, _ in running), sum(map(cpu_seconds, family(postmaster))), cpu_seconds(os.getpid())

        waits: list[float] = []
        before, begun = used(), time.perf_counter()
        await asyncio.gather(*(player.play(begun + seconds, waits) for player in players))
        taken = time.perf_counter() - begun
        costs = [1000 * (now - then) / len(waits) for now, then in zip(used(), before, strict=True)]
        for player in players:
            player.line.close()
    return Measured(game, servers, len(waits) / taken, *costs)


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.servers", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--clients", type=int, default=100)
    parser.add_argument("--games", nargs="+", default=["backgammon", "halma_eck"])
    chosen = parser.parse_args()
    print("| game | servers | moves/s | CPU ms per move: servers | database | clients | times one server | at most on two cores |")
    print("|" + " --- |" * 8)
    with cluster() as address:
        for game in chosen.games:
            alone = uvloop.run(measure(address, 1, chosen.clients, game, chosen.seconds))
            print(alone.row(alone), flush=True)
            print(uvloop.run(measure(address, 2, chosen.clients, game, chosen.seconds)).row(alone), flush=True)


if __name__ == "__main__":
    main()
