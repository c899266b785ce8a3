"""Faults at every write: whatever a store does at its n-th, clients that insist end up with the game that they would have played anyway."""

import asyncio
import secrets
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal, TypeVar, get_args

import pytest

from parlour.server import going_on, setting_up
from parlour.server.house import House
from parlour.server.live import Live
from parlour.server.migrating import migrate
from parlour.server.postgres import PostgresStorage, prepare
from parlour.server.refusals import Refusal
from parlour.server.settings import Settings
from parlour.server.sqlite import SqliteStorage
from parlour.server.storage import Addition, NewTable, Unavailable, Unsure
from parlour.server.wire import ActWish, Do, JoinWish, SeatWish, TableWish

Answer = TypeVar("Answer")

Fault = Literal["fails", "unsure, and lost", "unsure, and stored", "late", "dies before", "dies behind"]
PATIENCE = 20.0  # seconds for anything that is waited for


class Died(Exception):
    """The server was ended at this very moment."""


class Faulty:
    """Does something wrong at the n-th write."""

    def __init__(self, at: int = 0, fault: Fault = "fails") -> None:
        self.at = at
        self.fault = fault
        self.writes = 0
        self.dead = False

    async def attempt(self, write: Callable[[], Awaitable[Answer]]) -> Answer:
        if self.dead:
            raise Died
        self.writes += 1
        fault = self.fault if self.writes == self.at else None
        match fault:
            case "fails":
                raise Unavailable("the disk is full")
            case "unsure, and lost":
                raise Unsure("the line broke")
            case "late":
                await asyncio.sleep(0.05)
            case "dies before":
                self.dead = True
                raise Died
        written = await write()
        match fault:
            case "unsure, and stored":
                raise Unsure("the line broke")
            case "dies behind":
                self.dead = True
                raise Died
        return written


class FaultyFile(SqliteStorage):
    def __init__(self, path: Path, faults: Faulty) -> None:
        super().__init__(path)
        self.faults = faults

    async def create(self, table: NewTable) -> int:
        return await self.faults.attempt(lambda: super(FaultyFile, self).create(table))

    async def append(self, addition: Addition) -> None:
        await self.faults.attempt(lambda: super(FaultyFile, self).append(addition))


class FaultyDatabase(PostgresStorage):
    def __init__(self, database: str, faults: Faulty) -> None:
        super().__init__(database)
        self.faults = faults

    async def create(self, table: NewTable) -> int:
        return await self.faults.attempt(lambda: super(FaultyDatabase, self).create(table))

    async def append(self, addition: Addition) -> None:
        await self.faults.attempt(lambda: super(FaultyDatabase, self).append(addition))


class Guests:
    """Clients that send everything again, under the same message, until it is answered; a server that died is started again."""

    def __init__(self, store: Path | str, at: int, fault: Fault) -> None:
        self.store = store  # a file, or the address of a database
        self.faults = Faulty(at, fault)
        self.session = secrets.token_hex(8)  # several may be played in one database
        self.messages = 0
        self.tokens: dict[int, str] = {}

    async def open(self) -> None:
        storage = FaultyFile(self.store, self.faults) if isinstance(self.store, Path) else FaultyDatabase(self.store, self.faults)
        self.house = House(Settings(pace=0, workers=1), storage)
        await self.house.open()

    async def restart(self) -> None:
        """Nothing of the dead server's memory is used again."""
        written = self.faults.writes
        await self.house.close()
        self.faults = Faulty()
        self.faults.writes = written
        await self.open()

    def message(self) -> str:
        self.messages += 1
        return f"{self.session}-{self.messages}"

    async def insist(self, ask: Callable[[], Awaitable[Answer]]) -> Answer:
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await ask()
                except (Unavailable, Died):
                    if self.faults.dead:
                        await self.restart()

    async def set_up(self, game: str, *seats: SeatWish) -> None:
        wish = TableWish(game, list(seats), self.message())
        made = await self.insist(lambda: self.house.create(wish))
        self.code = made.code
        self.tokens = {int(seat): token for seat, token in made.tokens.items()}

    async def sit_down(self, seat: int, name: str) -> None:
        wish = JoinWish(seat, name, self.message())
        self.tokens[seat] = (await self.insist(lambda: self.house.join(self.code, wish))).token

    async def live(self) -> Live:
        return await self.house.find(self.code)

    async def on_turn(self, seat: int) -> None:
        """Until the computers have done what is theirs; who watches a server that dies comes back to the next one."""
        async with asyncio.timeout(PATIENCE):
            while True:
                if self.faults.dead:
                    await self.restart()
                table = (await self.live()).table
                if table.over or (table.hand == seat and not table.goes_on):
                    return
                await asyncio.sleep(0.002)

    async def does(self, seat: int, do: Do, action: int | None = None, held: tuple[int, ...] = ()) -> None:
        tokens, message = [self.tokens[known] for known in held or (seat,)], self.message()

        async def ask() -> bytes:
            number = (await self.live()).table.number
            return await self.house.act(self.code, ActWish(tokens, message, number, seat, do, action))

        await self.insist(ask)

    async def told(self) -> list[tuple[object, ...]]:
        """What is stored in the end, read by a server that has nothing in memory."""
        await self.restart()
        table = (await self.live()).table
        assert table.closed is None
        return [(step.number, step.kind, step.seat, step.action, step.back) for step in table.steps]


async def think_and_undo(guests: Guests) -> list[tuple[object, ...]]:
    """Persons alone: moves, one taken back freely, one asked for and refused, one asked for and granted."""
    await guests.set_up("muehle", SeatWish("person", "Ada"), SeatWish("open"))
    await guests.sit_down(1, "Bo")
    await guests.does(0, "action", 0)
    await guests.does(0, "undo")
    await guests.does(0, "action", 1)
    await guests.does(1, "action", 2)
    await guests.does(0, "undo")
    await guests.does(1, "refuse")
    await guests.does(0, "undo")
    await guests.does(1, "consent")
    await guests.does(0, "action", 3)
    return await guests.told()


async def throw_with_computers(guests: Guests) -> list[tuple[object, ...]]:
    """A person and a computer, dice, and somebody who lets the server play on."""
    await guests.set_up("auf_und_ab", SeatWish("open"), SeatWish("computer", level=1))
    await guests.sit_down(0, "Ada")
    for _ in range(3):
        await guests.on_turn(0)
        await guests.does(0, "throw")
    await guests.on_turn(0)
    await guests.does(0, "rest")
    await guests.on_turn(9)  # to the end
    return await guests.told()


SESSIONS = {"undo": think_and_undo, "computers": throw_with_computers}


async def played(store: Path | str, session: str, at: int = 0, fault: Fault = "fails") -> tuple[list[tuple[object, ...]], int]:
    guests = Guests(store, at, fault)
    await guests.open()
    try:
        async with asyncio.timeout(PATIENCE):
            told = await SESSIONS[session](guests)
        return told, guests.faults.writes
    finally:
        await guests.house.close()


@pytest.mark.parametrize("session", SESSIONS)
@pytest.mark.parametrize("fault", get_args(Fault))
def test_whatever_a_store_does_at_any_write_the_game_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, session: str, fault: Fault
) -> None:
    monkeypatch.setattr(going_on, "SECOND_TRY", 0.01)
    monkeypatch.setattr(setting_up, "new_seed", lambda: "5a" * 32)
    empty = tmp_path / "empty.db"
    migrate(empty)

    async def every_write() -> None:
        shutil.copy(empty, tmp_path / "model.db")
        model, writes = await played(tmp_path / "model.db", session)
        assert writes > 8 and len(model) >= writes - 1
        for at in range(1, writes + 1):
            path = tmp_path / f"{at}.db"
            shutil.copy(empty, path)
            told, _ = await played(path, session, at, fault)
            assert told == model, f"write {at} {fault}"

    asyncio.run(every_write())


@pytest.mark.parametrize("session", SESSIONS)
@pytest.mark.parametrize("fault", get_args(Fault))
def test_whatever_a_database_does_at_any_write_the_game_is_the_same(
    database: str, monkeypatch: pytest.MonkeyPatch, session: str, fault: Fault
) -> None:
    monkeypatch.setattr(going_on, "SECOND_TRY", 0.01)
    monkeypatch.setattr(going_on, "LOOK_ROUND", 0.02)
    monkeypatch.setattr(setting_up, "new_seed", lambda: "5a" * 32)

    async def every_write() -> None:
        await prepare(database)
        model, writes = await played(database, session)
        assert writes > 8 and len(model) >= writes - 1
        for at in range(1, writes + 1):
            told, _ = await played(database, session, at, fault)
            assert told == model, f"write {at} {fault}"

    asyncio.run(every_write())


def test_what_was_not_stored_is_not_shown(tmp_path: Path) -> None:
    """Between a write that failed and the next one, whoever looks sees what is on disk."""

    async def fail() -> None:
        guests = Guests(tmp_path / "tables.db", 2, "fails")
        await guests.open()
        await guests.set_up("muehle", SeatWish("person", "Ada"), SeatWish("person", "Bo"))
        wish = ActWish([guests.tokens[0]], guests.message(), 0, 0, "action", 0)
        with pytest.raises(Unavailable):
            await guests.house.act(guests.code, wish)
        live = await guests.live()
        assert live.table.number == 0 and live.made_by(wish.message) is None
        with pytest.raises(Refusal, match="behind"):
            await guests.house.act(guests.code, ActWish([guests.tokens[1]], guests.message(), 1, 1, "action", 1))
        await guests.house.act(guests.code, wish)
        assert (await guests.live()).table.number == 1
        await guests.house.close()

    asyncio.run(fail())
