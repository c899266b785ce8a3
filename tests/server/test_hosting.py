"""What the host may do, and lost links: who says that a seat is theirs gets it when those say so who should know."""

import time
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from itertools import pairwise, takewhile
from random import Random

import httpx
import pytest

from parlour import game
from parlour.core.state import CHANCE, OVER
from parlour.server.chairs import Chair
from parlour.server.ending import MAY_STOP, STOP
from parlour.server.hosting import MOST_LOST, hosted
from parlour.server.refusals import Refusal
from parlour.server.wire import HostWish
from tests.server.running import Guest, Running, Watching, message
from tests.server.test_series import again
from tests.server.test_tables import set_up

PATIENCE = 2  # seconds of a table


def host(guest: Guest, seat: int, do: str, to: int = 0, **more: object) -> httpx.Response:
    return guest.post("host", {"tokens": list(guest.tokens.values()), "message": message(), "seat": seat, "do": do, "to": to, **more})


def lose(code_of: Guest, seat: int) -> Guest:
    """Somebody without any token who says that this seat is theirs."""
    answer = code_of.post("lost", {"seat": seat, "message": message()})
    assert answer.status_code == 200, answer.text
    return Guest(code_of.server, code_of.code, {seat: answer.json()["token"]})


def test_a_free_seat_is_given_to_a_computer_and_the_game_begins(start: Callable[..., Running]) -> None:
    server = start()
    ada = server.table("muehle", "person", "open")
    assert host(ada, 0, "fill", 1, level=1).status_code == 200
    view = ada.view()
    assert (view["ready"], view["seats"][1]["kind"], view["seats"][1]["level"]) == (True, "computer", 1)
    assert host(ada, 0, "fill", 1).json()["error"] == "done"
    server.restart()
    assert ada.view()["seats"] == view["seats"]
    ada.does(0, "action", action=ada.view()["moment"]["gestures"][0]["action"])
    ada.until(lambda view: view["moment"]["scene"]["hand"] == 0 and view["number"] >= 3)


def test_somebody_is_removed_before_the_first_move_and_another_sits_down(start: Callable[..., Running]) -> None:
    server = start()
    ada = server.table("muehle", "person", "open")
    ben = ada.join(1, "Ben")
    mark = ada.view()["seats"][1]["mark"]
    assert host(ben, 1, "remove", 0).json()["error"] == "not-host"
    assert host(ada, 0, "remove", 1).status_code == 200
    assert not ada.view()["seats"][1]["taken"] and ada.view()["seats"][1]["mark"] == ""
    assert ben.act(1, "phrase", words="hello").json()["error"] == "seat", "the token is dead"
    cleo = ada.join(1, "Cleo")
    told = [entry["events"][0]["message"]["args"] for entry in ada.view()["log"]]
    assert told == [{"name": "Ben"}, {"name": "Guest 0", "other": "Ben"}, {"name": "Cleo"}]
    server.restart()
    assert [entry["events"][0]["message"]["args"] for entry in ada.view()["log"]] == told
    assert ada.view()["seats"][1]["mark"] not in ("", mark)
    ada.does(0, "action", action=ada.view()["moment"]["gestures"][0]["action"])
    assert host(ada, 0, "remove", 1).json()["error"] == "done", "not any more"
    cleo.does(1, "phrase", words="thanks")


def test_the_table_is_handed_on(server: Running) -> None:
    ada = server.table("kniffel", "person", "open", "computer")
    ben = ada.join(1, "Ben")
    assert host(ada, 0, "hand-on", 2).json()["error"] == "done", "not to a computer"
    assert host(ada, 0, "hand-on", 1).status_code == 200
    assert ada.view()["moment"]["host"] == 1
    assert host(ada, 0, "chat").json()["error"] == "not-host"
    assert host(ben, 1, "chat").status_code == 200


def test_a_lost_link_is_made_anew_when_the_host_says_so(start: Callable[..., Running]) -> None:
    server = start()
    ada = server.table("muehle", "person", "open")
    ben = ada.join(1, "Ben")
    other = lose(ada, 1)
    assert ada.view()["moment"]["lost"] == {"seat": 1, "to": [0], "number": 2}
    assert other.act(1, "phrase", words="hello").json()["error"] == "seat", "saying so is not enough"
    assert other.act(1, "vouch").json()["error"] == "seat"
    assert ben.act(1, "vouch").json()["error"] == "not-asked", "nobody vouches for themselves"
    assert ada.post("lost", {"seat": 1, "message": message()}).json()["error"] == "asked"
    server.restart()
    ada.does(0, "vouch")
    assert ada.view()["moment"]["lost"] is None
    assert ben.act(1, "phrase", words="hello").json()["error"] == "seat", "the old one is dead"
    other.does(1, "phrase", words="back")
    server.restart()
    other.does(1, "phrase", words="back")


def test_without_the_host_all_others_must_say_so(server: Running) -> None:
    ada = server.table("kniffel", "person", "open", "open")
    ben, cy = ada.join(1, "Ben"), ada.join(2, "Cy")
    again = lose(ada, 0)  # the host's own link
    ben.does(1, "vouch")
    assert again.act(0, "phrase", words="back").json()["error"] == "seat"
    cy.does(2, "vouch")
    again.does(0, "phrase", words="back")
    assert ada.act(0, "phrase", words="hello").json()["error"] == "seat"


def test_a_stranger_is_turned_away(server: Running) -> None:
    ada = server.table("muehle", "person", "open")
    ben = ada.join(1, "Ben")
    stranger = lose(ada, 1)
    ben.does(1, "doubt")  # whose seat it is can say so, too
    assert ada.act(0, "vouch").json()["error"] == "not-asked"
    assert stranger.act(1, "phrase", words="hello").json()["error"] == "seat"
    ben.does(1, "phrase", words="hello")
    alone = server.table("muehle", "person", "computer")
    assert alone.post("lost", {"seat": 0, "message": message()}).json()["error"] == "not-lost", "nobody else is there"
    assert alone.post("lost", {"seat": 1, "message": message()}).json()["error"] == "not-lost"


def test_a_stranger_does_not_use_up_the_questions_of_others(start: Callable[..., Running]) -> None:
    server = start(PARLOUR_PROXIES="127.0.0.1")
    ada = server.table("muehle", "person", "open")
    ben = ada.join(1, "Ben")

    def ask(household: str) -> httpx.Response:
        wish = {"seat": 1, "message": message()}
        return server.client.post(f"/api/tables/{ada.code}/lost", json=wish, headers={"x-forwarded-for": household})

    for _ in range(MOST_LOST):
        assert ask("192.0.2.1").status_code == 200
        ben.does(1, "doubt")
    refused = ask("192.0.2.1")
    assert refused.status_code == 429 and refused.json()["error"] == "breath" and refused.json()["message"]["args"]["seconds"] > 3000
    found = ask("192.0.2.2")
    assert found.status_code == 200
    ada.does(0, "vouch")
    Guest(server, ada.code, {1: found.json()["token"]}).does(1, "phrase", words="back")


def ticket(guest: Guest) -> str:
    """What a browser shows to look at a locked table."""
    digests = [sha256(token.encode()).hexdigest() for token in guest.tokens.values()]
    return "-".join(sha256(f"look {digest}".encode()).hexdigest()[:16] for digest in digests)


@pytest.mark.parametrize(("id", "seats", "fewest"), [("kniffel", 8, 1), ("maedn", 4, 2), ("sternhalma", 3, 2)])
def test_free_seats_are_closed_and_the_game_begins_with_those_who_came(
    start: Callable[..., Running], id: str, seats: int, fewest: int
) -> None:
    """The host sits last: whoever sits behind a closed seat moves up, and acts by the same token."""
    server = start()
    ada = server.table(id, *["open"] * (seats - 1), "person")
    allowed = game(id).seats
    while len(ada.view()["seats"]) > fewest:
        at, now = next(iter(ada.tokens)), len(ada.view()["seats"])
        answer = host(ada, at, "close", 0)
        if now - 1 not in allowed:
            assert answer.json()["error"] == "done" and not ada.view()["closable"]
            break
        assert answer.status_code == 200, answer.text
        ada.tokens = {at - 1: ada.tokens[at]}
        view = ada.view()
        assert [seat["taken"] for seat in view["seats"]] == [False] * (now - 2) + [True]
        assert len(view["moment"]["scene"]["seats"]) == now - 1 and view["moment"]["host"] == at - 1
    server.restart()
    view = ada.view()
    free = [seat for seat in range(len(view["seats"])) if seat not in ada.tokens]
    guests = [ada.join(seat, f"Ben {seat}") for seat in free]
    assert ada.view()["ready"]
    mine = server.client.post("/api/mine", json={"tokens": [*ada.tokens.values()]}).json()["tables"]
    assert [seat["name"] for seat in mine[0]["seats"]] == [seat["name"] for seat in ada.view()["seats"]]
    assert mine[0]["yours"] == [*ada.tokens]
    everybody = {seat: guest for guest in (ada, *guests) for seat in guest.tokens}
    for _ in range(12):
        view = ada.until(lambda view: not view["moment"]["throws_itself"])
        guest = everybody[view["moment"]["scene"]["hand"]]
        wish = guest.next_wish(view, lambda gestures: gestures[0])
        assert wish is not None and guest.post("act", wish).status_code == 200
    server.restart()
    assert ada.view()["number"] == view["number"] + len(ada.view()["log"]) - len(view["log"])
    assert host(ada, next(iter(ada.tokens)), "close", 0).json()["error"] == "done", "not after the first move"


def test_no_seat_is_closed_where_so_few_cannot_play(server: Running) -> None:
    ada = server.table("muehle", "person", "open")
    assert not ada.view()["closable"]
    assert host(ada, 0, "close", 1).json()["error"] == "done"
    three = server.table("kniffel", "person", "person", "open")
    assert host(three, 0, "close", 1).json()["error"] == "done", "somebody sits there"
    assert three.view()["closable"]


def test_what_was_said_long_before_a_seat_was_closed_can_be_read_again(server: Running) -> None:
    """Entries of before are made again from a table with more seats."""
    ada = server.table("kniffel", "person", "open", "open")
    for word in ("chat", "silence"):
        assert host(ada, 0, word).status_code == 200
    assert host(ada, 0, "close", 1).status_code == 200
    entries = ada.get("/events", after=0).json()["entries"]
    assert [len(entry["moment"]["scene"]["seats"]) for entry in entries] == [3, 3, 2]


def test_a_locked_table_is_for_those_who_sit_there(start: Callable[..., Running]) -> None:
    server = start()
    ada = server.table("muehle", "person", "open")
    assert host(ada, 0, "lock").status_code == 200
    watcher = Guest(server, ada.code, {})
    assert watcher.get().status_code == 200, "a seat is free: whoever has the link may look and sit down"
    ben = watcher.join(1, "Ben")
    reads = ["", "/events", "/live", "/picture", "/record", "/throws", "/series", "/clock"]
    assert {watcher.get(what).json()["error"] for what in reads} == {"locked"}
    assert {watcher.get(what, ticket="0" * 16).json()["error"] for what in reads} == {"locked"}
    assert watcher.post("why", {"gesture": {"sites": ["a1"]}}).json()["error"] == "locked"
    assert watcher.post("review", {}).json()["error"] == "locked"
    for guest in (ada, ben):
        for what in ("", "/events", "/picture", "/record", "/throws", "/series"):
            assert guest.get(what, ticket=ticket(guest)).status_code == 200, what
    assert ada.post("act", ada.wish(0, "phrase", at=0, words="hello")).status_code == 200
    server.restart()
    assert watcher.get().json()["error"] == "locked"
    assert host(ben, 1, "unlock").json()["error"] == "not-host"
    assert host(ada, 0, "unlock").status_code == 200
    assert watcher.get().status_code == 200


def test_no_route_of_a_locked_table_tells_a_stranger_anything(server: Running) -> None:
    """Every route under a table that the server describes, so that a new one cannot be forgotten."""
    ada = server.table("schach", "person", "open")
    ben = Guest(server, ada.code, {}).join(1, "Benjamin")
    assert host(ada, 0, "lock").status_code == 200
    below = "/api/tables/{code}"
    asked = {}
    for path, methods in server.client.get("/schema/openapi.json").json()["paths"].items():
        if not path.startswith(below):
            continue
        for method in methods:
            address = path.replace("{code}", ada.code)
            strange = {
                "tokens": ["a stranger's"],
                "seat": 0,
                "at": 1,
                "message": message(),
                "name": "Eve",
                "window": message(),
                "looks": True,
            }
            more = {"do": "resign", "share": "0" * 64, "listed": True, "gesture": {"sites": ["e2"]}}
            answer = server.client.request(method, address, json={**strange, **more} if method == "post" else None, timeout=20)
            assert (
                "Benjamin" not in answer.text
                and "Guest" not in answer.text
                and not any(secret in answer.text for guest in (ada, ben) for secret in (*guest.tokens.values(), ticket(guest)))
            ), address
            asked[method, path.removeprefix(below)] = answer.status_code if answer.is_success else answer.json()["error"]
    granted = {what for what, became in asked.items() if isinstance(became, int)}
    assert granted == {("get", "/window"), ("post", "/lost")}, asked  # not whether it is listed; who has lost a link must be able to say so
    assert {became for what, became in asked.items() if what[0] == "get" and what not in granted} == {"locked"}
    assert len(asked) > 20
    assert host(ada, 0, "unlock").status_code == 200
    with Watching(ada, 0) as watching:
        assert next(data for kind, _, data in watching.events() if kind == "status")["watching"] == 0, "who sees nothing watches nothing"


def test_a_host_may_fill_many_seats_at_once_but_not_for_ever(server: Running) -> None:
    ada = server.table("kniffel", "person", *["open"] * 7)
    for seat in range(1, 8):
        assert host(ada, 0, "fill", seat).status_code == 200, seat
    assert all(seat["kind"] == "computer" for seat in ada.view()["seats"][1:])
    answers = [host(ada, 0, "chat" if turn % 2 == 0 else "silence") for turn in range(40)]
    assert answers[0].status_code == 200 and answers[-1].json()["error"] == "breath"


def test_while_the_host_has_left_the_next_one_decides(start: Callable[..., Running]) -> None:
    server = start()
    ada = server.table("kniffel", "person", "open", "open")
    ben, cleo = ada.join(1, "Ben"), ada.join(2, "Cleo")
    ada.does(0, "leave")
    assert ada.view()["moment"]["host"] == 1 and host(ben, 1, "chat").status_code == 200
    assert host(cleo, 2, "silence").json()["error"] == "not-host"
    server.restart()
    assert ada.view()["moment"]["host"] == 1
    ada.does(0, "return")
    assert host(ben, 1, "silence").json()["error"] == "not-host" and host(ada, 0, "silence").status_code == 200


def test_the_next_game_is_as_locked_and_as_talkative_as_the_one_before(server: Running) -> None:
    ada = server.table("muehle", "person", "open")
    ben = ada.join(1, "Ben")
    for what in ("lock", "chat"):
        assert host(ada, 0, what).status_code == 200
    ada.does(0, "resign", at=3)
    first, second = again(ben), again(ada)
    view = first.get(ticket=ticket(first)).json()
    assert (view["moment"]["locked"], view["moment"]["chatting"]) == (True, True)
    assert Guest(server, first.code, {}).get().json()["error"] == "locked"
    assert second.act(1, "chat", at=view["number"], words="hello").status_code == 200


def test_what_is_locked_is_in_no_window(server: Running) -> None:
    ada = server.table("muehle", "person", "open")
    listed = {"tokens": list(ada.tokens.values()), "listed": True}
    assert ada.post("window", listed).json() == {"listed": True}
    assert host(ada, 0, "lock").status_code == 200
    assert ada.get("/window").json() == {"listed": False} and ada.post("window", listed).json()["error"] == "locked"
    assert host(ada, 0, "unlock").status_code == 200 and ada.post("window", listed).json() == {"listed": True}


def test_live_lines_of_watchers_end_when_the_table_is_locked_and_those_of_players_go_on(server: Running) -> None:
    ada = server.table("muehle", "person", "person")
    other = server.table("kniffel", "person", "person")
    watcher = Guest(server, ada.code, {})
    places = [f"{ada.code}.0", f"{other.code}.0", f"{ada.code}.0.{ticket(ada)}"]
    address = f"http://127.0.0.1:{server.port}/api/live"
    with Watching(watcher, 0) as alone, httpx.Client(timeout=60) as client:
        watch, play = (client.stream("GET", address, params={"at": at}) for at in (places[:2], places[2:]))
        with watch as watching, play as playing:
            assert host(ada, 0, "lock").status_code == 200
            told = [(kind, data) for kind, _, data in alone.events()]
            assert told[-1][0] == "missing" and told[-1][1]["error"] == "locked", "the line has ended"
            other.does(0, "throw")
            lines = watching.iter_lines()
            seen = [line for line in takewhile(lambda line: not line.startswith(f"id: {other.code}.1"), lines)]
            assert any("locked" in line for line in seen) and not any(line.startswith(f"id: {ada.code}.1") for line in seen)
            assert next(line for line in playing.iter_lines() if line.startswith(f"id: {ada.code}.1"))


def test_a_kept_seat_is_freed_by_the_host_or_by_others_after_the_tables_patience(start: Callable[..., Running]) -> None:
    server = start(PARLOUR_PATIENCE=str(PATIENCE))
    ada = server.table("kniffel", "person", "open", "open")
    ben = ada.join(1, "Ben")
    ada.join(2, "Cy")
    ada.does(0, "throw")
    for guest, seat in ((ada, 0), (ben, 1)):
        guest.does(seat, "resign")
    again = [guest.post("again", {"tokens": [*guest.tokens.values()]}).json() for guest in (ada, ben)]
    ada, ben = (Guest(server, sat["code"], {sat["seats"][0]["seat"]: sat["seats"][0]["token"]}) for sat in again)
    seats = ada.view()["seats"]
    kept = next(at for at, seat in enumerate(seats) if seat["name"] == "Cy")
    leader = ada.view()["moment"]["host"]
    first, second = (ada, ben) if leader in ada.tokens else (ben, ada)
    [other] = second.tokens
    assert ada.post("join", {"seat": kept, "name": "Dora", "message": message()}).json()["error"] == "kept"
    assert host(second, other, "fill", kept).json()["error"] == "not-host"
    assert host(first, leader, "free", leader).json()["error"] == "done"
    time.sleep(PATIENCE)
    assert host(second, other, "free", kept).status_code == 200
    told = ada.view()["log"][-1]["events"][0]["message"]
    assert told["id"] == "server-log-host-free" and told["args"]["other"] == "Cy"
    server.restart()
    assert ada.view()["seats"][kept] | {"level": 0} == seats[kept] | {"name": "", "level": 0}
    dora = ada.join(kept, "Dora")
    assert dora.view()["ready"]


def test_whoever_has_waited_for_the_host_long_enough_stands_in(start: Callable[..., Running]) -> None:
    server = start(PARLOUR_PATIENCE=str(PATIENCE))
    ada = server.table("kniffel", "person", "open", "open")
    ben = ada.join(1, "Ben")
    assert host(ada, 0, "take").json()["error"] == "not-host", "who is the host has nothing to take"
    here = {"tokens": [*ada.tokens.values()], "window": "w" * 16, "looks": True}
    assert ada.post("here", here).status_code < 300
    time.sleep(PATIENCE)
    assert host(ben, 1, "take").json()["error"] == "not-host", "the host is here"
    assert ada.post("here", here | {"looks": None}).status_code < 300
    assert host(ben, 1, "take").json()["error"] == "not-host", "nobody has waited yet"
    time.sleep(PATIENCE)
    assert host(ben, 1, "take").status_code == 200
    assert ben.view()["log"][-1]["events"][0]["message"]["id"] == "server-log-host-take"
    server.restart()
    assert ben.view()["moment"]["host"] == 1
    assert host(ada, 0, "fill", 2).json()["error"] == "not-host"
    assert host(ben, 1, "fill", 2, level=1).status_code == 200 and ben.view()["ready"]


def test_others_do_not_free_a_seat_before_the_tables_patience_is_over() -> None:
    table = set_up("muehle", "person", "open")
    kept = replace(table, chairs=(table.chairs[0], Chair("open", "Ben", 2)), keeper=1)
    wish = HostWish([], message(), 0, "free", 1)
    with pytest.raises(Refusal, match="not-host"):
        hosted(kept, wish, "m", frozenset())
    assert hosted(kept, wish, "m", frozenset({1})).chairs[1].name == ""
    with pytest.raises(Refusal, match="done"):
        hosted(replace(kept, chairs=(table.chairs[0], Chair("open", "", 2))), wish, "m", frozenset({1}))


@pytest.mark.parametrize("id", sorted(MAY_STOP))
def test_whoever_has_left_is_passed_over_where_the_rules_allow_it(id: str) -> None:
    """At every decision of every turn: whoever leaves it at what they have is on turn no more."""
    chosen = game(id)
    rng, state, turns = Random(5), chosen.start(3), 0
    while turns < 40:
        state = chosen.start(3) if state.turn == OVER else state
        if state.turn == CHANCE:
            state.apply(rng.choice(list(state.legal())))
            continue
        stop = [action for action, gesture in chosen.face.gestures(state).items() if gesture.button == STOP]
        assert len(stop) == 1, state
        then = state.clone()
        then.apply(stop[0])
        assert then.turn != state.turn, state
        turns += 1
        state.apply(rng.choice(list(state.legal())))


def test_the_host_has_turns_passed_or_played(start: Callable[..., Running]) -> None:
    server = start()
    ada = server.table("chicago", "person", "open", "open")
    ben, cy = ada.join(1, "Ben"), ada.join(2, "Cy")
    assert ada.view()["skippable"] and not ada.view()["moment"]["skipping"]
    assert host(ada, 0, "skip").status_code == 200
    assert host(ada, 0, "skip").json()["error"] == "done"
    server.restart()
    assert ada.view()["moment"]["skipping"]
    ben.does(1, "leave")
    everybody = {0: ada, 2: cy}
    view = ada.view()
    while not view["moment"]["result"] and sum(entry["seat"] == 1 and entry["kind"] == "action" for entry in view["log"]) < 3:
        hand = view["moment"]["scene"]["hand"]
        if hand == 1:
            view = ada.until(lambda view: view["moment"]["scene"]["hand"] != 1 or view["moment"]["result"])
            continue
        wish = everybody[hand].next_wish(view, lambda gestures: gestures[-1])
        if wish is not None:
            everybody[hand].post("act", wish)
        view = ada.view()
    own = [entry for entry in ada.view()["log"] if entry["seat"] == 1 and entry["kind"] in ("action", "throw")]
    pairs = [(first["kind"], second["kind"]) for first, second in pairwise(own)]
    assert own and ("action", "action") not in pairs, "it throws once, and stops"
    assert host(ada, 0, "play-on").status_code == 200
    two = server.table("chicago", "person", "person")
    assert not two.view()["skippable"] and host(two, 0, "skip").json()["error"] == "done", "of two who has left has lost"
    kniffel = server.table("kniffel", "person", "person", "person")
    assert not kniffel.view()["skippable"], "every turn has to be written down"


def test_whoever_comes_late_to_the_next_game_finds_the_own_seat_though_another_was_closed(server: Running) -> None:
    ada = server.table("kniffel", "person", "open", "open")
    ben, cy = ada.join(1, "Ben"), ada.join(2, "Cy")
    ada.does(0, "throw")
    for guest, seat in ((ada, 0), (ben, 1)):
        guest.does(seat, "resign")
    then = ben.post("again", {"tokens": [*ben.tokens.values()]}).json()
    host_there = Guest(server, then["code"], {then["seats"][0]["seat"]: then["seats"][0]["token"]})
    assert [seat["name"] for seat in host_there.view()["seats"]] == ["Ben", "Cy", "Guest 0"]
    assert host(host_there, 0, "close", 1).status_code == 200
    late = ada.post("again", {"tokens": [*ada.tokens.values()]}).json()
    assert late["seats"][0]["seat"] == 1
    assert [seat["name"] for seat in host_there.view()["seats"]] == ["Ben", "Guest 0"] and host_there.view()["ready"]
    assert ada.post("again", {"tokens": [*ada.tokens.values()]}).json() == late, "asking again changes nothing"
    assert cy.post("again", {"tokens": [*cy.tokens.values()]}).json()["error"] == "taken"
    Guest(server, then["code"], {1: late["seats"][0]["token"]}).does(1, "phrase", words="hello")
