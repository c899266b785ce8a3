"""Playing again: one next table however many ask for it at once, everybody's seat kept, another one begins, and the score goes on."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from parlour import shelf
from parlour.core.chance import seal
from parlour.core.result import Result
from parlour.server.series import ADDED_UP, Played, chairs_after, code_after, codes_up_to, seat_after, tally
from tests.server.running import Guest, Running, at_once
from tests.server.test_leaving import moves
from tests.server.test_tables import does, set_up


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("series") / "tables.db")
    yield running
    running.stop()


def apart(guest: Guest) -> list[Guest]:
    """Whoever holds several seats, as several people."""
    return [Guest(guest.server, guest.code, {seat: token}) for seat, token in sorted(guest.tokens.items())]


def again(guest: Guest, **more: object) -> Guest:
    """Press “play again”, and sit there."""
    answer = guest.post("again", {"tokens": list(guest.tokens.values()), **more})
    assert answer.status_code == 200, answer.text
    made = answer.json()
    return Guest(guest.server, made["code"], {seat["seat"]: seat["token"] for seat in made["seats"]})


# Which table, and who sits where


def test_codes_of_a_series_follow_from_the_first() -> None:
    assert code_after("abc") == "abc-2" and code_after("abc-2") == "abc-3"
    assert codes_up_to("abc-3") == ["abc", "abc-2", "abc-3"] and codes_up_to("abc") == ["abc"]


def test_everybody_moves_up_and_another_one_begins() -> None:
    assert [seat_after(seat, 3) for seat in range(3)] == [2, 0, 1]
    table = set_up("maedn", "person", "person", "computer", "person")
    left = does(moves(table, 1), 3, "leave")
    chairs = chairs_after(left)
    assert [(chair.kind, chair.name) for chair in chairs] == [
        ("open", "Guest 1"),
        ("computer", "Guest 2"),
        ("computer", ""),  # has left, and the computer that played on stays
        ("open", "Guest 0"),
    ]
    assert all(chair.token is None for chair in chairs)


# The score


def games(*results: Result | None) -> list[Played]:
    """Games of Ada and Bo, who change seats each time."""
    return [Played(("Ada", "Bo") if at % 2 == 0 else ("Bo", "Ada"), result) for at, result in enumerate(results)]


WON, LOST, DRAWN = Result((1, 2), (3, 0), "x"), Result((2, 1), (0, 5), "x"), Result((1, 1), (4, 4), "x")


def test_a_series_is_counted_by_person_not_by_seat() -> None:
    found = tally("muehle", games(WON, LOST, DRAWN, None))  # Ada wins as first and as second, then all are level
    assert (found.games, found.wins, found.draws, found.points) == (3, (0, 2), 1, None), (
        "for the seats of the last game, in which Bo begins"
    )


def test_points_are_added_up_where_the_game_is_printed_so() -> None:
    assert tally("kniffel", games(WON, LOST, DRAWN)).points == (3 + 5 + 4, 4)
    assert tally("backgammon", games(WON, Result((2, 1), (0, 1), "resigned"))).points == (0, 3), "a resigned game has no points of its own"
    assert {game.id for game in shelf()} >= ADDED_UP


def test_with_other_people_a_series_begins_anew() -> None:
    before = [replace(game, names=("Cy", "Bo")) for game in games(WON, WON)]
    assert tally("muehle", [*before, *games(LOST)]).wins == (0, 1)


# At a server


def test_both_press_at_the_same_moment_and_one_table_is_made(server: Running) -> None:
    for _ in range(5):
        ada, bo = apart(server.table("muehle", "person", "person"))
        bo.does(1, "resign")
        second, first = sorted(
            at_once(partial(again, ada.elsewhere()), partial(again, bo.elsewhere())), key=lambda guest: list(guest.tokens)
        )
        assert first.code == second.code == code_after(ada.code)
        view = first.view()
        assert view["ready"] and [seat["name"] for seat in view["seats"]] == ["Guest 1", "Guest 0"]
        assert (list(first.tokens), list(second.tokens)) == ([1], [0])
        assert second.act(0, "action", action=view["moment"]["gestures"][0]["action"]).status_code == 200
        old = ada.view()
        assert sorted(old["moment"]["sequel"]["seats"]) == [0, 1] and old["moment"]["sequel"]["code"] == first.code
        assert [entry["kind"] for entry in old["log"]].count("again") == 2


def test_pressing_again_gives_the_same_seat_and_a_stranger_gets_none(server: Running) -> None:
    ada, bo = apart(server.table("muehle", "person", "person"))
    assert ada.post("again", {"tokens": list(ada.tokens.values())}).json()["error"] == "going"
    ada.does(0, "resign")
    assert again(ada).tokens == again(ada).tokens
    then = again(ada)
    assert not then.view()["ready"]
    assert then.post("join", {"seat": 0, "name": "Eve", "message": "a message of nobody".replace(" ", "-")}).json()["error"] == "kept"
    assert ada.post("again", {"tokens": ["nobodys token"]}).json()["error"] == "seat"
    assert set(again(bo).tokens) == {0} and then.view()["ready"]


def test_options_can_be_others_and_a_computer_comes_along(server: Running) -> None:
    ada = server.table("muehle", "person", "computer")
    ada.does(0, "resign")
    then = again(ada, options={"flying": False})
    view = then.view()
    assert view["ready"] and view["options"]["flying"] is False and [seat["kind"] for seat in view["seats"]] == ["computer", "open"]
    then.until(lambda view: view["moment"]["scene"]["hand"] == 1)
    assert ada.post("again", {"tokens": list(ada.tokens.values()), "options": {"nonsense": 1}}).status_code == 422


def test_dice_of_the_next_game_have_everybodys_share(server: Running) -> None:
    ada, bo = apart(server.table("kniffel", "person", "person"))
    ada.does(0, "resign")
    shares = {seat: f"{seat + 1:02x}" * 32 for seat in (0, 1)}
    there = [again(guest, seals=[seal(shares[seat])]) for seat, guest in enumerate((ada, bo))]
    assert not there[0].view()["ready"], "what was sealed is to be told first"
    for seat, guest in enumerate(there):
        [now] = guest.tokens
        assert guest.post("share", {"tokens": list(guest.tokens.values()), "seat": now, "share": shares[seat]}).status_code == 200
    assert there[0].view()["ready"]


def test_the_score_outlives_a_restart(tmp_path: Path) -> None:
    server = Running(tmp_path / "tables.db")
    people = apart(server.table("muehle", "person", "person"))
    for loser in ("Guest 1", "Guest 1", "Guest 0"):
        seats = [seat["name"] for seat in people[0].view()["seats"]]
        quitter = next(guest for guest in people if seats[next(iter(guest.tokens))] == loser)
        quitter.does(next(iter(quitter.tokens)), "resign")
        people = [again(guest) for guest in people]
    server.restart()
    view, series = people[0].view(), people[0].get("/series").json()
    assert view["code"].endswith("-4")
    won = dict(zip([seat["name"] for seat in view["seats"]], series["wins"], strict=True))
    assert (won, series["games"], series["draws"]) == ({"Guest 0": 2, "Guest 1": 1}, 3, 0)
    server.stop()
