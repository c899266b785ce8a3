"""Long games are looked at without anybody else waiting for it, and at the price of the work that this makes (D2)."""

import asyncio
import gzip
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from parlour.server.aside import Aside, Work, finished, in_one
from parlour.server.door import asking
from parlour.server.house import House
from parlour.server.limits import FULL, WORK, Buckets
from parlour.server.scroll import Scroll
from parlour.server.settings import Settings
from parlour.server.trail import CHUNK
from parlour.server.wire import ActWish, RecordWish, SeatWish, TableWish, View
from tests.server.running import Guest, Running, message

LONG = 50_000  # entries


def lengthen(data: Path, code: str, count: int) -> None:
    """So many more entries at a table of Mühle, as if somebody had put a stone and taken it back again and again."""
    with sqlite3.connect(data) as stored:
        [[id]] = stored.execute("SELECT id FROM tables WHERE code = ?", (code,))
        rows = [
            (
                id,
                number,
                "action" if number % 2 else "undo",
                0,
                number % 24 if number % 2 else None,
                number - 1,
                f"message {number}",
                number,
            )
            for number in range(1, count + 1)
        ]
        stored.executemany(
            "INSERT INTO steps (table_id, number, kind, seat, action, back, message, cause, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, '')", rows
        )
        stored.execute("UPDATE tables SET number = ? WHERE id = ?", (count, id))


async def opened(data: Path) -> House:
    house = House(Settings(data=data, workers=1))
    await house.open()
    return house


async def set_up(house: House) -> tuple[str, list[str]]:
    made = await house.create(TableWish("muehle", [SeatWish("person", "Ada"), SeatWish("person", "Ben")], message()))
    return made.code, list(made.tokens.values())


class LoopTime:
    """What the loop's own thread works, whatever else the machine does: everybody waits for that, and for nothing else."""

    def __enter__(self) -> "LoopTime":
        self.begun = time.thread_time()
        return self

    def __exit__(self, *_: object) -> None:
        self.seconds = time.thread_time() - self.begun


def test_a_table_of_50000_entries_costs_the_loop_less_than_50_ms(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"

    async def make() -> tuple[str, list[str]]:
        house = await opened(data)
        try:
            return await set_up(house)
        finally:
            await house.close()

    async def look(code: str, tokens: list[str]) -> dict[str, float]:
        house = await opened(data)
        costs = {}
        try:
            with LoopTime() as loading:
                live = await house.see(code, ())
            with LoopTime() as packing:
                packed = live.packed_view()
            with LoopTime() as plain:
                view = live.view()
            assert gzip.decompress(packed) == view
            seen = msgspec.json.decode(view, type=View)
            assert seen.number == len(seen.log) == LONG and seen.log[-2].number == LONG - 1
            wish = ActWish(tokens, message(), seen.number, 0, "action", seen.moment.gestures[0].action)
            with LoopTime() as moving:
                await house.act(code, wish)
            with LoopTime() as coming_back:
                packed = live.packed_view()
            assert msgspec.json.decode(gzip.decompress(packed), type=View).number == LONG + 1
            with LoopTime() as long_ago:
                await house.since(code, 100, ())
            costs = {"loading": loading.seconds, "packing": packing.seconds, "plain": plain.seconds, "moving": moving.seconds}
            costs |= {"coming back": coming_back.seconds, "long ago": long_ago.seconds}
        finally:
            await house.close()
        return costs

    code, tokens = asyncio.run(make())
    lengthen(data, code, LONG)
    costs = asyncio.run(look(code, tokens))
    assert all(seconds < 0.05 for seconds in costs.values()), costs


def test_a_long_game_from_a_file_costs_the_loop_less_than_50_ms(tmp_path: Path) -> None:
    text = " ".join(["Nf3 Nf6 Ng1 Ng8"] * 150)

    async def open_file() -> tuple[int, float]:
        house = await opened(tmp_path / "tables.db")
        try:
            with LoopTime() as opening:
                code = (await house.open_record(RecordWish(text, message(), "schach"))).code
            return (await house.find(code)).table.number, opening.seconds
        finally:
            await house.close()

    number, seconds = asyncio.run(open_file())
    assert number == 600
    assert seconds < 0.05


def test_a_log_is_packed_piece_by_piece_and_unpacks_to_the_same() -> None:
    lines = [b'{"number":%d}' % number for number in range(1, 2 * CHUNK + 8)]
    grown = Scroll()
    for number in range(len(lines) + 1):
        whole = grown.followed_by(b'{"code":"x"}')
        assert msgspec.json.decode(whole) == {"log": [{"number": at} for at in range(1, number + 1)], "code": "x"}
        assert gzip.decompress(grown.packed_followed_by(b'{"code":"x"}')) == whole
        if number < len(lines):
            grown = grown.after(lines[number])
    read = finished(Scroll.written(lines))
    assert list(read.lines) == list(grown.lines) and read.parcel == grown.parcel


def test_a_short_look_does_not_wait_for_another_households_long_ones() -> None:
    ended: list[str] = []

    def long() -> Work[int]:
        begun = time.thread_time()
        while time.thread_time() - begun < 0.1:
            yield
        return 1

    async def ask() -> None:
        aside = Aside()
        asking.set("192.0.2.1")
        slow = [asyncio.create_task(aside.do(long())) for _ in range(5)]
        for task in slow:
            task.add_done_callback(lambda _: ended.append("slow"))
        await asyncio.sleep(0.02)
        asking.set("192.0.2.2")
        assert await aside.do(in_one(lambda: threading.current_thread() is not threading.main_thread()))
        ended.append("quick")
        await asyncio.gather(*slow)
        aside.close()

    asyncio.run(ask())
    assert ended.index("quick") <= 1, "it came at once, though five were there before it"


def test_what_goes_wrong_beside_the_loop_is_told_and_the_next_is_done() -> None:
    def broken() -> Work[int]:
        yield
        raise ValueError("no")

    async def ask() -> int:
        aside = Aside()
        with pytest.raises(ValueError, match="no"):
            await aside.do(broken())
        left = asyncio.create_task(aside.do(broken()))
        await asyncio.sleep(0)
        left.cancel()
        try:
            return await aside.do(in_one(lambda: 7))
        finally:
            aside.close()

    assert asyncio.run(ask()) == 7


def test_work_is_paid_for_by_whoever_makes_it() -> None:
    def work() -> Work[int]:
        begun = time.thread_time()
        while time.thread_time() - begun < 0.08:
            yield
        return 1

    async def ask() -> tuple[float, float]:
        aside, buckets = Aside(), Buckets(1.0, clock=lambda: 0.0)
        aside.spent = lambda household, seconds: buckets.pay(household, seconds / WORK)
        await aside.do(work())  # the server's own
        asking.set("192.0.2.1")
        await aside.do(work())
        aside.close()
        return buckets.bucket("192.0.2.1").drops, buckets.bucket("").drops

    theirs, ours = asyncio.run(ask())
    assert FULL - 0.4 / WORK < theirs < FULL - 0.06 / WORK
    assert ours == FULL


def test_who_owes_waits_but_not_for_ever() -> None:
    buckets = Buckets(1.0, clock=lambda: 0.0)
    buckets.pay("192.0.2.1", 1e9)
    assert buckets.take("192.0.2.1", 1.0) == (FULL + 1.0) / 60.0
    assert buckets.take("192.0.2.2", 1.0) == 0


def test_a_long_table_costs_more_than_a_short_one(start: Callable[..., Running]) -> None:
    """One look at a long table takes what a household may ask for; at a short one it takes next to nothing."""
    server = start(PARLOUR_RATE="0.05")  # 60 drops, 3 a second
    long, short = server.table("muehle", "person", "person"), server.table("muehle", "person", "person")
    server.kill()
    lengthen(server.data, long.code, 40_000)
    server.start()

    def refused_after_looking_at(guest: Guest) -> bool:
        assert guest.get().status_code == 200
        return server.client.get("/api/shelf").status_code == 429

    assert not refused_after_looking_at(short)
    assert refused_after_looking_at(long)
