"""A finished game is looked back at in the workers, tells how far it is, and is kept."""

import time
from collections.abc import Callable

import pytest

from parlour.core.record import Record
from tests.review.played import played
from tests.server.running import Guest, Running, message
from tests.server.test_api import play


def sitting(server: Running, game: str, seats: int, **options: object) -> Guest:
    """One person on every seat."""
    wish = {"game": game, "options": options, "seats": [{"kind": "person", "name": f"P{at}", "level": 1} for at in range(seats)]}
    made = server.client.post("/api/tables", json={**wish, "message": message()}).json()
    return Guest(server, made["code"], {int(seat): token for seat, token in made["tokens"].items()})


def until_done(server: Running, path: str, body: dict[str, object] | None = None) -> dict:
    for _ in range(400):
        answer = server.client.post(path, json=body or {})
        assert answer.status_code in (200, 201), answer.text
        if answer.json()["done"]:
            return dict(answer.json())
        assert 0.0 <= answer.json()["progress"] <= 1.0
    raise AssertionError("it is never done")


def test_a_game_is_reviewed_when_it_is_over_and_kept(start: Callable[..., Running]) -> None:
    server = start()
    guest = sitting(server, "boese_eins", 2)
    early = server.client.post(f"/api/tables/{guest.code}/review", json={})
    assert early.status_code == 409 and early.json()["error"] == "goes-on"
    play(guest, 1)
    found = until_done(server, f"/api/tables/{guest.code}/review")
    for account in found["review"]["accounts"]:
        assert account["start"] + account["luck"] + account["decided"] + account["ended"] == pytest.approx(account["result"])
    assert found["told"][0]["id"] == "review-luck-alone"
    server.restart()
    begun = time.monotonic()
    again = server.client.post(f"/api/tables/{guest.code}/review", json={}).json()
    assert again["done"], "it was kept"
    for kept, first in zip(again["review"]["accounts"], found["review"]["accounts"], strict=True):
        assert kept == pytest.approx(first, abs=1e-4)
    assert time.monotonic() - begun < 10.0


def test_any_record_is_reviewed_and_a_wrong_one_named(server: Running) -> None:
    record = played("dame", most=6)
    found = until_done(server, "/api/review", {"record": record.to_json()})
    assert len(found["review"]["worths"]) == 7
    wrong = Record(record.game, record.version, record.options, record.seats, (*record.actions, -5))
    refused = server.client.post("/api/review", json={"record": wrong.to_json()})
    assert refused.status_code == 422 and refused.json()["error"] == "no-record" and "action 7" in refused.json()["detail"]
