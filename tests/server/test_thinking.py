"""Where computers think: workers that die, hang and are stopped, and problems that take them along."""

import asyncio
import os
import pickle
import signal
import sqlite3
import time
from array import array
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest

import parlour
from parlour.games.kniffel.engine import KniffelState
from parlour.players import kept
from parlour.players.expert import COMPILED
from parlour.players.kniffel import solution
from parlour.server import thinking
from parlour.server.door import asking
from parlour.server.thinking import Lost, Puzzle, Workers, ponder, replayed
from tests.server.deeds import climb, die, hang, hang_if_hard, seven
from tests.server.running import Running, Watching

FIRST = Puzzle("muehle", 2, {}, [], 1, seed=1)
HARD = Puzzle("muehle", 2, {}, [], 5, seed=1)

Answer = TypeVar("Answer")


def with_workers(count: int, deed: Callable[[Workers], Coroutine[object, object, Answer]]) -> Answer:
    async def run() -> Answer:
        workers = Workers(count)
        try:
            async with asyncio.timeout(60):
                return await deed(workers)
        finally:
            workers.close()

    return asyncio.run(run())


def test_a_table_is_replayed_in_another_process() -> None:
    puzzle = Puzzle("muehle", 2, {"flying": False}, [0, 9, 2], 1, 11)
    with ProcessPoolExecutor(1) as pool:
        chosen = pool.submit(ponder, puzzle, print).result(timeout=60)
    assert chosen == ponder(puzzle, print)
    assert chosen in replayed(puzzle).legal()
    assert pickle.loads(pickle.dumps(ponder)) is ponder


def makers() -> list[int]:
    """The processes below this one that make workers."""
    below = [int(pid) for task in Path("/proc/self/task").iterdir() for pid in (task / "children").read_text().split()]
    return [pid for pid in below if b"forkserver" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="who is whose child is known on Linux")
def test_a_worker_whose_maker_is_killed_while_it_starts_is_replaced() -> None:
    async def deed(workers: Workers) -> int:
        await workers.ask(seven, FIRST)
        for worker in list(workers.workers):
            worker.process.kill()
        [maker] = makers()
        os.kill(maker, signal.SIGSTOP)
        asked = asyncio.create_task(workers.ask(seven, FIRST))
        await asyncio.sleep(1)  # the next one waits to be made
        os.kill(maker, signal.SIGKILL)
        return await asked

    assert with_workers(1, deed) == 7


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="who is whose child is known on Linux")
def test_makers_that_are_killed_one_after_the_other_cost_a_problem_none_of_its_attempts() -> None:
    async def deed(workers: Workers) -> int:
        await workers.ask(seven, FIRST)
        for worker in list(workers.workers):
            worker.process.kill()
        asked = asyncio.create_task(workers.ask(seven, FIRST))
        for _ in range(thinking.ATTEMPTS):
            while not (found := makers()):
                await asyncio.sleep(0.01)
            for maker in found:
                os.kill(maker, signal.SIGSTOP)  # so that it makes none before it is gone
            await asyncio.sleep(0.3)
            for maker in found:
                os.kill(maker, signal.SIGKILL)
            while set(makers()) & set(found):  # no longer than that: the next one would have made a worker, and nobody would need a third
                await asyncio.sleep(0.01)
        return await asked

    assert with_workers(1, deed) == 7


def test_what_a_problem_does_to_its_worker_happens_to_no_other_problem() -> None:
    async def deed(workers: Workers) -> list[int | BaseException]:
        problems = [workers.ask(die, FIRST), *(workers.ask(ponder, FIRST) for _ in range(6)), workers.ask(die, HARD)]
        return await asyncio.gather(*problems, return_exceptions=True)

    first, *others, last = with_workers(1, deed)
    assert isinstance(first, Lost) and isinstance(last, Lost)
    assert all(other in replayed(FIRST).legal() for other in others)


def test_a_hung_worker_is_replaced_after_its_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "DEADLINE", 2.0)
    monkeypatch.setattr(thinking, "QUICK_DEADLINE", 2.0)

    async def deed(workers: Workers) -> tuple[int, int]:
        with pytest.raises(Lost):
            await workers.ask(hang, FIRST)
        return await workers.ask(hang_if_hard, HARD), await workers.ask(ponder, FIRST)

    glanced, chosen = with_workers(1, deed)
    assert glanced == 7, "a problem that takes too long is glanced at"
    assert chosen in replayed(FIRST).legal()


def test_a_stopped_worker_is_noticed_long_before_its_deadline() -> None:
    async def deed(workers: Workers) -> tuple[int, float]:
        await workers.ask(seven, HARD)  # which only one of them takes
        [worker] = workers.workers
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGSTOP)
        begun = time.monotonic()
        answer = await workers.ask(seven, HARD)
        assert worker not in workers.workers
        return answer, time.monotonic() - begun

    answer, seconds = with_workers(1, deed)
    assert answer == 7 and seconds < thinking.DEADLINE / 4


def test_a_long_thought_keeps_no_short_one_waiting() -> None:
    async def deed(workers: Workers) -> int:
        long = asyncio.create_task(workers.ask(hang, HARD))
        await asyncio.sleep(0)
        chosen = await workers.ask(ponder, FIRST)
        assert not long.done()
        long.cancel()
        return chosen

    assert with_workers(1, deed) in replayed(FIRST).legal()


def test_problems_are_counted_for_the_household_that_asks() -> None:
    async def deed(workers: Workers) -> list[int]:
        found = []
        for household in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
            asking.set(household)
            job = workers.give(hang, HARD)
            found.append(workers.problems())
            await asyncio.sleep(0)
            assert not job.answer.done()
        return found

    assert with_workers(1, deed) == [1, 2, 1]


def test_progress_never_goes_back() -> None:
    async def deed(workers: Workers) -> list[float]:
        job = workers.give(climb, FIRST)
        told = [0.0]
        while not job.answer.done():
            await asyncio.sleep(0.02)
            if job.progress != told[-1]:
                told.append(job.progress)
        return told

    assert with_workers(1, deed) == [0.0, 0.5, 0.9, 1.0]


@pytest.mark.skipif(not COMPILED, reason="in plain Python nobody waits for a lookup")
def test_everybody_is_told_how_far_a_lookup_is_that_a_computer_waits_for(
    start: Callable[..., Running], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else is at work on it: so says its gauge, which is moved here. In the end there is a lookup, in which nothing matters."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    state = parlour.game("kniffel").start(2)
    assert isinstance(state, KniffelState)
    lookup = solution.lookup(state.rules)
    kept.gauge(lookup, 0.4)
    os.utime(lookup.gauge, (time.time(), time.time() + 600))  # however long this server takes to begin
    guest = start().table("kniffel", "computer", "person", level=5)
    told: list[float | None] = []
    with Watching(guest, 0) as line:
        for kind, _, data in line.events():
            if kind == "status" and data["preparing"] not in told[-1:]:
                told.append(data["preparing"])
                if told[-1] == 0.4:
                    kept.gauge(lookup, 0.7)
                elif told[-1] == 0.7:
                    kept.keep(lookup, array("d", bytes(8 * lookup.count)))
            if kind == "entry" and data["kind"] == "action":
                break
    assert told == [None, 0.4, 0.7, None]


TABLES = 1000


def test_after_a_restart_with_1000_tables_to_move_a_new_player_is_answered_at_once(start: Callable[..., Running]) -> None:
    server = start()
    code = server.table("muehle", "computer", "person", level=5).code
    server.kill()
    with closing(sqlite3.connect(server.data)) as stored, stored:
        stored.execute("DELETE FROM steps")
        stored.execute("UPDATE tables SET number = 0, hand = 0, goes_on = 1")
        columns = [row[1] for row in stored.execute("PRAGMA table_info(tables)")]
        own = {"id": "id + n", "code": "code || n", "message": "message || n"}
        values = ", ".join(own.get(column, column) for column in columns)
        numbers = f"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {TABLES - 1})"
        stored.execute(f"{numbers} INSERT INTO tables SELECT {values} FROM tables, numbers")
        seats = [row[1] for row in stored.execute("PRAGMA table_info(seats)")]
        kept = ", ".join({"table_id": "table_id + n", "token": "token || n"}.get(seat, seat) for seat in seats)
        stored.execute(f"{numbers} INSERT INTO seats SELECT {kept} FROM seats, numbers")
        [[waiting]] = stored.execute("SELECT count(*) FROM tables WHERE goes_on")
        assert waiting == TABLES
    server.start()
    guest = server.table("muehle", "person", "computer", level=1)
    guest.does(0, "action", action=0)
    guest.until(lambda view: view["number"] == 2)  # the workers are there
    begun = time.monotonic()
    guest.does(0, "action", action=1 if guest.view()["log"][1]["action"] != 1 else 2)
    guest.until(lambda view: view["number"] >= 4)
    assert time.monotonic() - begun < 2
    other = server.client.get(f"/api/tables/{code}{TABLES - 1}").json()
    assert other["number"] == 0, "most of the others still wait"
