"""What somebody wants forgotten is gone, from the file's bytes too, and nothing else is."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from parlour.server.forgetting import NOBODY, changed, forget_in_file
from parlour.server.key import InUse
from parlour.server.migrating import BadFile
from tests.server.running import Guest, Running, message


def seated(server: Running, name: str) -> Guest:
    seats = [{"kind": "person", "name": name}, {"kind": "person", "name": "Bo"}]
    made = server.client.post("/api/tables", json={"game": "muehle", "seats": seats, "message": message()}).json()
    return Guest(server, made["code"], {int(seat): token for seat, token in made["tokens"].items()})


def test_tables_and_names_are_forgotten_for_good(start: Callable[..., Running]) -> None:
    server = start()
    gone, kept = seated(server, "Wanda Vergissmich"), seated(server, "Xaver Vergissmich")
    for guest in (gone, kept):
        guest.does(0, "action", action=3)
    with pytest.raises(InUse):
        forget_in_file(server.data, [gone.code], "")
    server.stop()
    assert forget_in_file(server.data, [gone.code, "nosuchtable"], "Xaver Vergissmich") == (1, 1)
    stored = b"".join(file.read_bytes() for file in server.data.parent.glob(f"{server.data.name}*"))
    assert b"Vergissmich" not in stored and gone.code.encode() not in stored
    with closing(sqlite3.connect(server.data)) as connection:
        assert connection.execute("SELECT count(*) FROM steps").fetchone() == (1,)
        assert not connection.execute("PRAGMA foreign_key_check").fetchall()
    server.start()
    assert Guest(server, gone.code, {}).get().status_code == 404
    view = Guest(server, kept.code, kept.tokens).view()
    assert [seat["name"] for seat in view["seats"]] == [NOBODY, "Bo"] and view["number"] == 1
    assert Guest(server, kept.code, kept.tokens).does(1, "action", action=4)


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(BadFile):
        forget_in_file(tmp_path / "nothing.db", ["code"], "")
    assert not list(tmp_path.iterdir())


def test_rows_are_counted_by_what_the_database_says() -> None:
    assert changed("DELETE 3") == 3 and changed("UPDATE 0") == 0
