"""The analysis board: any position of any game, what it is worth, and positions that are put together by hand (server/analysing.py)."""

import pytest

from parlour.catalogue import SHELF, game
from tests.server.running import Running


@pytest.mark.parametrize("family", sorted({row.family for row in SHELF}))
def test_every_game_has_an_analysis_board(server: Running, family: str) -> None:
    for row in SHELF:
        if row.family != family:
            continue
        wish = {"seats": game(row.id).usual_seats, "options": {}}
        first = server.client.post(f"/api/games/{row.id}/analysis", json=wish)
        assert first.status_code == 200, first.text
        shown = first.json()
        again = server.client.post(f"/api/games/{row.id}/analysis", json={**wish, "position": shown["position"]})
        assert again.json()["position"] == shown["position"]
        choices = [known["action"] for known in (*shown["moment"]["gestures"], *shown["throws"])]
        later = server.client.post(f"/api/games/{row.id}/analysis", json={**wish, "actions": choices[:1]})
        assert later.status_code == 200 and len(later.json()["texts"]) == 1


def test_a_position_is_evaluated_and_a_wrong_one_named(server: Running) -> None:
    wish = {"seats": 2, "options": {}, "position": "7k/8/6K1/8/8/8/8/1Q6 w - - 0 1"}
    found = server.client.post("/api/games/schach/evaluation", json=wish)
    assert found.status_code == 200, found.text
    assert found.json()["worths"][0] == 1.0 and found.json()["lines"][0]["sites"]
    wrong = server.client.post("/api/games/schach/analysis", json={**wish, "position": "7k/8/6K1/8/8/8/8/1Z6 w - - 0 1"})
    assert wrong.status_code == 422 and wrong.json()["error"] == "position" and "character" in wrong.json()["detail"]
    because = wrong.json()["because"]
    assert (because["id"], because["args"]["reason"]["id"]) == ("error-because", "error-position")
    assert because["args"]["reason"]["args"]["reason"]["id"] == "error-chess-sign"
    illegal = server.client.post("/api/games/schach/analysis", json={**wish, "position": "", "actions": [-3]})
    assert illegal.status_code == 422


def test_a_position_is_put_together_by_hand_right_or_wrong(server: Running) -> None:
    wish = {"seats": 2, "options": {}}
    first = server.client.post("/api/games/muehle/laying", json=wish).json()
    assert first["wrong"] is None and first["fields"] == {"hands": "9,9", "next": ""} and first["hand"] == 0 and len(first["stock"]) == 2
    stone = {"kind": "stone", "colour": first["stock"][0]["colour"]}
    pieces = [{**stone, "site": site} for site in ("a1", "d1")]
    laid = {**wish, "position": first["position"], "pieces": pieces, "hand": 1, "fields": {"hands": "7,9"}}
    right = server.client.post("/api/games/muehle/laying", json=laid).json()
    assert (right["position"], right["wrong"], right["hand"]) == ("B:Wa1,d1:B:H7,9", None, 1) and len(right["scene"]["pieces"]) == 2
    wrong = server.client.post("/api/games/muehle/laying", json={**laid, "pieces": [*pieces, {**stone, "site": "z9"}]}).json()
    assert "error-no-place" in str(wrong["wrong"]) and wrong["scene"] is None and wrong["position"] == "B:Wa1,d1,z9:B:H7,9"
