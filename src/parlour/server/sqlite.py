"""Tables in one SQLite file: one thread writes, grouping whatever waits into one commit; others read and never wait for it."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import astuple, dataclass
from itertools import starmap
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import msgspec
from msgspec.structs import astuple as columns_of

from parlour.server.chairs import Chair
from parlour.server.luggage import OwnRack
from parlour.server.migrating import PATIENCE, migrate
from parlour.server.storage import (
    MOST_LISTED,
    Addition,
    Conflict,
    Damaged,
    Hours,
    KeptReview,
    Listing,
    News,
    NewTable,
    Removal,
    StoredTable,
    Summary,
    Unavailable,
    Write,
    stored_table,
)
from parlour.server.tables import Step

Read = TypeVar("Read")

MOST_TOGETHER = 500  # writes in one commit
READERS = 2

INSERT_TABLE = (
    "INSERT INTO tables"
    " (code, message, wish, salt, seed, game, version, options, created, updated, clock, position,"
    " number, hand, goes_on, over, result, due)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?)"
)
INSERT_SEAT = "INSERT INTO seats (table_id, seat, kind, name, level, token, seal, share) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
SIT_DOWN = (
    "UPDATE seats SET name = ?, token = ?, seal = ?, share = ?, kind = coalesce(?, kind), level = coalesce(?, level)"
    " WHERE table_id = ? AND seat = ?"
)
STEP = ("table_id", "number", "kind", "seat", "action", "back", "message", "cause", "word", "time", "spent", "at")
SUMMARY = ("number", "hand", "goes_on", "over", "result", "due", "updated")


def item(at: int) -> str:
    return f"json_extract(value, '$[{at}]')"


# All rows of a commit come as two JSON texts in one statement, which is its own transaction: each statement lets go of the interpreter
# several times, and getting it back from a busy loop takes a millisecond each. Something that takes both texts and puts the rows where
# they belong is a view of the writer's own with a trigger.
TOGETHER = (
    "CREATE TEMP VIEW together AS SELECT '' AS steps, '' AS tables",
    "CREATE TEMP TRIGGER put INSTEAD OF INSERT ON together BEGIN"
    f" INSERT INTO steps ({', '.join(STEP)}) SELECT {', '.join(item(at) for at in range(len(STEP)))} FROM json_each(NEW.steps);"
    f" UPDATE tables SET {', '.join(f'{column} = {item(at)}' for at, column in enumerate(SUMMARY, 1))}"
    f" FROM json_each(NEW.tables) WHERE tables.id = {item(0)};"
    " END",
)
ADD = "INSERT INTO together VALUES (?, ?)"

SELECT_TABLES = (
    "SELECT id, code, wish, salt, seed, game, version, options, created, updated, hand, goes_on, over, result, due, clock, position"
    " FROM tables"
)
SELECT_SEATS = "SELECT kind, name, level, token, seal, share FROM seats WHERE table_id = ? ORDER BY seat"
SELECT_STEPS = f"SELECT {', '.join(Step.__struct_fields__)} FROM steps WHERE table_id = ? AND number > ? ORDER BY number"
SELECT_MINE = (
    f"{SELECT_TABLES} WHERE id IN (SELECT table_id FROM seats WHERE token IN (SELECT value FROM json_each(?))) ORDER BY updated DESC"
)
SELECT_HEADS = f"{SELECT_TABLES} WHERE code IN (SELECT value FROM json_each(?))"
SELECT_WINDOW = f"{SELECT_TABLES} WHERE listed AND NOT over AND updated > ? ORDER BY updated DESC LIMIT {MOST_LISTED}"
SELECT_GOING_ON = "SELECT code FROM tables WHERE goes_on ORDER BY updated"
SELECT_DUE = "SELECT code, due FROM tables WHERE due < ? ORDER BY due"
SELECT_HOURS = "SELECT id, begun, ended FROM hours ORDER BY begun"
SELECT_REVIEW = "SELECT text FROM reviews WHERE game = ?"
KEEP_REVIEW = "INSERT INTO reviews (game, text) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET text = excluded.text"
KEEP_HOURS = "INSERT INTO hours (id, begun, ended) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET ended = excluded.ended"
REMOVE = tuple(f"DELETE FROM {rows} WHERE {key} = ?" for rows, key in (("steps", "table_id"), ("seats", "table_id"), ("tables", "id")))


def connect(path: Path) -> sqlite3.Connection:
    """WAL, so that readers never wait; FULL, so that what was acknowledged outlives a power cut. Transactions are begun by hand."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


class SqliteStorage:
    """The one file, and one server at it."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rack = OwnRack()

    async def open(self) -> None:
        try:
            await asyncio.to_thread(migrate, self.path)
            self.writer = Writer(await asyncio.to_thread(connect, self.path))
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error
        self.reading = threading.local()
        self.read_by: list[sqlite3.Connection] = []
        self.readers = ThreadPoolExecutor(READERS, "reading", self.settle_in)

    def settle_in(self) -> None:
        """A reading thread's own connection."""
        self.reading.connection = connect(self.path)
        self.reading.connection.execute("PRAGMA query_only=ON")
        self.read_by.append(self.reading.connection)

    async def close(self) -> None:
        await asyncio.to_thread(self.readers.shutdown)
        for connection in self.read_by:
            connection.close()
        await asyncio.to_thread(self.writer.close)

    async def create(self, table: NewTable) -> int:
        await self.writer.write(table)
        return self.writer.made.pop(table.code)

    async def append(self, addition: Addition) -> None:
        await self.writer.write(addition)

    async def find(self, code: str) -> tuple[StoredTable, list[Step]] | None:
        def found(connection: sqlite3.Connection) -> tuple[StoredTable, list[Step]] | None:
            for table in read_tables(connection, f"{SELECT_TABLES} WHERE code = ?", code):
                return table, list(starmap(Step, connection.execute(SELECT_STEPS, (table.id, 0))))
            return None

        return await self.read(found)

    async def made_by(self, message: str) -> StoredTable | None:
        found = await self.read(lambda connection: read_tables(connection, f"{SELECT_TABLES} WHERE message = ?", message))
        return found[0] if found else None

    async def heads(self, codes: Sequence[str]) -> list[StoredTable]:
        return await self.read(lambda connection: readable_tables(connection, SELECT_HEADS, encode(codes)))

    async def mine(self, tokens: Sequence[str]) -> list[StoredTable]:
        return await self.read(lambda connection: readable_tables(connection, SELECT_MINE, encode(tokens)))

    async def going_on(self) -> list[str]:
        return await self.read(lambda connection: [code for [code] in connection.execute(SELECT_GOING_ON)])

    async def due(self, before: int) -> list[tuple[str, int]]:
        return await self.read(lambda connection: connection.execute(SELECT_DUE, (before,)).fetchall())

    async def list_table(self, id: int, listed: bool) -> None:
        await self.writer.write(Listing(id, listed))

    async def listed(self, id: int) -> bool:
        return await self.read(lambda connection: bool(connection.execute("SELECT listed FROM tables WHERE id = ?", (id,)).fetchone()[0]))

    async def window(self, since: str) -> list[StoredTable]:
        return await self.read(lambda connection: readable_tables(connection, SELECT_WINDOW, since))

    async def forget(self, id: int) -> None:
        await self.writer.write(Removal(id))

    async def hours(self) -> list[Hours]:
        return await self.read(lambda connection: list(starmap(Hours, connection.execute(SELECT_HOURS))))

    async def keep_hours(self, hours: Hours) -> None:
        await self.writer.write(hours)

    async def review(self, game: str) -> str | None:
        found = await self.read(lambda connection: connection.execute(SELECT_REVIEW, (game,)).fetchone())
        return None if found is None else str(found[0])

    async def keep_review(self, review: KeptReview) -> None:
        await self.writer.write(review)

    async def news(self, id: int, after: int) -> News:
        def found(connection: sqlite3.Connection) -> News:
            chairs = list(starmap(Chair, connection.execute(SELECT_SEATS, (id,))))
            return News(chairs, list(starmap(Step, connection.execute(SELECT_STEPS, (id, after)))))

        return await self.read(found)

    def follow(self, heard: Callable[[str, int], None], missed: Callable[[], None], called: Callable[[str], None]) -> None:
        """There is nobody else."""

    async def call(self, words: str) -> None:
        """There is nobody else."""

    async def claim(self, id: int) -> bool:
        return True

    async def release(self, id: int) -> None:
        """Nobody waits for it."""

    async def read(self, question: Callable[[sqlite3.Connection], Read]) -> Read:
        """What a reading thread finds, all of it at one moment."""

        def ask() -> Read:
            connection: sqlite3.Connection = self.reading.connection
            connection.execute("BEGIN")
            try:
                return question(connection)
            finally:
                connection.execute("ROLLBACK")

        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, ask)
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error


def read_tables(connection: sqlite3.Connection, query: str, asked: str) -> list[StoredTable]:
    return [read_table(connection, row) for row in connection.execute(query, (asked,)).fetchall()]


def readable_tables(connection: sqlite3.Connection, query: str, asked: str) -> list[StoredTable]:
    """Without those that cannot be read: a list is for everything else."""
    tables = []
    for row in connection.execute(query, (asked,)).fetchall():
        with suppress(Damaged):
            tables.append(read_table(connection, row))
    return tables


def read_table(connection: sqlite3.Connection, row: tuple[Any, ...]) -> StoredTable:
    return stored_table(row, list(starmap(Chair, connection.execute(SELECT_SEATS, (row[0],)))))


# Writing


@dataclass(frozen=True, slots=True)
class Waiting:
    """A write, and who waits until it is on disk."""

    write: Write
    done: asyncio.Future[None]

    def settle(self, error: Exception | None) -> None:
        if self.done.done():  # whoever wanted it has gone
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """The one thread that writes. Whatever has come while the disk was busy goes there together."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        for statement in TOGETHER:
            connection.execute(statement)
        self.made: dict[str, int] = {}  # the ids of new tables, by code, until whoever has made them knows
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self.run, name="writing", daemon=True)
        self.thread.start()

    async def write(self, write: Write) -> None:
        """Returns when it is on disk."""
        done = self.loop.create_future()
        self.queue.put(Waiting(write, done))
        await done

    def close(self) -> None:
        """Write what waits, and end."""
        self.queue.put(None)
        self.thread.join()
        self.connection.close()

    def run(self) -> None:
        while (first := self.queue.get()) is not None:
            group = [first]
            last = False
            while not last and len(group) < MOST_TOGETHER and not self.queue.empty():
                following = self.queue.get()
                last = following is None
                group += [] if following is None else [following]
            told = [*zip(group, self.commit([waiting.write for waiting in group]), strict=True)]
            try:
                self.loop.call_soon_threadsafe(settle, told)
            except RuntimeError:  # nobody is there to be told
                return
            if last:
                return

    def commit(self, writes: Sequence[Write]) -> list[Exception | None]:
        """Put all of them on disk at once; what came of each."""
        try:
            try:
                return self.together(writes)
            except sqlite3.IntegrityError:  # one of them came too late
                if self.connection.in_transaction:
                    self.connection.execute("ROLLBACK")
                return self.one_by_one(writes)
        except Exception as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            return [Unavailable(str(error))] * len(writes)

    def together(self, writes: Sequence[Write]) -> list[Exception | None]:
        additions = [write for write in writes if isinstance(write, Addition) and write.sitting is None]
        if len(additions) == len(writes):
            self.add(additions)
        else:
            self.connection.execute("BEGIN IMMEDIATE")
            self.put(writes)
            self.connection.execute("COMMIT")
        return [None] * len(writes)

    def add(self, additions: Sequence[Addition]) -> None:
        """All of them in one statement, which is on disk when it returns where no transaction was begun."""
        steps = [row for addition in additions for row in step_rows(addition)]
        self.connection.execute(ADD, (encode(steps), encode([summary_row(addition) for addition in additions])))

    def one_by_one(self, writes: Sequence[Write]) -> list[Exception | None]:
        """In one commit too, without those that conflict with what is there."""
        told: list[Exception | None] = []
        self.connection.execute("BEGIN IMMEDIATE")
        for write in writes:
            self.connection.execute("SAVEPOINT one")
            try:
                self.put([write])
                told.append(None)
            except sqlite3.IntegrityError as error:
                self.connection.execute("ROLLBACK TO one")
                told.append(Conflict(str(error)))
            self.connection.execute("RELEASE one")
        self.connection.execute("COMMIT")
        return told

    def put(self, writes: Sequence[Write]) -> None:
        additions = []
        for write in writes:
            if isinstance(write, Addition):
                additions.append(write)
            elif isinstance(write, Listing):
                self.connection.execute("UPDATE tables SET listed = ? WHERE id = ?", (write.listed, write.id))
            elif isinstance(write, Removal):
                for statement in REMOVE:
                    self.connection.execute(statement, (write.id,))
            elif isinstance(write, Hours):
                self.connection.execute(KEEP_HOURS, (write.id, write.begun, write.ended))
            elif isinstance(write, KeptReview):
                self.connection.execute(KEEP_REVIEW, (write.game, write.text))
            else:
                self.create(write)
        if additions:
            self.add(additions)
        for addition in additions:
            if (sitting := addition.sitting) is not None:
                sat = (sitting.name, sitting.token, sitting.seal, sitting.share, sitting.kind, sitting.level)
                self.connection.execute(SIT_DOWN, (*sat, addition.id, sitting.seat))

    def create(self, table: NewTable) -> None:
        head = (table.code, table.message, table.wish, table.salt, table.seed, table.game, table.version, encode(table.options))
        agreed = (table.created, table.created, table.clock, table.position)
        made = self.connection.execute(INSERT_TABLE, (*head, *agreed, *summary_columns(table.summary)))
        assert made.lastrowid is not None
        self.made[table.code] = made.lastrowid
        self.connection.executemany(INSERT_SEAT, [(made.lastrowid, seat, *astuple(chair)) for seat, chair in enumerate(table.chairs)])


def settle(told: Sequence[tuple[Waiting, Exception | None]]) -> None:
    for waiting, error in told:
        waiting.settle(error)


def step_rows(addition: Addition) -> list[tuple[object, ...]]:
    return [(addition.id, *columns_of(step), addition.at) for step in addition.steps]


def summary_row(addition: Addition) -> tuple[object, ...]:
    return (addition.id, addition.steps[-1].number, *summary_columns(addition.summary), addition.at)


def summary_columns(summary: Summary) -> tuple[object, ...]:
    return (summary.hand, summary.goes_on, summary.over, None if summary.result is None else encode(summary.result), summary.due)


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()
