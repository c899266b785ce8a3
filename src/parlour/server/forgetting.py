"""What somebody wants forgotten: a table with everything that was done at it, or a nickname wherever it stands."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from parlour.core.message import say
from parlour.server.key import take_key
from parlour.server.migrating import BadFile, migrate
from parlour.server.storage import Unavailable

NOBODY = "—"  # stands where a name was
DELETE = (
    "DELETE FROM steps WHERE table_id IN (SELECT id FROM tables WHERE code = {code})",
    "DELETE FROM seats WHERE table_id IN (SELECT id FROM tables WHERE code = {code})",
    "DELETE FROM tables WHERE code = {code}",
)
TOUCHED = "SELECT code FROM tables WHERE code = ANY($1) OR id IN (SELECT table_id FROM seats WHERE name = $2 AND $2 <> '')"
RENAME = "UPDATE seats SET name = {nobody} WHERE name = {name}"


def forget_in_file(data: Path, codes: Sequence[str], name: str) -> tuple[int, int]:
    """Forget them all or none; the number of tables and of names. InUse if a server has the file open."""
    if not data.is_file():
        raise BadFile(say("error-no-file", file=str(data)))
    with take_key(data, "parlour forget"):
        migrate(data)
        with closing(sqlite3.connect(data)) as stored:
            stored.execute("PRAGMA secure_delete = ON")  # overwritten, not only unlinked
            with stored:
                tables = [[stored.execute(text.format(code="?"), (code,)).rowcount for text in DELETE][-1] for code in codes]
                names = stored.execute(RENAME.format(nobody="?", name="?"), (NOBODY, name)).rowcount if name else 0
            stored.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # what was, is no longer there either
    return sum(tables), names


def forget_in_database(database: str, codes: Sequence[str], name: str) -> tuple[int, int]:
    """The same where servers share a database; they may run meanwhile, and are told."""
    import asyncpg  # installed only where it is wanted

    from parlour.server.postgres import tell_changed

    async def forget() -> tuple[int, int]:
        connection = await asyncpg.connect(database)
        try:
            async with connection.transaction():
                touched = [row["code"] for row in await connection.fetch(TOUCHED, list(codes), name)]
                tables = [[changed(await connection.execute(text.format(code="$1"), code)) for text in DELETE][-1] for code in codes]
                names = changed(await connection.execute(RENAME.format(nobody="$1", name="$2"), NOBODY, name)) if name else 0
                await tell_changed(connection, touched)
        finally:
            await connection.close()
        return sum(tables), names

    try:
        return asyncio.run(forget())
    except (asyncpg.PostgresError, OSError) as error:
        raise Unavailable(str(error)) from error


def changed(said: str) -> int:
    """How many rows, by what the database says: `DELETE 3`."""
    return int(said.rpartition(" ")[2])
