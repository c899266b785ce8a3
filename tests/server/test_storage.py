"""The one file: where it lies, how it came about, who may use it."""

import asyncio
import json
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from parlour.core.result import Result
from parlour.server.chairs import Chair
from parlour.server.migrating import HEAD, MIGRATIONS, BadFile, migrate, stored_version
from parlour.server.schema import Base
from parlour.server.settings import data_path
from parlour.server.sqlite import SqliteStorage, connect
from parlour.server.storage import MOST_LISTED, Addition, Conflict, NewTable, Sitting, Storage, Summary, Unavailable
from parlour.server.tables import Step
from tests.server.running import SOURCE, Running, Watching


def test_migrations_lead_from_nothing_to_the_models(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.db"
    migrate(path)
    assert stored_version(path) == HEAD
    with create_engine(f"sqlite:///{path}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    before = path.read_bytes()
    migrate(path)
    assert path.read_bytes() == before, "once is enough"


def test_head_is_the_newest_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_what_is_no_data_file_of_ours_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, this is no database. " * 40)
    with pytest.raises(BadFile):
        migrate(path)
    assert path.read_text().startswith("Dear Ada")
    newer = tmp_path / "newer.db"
    migrate(newer)
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadFile, match="9999"):
        migrate(newer)


def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "tables.db"
    migrate(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_data_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("PARLOUR_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert data_path() == tmp_path / "xdg" / "parlour" / "parlour.db"
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "my.db"))
    assert data_path() == tmp_path / "my.db"
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    assert data_path() == tmp_path / "parlour.db", "a folder holds it"
    assert data_path(tmp_path / "asked.db") == tmp_path / "asked.db"
    assert data_path(f"{tmp_path}/not/yet/") == tmp_path / "not" / "yet" / "parlour.db"


def test_asking_for_the_path_loads_no_server() -> None:
    code = "import sys; from parlour.server.settings import data_path; data_path(); print({'litestar', 'sqlalchemy'} & set(sys.modules))"
    answer = subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(SOURCE)}, capture_output=True, text=True)
    assert answer.stdout.strip() == "set()", answer.stderr


STANDING = Summary(1, False, False, None)


def new_table(code: str, message: str) -> NewTable:
    chairs = [Chair("person", "Ada", 1, f"token {code}"), Chair("open", "", 1)]
    return NewTable(code, message, "wish", "salt", "seed", "muehle", 1, {"flying": True}, "2026-01-01T00:00:00.000Z", chairs, STANDING)


def step(number: int, message: str) -> Step:
    return Step(number, "action", 0, number, message=message, cause=number)


def stored(path: Path, use: Callable[[Storage], Awaitable[None]]) -> None:
    """Use a store of its own on the file."""

    async def begin() -> None:
        storage = SqliteStorage(path)
        await storage.open()
        await use(storage)
        await storage.close()

    asyncio.run(begin())


# What every store must do; test_many.py asks it of PostgreSQL


async def each_number_and_message_once(storage: Storage) -> None:
    await storage.create(new_table("abc", "m"))
    for other in (new_table("abd", "m"), new_table("abc", "n")):
        with pytest.raises(Conflict):
            await storage.create(other)
    await storage.append(Addition(1, [step(1, "one")], STANDING))
    for steps in ([step(2, "one")], [step(2, "two"), step(1, "three")]):
        with pytest.raises(Conflict):
            await storage.append(Addition(1, steps, STANDING))
    found = await storage.find("abc")
    assert found is not None and found[1] == [step(1, "one")]
    assert await storage.find("abd") is None


async def seen_in_the_window(storage: Storage) -> None:
    """Listed, not over, and not silent for too long; the latest first, and no more than a window holds."""
    for number in range(MOST_LISTED + 3):
        await storage.create(new_table(f"t{number}", f"m{number}"))
    early, later = "2025-12-31T00:00:00.000Z", "2026-01-03T00:00:00.000Z"

    async def window(since: str) -> list[str]:
        return [table.code for table in await storage.window(since)]

    assert await window(early) == [] and not await storage.listed(1)
    await storage.list_table(1, True)
    await storage.list_table(2, True)
    assert await storage.listed(1) and await storage.listed(2) and not await storage.listed(3)
    await storage.append(Addition(1, [step(1, "one")], STANDING, at="2026-01-02T00:00:00.000Z"))
    await storage.append(Addition(2, [step(1, "one")], STANDING, at="2026-01-04T00:00:00.000Z"))
    assert await window(early) == ["t1", "t0"] and await window(later) == ["t1"]
    await storage.append(
        Addition(2, [step(2, "two")], Summary(-1, False, True, Result((1, 2), (1, 0), "few")), at="2026-01-05T00:00:00.000Z")
    )
    assert await window(early) == ["t0"], "what is over is not shown"
    await storage.list_table(1, False)
    assert await window(early) == [] and not await storage.listed(1)
    for id in range(3, MOST_LISTED + 4):
        await storage.list_table(id, True)
    assert len(await window(early)) == MOST_LISTED
    await storage.forget(3)
    assert "t2" not in await window(early)


async def forgotten_for_good(storage: Storage) -> None:
    """With its seats, its steps and its place in the window, and nothing of any other table."""
    for code in ("abc", "abd"):
        await storage.create(new_table(code, f"m {code}"))
    for id in (1, 2):
        await storage.append(
            Addition(id, [step(1, "one"), step(2, "two")], Summary(0, True, False, None, due=5), Sitting(1, "Bo", f"bo {id}"))
        )
        await storage.list_table(id, True)
    await storage.forget(1)
    assert await storage.find("abc") is None and await storage.made_by("m abc") is None
    assert await storage.mine(["token abc", "bo 1"]) == [] and await storage.heads(["abc"]) == []
    assert await storage.going_on() == ["abd"] and await storage.due(9) == [("abd", 5)]
    assert (await storage.news(1, 0)).chairs == [] and (await storage.news(1, 0)).steps == []
    kept = await storage.find("abd")
    assert kept is not None and [one.number for one in kept[1]] == [1, 2] and await storage.listed(2)
    await storage.forget(1)  # once more changes nothing
    await storage.create(new_table("abc", "m abc"))  # its code and its message are free again


async def read_as_it_was(storage: Storage) -> None:
    made = new_table("abc", "m")
    await storage.create(made)
    result = Result((1, 2), (1, 0), "few")
    await storage.append(Addition(1, [step(1, "one")], Summary(-1, False, True, result), Sitting(1, "Bo", "token Bo")))
    table = await storage.made_by("m")
    assert table is not None and table.summary == Summary(-1, False, True, result)
    assert table.chairs == [*made.chairs[:1], Chair("open", "Bo", 1, "token Bo")]
    assert (table.options, table.version, table.seed) == (made.options, made.version, made.seed)
    assert await storage.mine(["token Bo", "nobody's"]) == [table] and await storage.mine(["nobody's"]) == []
    assert await storage.made_by("another") is None and await storage.going_on() == []
    assert await storage.heads(["abc", "none of ours"]) == [table] and await storage.heads([]) == []
    news = await storage.news(table.id, 0)
    assert (news.chairs, news.steps) == (table.chairs, [step(1, "one")])


def test_steps_are_stored_all_or_none_and_each_number_and_message_once(tmp_path: Path) -> None:
    stored(tmp_path / "tables.db", each_number_and_message_once)


def test_what_is_stored_is_read_as_it_was(tmp_path: Path) -> None:
    stored(tmp_path / "tables.db", read_as_it_was)


def test_the_window_shows_what_hosts_have_put_there(tmp_path: Path) -> None:
    stored(tmp_path / "tables.db", seen_in_the_window)


def test_a_table_is_forgotten_for_good(tmp_path: Path) -> None:
    stored(tmp_path / "tables.db", forgotten_for_good)


def test_what_waits_goes_to_disk_together_and_a_conflict_is_its_own_alone(tmp_path: Path) -> None:
    """Writes to many tables while the disk is busy: one commit, and only who came too late is refused."""
    path = tmp_path / "tables.db"

    async def crowd(storage: Storage) -> None:
        tables = range(1, 41)
        await asyncio.gather(*(storage.create(new_table(f"code {id}", f"message {id}")) for id in tables))
        with closing(connect(path)) as other:
            other.execute("BEGIN IMMEDIATE")  # nothing can be written meanwhile
            first = asyncio.create_task(storage.append(Addition(1, [step(1, "first")], STANDING)))
            late = [asyncio.create_task(storage.append(Addition(id, [step(1, "late")], STANDING))) for id in tables]
            await asyncio.sleep(0.1)
            assert not any(task.done() for task in (first, *late)), "nothing is acknowledged before it is on disk"
            assert await storage.find("code 1") is not None, "who reads does not wait for a locked writer"
            pages = Path(f"{path}-wal").stat().st_size
            other.execute("ROLLBACK")
        told = await asyncio.gather(first, *late, return_exceptions=True)
        assert [type(error) for error in told] == [type(None), Conflict, *[type(None)] * 39]
        assert Path(f"{path}-wal").stat().st_size - pages < 40 * 3 * 4096, "each alone would take three pages at least"

    stored(path, crowd)


def test_a_commit_of_moves_is_one_statement(tmp_path: Path) -> None:
    """Each statement lets go of the interpreter several times, and a busy loop gives it back a millisecond later each time."""

    async def add(storage: Storage) -> None:
        assert isinstance(storage, SqliteStorage)
        assert [await storage.create(new_table(f"code {id}", f"message {id}")) for id in (1, 2)] == [1, 2]
        said: list[str] = []
        storage.writer.connection.set_trace_callback(said.append)
        told = storage.writer.commit([Addition(id, [step(1, "one"), step(2, "two")], STANDING) for id in (1, 2)])
        storage.writer.connection.set_trace_callback(None)
        assert told == [None, None] and len(set(said)) == 1, said  # what a trigger does is told under the statement's own name
        assert not storage.writer.connection.in_transaction
        found = await storage.find("code 2")
        assert found is not None and [stored.number for stored in found[1]] == [1, 2]

    stored(tmp_path / "tables.db", add)


def test_what_cannot_be_written_is_said_and_leaves_nothing(tmp_path: Path) -> None:
    async def fill_up(storage: Storage) -> None:
        assert isinstance(storage, SqliteStorage)
        await storage.create(new_table("abc", "m"))
        [[pages]] = storage.writer.connection.execute("PRAGMA page_count")
        storage.writer.connection.execute(f"PRAGMA max_page_count = {pages}")
        number = 0
        with pytest.raises(Unavailable, match="full"):
            for number in range(1, 1000):
                await storage.append(Addition(1, [step(number, f"message {number}")], STANDING))
        storage.writer.connection.execute("PRAGMA max_page_count = 10000")
        await storage.append(Addition(1, [step(number, f"message {number}")], STANDING))
        found = await storage.find("abc")
        assert found is not None and [known.number for known in found[1]] == list(range(1, number + 1))

    stored(tmp_path / "tables.db", fill_up)


def test_every_connection_writes_ahead_and_syncs_fully(tmp_path: Path) -> None:
    async def ask(storage: Storage) -> None:
        assert isinstance(storage, SqliteStorage)
        await storage.going_on()  # now somebody reads
        for connection in (storage.writer.connection, *storage.read_by):
            [[journal]], [[synchronous]] = (list(connection.execute(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous"))
            assert (journal, synchronous) == ("wal", 2)

    stored(tmp_path / "tables.db", ask)


def test_tokens_and_message_ids_are_stored_as_digests_only(start: Callable[..., Running]) -> None:
    server = start()
    guest = server.table("muehle", "person", "open")
    bo = guest.join(1, "Bo")
    wish = guest.wish(0, "action", action=0)
    assert guest.post("act", wish).status_code == 200
    assert server.data.exists(), "the file is where it was asked for"
    stored = b"".join(Path(f"{server.data}{ending}").read_bytes() for ending in ("", "-wal"))
    for secret in (guest.tokens[0], bo.tokens[1], wish["message"]):
        assert secret.encode() not in stored


def test_a_second_server_on_the_same_file_says_where_the_first_is(start: Callable[..., Running]) -> None:
    server = start()
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PARLOUR_DATA": str(server.data), "LC_ALL": "en"}
    second = subprocess.run([sys.executable, "-m", "parlour.server", "0"], env=environment, capture_output=True, text=True)
    assert second.returncode == 0 and f"already open at http://127.0.0.1:{server.port}/" in second.stdout
    assert server.client.get("/api/health").status_code == 200


def test_a_taken_port_gives_the_next_one_and_says_so(start: Callable[..., Running]) -> None:
    server = start()
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PARLOUR_DATA": str(server.data.with_name("other.db")), "LC_ALL": "de"}
    command = [sys.executable, "-m", "parlour.server", str(server.port)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as second:
        assert second.stdout is not None
        taken, listening = second.stdout.readline(), second.stdout.readline()
        second.terminate()
    assert f"Port {server.port} ist belegt" in taken and listening.startswith("Die Schachtel ist offen: http://127.0.0.1:")
    assert str(server.port) not in listening


def test_a_broken_file_is_told_not_traced(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, this is no database. " * 40)
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PARLOUR_DATA": str(path), "LC_ALL": "en"}
    answer = subprocess.run([sys.executable, "-m", "parlour.server", "0"], env=environment, capture_output=True, text=True)
    assert answer.returncode == 1 and f"The data file {path} cannot be used" in answer.stdout and "Traceback" not in answer.stderr


def test_a_damaged_table_or_one_of_older_rules_can_be_looked_at_and_the_others_go_on(start: Callable[..., Running]) -> None:
    server = start()
    old, strange, spoilt, unreadable, good = (server.table("muehle", "person", "person") for _ in range(5))
    for table in (old, strange, spoilt, unreadable, good):
        table.does(0, "action", action=0)
        table.does(1, "action", action=1)
    server.kill()
    with closing(sqlite3.connect(server.data)) as connection, connection:
        connection.execute("UPDATE tables SET version = 0, goes_on = 1 WHERE code = ?", (old.code,))
        no_more = json.dumps({"flying": False, "a_variant_that_is_no_more": True})
        connection.execute("UPDATE tables SET options = ?, goes_on = 1 WHERE code = ?", (no_more, strange.code))
        connection.execute("UPDATE tables SET options = '{', goes_on = 1 WHERE code = ?", (unreadable.code,))
        spoil = "UPDATE steps SET action = 9999 WHERE number = 2 AND table_id = (SELECT id FROM tables WHERE code = ?)"
        connection.execute(spoil, (spoilt.code,))
    server.start()
    for table, number, closed in ((old, 2, "version"), (strange, 2, "version"), (spoilt, 1, "damaged")):
        view = table.view()
        assert (view["number"], view["closed"]) == (number, {"id": f"server-error-{closed}", "args": {}})
        assert len(view["log"]) == number and not view["moment"]["gestures"] and not view["moment"]["can_throw"]
        answer = table.act(number % 2, "action", action=5)
        assert (answer.status_code, answer.json()["error"]) == (409, closed)
        assert len(table.get("/record").json()["actions"]) == number
        with Watching(table, number) as watching:
            told = next(data for kind, _, data in watching.events() if kind == "status")
        assert told["closed"] == view["closed"], "who comes back live is told, too"
    assert strange.view()["options"]["flying"] is False, "what is known of its options still counts"
    answer = unreadable.get()
    assert (answer.status_code, answer.json()["error"]) == (409, "damaged")
    assert good.view()["closed"] is None and good.does(0, "action", action=2)[0]["number"] == 3
    tokens = [token for table in (old, strange, spoilt, unreadable, good) for token in table.tokens.values()]
    mine = server.client.post("/api/mine", json={"tokens": tokens}).json()["tables"]
    assert {table["code"] for table in mine} == {old.code, strange.code, spoilt.code, good.code}
