"""How the lab grows with hands: facts and soak in this process, by two local processes and by two workers of a Dask cluster.

    python -m benchmarks.growth            about three minutes on a quiet machine of two cores
    python -m benchmarks.growth --save     and keep the table in benchmarks/GROWTH.md

All three do the same pieces through the lab's runner, in turn and again, so that whatever else the machine does falls on all of them; the
best time of each counts, and workers are awake before it begins. It fails where two processes do less than 1.9 times as much as one, or
two Dask workers less than 1.8 times. Seconds of all processors tell what sharing itself costs, also on a machine that others keep busy:
nobody can grow by more than twice what one process needs, divided by what all of them together need.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

import psutil

from parlour.catalogue import SHELF, game
from parlour.lab.facts import Portion, Wish, portion_tally, portions
from parlour.lab.runner import Here, Piece, executor, run
from parlour.lab.soak import Batch, soaked

TABLE = Path(__file__).with_name("GROWTH.md")
HANDS = 2
WISHED = {"one process": 1.0, "two processes": 1.9, "two Dask workers": 1.8}


@dataclass(slots=True)
class Work:
    """The same pieces for everybody; seconds by whoever did them."""

    name: str
    do: Callable[[Executor, int], None]
    seconds: dict[str, list[float]] = field(default_factory=dict)
    busy: dict[str, list[float]] = field(default_factory=dict)  # seconds of processors, of everybody together

    def measure(self, who: str, pool: Executor, hands: int) -> None:
        began, busy = perf_counter(), processor_seconds()
        self.do(pool, hands)
        self.seconds.setdefault(who, []).append(perf_counter() - began)
        self.busy.setdefault(who, []).append(processor_seconds() - busy)

    def growth(self, who: str) -> float:
        return min(self.seconds["one process"]) / min(self.seconds[who])

    def most(self, who: str) -> float:
        """By how much it could grow, if all hands were always free."""
        return (HANDS if who != "one process" else 1) * min(self.busy["one process"]) / min(self.busy[who])


def processor_seconds() -> float:
    """Of this process and all that it has started."""
    here = psutil.Process()
    found = 0.0
    for one in (here, *here.children(recursive=True)):
        times = one.cpu_times()
        found += times.user + times.system
    return found


def facts_pieces(effort: float) -> list[Piece[Portion]]:
    wish = Wish(game("maedn").agree(), max(2, round(100_000 * effort)))
    return [Piece(str(at), (wish, at, games), games) for at, games in enumerate(portions(wish))]


def soak_pieces(effort: float) -> list[Piece[Batch]]:
    batches = [Batch(row.id, 1, seed) for seed in range(max(1, round(60 * effort))) for row in SHELF]
    return [Piece(f"{batch.id} {batch.seed}", batch, batch.games) for batch in batches]


def works(effort: float) -> list[Work]:
    facts, soak = facts_pieces(effort), soak_pieces(effort)

    def find(pool: Executor, hands: int) -> None:
        run(portion_tally, facts, cluster=pool, cores=hands)

    def soak_all(pool: Executor, hands: int) -> None:
        run(soaked, soak, cluster=pool, cores=hands)

    return [Work("facts", find), Work("soak", soak_all)]


@contextmanager
def everybody() -> Iterator[dict[str, tuple[Executor, int]]]:
    """All who are measured, awake."""
    with executor("", HANDS) as (processes, _), executor(f"local:{HANDS}", 1) as (workers, _):
        found: dict[str, tuple[Executor, int]] = {
            "one process": (Here(), 1),
            "two processes": (processes, HANDS),
            "two Dask workers": (workers, HANDS),
        }
        for pool, hands in found.values():
            run(soaked, soak_pieces(0.0), cluster=pool, cores=hands)
        yield found


def table(measured: list[Work]) -> str:
    day = datetime.now(UTC).date().isoformat()
    rows = [
        "| work | who | seconds, best | times one process | asked for | seconds of all processors | at most |",
        "|---|---|---|---|---|---|---|",
        *(
            f"| {work.name} | {who} | {min(work.seconds[who]):.2f} | {work.growth(who):.2f} | {asked:g} "
            f"| {min(work.busy[who]):.2f} | {work.most(who):.2f} |"
            for work in measured
            for who, asked in WISHED.items()
        ),
    ]
    load = ", ".join(f"{part:.1f}" for part in os.getloadavg())
    where = f"{day}, {os.cpu_count()} cores, Python {platform.python_version()}, load before the end {load}; `python -m benchmarks.growth`."
    return "\n".join(["# Growth", "", where, "", *rows, ""])


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--effort", type=float, default=1.0, help="1: about ten seconds of one process for each")
    parser.add_argument("--save", action="store_true")
    wished = parser.parse_args(arguments)
    measured = works(wished.effort)
    with everybody() as hands:
        for _ in range(wished.rounds):
            for work in measured:
                for who, (pool, count) in hands.items():
                    work.measure(who, pool, count)
    print(table(measured))
    if wished.save:
        TABLE.write_text(table(measured), encoding="utf-8")
    return int(any(work.growth(who) < asked for work in measured for who, asked in WISHED.items()))


if __name__ == "__main__":
    sys.exit(main())
