"""The wire, against a real server."""

import gzip
import json
import os
import re
from collections.abc import Iterator
from functools import partial
from itertools import accumulate
from pathlib import Path
from random import Random

import httpx
import pytest

from parlour import BOXES, Record, game, shelf, verify
from parlour.catalogue import SHELF
from parlour.core.chance import below
from parlour.server import pages
from parlour.server.limits import BODY
from parlour.server.showing import PAGE
from parlour.server.wire import VERSION
from parlour.words import fluent_files, fluent_source, languages, titles, words
from tests.server.running import Guest, Running, Watching, at_once, message
from tests.short_games import shortest

IDS = [known.id for known in SHELF]
DOCS = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
ANCHOR = re.compile(r'<h[123] id="([a-z0-9_-]+)">')


def wish(**more: object) -> dict:
    seats = [{"kind": "person", "name": "Ada", "level": 1}, {"kind": "open", "name": "", "level": 1}]
    return {"game": "muehle", "options": {}, "seats": seats, "message": message(), **more}


def play(guest: Guest, seed: int, moves: int = 10_000) -> dict:
    """Our seats play at random until the game is over, or that many times."""
    rng = Random(seed)
    view = guest.view()
    for _ in range(moves):
        todo = guest.next_wish(view, rng.choice)
        if todo is None:
            break
        answer = guest.post("act", todo)
        assert answer.status_code == 200, answer.text
        view = guest.view()
    return view


# The shelf


def test_the_shelf_has_every_box_with_its_games(server: Running) -> None:
    boxes = server.client.get("/api/shelf").json()["boxes"]
    assert [box["id"] for box in boxes] == list(BOXES)
    assert {known["id"] for box in boxes for known in box["games"]} == set(IDS)


def test_every_game_is_found_by_its_title_in_every_language(server: Running) -> None:
    names = server.client.get("/api/names").json()
    assert set(names) == set(IDS)
    assert all(titles(language)[id] in names[id] for language in languages() for id in IDS)
    assert all(len(set(known)) == len(known) for known in names.values())


@pytest.mark.parametrize(
    ("address", "accepted", "spoken"),
    [
        ("/", "", "en"),
        ("/", "nl-BE,nl;q=0.9,en;q=0.8", "nl"),
        ("/", "ja, pl;q=0.5, sv;q=0.7", "sv"),  # by weight, not by place; the first cannot be met
        ("/", "da;q=0, ru;q=never, IT-it;q=0.1", "it"),
        ("/", "ja;q=1, *", "en"),
        ("/table/none", "fr", "fr"),
        ("/nowhere", "fr", "fr"),
        ("/game/muehle?lang=ru", "fr", "ru"),
        ("/game/muehle?lang=xx", "fr", "fr"),
    ],
)
def test_the_first_page_speaks_the_language_of_its_address_or_of_the_browser(
    server: Running, address: str, accepted: str, spoken: str
) -> None:
    page = server.client.get(address, headers={"Accept-Language": accepted, "Accept": "text/html"}).text
    assert f'<html lang="{spoken}" data-languages="{" ".join(languages())}">' in page
    assert f"<p>{words(spoken).say('ui-needs-script')}</p>" in page and "{" not in page
    manifest = server.client.get(re.findall(r'"(/client/manifest\.webmanifest[^"]*)"', page)[0]).json()
    assert (manifest["lang"], manifest["description"]) == (spoken, words(spoken).say("ui-box"))


def test_a_page_in_one_language_is_not_kept_for_another(server: Running) -> None:
    page = server.client.get("/", headers={"Accept-Language": "pl"})
    assert "accept-language" in page.headers["vary"].lower()
    again = {"If-None-Match": page.headers["etag"]}
    assert server.client.get("/", headers={"Accept-Language": "pl", **again}).status_code == 304
    assert server.client.get("/", headers={"Accept-Language": "sv", **again}).status_code == 200


def test_what_many_games_have_shown(server: Running) -> None:
    goose = server.client.get("/api/games/gaensespiel/almanac").json()
    assert goose["luck"] == 1 and goose["level"] == 0 and goose["games"] >= 20 and len(goose["order"] or [1] * 4) == goose["seats"] == 4
    assert sum(goose["lengths"]["games"]) == goose["games"] and goose["middle"][0] <= goose["minutes"] * 1.2
    assert server.client.get("/api/games/nonesuch/almanac").status_code == 404


@pytest.mark.parametrize("id", IDS)
def test_a_game_tells_its_options_and_shows_its_start(server: Running, id: str) -> None:
    told = server.client.get(f"/api/games/{id}").json()
    assert [option["name"] for option in told["options"]] == list(game(id).options)
    assert told["boxes"] == list(game(id).boxes) and told["minutes"] > 0
    for seats in told["seats"]:
        chosen = {name: option.usual(seats) for name, option in game(id).options.items()}
        shown = server.client.post(f"/api/games/{id}/preview", json={"seats": seats, "options": chosen})
        assert shown.status_code == 200 and len(shown.json()["scene"]["seats"]) == seats
        assert shown.json()["board"]["width"] > 0
    for wrong in ({"seats": 13}, {"seats": told["seats"][0], "options": {"no_such_option": True}}):
        refused = server.client.post(f"/api/games/{id}/preview", json=wrong)
        assert refused.status_code == 422 and refused.json()["error"] == "option"


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_rules_are_html_with_anchors_and_nothing_dangerous(server: Running, id: str, language: str) -> None:
    told = server.client.get(f"/api/rules/{language}/{id}").json()
    assert told["html"].startswith("<h1>") and "{#" not in told["html"]
    assert ANCHOR.findall(told["html"]) == [anchor["id"] for anchor in told["anchors"]] != []
    assert set(re.findall(r'href="#([^"]*)"', told["html"])) <= set(re.findall(r'id="([^"]*)"', told["html"]))
    assert set(re.findall(r"href=(..)", told["html"])) <= {'"#'}


def test_a_picture_in_the_rules_is_a_position_to_be_drawn(server: Running) -> None:
    html = server.client.get("/api/rules/en/muehle").json()["html"]
    assert re.search(r'<figure data-position="close">\s*<figcaption>White to move.*</figcaption></figure>', html)
    shown = server.client.get("/api/games/muehle/positions/close").json()
    assert len(shown["board"]["sites"]) == 24 and len(shown["scene"]["pieces"]) == 12
    refused = server.client.get("/api/games/muehle/positions/nowhere")
    assert refused.status_code == 404 and refused.json()["error"] == "no-position"


def test_the_first_words_of_a_language_are_those_that_every_page_says(server: Running) -> None:
    words = server.client.get("/api/words/de")
    assert words.headers["content-type"] == "text/plain; charset=utf-8"
    assert "server-error-seat = Das ist nicht dein Platz." in words.text and "game-muehle" in words.text
    assert server.client.get("/api/words/de", headers={"If-None-Match": words.headers["etag"]}).status_code == 304
    assert len(words.content) < 40_000, "whoever only looks at the shelf need not wait for what is said at tables"


def test_every_message_comes_in_one_part(server: Running) -> None:
    parts = ["", "/play", *(f"/{Path(name).stem}" for name in pages.PARTS)]
    told = [message for part in parts for message in ids(server.client.get(f"/api/words/en{part}").text)]
    unseen = {message for file in fluent_files("en") if file.name in pages.UNSEEN for message in ids(file.read_text())}
    assert sorted(told) == sorted(set(ids(fluent_source("en"))) - unseen)


def test_the_shelf_has_words_for_the_paper_in_its_pictures(server: Running) -> None:
    first = ids(server.client.get("/api/words/en").text)
    sheets = [shown for known in shelf() if (shown := known.face.scene(known.start(), -1).sheet) is not None]
    assert sheets and {row.label.id for sheet in sheets for row in sheet.rows} <= set(first)


def ids(source: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)


# Pages


def test_the_page_stands_behind_every_address_of_the_one_page_app(server: Running) -> None:
    for path in ("/", "/game/muehle", "/table/abc"):
        answer = server.client.get(path)
        assert answer.status_code == 200 and answer.headers["content-type"] == "text/html; charset=utf-8"


def test_the_clients_files_have_their_types_and_are_asked_for_again(server: Running) -> None:
    answer = server.client.get("/client/api.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = server.client.get("/client/api.js", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    assert server.client.get("/client/theme.css").headers["content-type"] == "text/css; charset=utf-8"


@pytest.mark.parametrize("path", ["/", "/client/api.js", "/client/theme.css", "/api/words/en"])
def test_whatever_is_text_travels_compressed(server: Running, path: str) -> None:
    assert server.client.get(path).headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/client/api.js", "/client/bundle/app.js", "/api/words/en", "/api/words/en/play"])
def test_who_cannot_unpack_gets_the_same_unpacked(server: Running, path: str) -> None:
    plain = server.client.get(path, headers={"Accept-Encoding": "identity"})
    packed = server.client.get(path)
    assert "content-encoding" not in plain.headers and plain.content == packed.content
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding" and plain.headers["etag"] == packed.headers["etag"]


def test_letters_are_packed_already(server: Running) -> None:
    answer = server.client.get("/client/fonts/figtree/figtree-latin-wght-normal.woff2")
    assert answer.status_code == 200 and "content-encoding" not in answer.headers


def test_words_that_were_edited_are_read_again(tmp_path: Path) -> None:
    file = tmp_path / "page.ftl"
    file.write_text("page-a = One\n", encoding="utf-8")
    assert pages.words_of(file, "") == b"page-a = One\n"
    file.write_text("page-a = Two\n", encoding="utf-8")
    os.utime(file, ns=(0, 0))  # however coarse the clock of the files is
    assert pages.words_of(file, "") == b"page-a = Two\n"


OUTSIDE = ["/client/../server/app.py", "/client/%2e%2e/server/app.py", "/client/%2fetc/passwd", "/client/", "/client/%00"]


@pytest.mark.parametrize("path", OUTSIDE)
def test_no_other_file_is_served(server: Running, path: str) -> None:
    assert server.client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/", "/client/api.js", "/api/shelf", "/api/nothing", "/schema/openapi.json"])
def test_every_answer_has_the_security_headers(server: Running, path: str) -> None:
    headers = server.client.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'" and policy["frame-ancestors"] == "'none'" and policy["object-src"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


# Refusals


def test_a_browser_at_a_wrong_address_gets_the_box_and_a_program_the_problem(server: Running) -> None:
    person = {"accept": "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"}
    seen = server.client.get("/rules/muehle", headers=person)
    assert seen.status_code == 404
    assert seen.headers["content-type"].startswith("text/html") and seen.text == server.client.get("/").text
    for path in ("/api/nothing", "/client/nothing.js"):
        assert server.client.get(path, headers=person).json()["error"] == "no-page"


def post_bytes(server: Running, body: bytes | Iterator[bytes], **headers: str) -> httpx.Response:
    return server.client.post("/api/tables", content=body, headers={"content-type": "application/json", **headers})


def test_every_refusal_is_json_with_a_sentence(server: Running) -> None:
    code = server.table("muehle", "person", "person").code
    refusals = [
        (server.client.get("/api/nothing"), 404, "no-page"),
        (server.client.get("/nothing"), 404, "no-page"),
        (server.client.delete("/api/tables"), 405, "method"),
        (server.client.get("/api/tables/nothing"), 404, "no-table"),
        (server.client.get("/api/games/nothing"), 404, "no-game"),
        (server.client.get("/api/rules/en/nothing"), 404, "no-game"),
        (server.client.get("/api/rules/xx/muehle"), 404, "no-language"),
        (server.client.get("/api/words/xx"), 404, "no-language"),
        (server.client.get(f"/api/tables/{code}/events?after=x"), 400, "request"),
        (server.client.get(f"/api/tables/{code}/live?after=-1"), 400, "request"),
        (post_bytes(server, b"{"), 400, "request"),
        (post_bytes(server, b"\xff\xfe"), 400, "request"),
        (post_bytes(server, b"[" * 10_000), 400, "request"),
        (server.client.post("/api/tables", json=wish(message="short")), 400, "request"),
        (server.client.post("/api/tables", json=wish(game="nothing")), 404, "no-game"),
        (server.client.post("/api/tables", json=wish(options={"flying": 3})), 422, "option"),
        (server.client.post("/api/tables", json=wish(options={"seats": 2, "self": 1})), 422, "option"),
        (server.client.post("/api/games/muehle/preview", json={"seats": 2, "options": {"seats": 2}}), 422, "option"),
        (server.client.post("/api/tables", json=wish(seats=[{"kind": "person", "name": "Ada"}])), 422, "option"),
        (server.client.post("/api/tables", json=wish(seats=[{"kind": "person", "name": " "}] * 2)), 422, "name"),
        (server.client.post("/api/tables", json=wish(seats=[{"kind": "computer"}] * 2)), 422, "nobody"),
        (post_bytes(server, json.dumps(wish(pad="x" * BODY)).encode()), 413, "large"),
    ]
    words = server.client.get("/api/words/en").text
    for answer, status, error in refusals:
        assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
        assert answer.headers["content-type"] == "application/json" and answer.json()["detail"]
        assert f"\n{answer.json()['message']['id']} =" in words


def test_a_body_without_a_length_is_limited_too(server: Running) -> None:
    answer = post_bytes(server, (b" " * 1024 for _ in range(2 * BODY // 1024)))
    assert answer.status_code == 413
    packed = post_bytes(server, gzip.compress(json.dumps(wish()).encode()), **{"content-encoding": "gzip"})
    assert packed.status_code == 400, "nothing is unpacked, so nothing can burst"


# Tables


def test_setting_up_twice_with_one_message_is_one_table(server: Running) -> None:
    asked = wish()
    first, second = (server.client.post("/api/tables", json=asked) for _ in range(2))
    assert first.status_code == second.status_code == 201 and first.json() == second.json()
    assert list(first.json()["tokens"]) == ["0"], "tokens for persons only"
    assert re.fullmatch("[a-z2-9]{13}", first.json()["code"])
    other = server.client.post("/api/tables", json=asked | {"options": {"flying": False}})
    assert other.status_code == 409 and other.json()["error"] == "message"


def test_setting_up_at_the_same_time_with_one_message_is_one_table(server: Running) -> None:
    asked = wish()
    answers = at_once(*[lambda: server.client.post("/api/tables", json=asked).json()] * 4)
    assert len(answers) == 4 and all(answer == answers[0] for answer in answers)


def test_joining_by_link(server: Running) -> None:
    made = server.client.post("/api/tables", json=wish()).json()
    ada = Guest(server, made["code"], {0: made["tokens"]["0"]})
    assert not ada.view()["ready"] and ada.view()["moment"]["gestures"] == []
    assert ada.act(0, "action", action=0).json()["error"] == "waiting"
    asked = {"seat": 1, "name": " Bo\u200b ", "message": message()}
    first, second = (ada.post("join", asked) for _ in range(2))
    assert first.status_code == second.status_code == 200 and first.json() == second.json()
    late = ada.post("join", {"seat": 1, "name": "Cy", "message": message()})
    assert late.status_code == 409 and late.json()["error"] == "taken"
    assert ada.post("join", asked | {"name": "Cy"}).json()["error"] == "message"
    view = ada.view()
    assert len(view["seats"][1].pop("mark")) == 12  # by which a browser knows whether the seat is still its own
    assert view["ready"] and view["seats"][1] == {"kind": "open", "name": "Bo", "level": 1, "taken": True, "seal": "", "share": ""} | {
        "relief": None,
        "out": False,
    }
    assert [entry["kind"] for entry in view["log"]] == ["join"]
    bo = Guest(server, ada.code, {1: first.json()["token"]})
    ada.does(0, "action", action=0)
    assert bo.does(1, "action", action=1)[0]["seat"] == 1


def test_two_who_want_one_seat(server: Running) -> None:
    made = server.client.post("/api/tables", json=wish()).json()

    def sit(name: str) -> int:
        asked = {"seat": 1, "name": name, "message": message()}
        return server.client.post(f"/api/tables/{made['code']}/join", json=asked).status_code

    statuses = at_once(*[partial(sit, name) for name in ("Bo", "Cy", "Di")])
    assert sorted(statuses) == [200, 409, 409]


def test_nobody_acts_for_another_seat_or_chooses_dice(server: Running) -> None:
    ada = server.table("muehle", "person", "open")
    bo = ada.join(1, "Bo")
    for thief in (bo, Guest(server, ada.code, {}), Guest(server, ada.code, {0: "0" * 40}), Guest(server, ada.code, {0: ""})):
        answer = thief.act(0, "action", action=0)
        assert (answer.status_code, answer.json()["error"]) == (403, "seat")
        assert thief.post("hint", {"tokens": list(thief.tokens.values()), "at": 1, "seat": 0}).status_code == 403
    assert bo.act(1, "action", action=0).json()["error"] == "turn"
    other = server.table("muehle", "person", "person")
    assert Guest(server, ada.code, other.tokens).act(0, "action", action=0).status_code == 403, "a token is good at its own table only"
    assert ada.view()["number"] == 1

    dice = server.table("kniffel", "person", "person")
    before = dice.view()
    for do in ("throw", "undo"):
        answer = dice.post("act", dice.wish(0, do, action=5))
        assert (answer.status_code, answer.json()["error"]) == (422, "choice")
    assert dice.act(0, "action", action=5).json()["error"] == "turn"
    assert dice.act(1, "throw").json()["error"] == "throw"
    assert dice.view() == before


def test_an_illegal_action_gets_its_rule(server: Running) -> None:
    table = server.table("muehle", "person", "person")
    table.does(0, "action", action=0)
    answer = table.act(1, "action", action=0)
    assert answer.status_code == 422 and answer.json()["error"] == "action"
    anchors = {anchor["id"] for anchor in server.client.get("/api/rules/en/muehle").json()["anchors"]}
    assert answer.json()["reason"]["anchor"] in anchors
    why = table.post("why", {"gesture": {"sites": ["a1"]}})
    assert why.status_code == 200 and why.json()["reason"]["anchor"] in anchors
    assert table.post("why", {"gesture": {"sites": ["a4"]}}).json() == {"reason": None}
    assert table.post("why", {"gesture": {"sites": ["z9"]}}).json()["error"] == "gesture"
    assert table.view()["number"] == 1


def test_an_old_number_gets_what_was_missed(server: Running) -> None:
    table = server.table("muehle", "person", "person")
    made = [table.does(seat, "action", action=action)[0] for seat, action in ((0, 0), (1, 1), (0, 2))]
    answer = table.act(1, "action", action=5, at=1)
    assert answer.status_code == 409 and answer.json()["error"] == "behind"
    assert answer.json()["number"] == 3 and answer.json()["entries"] == made[1:]
    assert table.act(1, "action", action=5, at=7).json()["error"] == "behind"


def test_undo_over_the_wire(server: Running) -> None:
    ada = server.table("muehle", "person", "open")
    bo = ada.join(1, "Bo")
    ada.does(0, "action", action=0)
    assert ada.does(0, "undo")[0]["kind"] == "undo"
    ada.does(0, "action", action=1)
    bo.does(1, "action", action=2)
    [asked] = ada.does(0, "undo")
    assert (
        asked["moment"]["asking"]
        == {"seat": 0, "what": "undo", "to": [1], "number": asked["number"], "back": 4}
        == bo.view()["moment"]["asking"]
    )
    assert [entry["kind"] for entry in bo.does(1, "refuse")] == ["refuse"]
    ada.does(0, "undo")
    assert [entry["kind"] for entry in bo.does(1, "consent")] == ["consent", "undo"]
    view = ada.view()
    assert view["moment"]["scene"]["pieces"] == [] and view["moment"]["asking"] is None and view["moment"]["scene"]["hand"] == 0


@pytest.mark.parametrize("id", list({known.family: known.id for known in SHELF}.values()))  # the last game of every family
def test_the_record_of_a_finished_game_verifies(server: Running, id: str) -> None:
    guests, options = shortest(id)
    table = server.table(id, *["person"] * guests, options=options)
    view = play(table, 7, 1)
    assert table.get("/record").json()["seed"] == "" and view["moment"]["seed"] is None
    assert (table.get("/throws").json()["seed"], table.get("/throws").json()["throws"]) == ("", [])
    view = play(table, 7)
    assert view["moment"]["result"] and view["moment"]["gestures"] == []
    record = Record.from_json(table.get("/record").content)
    assert record.commitment == view["commitment"] and record.seed == view["moment"]["seed"]
    assert record.seats == tuple(f"Guest {seat}" for seat in range(guests))
    verdict = verify(game(id), record)
    assert verdict.dice_checked
    told = table.get("/throws").json()
    throws = told["throws"]
    assert len(throws) == verdict.throws
    for number, throw in enumerate(throws):
        outcomes = told["tables"][throw["table"]]
        drawn = below(record.seed, number, sum(outcome["weight"] for outcome in outcomes))
        [action] = [
            outcome["action"]
            for outcome, past in zip(outcomes, accumulate(outcome["weight"] for outcome in outcomes), strict=True)
            if past - outcome["weight"] <= drawn < past
        ]
        assert action == throw["action"]
    if guests > 1 or throws:  # a puzzle may be taken back even at its end
        assert table.act(0, "undo").json()["error"] == "over"


def test_a_hint_tells_what_the_choices_are_worth(server: Running) -> None:
    table = server.table("unter_ueber_sieben", "person", "person")
    view = table.view()
    hint = table.post("hint", {"tokens": list(table.tokens.values()), "at": view["number"], "seat": 0}).json()
    told = [(choice["text"], choice["value"], choice["figure"], choice["unit"]) for choice in hint["values"]]
    assert sorted(told) == [("over", 0.5, 50, "chance"), ("under", 0.5, 50, "chance")]  # of equals the one that is advised leads


def test_a_hint_is_spelt_in_the_readers_letters(server: Running) -> None:
    table = server.table("schach", "person", "person")
    for number, sites in enumerate((["f2", "f3"], ["e7", "e5"], ["g2", "g4"])):
        action = next(known["action"] for known in table.view()["moment"]["gestures"] if known["sites"] == sites)
        table.does(number % 2, "action", action=action)
    hint = table.post("hint", {"tokens": list(table.tokens.values()), "at": table.view()["number"], "seat": 1}).json()
    assert hint["text"] == "Qh4#"
    assert hint["spelt"]["args"] == {"before": "", "letter": {"id": "chess-letter-lady", "args": {}}, "after": "h4#"}
    assert hint["values"][0]["label"] == hint["spelt"]


def test_a_game_against_the_computer_and_a_hint(server: Running) -> None:
    table = server.table("muehle", "person", "computer")
    for _ in range(3):
        view = table.until(lambda view: view["moment"]["scene"]["hand"] == 0)
        hint = table.post("hint", {"tokens": list(table.tokens.values()), "at": view["number"], "seat": 0})
        assert hint.status_code == 200 and hint.json()["gesture"] in view["moment"]["gestures"]
        table.does(0, "action", action=hint.json()["action"])
        stale = table.post("hint", {"tokens": list(table.tokens.values()), "at": view["number"], "seat": 0})
        assert stale.json()["error"] == "behind"
    view = table.until(lambda view: view["moment"]["scene"]["hand"] == 0)
    assert [entry["seat"] for entry in view["log"]][:2] == [0, 1]
    [undone] = table.does(0, "undo")
    assert undone["kind"] == "undo" and undone["moment"]["scene"]["hand"] == 0


def test_a_computer_throws_and_decides_one_entry_at_a_time(server: Running) -> None:
    table = server.table("kniffel", "computer", "person")
    view = table.until(lambda view: view["moment"]["scene"]["hand"] == 1)
    assert view["log"][0]["kind"] == "throw" and view["log"][-1]["kind"] == "action" and view["moment"]["can_throw"]
    assert {entry["seat"] for entry in view["log"]} == {0} and view["thinking"] == -1


def test_my_tables(server: Running) -> None:
    mine = server.table("muehle", "person", "open")
    theirs = server.table("muehle", "person", "open")
    both = server.table("kniffel", "person", "person")
    theirs.join(1, "Bo")
    bo = mine.join(1, "Bo")
    tokens = [*mine.tokens.values(), *both.tokens.values(), "no token"]
    mine.does(0, "action", action=0)
    found = server.client.post("/api/mine", json={"tokens": tokens}).json()["tables"]
    assert [(table["code"], table["yours"]) for table in found] == [(mine.code, [0]), (both.code, [0, 1])], "the latest first"
    assert found[0]["hand"] == 1 and found[0]["game"] == "muehle" and not found[0]["over"] and found[0]["result"] is None
    assert [seat["name"] for seat in found[0]["seats"]] == ["Guest 0", "Bo"]
    assert [table["yours"] for table in server.client.post("/api/mine", json={"tokens": [*bo.tokens.values()]}).json()["tables"]] == [[1]]
    assert server.client.post("/api/mine", json={"tokens": []}).json() == {"tables": []}


# Live


def test_two_browsers_see_the_same_numbered_entries(server: Running) -> None:
    ada = server.table("kniffel", "person", "open")
    bo = ada.join(1, "Bo")
    with Watching(ada, 0) as first, Watching(bo, 0) as second:
        made: list[dict] = []
        rng = Random(2)
        while len(made) < 30:
            view = ada.view()
            todo = ada.next_wish(view, rng.choice) or bo.next_wish(view, rng.choice)
            assert todo is not None
            made += (ada if todo["seat"] == 0 else bo).post("act", todo).json()["entries"]
        last = made[-1]["number"]
        seen = first.entries(last)
        assert seen == second.entries(last)
    assert seen[1:] == made and [entry["number"] for entry in seen] == list(range(1, last + 1))
    with Watching(bo, 12) as resumed:
        assert resumed.entries(last) == seen[12:], "exactly what was missed"
    with Watching(bo, 3, {"Last-Event-ID": "20"}) as resumed:
        assert resumed.entries(last) == seen[20:]
    assert ada.get("/events", after=12).json() == {"entries": seen[12:], "more": False}
    assert ada.get("/events", after=last).json() == {"entries": [], "more": False}


def test_who_was_away_long_gets_everything_in_pages(server: Running) -> None:
    table = server.table("kniffel", "person", "person")
    last = play(table, 4, PAGE)["number"]
    assert last > PAGE
    first = table.get("/events").json()
    assert first["more"] and [entry["number"] for entry in first["entries"]] == list(range(1, PAGE + 1))
    rest = table.get("/events", after=PAGE).json()
    assert not rest["more"]
    with Watching(table, last - PAGE) as watching:
        assert watching.entries(last) == (first["entries"] + rest["entries"])[-PAGE:]
    with Watching(table, 0) as watching:
        told = [next(events) for events in [watching.events()] for _ in range(3)]
    assert [(kind, number) for kind, number, _ in told] == [("wire", None), ("again", None), ("status", None)]
    assert told[1][2] == {"number": last}, "so much is not told entry by entry: the view is loaded again"
    late = table.act(0, "action", at=1, action=0)
    assert (late.status_code, late.json()["error"], late.json()["number"], late.json()["entries"]) == (409, "behind", last, [])


def test_the_status_says_who_sits_and_who_thinks(server: Running) -> None:
    table = server.table("muehle", "open", "computer", level=3)
    with Watching(table, 0) as watching:
        events = watching.events()
        next(events)  # the wire's version
        kind, number, status = next(events)
        assert kind == "status" and number is None
        assert not status["ready"] and [seat["taken"] for seat in status["seats"]] == [False, True]
        ada = table.join(0, "Ada")
        assert next(events)[2]["kind"] == "join"
        assert next(events)[2]["seats"][0]["name"] == "Ada"
        ada.does(0, "action", action=0)
        told = [next(events) for _ in range(4)]
    assert [(kind, data.get("thinking")) for kind, _, data in told if kind == "status"] == [("status", 1), ("status", -1)]
    assert [data["seat"] for kind, _, data in told if kind == "entry"] == [0, 1]


# Versions


@pytest.mark.parametrize("path", ["/", "/client/api.js", "/api/health", "/api/tables/nowhere", "/api/nothing"])
def test_every_answer_says_which_wire_it_speaks(server: Running, path: str) -> None:
    assert server.client.get(path).headers["parlour-wire"] == str(VERSION)


def test_a_live_line_says_so_before_anything_else(server: Running) -> None:
    table = server.table("muehle", "person", "person")
    table.does(0, "action", action=0)
    with Watching(table, 0) as watching:
        assert next(watching.events()) == ("wire", None, {"version": VERSION})


def test_health_and_the_docs_have_the_same_version(server: Running) -> None:
    assert server.client.get("/api/health").json()["wire"] == VERSION
    assert DOCS.splitlines()[0].endswith(f"version {VERSION}")


# OpenAPI


def test_openapi_describes_every_route(server: Running) -> None:
    schema = server.client.get("/schema/openapi.json").json()
    documented = set(re.findall(r"`(/api/[a-z]+)", DOCS))
    assert {"/".join(path.split("/")[:3]) for path in schema["paths"] if path.startswith("/api/")} == documented
    assert all("operationId" in operation for path in schema["paths"].values() for operation in path.values())
    act = schema["paths"]["/api/tables/{code}/act"]["post"]
    assert {"200", "400", "403", "404", "409", "413", "422", "429"} <= set(act["responses"])
    body = schema["components"]["schemas"]["ActWish"]["properties"]
    assert body["do"]["enum"][:8] == ["action", "throw", "undo", "restart", "consent", "refuse", "rest", "stop"]
    assert {"resign", "draw", "leave", "return", "phrase", "chat"} <= set(body["do"]["enum"])
    assert body["message"]["examples"]


def has_hand(seat: int, view: dict) -> bool:
    return view["moment"]["scene"]["hand"] == seat


def test_the_rest_is_played_by_the_server_and_can_be_stopped_late(server: Running) -> None:
    guest = server.table("gaensespiel", "person", "person")
    assert guest.view()["moment"]["can_rest"]
    guest.does(0, "rest")
    guest.does(0, "stop", at=0)  # a view that old would be refused for anything else
    assert guest.view()["moment"]["resting"] == []
    first = guest.view()["moment"]["scene"]["hand"]  # the server may have thrown once meanwhile
    for seat in (first, 1 - first):
        guest.until(partial(has_hand, seat))
        guest.does(seat, "rest")
    view = guest.until(lambda view: view["moment"]["result"])
    assert view["log"][-1]["kind"] == "throw" and view["moment"]["result"]["places"].count(1) == 1


def test_a_table_is_deleted_only_by_whoever_plays_there_alone(server: Running) -> None:
    shared, own = server.table("muehle", "person", "open"), server.table("muehle", "person", "computer")
    joined = shared.post("join", {"seat": 1, "name": "Ben", "message": message()}).json()
    for tokens in (shared.tokens.values(), [joined["token"]], []):
        assert shared.post("delete", {"tokens": list(tokens)}).status_code == 403
    assert own.post("delete", {"tokens": list(shared.tokens.values())}).status_code == 403
    assert own.post("delete", {"tokens": list(own.tokens.values())}).json() == {"code": own.code}
    assert own.get().status_code == 404
    assert server.client.post("/api/mine", json={"tokens": list(own.tokens.values())}).json() == {"tables": []}
    assert shared.get().status_code == 200


def test_a_picture_shows_how_a_table_stands(server: Running) -> None:
    guest = server.table("muehle", "person", "person")
    guest.post("act", guest.wish(0, "action", action=guest.view()["moment"]["gestures"][0]["action"]))
    assert guest.get("/picture").json() == {"board": guest.view()["board"], "scene": guest.view()["moment"]["scene"]}
