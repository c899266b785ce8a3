"""The data file saved, put back, and mended: everything in one file, whatever a server is doing meanwhile."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

from parlour.core.message import say
from parlour.server.key import take_key
from parlour.server.migrating import BadFile, check_whole, make_private, migrate, stored_version

LEAST_ROW = 20  # bytes: so many rows at most are looked for where even their number is damaged


def beside(path: Path, ending: str) -> Path:
    return path.with_name(f"{path.name}.{ending}")


def backup(data: Path, target: Path) -> int:
    """Save everything that is stored at this moment into one file, which is there whole or not at all; how many tables that are."""
    if not data.is_file():
        raise BadFile(say("error-no-file", file=str(data)))
    part = beside(target, "part")
    part.unlink(missing_ok=True)
    try:
        make_private(part)
        with closing(sqlite3.connect(data)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
        with closing(sqlite3.connect(part)) as connection:
            [[tables]] = connection.execute("SELECT count(*) FROM tables")
    except sqlite3.Error as error:
        raise BadFile(str(error)) from error
    put_in_place(part, target)
    return int(tables)


def put_in_place(part: Path, target: Path) -> None:
    """A finished file under its name, on disk."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(target)
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def check_saved(file: Path) -> None:
    try:
        found = file.is_file() and stored_version(file) is not None
    except sqlite3.DatabaseError:
        found = False
    if not found:
        raise BadFile(say("error-not-saved", file=str(file)))
    check_whole(file)


def restore(saved: Path, data: Path) -> Path | None:
    """Put a saved file in the data file's place, while no server uses that; where the file is kept that was there before."""
    check_saved(saved)
    part = beside(data, "part")
    make_private(part)
    shutil.copyfile(saved, part)
    migrate(part)  # a file that a newer Parlour has saved is refused before anything is touched
    make_private(data)
    with take_key(data, "parlour restore"):
        before = None
        if data.stat().st_size:
            before = beside(data, "before-restore")
            backup(data, before)  # closing it, as the last one, has emptied its log into it, too
        put_in_place(part, data)
    return before


@dataclass(frozen=True, slots=True)
class Mended:
    """What could be saved of a damaged file."""

    tables: int
    cut: int  # of them, those that end earlier than they did
    lost: int  # tables of which nothing is left that could be shown


def repair(data: Path, target: Path) -> Mended:
    """Save what can be read of a damaged file to a new one. The damaged one stays as it is."""
    if target.exists():
        raise BadFile(say("error-file-exists", file=str(target)))
    part = beside(target, "part")
    part.unlink(missing_ok=True)
    make_private(part)
    try:
        with closing(sqlite3.connect(data)) as old, closing(sqlite3.connect(part)) as new, new:
            for [sql] in old.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type DESC").fetchall():
                new.execute(sql)
            for [name] in new.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                for row in readable(old, name, data.stat().st_size):
                    new.execute(f"INSERT OR IGNORE INTO {name} VALUES ({', '.join('?' * len(row))})", row)
            mended = trim(new)
        migrate(part)
    except sqlite3.Error as error:
        raise BadFile(str(error)) from error
    put_in_place(part, target)
    return mended


def readable(old: sqlite3.Connection, table: str, size: int) -> Iterator[tuple[object, ...]]:
    """Every row that can be read, each by its own way: a damaged page hides its own rows only."""
    try:
        [[last]] = old.execute(f"SELECT max(rowid) FROM {table}")
    except sqlite3.DatabaseError:
        last = size // LEAST_ROW
    for id in range(1, (last or 0) + 1):
        try:
            row = old.execute(f"SELECT * FROM {table} WHERE rowid = ?", (id,)).fetchone()
        except sqlite3.DatabaseError:
            continue
        if row is not None:
            yield row


def trim(new: sqlite3.Connection) -> Mended:
    """Leave tables with all their seats and with steps without a gap; whoever opens them goes on from there."""
    orphans = "SELECT DISTINCT table_id FROM seats UNION SELECT DISTINCT table_id FROM steps EXCEPT SELECT id FROM tables"
    lost = {id for [id] in new.execute(orphans)}
    lost |= {id for [id] in new.execute("SELECT id FROM tables WHERE (SELECT count(*) FROM seats WHERE table_id = id) = 0")}
    for id in lost:
        for name, column in (("steps", "table_id"), ("seats", "table_id"), ("tables", "id")):
            new.execute(f"DELETE FROM {name} WHERE {column} = ?", (id,))
    kept = new.execute("SELECT id, number FROM tables").fetchall()
    cut = 0
    for id, number in kept:
        numbers = [step for [step] in new.execute("SELECT number FROM steps WHERE table_id = ? ORDER BY number", (id,))]
        good = next(at for at in count() if at >= len(numbers) or numbers[at] != at + 1)
        if good < number:
            cut += 1
            new.execute("DELETE FROM steps WHERE table_id = ? AND number > ?", (id, good))
            new.execute("UPDATE tables SET number = ?, goes_on = 1, over = 0, result = NULL WHERE id = ?", (good, id))
    return Mended(len(kept), cut, len(lost))


def put_away(data: Path, days: float) -> int:
    """Move the tables that nobody has touched for so long into a file beside this one, which can be served as well; how many those were."""
    before = (datetime.now(UTC) - timedelta(days=days)).isoformat()
    old = "SELECT id FROM main.tables WHERE updated < ?"
    with closing(sqlite3.connect(data)) as stored:
        stored.execute("PRAGMA foreign_keys = ON")
        [[count]] = stored.execute(f"SELECT count(*) FROM ({old})", (before,))
        if not count:
            return 0
        away = beside(data, "put-away")
        migrate(away)
        stored.execute("ATTACH ? AS away", (str(away),))
        with stored:  # first they are there, whole, and then no longer here: who is ended in between does it again
            heads = ", ".join(columns(stored, "tables") - {"id"})
            stored.execute(f"INSERT OR IGNORE INTO away.tables ({heads}) SELECT {heads} FROM main.tables WHERE id IN ({old})", (before,))
            for name in ("seats", "steps"):
                rows = ", ".join(columns(stored, name) - {"table_id"})
                new = "(SELECT away.tables.id FROM away.tables JOIN main.tables USING (code) WHERE main.tables.id = table_id)"
                moved = f"SELECT {new}, {rows} FROM main.{name} WHERE table_id IN ({old})"
                stored.execute(f"INSERT OR IGNORE INTO away.{name} (table_id, {rows}) {moved}", (before,))
        with stored:
            for name in ("steps", "seats"):
                stored.execute(f"DELETE FROM main.{name} WHERE table_id IN ({old})", (before,))
            stored.execute("DELETE FROM main.tables WHERE updated < ?", (before,))
    return int(count)


def columns(stored: sqlite3.Connection, table: str) -> set[str]:
    return {name for _, name, *_ in stored.execute(f"PRAGMA main.table_info({table})")}
