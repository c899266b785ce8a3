"""The data file through migrations, copies and damage: nothing that was stored is lost, and what is broken is said."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event
from sqlalchemy.engine import Engine

from parlour.server.key import InUse
from parlour.server.migrating import HEAD, BadFile, DamagedFile, check_whole, migrate, stored_version
from parlour.server.saving import backup, put_away, repair, restore
from parlour.server.schema import Base
from tests.server.running import SOURCE, Running

STORED = Path(__file__).with_name("stored") / "wire_1.sql"
PAGE = 4096


def older(path: Path) -> Path:
    """A data file of an earlier Parlour."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(STORED.read_text())
    return path


def query(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


# Migrations


def ended_after(statements: int, path: Path) -> bool:
    """Migrate in a process that ends after so many statements, as a power cut would end it; whether it came to its end."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    count = 0

    def after(*_: object) -> None:
        nonlocal count
        count += 1
        if count == statements:
            os._exit(9)

    try:
        event.listen(Engine, "after_cursor_execute", after)
        migrate(path)
        os._exit(0)
    finally:
        os._exit(1)


@pytest.mark.parametrize("make", [lambda path: path, older], ids=["from nothing", "from an earlier version"])
def test_a_migration_that_is_ended_anywhere_is_made_whole_by_the_next_start(tmp_path: Path, make: Callable[[Path], Path]) -> None:
    levels = "SELECT table_id, seat, level FROM seats ORDER BY table_id, seat"
    first = make(tmp_path / "whole.db")
    migrate(first)
    wanted = query(first, levels)
    finished, statements = False, 0
    while not finished:
        statements += 1
        path = make(tmp_path / f"{statements}.db")
        finished = ended_after(statements, path)
        assert finished or stored_version(path) != HEAD, "all or nothing"
        migrate(path)
        with create_engine(f"sqlite:///{path}").connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
        assert query(path, levels) == wanted, "nothing is done twice"
    assert statements > 3


def test_a_copy_is_made_before_a_migration(tmp_path: Path) -> None:
    path = older(tmp_path / "tables.db")
    before = query(path, "SELECT * FROM seats")
    migrate(path)
    copy = path.with_name(f"tables.db.before-{HEAD}")
    assert query(copy, "SELECT * FROM seats") == before and stored_version(copy) != HEAD
    assert copy.stat().st_mode & 0o077 == 0, "seeds are secret there, too"
    new = tmp_path / "new.db"
    migrate(new)
    assert [file.name for file in tmp_path.glob("new.db*")] == ["new.db"], "a new file needs none"


# Damage


def spoil(path: Path, table: str) -> None:
    """Overwrite a page in the middle of a table's rows."""
    with closing(sqlite3.connect(path)) as connection:
        pages = [page for [page] in connection.execute("SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf'", (table,))]
    with path.open("r+b") as file:
        file.seek((pages[len(pages) // 2] - 1) * PAGE)
        file.write(b"\xff" * PAGE)


def many(path: Path, tables: int, steps: int) -> None:
    """A file with tables enough that they lie on many pages."""
    migrate(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        for id in range(1, tables + 1):
            head = (id, f"code {id}", f"message {id}", "w", "s", "s", "muehle", 1, "{}", "", "", steps, 0, False, False)
            columns = "id, code, message, wish, salt, seed, game, version, options, created, updated, number, hand, goes_on, over"
            connection.execute(f"INSERT INTO tables ({columns}) VALUES ({', '.join('?' * 15)})", head)
            connection.executemany(
                "INSERT INTO seats (table_id, seat, kind, name, level, token) VALUES (?, ?, 'person', 'Ada', 1, ?)",
                [(id, seat, f"{id} {seat}") for seat in (0, 1)],
            )
            rows = [(id, number, "action", number % 2, number, 0, f"{id} {number}", number, "") for number in range(1, steps + 1)]
            columns = "table_id, number, kind, seat, action, back, message, cause, at"
            connection.executemany(f"INSERT INTO steps ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def dbstat() -> bool:
    with closing(sqlite3.connect(":memory:")) as connection:
        return any("ENABLE_DBSTAT_VTAB" in option for [option] in connection.execute("PRAGMA compile_options"))


@pytest.mark.skipif(not dbstat(), reason="this SQLite does not tell which page is whose")
def test_what_can_be_read_of_a_damaged_file_is_saved_to_a_new_one(tmp_path: Path) -> None:
    path, mended = tmp_path / "tables.db", tmp_path / "mended.db"
    many(path, tables=40, steps=30)
    spoil(path, "steps")
    with pytest.raises(DamagedFile):
        migrate(path)
    damaged = path.read_bytes()
    saved = repair(path, mended)
    assert path.read_bytes() == damaged, "the damaged file stays as it is"
    assert saved.tables == 40 and saved.lost == 0 and 1 <= saved.cut < 20
    migrate(mended)
    check_whole(mended)
    numbers = {id: number for id, number in query(mended, "SELECT id, number FROM tables") if isinstance(number, int)}
    stored: dict[object, list[object]] = {id: [] for id in numbers}
    for id, number in query(mended, "SELECT table_id, number FROM steps ORDER BY table_id, number"):
        stored[id].append(number)
    assert all(stored[id] == list(range(1, number + 1)) for id, number in numbers.items()), "each table without a gap"
    assert sum(number == 30 for number in numbers.values()) == 40 - saved.cut
    with pytest.raises(BadFile):
        repair(path, mended)


@pytest.mark.skipif(not dbstat(), reason="this SQLite does not tell which page is whose")
def test_a_damaged_file_is_named_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    many(path, tables=40, steps=30)
    spoil(path, "seats")
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PARLOUR_DATA": str(path), "LC_ALL": "en"}
    answer = subprocess.run([sys.executable, "-m", "parlour.server", "0"], env=environment, capture_output=True, text=True)
    assert answer.returncode == 1 and f"The data file {path} is damaged" in answer.stdout and "parlour repair" in answer.stdout


# Saved and put back


def test_tables_are_saved_while_they_are_played_at_and_put_back(start: Callable[..., Running], tmp_path: Path) -> None:
    server = start()
    guest = server.table("muehle", "person", "person")
    guest.does(0, "action", at=0, action=0)
    saved = tmp_path / "saved" / "tables.db"
    assert backup(server.data, saved) == 1
    assert [file.name for file in saved.parent.iterdir()] == ["tables.db"], "one file is all of it"
    guest.does(1, "action", at=1, action=1)
    with pytest.raises(InUse):
        restore(saved, server.data)
    assert guest.view()["number"] == 2, "a server that runs keeps its file"
    server.kill()
    before = restore(saved, server.data)
    assert before is not None and query(before, "SELECT number FROM tables") == [(2,)], "what was there is kept"
    server.start()
    assert guest.view()["number"] == 1
    guest.does(1, "action", at=1, action=5)


def test_only_a_saved_file_is_put_back(tmp_path: Path) -> None:
    data, letter, newer = tmp_path / "tables.db", tmp_path / "letter.txt", tmp_path / "newer.db"
    many(data, tables=1, steps=2)
    stored = query(data, "SELECT * FROM steps")
    letter.write_text("Dear Ada, this is no database. " * 40)
    backup(data, newer)
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    for wrong in (letter, newer, tmp_path / "nothing.db"):
        with pytest.raises(BadFile):
            restore(wrong, data)
        assert query(data, "SELECT * FROM steps") == stored
    assert stored_version(data) == HEAD


def test_old_tables_are_put_away_into_a_file_of_their_own(start: Callable[..., Running]) -> None:
    server = start(PARLOUR_KEEP="30")
    old, young = (server.table("muehle", "person", "person") for _ in range(2))
    for guest in (old, young):
        guest.does(0, "action", at=0, action=0)
    server.kill()
    with closing(sqlite3.connect(server.data)) as connection, connection:
        connection.execute("UPDATE tables SET updated = '2020-01-01T00:00:00.000Z' WHERE code = ?", (old.code,))
    away = server.data.with_name(f"{server.data.name}.put-away")
    assert put_away(server.data, 10_000) == 0 and not away.exists()
    server.start()
    assert old.get().status_code == 404 and young.view()["number"] == 1
    assert query(away, "SELECT code, number FROM tables") == [(old.code, 1)]
    assert query(away, "SELECT number, action FROM steps") == [(1, 0)] and len(query(away, "SELECT * FROM seats")) == 2
    assert stored_version(away) == HEAD, "it can be served as well"
