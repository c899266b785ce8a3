"""Games from files become tables to look at, and tables are written as files."""

import dataclasses

import pytest

from parlour import Record, game, verify
from parlour.bridges.mat import from_mat
from parlour.bridges.pdn import from_pdn
from parlour.bridges.pgn import from_pgn, to_pgn
from tests.bridges.records import random_record
from tests.bridges.test_endings import GIVEN_UP, GOES_ON
from tests.server.running import Running, message

RESIGNED = '[White "Anderssen"]\n[Black "Kieseritzky"]\n[Result "1-0"]\n\n1. e4 e5 2. f4 exf4 1-0\n'


def opened(server: Running, text: str, **more: str) -> dict:
    answer = server.client.post("/api/records", json={"text": text, "message": message(), **more})
    assert answer.status_code == 201, answer.text
    return server.client.get(f"/api/tables/{answer.json()['code']}").json()


def saved(server: Running, view: dict, format: str) -> str:
    answer = server.client.get(f"/api/tables/{view['code']}/record", params={"format": format})
    assert answer.status_code == 200, answer.text
    return answer.text


def test_a_game_that_was_given_up_can_be_looked_at_and_saved(server: Running) -> None:
    view = opened(server, RESIGNED)
    assert [seat["name"] for seat in view["seats"]] == ["Anderssen", "Kieseritzky"]
    assert view["moment"]["result"]["places"] == [1, 2] and view["moment"]["result"]["reason"] == "resigned"
    assert [entry["text"] for entry in view["log"]] == ["e4", "e5", "f4", "exf4", ""] and view["closed"] is None
    assert from_pgn(saved(server, view, "pgn")) == from_pgn(RESIGNED)
    record = Record.from_json(saved(server, view, "json"))
    assert verify(game("schach"), record).actions == 4 and record.ending == from_pgn(RESIGNED).ending


def test_names_of_a_file_are_one_line_of_plain_text_and_write_no_header(server: Running) -> None:
    record = Record.from_json(saved(server, opened(server, RESIGNED), "json"))
    strange = dataclasses.replace(record, seats=('Eve"]\n[Result "0-1', "\u202e<b>Ben</b>\x00"))
    view = opened(server, strange.to_json())
    assert [seat["name"] for seat in view["seats"]] == ['Eve"] [Result "0-1', "<b>Ben</b>"]
    pgn = saved(server, view, "pgn")
    assert from_pgn(pgn).seats == ('Eve"] [Result "0-1', "<b>Ben</b>") and pgn.count("\n[Result ") == 1
    assert from_pgn(to_pgn(strange)).result == record.result, "nor where the library writes it"
    for format in ("svg", "film"):
        assert "<b>" not in saved(server, view, format)


@pytest.mark.parametrize(("text", "format", "read"), [(GIVEN_UP, "mat", from_mat), (GOES_ON, "pdn", from_pdn)])
def test_other_formats_come_in_and_go_out_the_same(server: Running, text: str, format: str, read) -> None:  # type: ignore[no-untyped-def]  # three readers
    assert read(saved(server, opened(server, text), format)) == read(text)


def test_our_own_records_keep_their_dice(server: Running) -> None:
    made = server.client.post(
        "/api/tables",
        json={"game": "paerchen", "seats": [{"kind": "person", "name": name, "level": 1} for name in "AB"], "message": message()},
    ).json()
    record = server.client.get(f"/api/tables/{made['code']}/record").text
    view = opened(server, record)  # nothing was done yet, and its seed is secret
    assert view["commitment"] == "" and view["closed"]["id"] == "server-error-record"


def test_a_game_that_is_not_over_is_for_looking_only(server: Running) -> None:
    view = opened(server, random_record("muehle", 3, 20).to_json())
    assert view["closed"]["id"] == "server-error-record" and view["moment"]["result"] is None
    assert view["moment"]["gestures"] == [] and len(view["log"]) == 20


@pytest.mark.parametrize(
    ("text", "error", "args", "reason"),
    [
        ("1. e4 e5 2. Qh7 *", "file-move", {"move": 3, "token": "Qh7"}, "chess-why-way-lady"),
        ('[GameType "20"]\n1. 32-28 19-23 2. 33-29 *', "file-move", {"move": 3, "token": "33-29"}, "draughts-why-must-take"),
        ("1. c3-d4 f6-g5", "file-game", {"family": "draughts"}, None),
        ("nonsense", "file-move", {"move": 1, "token": "nonsense"}, None),
        ("{}", "file", {}, None),
        ('{"parlour": 1}', "file", {}, None),
    ],
)
def test_what_is_no_game_is_refused_and_the_first_wrong_move_is_named(
    server: Running, text: str, error: str, args: dict, reason: str | None
) -> None:
    answer = server.client.post("/api/records", json={"text": text, "message": message()})
    told = answer.json()
    assert (answer.status_code, told["error"], told["message"]["args"]) == (422, error, args)
    assert ("because" in told) == (error == "file")
    assert told.get("reason", {}).get("message", {}).get("id") == reason


def test_the_same_message_opens_the_same_table(server: Running) -> None:
    wish = {"text": RESIGNED, "message": message()}
    codes = {server.client.post("/api/records", json=wish).json()["code"] for _ in range(3)}
    assert len(codes) == 1


def test_a_draughts_game_without_a_name_is_read_once_it_is_chosen(server: Running) -> None:
    view = opened(server, "1. c3-d4 f6-g5 *", game="dame")
    assert view["game"] == "dame" and len(view["log"]) == 2


def test_a_picture_and_a_film_of_any_game(server: Running) -> None:
    view = opened(server, GIVEN_UP)
    assert view["formats"] == ["json", "mat", "svg", "film"]
    assert saved(server, view, "svg").startswith("<svg") and saved(server, view, "film").count("<set ") > 10


def test_a_format_that_a_game_has_not_got_is_refused(server: Running) -> None:
    view = opened(server, RESIGNED)
    answer = server.client.get(f"/api/tables/{view['code']}/record", params={"format": "mat"})
    assert (answer.status_code, answer.json()["error"]) == (422, "no-format")
