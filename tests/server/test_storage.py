"""The one file: where it lies, how it came about, who may use it."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from parlour.server.chairs import Chair
from parlour.server.settings import data_path
from parlour.server.storage import HEAD, MIGRATIONS, BadFile, Base, Conflict, Storage, Summary, migrate, stored_version
from parlour.server.tables import Step
from tests.server.running import SOURCE, Running


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


def test_steps_are_stored_all_or_none_and_each_number_and_message_once(tmp_path: Path) -> None:
    async def race() -> list[Step]:
        storage = Storage(tmp_path / "tables.db")
        await storage.open()
        values = {
            "code": "abc",
            "message": "m",
            "wish": "w",
            "salt": "s",
            "seed": "s",
            "game": "muehle",
            "version": 1,
            "options": {},
            "created": "",
            "updated": "",
            "number": 0,
            "hand": 0,
            "goes_on": False,
            "over": False,
            "result": None,
        }
        await storage.create(values, [Chair("person", "Ada", 1, "t"), Chair("open", "", 1)])
        with pytest.raises(Conflict):
            await storage.create({**values, "code": "abd"}, [])
        with pytest.raises(Conflict):
            await storage.create({**values, "message": "n"}, [])
        standing = Summary(1, False, False, None)
        await storage.append(1, [Step(1, "action", 0, 5, message="one", cause=1)], standing)
        with pytest.raises(Conflict):
            await storage.append(1, [Step(2, "action", 1, 6, message="one", cause=2)], standing)
        with pytest.raises(Conflict):
            await storage.append(1, [Step(2, "action", 1, 6, message="two", cause=2), Step(1, "throw", 1, 7, cause=2)], standing)
        found = await storage.find("abc")
        assert found is not None
        assert await storage.find("abd") is None
        await storage.close()
        return found[2]

    assert asyncio.run(race()) == [Step(1, "action", 0, 5, message="one", cause=1)]


def test_every_connection_writes_ahead_and_syncs_fully(tmp_path: Path) -> None:
    async def ask() -> tuple[object, object]:
        storage = Storage(tmp_path / "tables.db")
        await storage.open()
        async with storage.engine.connect() as connection:
            journal = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
            synchronous = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
        await storage.close()
        return journal, synchronous

    assert asyncio.run(ask()) == ("wal", 2)


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


def test_a_table_of_older_rules_is_refused_and_the_others_go_on(start: Callable[..., Running]) -> None:
    server = start()
    old, spoilt, good = (server.table("muehle", "person", "person") for _ in range(3))
    for table in (old, spoilt, good):
        table.does(0, "action", action=0)
    server.kill()
    with closing(sqlite3.connect(server.data)) as connection, connection:
        connection.execute("UPDATE tables SET version = 0, goes_on = 1 WHERE code = ?", (old.code,))
        connection.execute("UPDATE steps SET action = 9999 WHERE table_id = (SELECT id FROM tables WHERE code = ?)", (spoilt.code,))
    server.start()
    for table in (old, spoilt):
        answer = table.get()
        assert (answer.status_code, answer.json()["error"]) == (409, "version")
    assert good.view()["number"] == 1
    mine = server.client.post("/api/mine", json={"tokens": [*old.tokens.values(), *good.tokens.values()]}).json()["tables"]
    assert {table["code"] for table in mine} == {old.code, good.code}
