"""One server and two at one PostgreSQL: what they bear together, and what each part of it costs.

    python -m benchmarks.servers [--seconds 6] [--clients 100] [--game muehle]

Servers, database and clients share this machine's cores: where there are fewer of these than parts, moves/s tell how the cores are
shared, and the CPU time per move tells what more cores would give. A server that costs the same beside another one shares nothing with it
but the database.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
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


async def measure(address: str, servers: int, clients: int, game: str, seconds: float) -> str:
    database = f"{address}/servers_{servers}"
    connection = await asyncpg.connect(f"{address}/postgres")
    await connection.execute(f"CREATE DATABASE servers_{servers}")
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
        ours, theirs, clients_used = (1000 * (now - then) / len(waits) for now, then in zip(used(), before, strict=True))
        for player in players:
            player.line.close()
    return f"| {servers} | {len(waits) / taken:.0f} | {ours:.2f} | {theirs:.2f} | {clients_used:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.servers", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--clients", type=int, default=100)
    parser.add_argument("--game", default="muehle")
    chosen = parser.parse_args()
    print("| servers | moves/s | CPU ms per move, servers | database | clients |\n| --- | --- | --- | --- | --- |")
    with cluster() as address:
        for servers in (1, 2):
            print(uvloop.run(measure(address, servers, chosen.clients, chosen.game, chosen.seconds)), flush=True)


if __name__ == "__main__":
    main()
