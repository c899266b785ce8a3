"""Tables in PostgreSQL, for several servers at one house: any of them serves any table.

What one server stores the others hear of by LISTEN and NOTIFY, with the commit that stores it. A table at which the next step is the
server's own is claimed by one of them, with a lock that ends with its connection: when a server dies, another one goes on.
"""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import fields
from datetime import UTC, datetime, timedelta
from itertools import starmap
from typing import Final

import asyncpg
import msgspec
from asyncpg.exceptions import IntegrityConstraintViolationError, PostgresConnectionError, PostgresError
from asyncpg.pool import PoolConnectionProxy

from parlour.server.chairs import Chair
from parlour.server.luggage import MOST, SECONDS
from parlour.server.migrating import HEAD, MIGRATIONS, BadFile
from parlour.server.storage import (
    MOST_LISTED,
    Addition,
    Conflict,
    Damaged,
    Hours,
    KeptReview,
    News,
    NewTable,
    StoredTable,
    Unavailable,
    Unsure,
    stored_table,
)
from parlour.server.tables import Step

log = logging.getLogger(__name__)

Connection = asyncpg.Connection | PoolConnectionProxy

CHANNEL: Final = "parlour"
CALLS: Final = "parlour_calls"  # of what is told and not stored
CLAIM: Final = 8315  # tells our advisory locks from those of other programs
POOL: Final = 8  # connections for reading and writing; two more listen and claim
MOST_TOGETHER: Final = 200  # writes in one commit; what others are told of them must fit into 8,000 bytes
PATIENCE: Final = 15.0  # seconds for any answer
EVERYTHING: Final = 2**31 - 1  # a number that no table has reached: whatever is known of it is old
SECOND_TRY: Final = 0.5  # seconds until a lost line is opened again

SUMMARY: Final = ", ".join(f"{name} = new.{name}" for name in ("number", "hand", "goes_on", "over", "result", "due", "updated"))
STEP: Final = ", ".join(Step.__struct_fields__)
CHAIR: Final = ", ".join(field.name for field in fields(Chair))
HEADS: Final = "id, code, wish, salt, seed, game, version, options, created, updated, hand, goes_on, over, result, due, clock, position"
SELECT_TABLES: Final = f"SELECT {HEADS} FROM tables"
SELECT_SEATS: Final = f"SELECT {CHAIR} FROM seats WHERE table_id = $1 ORDER BY seat"
SELECT_STEPS: Final = f"SELECT {STEP} FROM steps WHERE table_id = $1 AND number > $2 ORDER BY number"
SELECT_MINE: Final = f"{SELECT_TABLES} WHERE id IN (SELECT table_id FROM seats WHERE token = ANY($1)) ORDER BY updated DESC"
SELECT_WINDOW: Final = f"{SELECT_TABLES} WHERE listed AND NOT over AND updated > $1 ORDER BY updated DESC LIMIT {MOST_LISTED}"
SELECT_GOING_ON: Final = f"""
    SELECT code FROM tables WHERE goes_on AND NOT EXISTS (
        SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = {CLAIM} AND objid = tables.id::oid AND objsubid = 2
    ) ORDER BY updated
"""
SELECT_DUE: Final = "SELECT code, due FROM tables WHERE due < $1 ORDER BY due"
SELECT_HOURS: Final = "SELECT id, begun, ended FROM hours ORDER BY begun"
SELECT_REVIEW: Final = "SELECT text FROM reviews WHERE game = $1"
KEEP_REVIEW: Final = "INSERT INTO reviews (game, text) VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET text = excluded.text"
LAY_DOWN: Final = "INSERT INTO luggage (key, content, laid) VALUES ($1, $2, (extract(epoch FROM now()) * 1000)::bigint)"
TOO_OLD: Final = f"DELETE FROM luggage WHERE laid < (extract(epoch FROM now()) * 1000)::bigint - {1000 * SECONDS}"
TOO_MUCH: Final = f"DELETE FROM luggage WHERE key IN (SELECT key FROM luggage ORDER BY laid DESC OFFSET {MOST})"
KEEP_HOURS: Final = "INSERT INTO hours (id, begun, ended) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET ended = excluded.ended"

# All rows of a commit come as JSON, and the other servers are told in the same statement: one way there and back for a hundred tables.
APPEND: Final = f"""
    WITH added AS (
        INSERT INTO steps (table_id, at, {STEP}) SELECT table_id, at, {STEP} FROM json_populate_recordset(NULL::steps, $1::json)
    ), changed AS (
        UPDATE tables SET {SUMMARY}
        FROM json_populate_recordset(NULL::tables, $2::json) AS new WHERE tables.id = new.id RETURNING tables.code, tables.number
    )
    SELECT pg_notify('{CHANNEL}', $3 || string_agg(' ' || code || ' ' || number, '')) FROM changed
"""
CREATE: Final = f"""
    WITH made AS (
        INSERT INTO tables
            (code, message, wish, salt, seed, game, version, options, created, updated, clock, position,
             number, hand, goes_on, over, result, due)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8::json, $9, $9, $15, $17, 0, $10, $11, $12, $13::json, $16) RETURNING id
    ), seated AS (
        INSERT INTO seats (table_id, seat, {CHAIR}) SELECT made.id, seat, {CHAIR} FROM made, json_populate_recordset(NULL::seats, $14::json)
    )
    SELECT id FROM made
"""
REMOVE: Final = tuple(
    f"DELETE FROM {rows} WHERE {key} = $1" for rows, key in (("steps", "table_id"), ("seats", "table_id"), ("tables", "id"))
)
SIT_DOWN: Final = """
    UPDATE seats SET name = $1, token = $2, seal = $3, share = $4, kind = coalesce($5, kind), level = coalesce($6, level)
    WHERE table_id = $7 AND seat = $8
"""

LOST: Final = (PostgresConnectionError, asyncpg.InterfaceError, OSError, TimeoutError)


class PostgresStorage:
    """One database, and maybe other servers at it."""

    shared = True

    def __init__(self, database: str) -> None:
        self.database = database
        self.name = secrets.token_hex(4)  # tells what we have said ourselves from what others say
        self.rack = SharedRack(self)

    async def open(self) -> None:
        try:
            self.pool = await asyncpg.create_pool(self.database, min_size=1, max_size=POOL, command_timeout=PATIENCE)
        except (PostgresError, *LOST) as error:
            raise Unavailable(str(error)) from error
        self.writer = Writer(self.pool, self.name)
        self.claims = Claims(self.database)
        self.listening: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        await self.writer.close()
        await self.claims.close()
        await self.pool.close()

    # Writing

    async def create(self, table: NewTable) -> int:
        summary = table.summary
        chairs = [{"seat": seat, **row_of(chair)} for seat, chair in enumerate(table.chairs)]
        head = (
            table.code,
            table.message,
            table.wish,
            table.salt,
            table.seed,
            table.game,
            table.version,
            encode(table.options),
            table.created,
        )
        result = None if summary.result is None else encode(summary.result)
        async with writing(self.pool) as connection:
            id = await connection.fetchval(
                CREATE,
                *head,
                summary.hand,
                summary.goes_on,
                summary.over,
                result,
                encode(chairs),
                table.clock,
                summary.due,
                table.position,
            )
        return int(id)

    async def append(self, addition: Addition) -> None:
        await self.writer.write(addition)

    # Reading

    async def find(self, code: str) -> tuple[StoredTable, list[Step]] | None:
        async with self.reading() as connection:
            for table in await read_tables(connection, f"{SELECT_TABLES} WHERE code = $1", code):
                return table, await read_steps(connection, table.id, 0)
        return None

    async def news(self, id: int, after: int) -> News:
        async with self.reading() as connection:
            return News(await read_chairs(connection, id), await read_steps(connection, id, after))

    async def made_by(self, message: str) -> StoredTable | None:
        async with self.reading() as connection:
            found = await read_tables(connection, f"{SELECT_TABLES} WHERE message = $1", message)
        return found[0] if found else None

    async def heads(self, codes: Sequence[str]) -> list[StoredTable]:
        async with self.reading() as connection:
            return await read_tables(connection, f"{SELECT_TABLES} WHERE code = ANY($1)", list(codes))

    async def mine(self, tokens: Sequence[str]) -> list[StoredTable]:
        async with self.reading() as connection:
            return await readable_tables(connection, SELECT_MINE, list(tokens))

    async def going_on(self) -> list[str]:
        async with self.reading() as connection:
            return [row["code"] for row in await connection.fetch(SELECT_GOING_ON)]

    async def due(self, before: int) -> list[tuple[str, int]]:
        async with self.reading() as connection:
            return [(code, due) for code, due in await connection.fetch(SELECT_DUE, before)]

    async def list_table(self, id: int, listed: bool) -> None:
        async with writing(self.pool) as connection:
            await connection.execute("UPDATE tables SET listed = $1 WHERE id = $2", listed, id)

    async def listed(self, id: int) -> bool:
        async with self.reading() as connection:
            return bool(await connection.fetchval("SELECT listed FROM tables WHERE id = $1", id))

    async def window(self, since: str) -> list[StoredTable]:
        async with self.reading() as connection:
            return await read_tables(connection, SELECT_WINDOW, since)

    async def forget(self, id: int) -> None:
        async with writing(self.pool) as connection:
            for statement in REMOVE:
                await connection.execute(statement, id)

    async def hours(self) -> list[Hours]:
        async with self.reading() as connection:
            return list(starmap(Hours, await connection.fetch(SELECT_HOURS)))

    async def keep_hours(self, hours: Hours) -> None:
        async with writing(self.pool) as connection:
            await connection.execute(KEEP_HOURS, hours.id, hours.begun, hours.ended)
            await connection.execute(TOO_OLD)  # also where nobody leaves anything any more

    async def review(self, game: str) -> str | None:
        async with self.reading() as connection:
            found = await connection.fetchval(SELECT_REVIEW, game)
        return None if found is None else str(found)

    async def keep_review(self, review: KeptReview) -> None:
        async with writing(self.pool) as connection:
            await connection.execute(KEEP_REVIEW, review.game, review.text)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Connection]:
        """A connection that sees everything as it is at one moment."""
        try:
            async with (
                self.pool.acquire(timeout=PATIENCE) as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                yield connection
        except (PostgresError, *LOST) as error:
            raise Unavailable(str(error)) from error

    # Other servers

    def follow(self, heard: Callable[[str, int], None], missed: Callable[[], None], called: Callable[[str], None]) -> None:
        self.listening = asyncio.create_task(self.listen(heard, missed, called))

    async def call(self, words: str) -> None:
        with suppress(PostgresError, *LOST):
            async with self.pool.acquire(timeout=PATIENCE) as connection:
                await connection.execute("SELECT pg_notify($1, $2)", CALLS, f"{self.name} {words}")

    async def listen(self, heard: Callable[[str, int], None], missed: Callable[[], None], called: Callable[[str], None]) -> None:
        """Hear what the others store; when the line was down, whatever is in memory may be old."""

        def told(_connection: Connection, _process: int, _channel: str, payload: object) -> None:
            name, *words = str(payload).split()
            if name != self.name:
                for code, number in zip(words[::2], words[1::2], strict=True):
                    heard(code, int(number))

        def hear_call(_connection: Connection, _process: int, _channel: str, payload: object) -> None:
            name, _, words = str(payload).partition(" ")
            if name != self.name:
                called(words)

        while True:
            with suppress(PostgresError, *LOST):
                connection = await asyncpg.connect(self.database, timeout=PATIENCE)
                try:
                    gone = asyncio.Event()
                    connection.add_termination_listener(lambda _connection, gone=gone: gone.set())
                    await connection.add_listener(CHANNEL, told)
                    await connection.add_listener(CALLS, hear_call)
                    missed()
                    await gone.wait()
                    log.warning("the line on which other servers are heard was lost; it is opened again")
                finally:
                    connection.terminate()
            missed()
            await asyncio.sleep(SECOND_TRY)

    async def claim(self, id: int) -> bool:
        return await self.claims.take(id)

    async def release(self, id: int) -> None:
        await self.claims.release(id)


class SharedRack:
    """Luggage in the database: whichever server is asked for it finds it. The database's own clock counts, for all servers."""

    def __init__(self, storage: "PostgresStorage") -> None:
        self.storage = storage

    async def put(self, key: str, content: str) -> None:
        async with writing(self.storage.pool) as connection:
            await connection.execute(TOO_OLD)
            await connection.execute(LAY_DOWN, key, content)
            await connection.execute(TOO_MUCH)

    async def take(self, key: str) -> str | None:
        async with writing(self.storage.pool) as connection:
            await connection.execute(TOO_OLD)
            found = await connection.fetchval("DELETE FROM luggage WHERE key = $1 RETURNING content", key)
        return None if found is None else str(found)

    async def throw_away(self, key: str) -> None:
        async with writing(self.storage.pool) as connection:
            await connection.execute("DELETE FROM luggage WHERE key = $1", key)


class Claims:
    """The tables at which this server makes the server's own steps: locks on a connection of its own, which end with it."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.connection: asyncpg.Connection | None = None
        self.lock = asyncio.Lock()

    async def ask(self, question: str, id: int) -> bool:
        async with self.lock:
            try:
                if self.connection is None or self.connection.is_closed():
                    self.connection = await asyncpg.connect(self.database, timeout=PATIENCE, command_timeout=PATIENCE)
                return bool(await self.connection.fetchval(question, CLAIM, id))
            except (PostgresError, *LOST) as error:
                raise Unavailable(str(error)) from error

    async def take(self, id: int) -> bool:
        return await self.ask("SELECT pg_try_advisory_lock($1, $2)", id)

    async def release(self, id: int) -> None:
        with suppress(Unavailable):  # then the lock has gone with its connection
            await self.ask("SELECT pg_advisory_unlock($1, $2)", id)

    async def close(self) -> None:
        if self.connection is not None:
            self.connection.terminate()


# Rows


async def read_tables(connection: Connection, query: str, asked: str | list[str]) -> list[StoredTable]:
    return [stored_table(tuple(row), await read_chairs(connection, row["id"])) for row in await connection.fetch(query, asked)]


async def readable_tables(connection: Connection, query: str, asked: str | list[str]) -> list[StoredTable]:
    """Without those that cannot be read: a list is for everything else."""
    tables = []
    for row in await connection.fetch(query, asked):
        with suppress(Damaged):
            tables.append(stored_table(tuple(row), await read_chairs(connection, row["id"])))
    return tables


async def read_chairs(connection: Connection, id: int) -> list[Chair]:
    return list(starmap(Chair, await connection.fetch(SELECT_SEATS, id)))


async def read_steps(connection: Connection, id: int, after: int) -> list[Step]:
    return list(starmap(Step, await connection.fetch(SELECT_STEPS, id, after)))


def row_of(value: Chair | Step) -> dict[str, object]:
    row: dict[str, object] = msgspec.to_builtins(value)
    return row


def summary_row(addition: Addition) -> dict[str, object]:
    summary = addition.summary
    told = {"hand": summary.hand, "goes_on": summary.goes_on, "over": summary.over, "result": summary.result, "due": summary.due}
    return {"id": addition.id, "number": addition.steps[-1].number, **told, "updated": addition.at}


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


# Writing


@asynccontextmanager
async def writing(pool: asyncpg.Pool) -> AsyncIterator[Connection]:
    """A connection to write with; what it stores is on disk when this ends, and what went wrong is told in our words."""
    try:
        connection = await pool.acquire(timeout=PATIENCE)
    except (PostgresError, *LOST) as error:
        raise Unavailable(str(error)) from error
    try:
        yield connection
    except IntegrityConstraintViolationError as error:
        raise Conflict(str(error)) from error
    except LOST as error:
        raise Unsure(str(error)) from error
    except PostgresError as error:
        raise Unavailable(str(error)) from error
    finally:
        with suppress(PostgresError, *LOST):
            await pool.release(connection)


class Writer:
    """Whatever has come while the database was busy goes there together."""

    def __init__(self, pool: asyncpg.Pool, name: str) -> None:
        self.pool = pool
        self.name = name
        self.waiting: deque[tuple[Addition, asyncio.Future[None]]] = deque()
        self.busy: asyncio.Task[None] | None = None

    async def write(self, addition: Addition) -> None:
        """Returns when it is on disk."""
        done = asyncio.get_running_loop().create_future()
        self.waiting.append((addition, done))
        if self.busy is None:
            self.busy = asyncio.create_task(self.empty())
        await done

    async def close(self) -> None:
        if self.busy is not None:
            await self.busy

    async def empty(self) -> None:
        """Until nothing waits."""
        while self.waiting:
            group = [self.waiting.popleft() for _ in range(min(len(self.waiting), MOST_TOGETHER))]
            if len(group) > 1:
                try:
                    await self.store([addition for addition, _ in group])
                except Conflict:  # one of them came too late: each by itself
                    pass
                except Unavailable as error:
                    settle(group, error)
                    continue
                else:
                    settle(group, None)
                    continue
            for one in group:
                try:
                    await self.store([one[0]])
                    settle([one], None)
                except (Conflict, Unavailable) as error:
                    settle([one], error)
        self.busy = None

    async def store(self, additions: Sequence[Addition]) -> None:
        """All or none."""
        ordered = sorted(additions, key=lambda addition: addition.id)  # two servers that wait for each other would wait for ever
        steps = [{**row_of(step), "table_id": addition.id, "at": addition.at} for addition in ordered for step in addition.steps]
        told = (encode(steps), encode([summary_row(addition) for addition in ordered]), self.name)
        sittings = [(addition.id, addition.sitting) for addition in ordered if addition.sitting is not None]
        async with writing(self.pool) as connection:
            if not sittings:
                await connection.execute(APPEND, *told)
                return
            async with connection.transaction():
                for id, sitting in sittings:
                    sat = (sitting.name, sitting.token, sitting.seal, sitting.share, sitting.kind, sitting.level)
                    await connection.execute(SIT_DOWN, *sat, id, sitting.seat)
                await connection.execute(APPEND, *told)


def settle(group: Sequence[tuple[Addition, asyncio.Future[None]]], error: Exception | None) -> None:
    for _, done in group:
        if done.done():  # whoever wanted it has gone
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


# What is no more


async def tell_changed(connection: asyncpg.Connection, codes: Sequence[str]) -> None:
    """Let all servers read tables anew that are no longer there, or no longer as they were."""
    for first in range(0, len(codes), MOST_TOGETHER):
        told = " ".join(f"{code} {EVERYTHING}" for code in codes[first : first + MOST_TOGETHER])
        await connection.execute(f"SELECT pg_notify('{CHANNEL}', $1)", f"nobody {told}")


async def put_away(connection: asyncpg.Connection, days: float) -> int:
    """Move the tables that nobody has touched for so long into a schema of their own; how many those were. All of it or nothing."""
    before = (datetime.now(UTC) - timedelta(days=days)).isoformat()
    async with connection.transaction():
        codes = [row["code"] for row in await connection.fetch("SELECT code FROM tables WHERE updated < $1 FOR UPDATE", before)]
        if not codes:
            return 0
        await connection.execute("CREATE SCHEMA IF NOT EXISTS put_away")
        for name, id in (("steps", "table_id"), ("seats", "table_id"), ("tables", "id")):
            names = ", ".join(await columns_put_away(connection, name))
            old = f"DELETE FROM {name} WHERE {id} IN (SELECT id FROM tables WHERE code = ANY($1)) RETURNING {names}"
            await connection.execute(f"WITH old AS ({old}) INSERT INTO put_away.{name} ({names}) SELECT {names} FROM old", codes)
        await tell_changed(connection, codes)
    return len(codes)


async def columns_put_away(connection: asyncpg.Connection, table: str) -> list[str]:
    """The columns of a table, all of which its twin among what was put away has, too; that may be older than this version."""
    await connection.execute(f"CREATE TABLE IF NOT EXISTS put_away.{table} (LIKE {table} INCLUDING INDEXES)")
    found = await connection.fetch(
        "SELECT quote_ident(attname) AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute"
        f" WHERE attrelid = '{table}'::regclass AND attnum > 0 AND NOT attisdropped"
    )
    for column in found:
        await connection.execute(f"ALTER TABLE put_away.{table} ADD COLUMN IF NOT EXISTS {column['name']} {column['type']}")
    return [column["name"] for column in found]


# Migrations


async def prepare(database: str, keep: float = 0.0) -> None:
    """Bring the database up to the newest migration, and put old tables away; of several servers that start at once, one does it."""
    try:
        connection = await asyncpg.connect(database, timeout=PATIENCE)
        try:
            await connection.execute("SELECT pg_advisory_lock($1)", CLAIM)
            if await stored_version(connection) != HEAD:
                await upgrade(database)
            if keep:
                await put_away(connection, keep)
        finally:
            await connection.close()
    except (PostgresError, ValueError, *LOST) as error:  # a ValueError is about the address
        raise Unavailable(str(error)) from error


async def stored_version(connection: asyncpg.Connection) -> str | None:
    try:
        return str(await connection.fetchval("SELECT version_num FROM alembic_version"))
    except asyncpg.UndefinedTableError:
        return None


async def upgrade(database: str) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError
    from sqlalchemy import Connection as Bound
    from sqlalchemy.exc import SQLAlchemyError
    from sqlalchemy.ext.asyncio import create_async_engine

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))

    def run(connection: Bound) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

    engine = create_async_engine(database.replace("postgres://", "postgresql://", 1).replace("postgresql://", "postgresql+asyncpg://", 1))
    try:
        async with engine.begin() as connection:
            await connection.run_sync(run)
    except (CommandError, SQLAlchemyError) as error:
        raise BadFile(str(error)) from error
    finally:
        await engine.dispose()
