"""Tables that an earlier Parlour has stored are read, shown and gone on with.

stored/ has a data file as SQL, written by a server that spoke version 1 of the wire, and what that server said of its tables.
Where a game's version is raised, its table there is refused from then on, as it should be, and another game takes its place.
"""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from parlour import Record, game, verify
from parlour.server.migrating import migrate
from tests.server.running import Guest, Running

STORED = Path(__file__).with_name("stored")
SAID = json.loads((STORED / "wire_1.json").read_text())


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Guest]]:
    """Whoever sat at a table before, at a server that has just been updated."""
    path = tmp_path_factory.mktemp("stored") / "tables.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((STORED / "wire_1.sql").read_text())
    server = Running(path)
    yield lambda name: Guest(server, SAID[name]["code"], {int(seat): token for seat, token in SAID[name]["tokens"].items()})
    server.stop()


@pytest.mark.parametrize("name", SAID)
def test_a_stored_table_stands_as_it_stood(before: Callable[[str], Guest], name: str) -> None:
    view, said = before(name).view(), SAID[name]
    moment = view["moment"]
    assert (view["number"], moment["scene"]["hand"], moment["result"] is not None) == (said["number"], said["hand"], said["over"])
    asking = said["asking"] and {"what": "undo", **said["asking"]}
    assert (moment["resting"], moment["asking"]) == (said["resting"], asking)
    assert [[entry["kind"], entry["seat"], entry["text"], entry["back"]] for entry in view["log"]] == said["told"]


@pytest.mark.parametrize("name", SAID)
def test_its_record_is_the_same(before: Callable[[str], Guest], name: str) -> None:
    record = before(name).get("/record")
    added = {part: value for part, value in record.json().items() if part in ("parlour", "shares", "undos")}
    assert record.json() | {"parlour": 1} == SAID[name]["record"] | added | {"parlour": 1}
    kinds = [kind for kind, *_ in SAID[name]["told"]]
    assert (added["parlour"], len(added.get("undos", ()))) == (2 if "undo" in kinds else 1, kinds.count("undo")), (
        "what was taken back is told"
    )
    read = Record.from_json(record.content)
    assert verify(game(read.game), read).dice_checked == SAID[name]["over"]


def test_every_old_entry_has_its_moment(before: Callable[[str], Guest]) -> None:
    guest = before("asking")
    entries = guest.get("/events").json()["entries"]
    assert [entry["number"] for entry in entries] == list(range(1, guest.view()["number"] + 1))
    assert [len(entry["moment"]["scene"]["pieces"]) for entry in entries] == [0, 1, 2, 2, 2, 0, 1, 2, 3, 2, 3, 4, 4]
    assert entries[-1]["moment"] == guest.view()["moment"]


def test_levels_of_three_are_read_as_levels_of_five(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((STORED / "wire_1.sql").read_text())
        connection.executescript("UPDATE seats SET level = 1 + (table_id + seat) % 3")
        stored = [level for (level,) in connection.execute("SELECT level FROM seats ORDER BY table_id, seat")]
    assert set(stored) == {1, 2, 3}
    for _ in range(2):  # a second start changes nothing more
        migrate(path)
    with closing(sqlite3.connect(path)) as connection:
        read = [level for (level,) in connection.execute("SELECT level FROM seats ORDER BY table_id, seat")]
    assert read == [{1: 1, 2: 3, 3: 5}[level] for level in stored]


def test_old_tokens_open_their_seats_and_the_game_goes_on(before: Callable[[str], Guest]) -> None:
    asked = before("asking")
    assert [entry["kind"] for entry in asked.does(1, "consent")] == ["consent", "undo"]
    thrown = before("midst")
    chosen = thrown.view()["moment"]["gestures"][-1]["action"]
    assert thrown.does(0, "action", action=chosen)[0]["kind"] == "action"
