"""Clocks: the arithmetic, and the same at real tables whose server's clock is moved by hand. Nobody sleeps here."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour import game
from parlour.core.setup import agree
from parlour.server import clocks
from parlour.server.chairs import Chair
from parlour.server.clocks import ASLEEP, DAY, MOST_LAG, NOBODY, OpenHours, Times, charge, possible, read, written
from parlour.server.house import House, storage_for
from parlour.server.postgres import prepare
from parlour.server.refusals import Refusal
from parlour.server.settings import Settings
from parlour.server.tables import Step, Table, set_up
from parlour.server.wire import ActWish, Clock, ClockNow, Do, SeatWish, TableWish

FISCHER = Clock("game", 60, 5)
PER_MOVE = Clock("move", 30)
LETTERS = Clock("days", 3)
NOON = 1_800_000_000_000  # ms since 1970


# What was agreed


@pytest.mark.parametrize("clock", [FISCHER, PER_MOVE, LETTERS, None])
def test_a_clock_is_stored_and_read_again(clock: Clock | None) -> None:
    assert read(written(clock)) == clock


def test_clocks_that_nobody_can_play_by() -> None:
    assert all(possible(clock) for clock in (FISCHER, PER_MOVE, LETTERS))
    wrong = (Clock("game", 5), Clock("move", 2), Clock("days", 60), Clock("move", 30, 5), Clock("days", 1, 1))
    assert not any(possible(clock) for clock in wrong)


def test_thinking_is_compensated_by_the_way_here_and_back_up_to_a_second() -> None:
    assert [charge(4000, lag, FISCHER) for lag in (0, 300, 1000, 5000, -7)] == [4000, 3700, 3000, 4000 - MOST_LAG, 4000]
    assert charge(200, 900, FISCHER) == 0


def test_with_a_quick_clock_a_lie_about_the_way_gains_less() -> None:
    quick = [Clock("game", 10), Clock("game", 60), Clock("game", 60, 5), Clock("move", 5), Clock("move", 30), Clock("days", 1)]
    assert [4000 - charge(4000, 60_000, clock) for clock in quick] == [190, 390, 1000, 500, 1000, 1000]


# The line of play at a table with a clock


def laid(clock: Clock, *kinds: str, id: str = "muehle") -> Table:
    played = game(id)
    setup = agree(played.id, played.seats, played.options, len(kinds), {})
    return set_up("t", played, setup, [Chair("computer" if kind == "c" else "person", kind, 1) for kind in kinds], "5eed", "", clock)


def place(table: Table, time: int, spent: int = 0) -> Table:
    """The next stone somewhere, by whoever has the hand."""
    action = table.state.legal()[0]
    return table.after(Step(table.number + 1, "action", table.hand, int(action), time=time, spent=spent))


def taken_back(table: Table, seat: int, back: int, time: int, spent: int) -> Table:
    return table.after(Step(table.number + 1, "undo", seat, back=back, time=time, spent=spent))


def times(table: Table) -> Times:
    assert table.times is not None
    return table.times


def test_time_runs_from_the_first_move_on() -> None:
    table = laid(FISCHER, "Ada", "Ben")
    assert (times(table).running, times(table).due(), times(table).left) == (NOBODY, None, (60_000, 60_000))
    table = place(table, NOON)
    assert (times(table).running, times(table).since) == (1, NOON)
    assert times(table).left == (65_000, 60_000) and times(table).due() == NOON + 60_000
    table = place(table, NOON + 9000, 9000)
    assert times(table).left == (65_000, 56_000) and times(table).running == 0


def test_words_let_time_run_on() -> None:
    table = place(laid(FISCHER, "Ada", "Ben"), NOON)
    then = table.after(Step(2, "phrase", 0, word="hello", time=NOON + 4000, spent=4000))
    assert times(then) == times(table)


def test_a_move_that_is_taken_back_gives_back_what_it_brought_and_no_time() -> None:
    table = place(laid(FISCHER, "Ada", "Ben"), NOON)
    table = place(table, NOON + 10_000, 10_000)
    table = place(table, NOON + 30_000, 20_000)
    assert times(table).left == (65_000 - 20_000 + 5000, 55_000)
    back = taken_back(table, 0, 3, NOON + 33_000, 3000)  # while Ben's time ran
    assert times(back).left == (45_000, 52_000) and times(back).running == 0
    both = taken_back(table, 0, 1, NOON + 33_000, 3000)
    assert times(both).left == (40_000, 47_000), "three turns less were passed on, two of them by Ada"
    assert times(both).running == NOBODY, "nobody has moved yet"


def test_per_move_nobody_gets_a_fresh_move_by_taking_back() -> None:
    table = place(laid(PER_MOVE, "Ada", "Ben"), NOON)
    table = place(table, NOON + 10_000, 10_000)
    table = place(table, NOON + 35_000, 25_000)
    assert times(table).left == (30_000, 30_000)
    back = taken_back(table, 0, 3, NOON + 36_000, 1000)
    assert times(back).left[0] == 5000 and times(back).running == 0


def test_nobodys_time_runs_while_it_is_the_servers_turn() -> None:
    table = place(laid(FISCHER, "Ada", "c"), NOON)
    assert times(table).running == NOBODY and times(table).due() is None
    table = place(table, NOON + 50_000)
    assert (times(table).running, times(table).since, times(table).left[0]) == (0, NOON + 50_000, 65_000)


def test_a_computer_that_plays_on_stops_the_clock_until_the_person_comes_back() -> None:
    table = place(laid(FISCHER, "Ada", "Ben"), NOON)
    gone = table.after(Step(2, "relieve", 1, action=1, time=NOON + 7000, spent=7000))
    assert times(gone).running == NOBODY and times(gone).left[1] == 53_000
    back = gone.after(Step(3, "return", 1, time=NOON + DAY, spent=0))
    assert (times(back).running, times(back).since, times(back).left[1]) == (1, NOON + DAY, 53_000)


def test_the_clock_is_the_same_when_the_table_is_read_again() -> None:
    table = place(laid(FISCHER, "Ada", "Ben"), NOON)
    for move in range(12):
        table = place(table, NOON + 1000 * move, 700)
    assert times(laid(FISCHER, "Ada", "Ben").after(*table.steps)) == times(table)


# The hours

WHILES = st.lists(st.tuples(st.integers(0, 60), st.integers(0, 60)).map(lambda pair: (min(pair), max(pair))), max_size=6)


@given(WHILES, st.integers(0, 60), st.integers(0, 60), st.integers(0, 60))
def test_what_counts_is_when_any_server_was_there(whiles: list[tuple[int, int]], begun: int, since: int, length: int) -> None:
    hours = OpenHours(begun)
    hours.others = sorted(whiles)
    now = since + length
    hours.seen = max(begun, now)
    counted = {ms for first, last in (*whiles, (begun, max(begun, now))) for ms in range(first, last) if since <= ms < now}
    assert hours.between(since, now) == len(counted)


def test_a_machine_that_slept_was_not_there() -> None:
    hours = OpenHours(NOON)
    assert hours.well(NOON + ASLEEP)
    assert hours.between(NOON, NOON + DAY) == ASLEEP, "also before anybody has noticed"
    assert not hours.well(NOON + DAY)
    assert hours.between(NOON, NOON + DAY) == ASLEEP
    assert hours.well(NOON + DAY + 3000)
    assert hours.between(NOON, NOON + DAY + 3000) == ASLEEP + 3000


# A house whose clock is moved by hand


@dataclass
class Hall:
    """A house on a data file or a database, and the people at one table."""

    settings: Settings
    time: int = NOON
    messages: int = 0
    code: str = ""

    async def open(self) -> None:
        self.house = House(self.settings, storage_for(self.settings), lambda: self.time)
        await self.house.open()

    async def restart(self) -> None:
        await self.house.close()
        await self.open()

    def message(self) -> str:
        self.messages += 1
        return f"message-{self.messages:016}"

    async def lay(self, id: str, clock: Clock, *kinds: str) -> None:
        seats = [SeatWish("computer" if kind == "c" else "person", "" if kind == "c" else kind, 1) for kind in kinds]
        made = await self.house.create(TableWish(id, seats, self.message(), {}, clock))
        self.code, self.tokens = made.code, list(made.tokens.values())

    async def table(self) -> Table:
        return (await self.house.find(self.code)).table

    async def act(self, seat: int, do: Do, action: int | None = None, lag: int = 0) -> None:
        wish = ActWish(self.tokens, self.message(), (await self.table()).number, seat, do, action, "", lag)
        msgspec.json.decode(await self.house.act(self.code, wish))

    async def move(self, lag: int = 0) -> None:
        table = await self.table()
        if table.can_throw:
            await self.act(table.hand, "throw", lag=lag)
        else:
            await self.act(table.hand, "action", int(table.state.legal()[0]), lag)

    async def wait(self, ms: int) -> None:
        """The server's clock goes on, and the server with it."""
        for _ in range(ms // ASLEEP):
            self.time += ASLEEP
            await self.house.time.look()
        self.time += ms % ASLEEP
        await self.house.time.look()
        await asyncio.gather(*self.house.time.tasks())

    async def until(self, true: Callable[[Table], bool]) -> Table:
        live, heard = await self.house.find(self.code), asyncio.Event()
        live.lines.add(heard)
        async with asyncio.timeout(20):
            while not true(live.table):
                await heard.wait()
                heard.clear()
        return live.table

    async def clock(self) -> ClockNow:
        return self.house.time.told(await self.table())


def run(settings: Settings, story: Callable[[Hall], Awaitable[None]]) -> None:
    async def whole() -> None:
        hall = Hall(settings)
        await hall.open()
        try:
            await story(hall)
        finally:
            await hall.house.close()

    asyncio.run(whole())


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "tables.db", pace=0, workers=1)


def test_out_of_time_is_a_loss_in_games_of_two(settings: Settings) -> None:
    async def story(hall: Hall) -> None:
        await hall.lay("muehle", FISCHER, "Ada", "Ben")
        await hall.wait(10 * DAY // 1000)
        await hall.move()
        await hall.wait(59_900)
        assert not (await hall.table()).over
        assert (await hall.clock()).left == [65_000, 100]
        await hall.wait(200)
        table = await hall.table()
        assert table.result is not None
        assert (table.result.places, table.result.reason) == ((1, 2), "time")
        await hall.restart()
        assert msgspec.json.encode((await hall.table()).last) == msgspec.json.encode(table.last), "it is a step like any other"

    run(settings, story)


def test_a_move_that_comes_too_late_makes_the_flag_fall(settings: Settings) -> None:
    async def story(hall: Hall) -> None:
        await hall.lay("muehle", FISCHER, "Ada", "Ben")
        await hall.move()
        hall.house.keeping_time.cancel()  # nobody looks
        hall.house.time.hours.well(hall.time)
        hall.time += 4000
        hall.house.time.hours.well(hall.time)
        await hall.move(lag=800)
        assert (await hall.clock()).left == [65_000, 60_000 - 3200 + 5000], "the way here and back is not thinking"
        for _ in range(13):
            hall.time += ASLEEP
            hall.house.time.hours.well(hall.time)
        with pytest.raises(Refusal, match="late") as late:
            await hall.move()
        assert late.value.entries, "and tells what happened"
        table = await hall.table()
        assert table.result is not None and table.result.places == (2, 1)
        with pytest.raises(Refusal, match="over"):
            await hall.act(1, "action", 0)

    run(settings, story)


def test_out_of_time_with_three_a_computer_makes_one_move(settings: Settings) -> None:
    async def story(hall: Hall) -> None:
        await hall.lay("kniffel", PER_MOVE, "Ada", "Ben", "Cy")
        await hall.act(0, "throw")
        await hall.wait(30_100)
        table = await hall.until(lambda table: table.hand == 1)
        kinds = [step.kind for step in table.steps]
        assert kinds[:2] == ["throw", "late"] and kinds[-1] == "action", kinds
        assert not table.over and times(table).late == NOBODY
        assert times(table).running == 1 and times(table).left == (30_000,) * 3
        await hall.act(1, "throw")
        await hall.wait(1000)
        assert (await hall.table()).hand == 1, "Ben has time"

    run(settings, story)


@pytest.mark.parametrize("clock", [FISCHER, LETTERS])
def test_a_restart_and_an_outage_cost_nobody_time(settings: Settings, clock: Clock) -> None:
    async def story(hall: Hall) -> None:
        await hall.lay("muehle", clock, "Ada", "Ben")
        await hall.move()
        await hall.wait(20_000)
        before = (await hall.clock()).left
        await hall.house.close()
        hall.time += 10 * DAY
        await hall.open()
        assert (await hall.clock()).left == before
        await hall.wait(3000)
        assert (await hall.clock()).left[1] == before[1] - 3000
        hall.time += 10 * DAY  # the machine sleeps
        assert (await hall.clock()).left[1] == before[1] - 3000
        await hall.wait(0)
        await hall.wait(2000)
        assert (await hall.clock()).left[1] == before[1] - 5000
        assert not (await hall.table()).over

    run(settings, story)


def test_the_flag_falls_at_a_table_that_nobody_has_loaded(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall) -> None:
        monkeypatch.setattr(clocks, "ASLEEP", 10 * DAY)  # else days would have to be gone through in steps of seconds
        await hall.lay("muehle", LETTERS, "Ada", "Ben")
        await hall.move()
        await hall.wait(0)
        await hall.restart()
        assert not hall.house.hall.loaded
        hall.time += 3 * DAY - 500
        await hall.wait(0)
        assert not (await hall.table()).over
        hall.time += 1000
        await hall.wait(0)
        table = await hall.table()
        assert table.result is not None and table.result.reason == "time"

    run(settings, story)


def test_undo_at_a_table_with_a_clock(settings: Settings) -> None:
    async def story(hall: Hall) -> None:
        await hall.lay("muehle", FISCHER, "Ada", "Ben")
        await hall.move()
        await hall.wait(4000)
        await hall.move()
        await hall.wait(3000)
        await hall.act(1, "undo")
        assert (await hall.clock()).left == [62_000, 56_000]
        assert (await hall.clock()).running == 1

    run(settings, story)


def test_a_clock_nobody_can_play_by_is_refused(settings: Settings) -> None:
    async def story(hall: Hall) -> None:
        for clock, people in ((Clock("move", 1), ("Ada", "Ben")), (FISCHER, ("Ada",))):
            with pytest.raises(Refusal, match="clock"):
                await hall.lay("kniffel", clock, *people)
        await hall.house.create(TableWish("muehle", [SeatWish("person", "A"), SeatWish("person", "B")], hall.message()))

    run(settings, story)


def test_of_two_servers_at_one_database_one_lets_the_flag_fall(database: str, tmp_path: Path) -> None:
    asyncio.run(prepare(database))

    async def story(hall: Hall) -> None:
        other = Hall(hall.settings)
        other.messages = 500
        await other.open()
        try:
            await hall.lay("muehle", FISCHER, "Ada", "Ben")
            await hall.move()
            other.code, other.tokens = hall.code, hall.tokens
            await other.table()
            for _ in range(13):
                hall.time = other.time = hall.time + ASLEEP
                await asyncio.gather(hall.house.time.look(), other.house.time.look())
            await asyncio.gather(*hall.house.time.tasks(), *other.house.time.tasks())
            for one in (hall, other):
                table = await one.until(lambda table: table.over)
                assert [step.kind for step in table.steps] == ["action", "end"]
        finally:
            await other.house.close()

    run(Settings(data=tmp_path / "none", database=database, pace=0, workers=1), story)
