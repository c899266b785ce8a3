"""One line for all tables of a browser."""

import json
from collections.abc import Iterator

from tests.server.running import Guest, Running


def told(lines: Iterator[str]) -> Iterator[tuple[str, str, dict]]:
    """(event, id, data), as they come."""
    kind = id = ""
    for line in lines:
        name, _, value = line.partition(": ")
        if name == "event":
            kind = value
        elif name == "id":
            id = value
        elif name == "data":
            yield kind, id, json.loads(value)
            id = ""


def first_move(guest: Guest) -> None:
    wish = guest.wish(0, "action", action=guest.view()["moment"]["gestures"][0]["action"])
    assert guest.post("act", wish).status_code == 200


def test_several_tables_are_told_on_one_line_each_from_where_it_was_known(server: Running) -> None:
    known, fresh = server.table("muehle", "person", "person"), server.table("dame", "person", "person")
    first_move(known)
    places = [f"{known.code}.1", f"{fresh.code}.0", "nosuchtable2x.0"]
    with server.client.stream("GET", "/api/live", params={"at": places}) as line:
        events = told(line.iter_lines())
        assert next(events)[0] == "wire"
        begun = [next(events)[:2] for _ in range(3)]
        assert sorted(begun) == sorted([("missing", "nosuchtable2x.0"), ("status", f"{known.code}.1"), ("status", f"{fresh.code}.0")])
        first_move(fresh)
        kind, id, entry = next(event for event in events if event[0] == "entry")
        assert (kind, id, entry["number"]) == ("entry", f"{fresh.code}.1", 1)
        assert entry == fresh.get("/events", after=0).json()["entries"][0]
        assert server.client.get("/api/health").json()["watching"] >= 1


def test_what_names_no_tables_is_no_line(server: Running) -> None:
    for places in ([], ["x"], ["abc.-1"], ["abc.1.2"], ["../x.1"], ["abc.0"] * 41):
        assert server.client.get("/api/live", params={"at": places}).status_code == 400
