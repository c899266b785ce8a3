"""Tables of a file into a database, all or none."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import asyncpg
from asyncpg.exceptions import PostgresError

from parlour.core.message import say
from parlour.server.migrating import BadFile, migrate
from parlour.server.postgres import LOST, prepare
from parlour.server.schema import Base
from parlour.server.storage import Unavailable

TOGETHER: Final = 5_000  # rows sent at once


class NotEmpty(Exception):
    """The database holds tables already."""


async def copy_tables(file: Path, database: str, tell: Callable[[int, int], None]) -> int:
    """Copy every row, and tell how many of how many are there; the number of tables."""
    if not file.is_file():
        raise BadFile(say("error-no-file", file=str(file)))
    migrate(file)
    await prepare(database)
    try:
        connection = await asyncpg.connect(database)
        try:
            with closing(sqlite3.connect(file)) as source:
                async with connection.transaction():
                    return await copy_rows(source, connection, tell)
        finally:
            await connection.close()
    except (PostgresError, *LOST) as error:
        raise Unavailable(str(error)) from error


async def copy_rows(source: sqlite3.Connection, connection: asyncpg.Connection, tell: Callable[[int, int], None]) -> int:
    if await connection.fetchval("SELECT EXISTS (SELECT FROM tables)"):
        raise NotEmpty
    tables = Base.metadata.sorted_tables  # those that others refer to come first
    counts = {table.name: int(source.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0]) for table in tables}
    done = 0
    for table in tables:
        columns = [column.name for column in table.columns]
        truths = [at for at, column in enumerate(table.columns) if column.type.python_type is bool]  # SQLite keeps them as numbers
        rows = source.execute(f"SELECT {', '.join(columns)} FROM {table.name}")
        while group := rows.fetchmany(TOGETHER):
            records = [tuple(bool(value) if at in truths else value for at, value in enumerate(row)) for row in group]
            await connection.copy_records_to_table(table.name, records=records, columns=columns)
            done += len(group)
            tell(done, sum(counts.values()))
    await connection.execute("SELECT setval('tables_id_seq', (SELECT coalesce(max(id), 0) + 1 FROM tables), false)")
    return counts["tables"]
