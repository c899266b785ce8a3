"""A table may begin at a position that was set up: it is decided there, kept, thought about, looked back at and written down as such."""

from pathlib import Path

import pytest

from parlour import game
from parlour.bridges.pgn import from_pgn
from parlour.core.record import Record, verify
from tests.server.running import Guest, Running, message
from tests.server.test_opening import opened, saved
from tests.server.test_review import until_done

MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 31"
HOME = "Y[a,b,c,39] G[a,b,c,39] R[a,b,c,39] K[a,b,c,39] | Y"  # whoever throws a one is home, and nobody can be sent back
CLOSE_A_MILL = "B:Wa1,d1,b2:Bb4,c4,d5:H5,6"


def begun(server: Running, id: str, position: str, *kinds: str, **options: object) -> Guest:
    seats = [{"kind": kind, "name": f"Guest {at}" if kind == "person" else "", "level": 1} for at, kind in enumerate(kinds)]
    wish = {"game": id, "seats": seats, "options": options, "message": message(), "position": position}
    answer = server.client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Guest(server, made["code"], {int(seat): token for seat, token in made["tokens"].items()})


def action_of(view: dict, *sites: str) -> int:
    return int(next(known["action"] for known in view["moment"]["gestures"] if tuple(known["sites"]) == sites))


def test_a_game_from_a_position_is_played_kept_reviewed_and_saved(tmp_path: Path) -> None:
    server = Running(tmp_path / "tables.db")
    try:
        table = begun(server, "schach", MATE_IN_ONE, "person", "person")
        view = table.view()
        assert view["position"] == MATE_IN_ONE and len(view["moment"]["scene"]["pieces"]) == 6
        server.restart()
        assert table.view()["moment"]["scene"]["pieces"] == view["moment"]["scene"]["pieces"], "it is kept"
        table.does(0, "action", action=action_of(table.view(), "a1", "a8"))
        assert table.view()["moment"]["result"]["reason"] == "checkmate"
        record = Record.from_json(saved(server, table.view(), "json"))
        assert (record.format, record.position) == (4, MATE_IN_ONE) and verify(game("schach"), record).actions == 1
        pgn = saved(server, table.view(), "pgn")
        assert f'[SetUp "1"]\n[FEN "{MATE_IN_ONE}"]' in pgn and "31. Ra8# 1-0" in pgn
        assert from_pgn(pgn).position == MATE_IN_ONE and from_pgn(pgn).actions == record.actions
        assert saved(server, table.view(), "film").count("<set ") == 2
        found = until_done(server, f"/api/tables/{table.code}/review")
        assert found["review"]["worths"] == [[1.0, 0.0], [1.0, 0.0]] and found["review"]["moves"][0]["mark"] == ""
        assert opened(server, record.to_json())["position"] == opened(server, pgn)["position"] == MATE_IN_ONE
    finally:
        server.stop()


def test_dice_are_fair_from_a_position_on(server: Running) -> None:
    table = begun(server, "maedn", HOME, "person", "person", "person", "person")
    while not table.view()["moment"]["result"]:
        view = table.view()
        seat = view["moment"]["scene"]["hand"]
        if view["moment"]["can_throw"]:
            table.does(seat, "throw")
        else:
            table.does(seat, "action", action=view["moment"]["gestures"][0]["action"])
    record = Record.from_json(saved(server, table.view(), "json"))
    verdict = verify(game("maedn"), record)
    assert verdict.dice_checked and verdict.throws == len(table.get("/throws").json()["throws"]) and record.position


def test_the_computer_and_the_hint_know_where_it_began(server: Running) -> None:
    table = begun(server, "muehle", CLOSE_A_MILL, "computer", "person")
    hint = table.post("hint", {"tokens": list(table.tokens.values()), "at": table.view()["number"], "seat": 1}).json()
    assert hint["gesture"]["sites"], hint
    table.does(1, "action", action=action_of(table.view(), "g1"))
    for _ in range(200):
        if len(table.view()["log"]) > 1:
            break
    assert table.view()["log"][1]["seat"] == 0


def test_what_is_taken_back_leads_to_the_position_and_the_next_game_begins_there(server: Running) -> None:
    table = begun(server, "muehle", CLOSE_A_MILL, "person", "person")
    before = table.view()["moment"]["scene"]["pieces"]
    table.does(1, "action", action=action_of(table.view(), "g1"))
    table.does(1, "undo")
    assert table.view()["moment"]["scene"]["pieces"] == before
    table.does(0, "resign")
    then = table.post("again", {"tokens": list(table.tokens.values())}).json()
    assert Guest(server, then["code"], {}).view()["position"] == CLOSE_A_MILL


@pytest.mark.parametrize(
    ("id", "position", "error", "told"),
    [
        ("schach", "nonsense", "position", "is neither a piece nor 1 to 8 free squares"),
        ("schach", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "position-over", "over"),
        ("muehle", "W:Wa1,a1:B:H8,9", "position", "named twice"),
    ],
)
def test_where_no_game_can_begin_none_does(server: Running, id: str, position: str, error: str, told: str) -> None:
    seats = [{"kind": "person", "name": name} for name in "AB"]
    answer = server.client.post("/api/tables", json={"game": id, "seats": seats, "message": message(), "position": position})
    assert (answer.status_code, answer.json()["error"]) == (422, error) and told in answer.json()["detail"]


def test_match_text_has_no_word_for_it(server: Running) -> None:
    table = begun(server, "backgammon", "W 1:1; B 24:2 | W", "person", "person")
    assert "mat" not in table.view()["formats"]
    refused = table.get("/record", format="mat")
    assert (refused.status_code, refused.json()["error"]) == (422, "no-format")
