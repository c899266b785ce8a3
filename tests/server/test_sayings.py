"""What people say at a table: kept with it, in every reader's language, and never in the way of a move."""

import re
from collections.abc import Callable

import pytest

from parlour.server.sayings import FACES, LONGEST, PER_MINUTE, PHRASES, told
from parlour.server.settings import CLIENT
from parlour.words import languages, words
from tests.server.running import Guest, Running, message


def two(server: Running) -> tuple[Guest, Guest]:
    """A table at which two people sit, each in a browser of their own."""
    host = server.table("muehle", "person", "open")
    return host, host.join(1, "Ben")


def host_wish(guest: Guest, seat: int, do: str, **more: object) -> dict[str, object]:
    return {"tokens": list(guest.tokens.values()), "message": message(), "seat": seat, "do": do, **more}


@pytest.mark.parametrize("language", languages())
def test_every_phrase_and_face_has_its_words(language: str) -> None:
    said = words(language)
    assert all(said.say(f"{'face' if word in FACES else 'phrase'}-{word}") for word in (*PHRASES, *FACES))
    assert all("Ada" in said.put(told("Ada", word, typed=False)) for word in (*PHRASES, *FACES))
    assert said.put(told("Ada", "smile", typed=True)).replace("\u202f", "") == "Ada: smile", "typed words are never taken for a face"


def test_the_browser_offers_what_the_server_knows() -> None:
    tray, faces = ((CLIENT / file).read_text() for file in ("table/sayings.js", "art/faces.js"))
    listed = re.search(r"const PHRASES = \[(.*?)\]", tray, re.DOTALL)
    assert listed is not None and tuple(re.findall(r'"([a-z-]+)"', listed[1])) == PHRASES
    assert tuple(re.findall(r"^  (\w+): ", faces, re.MULTILINE)) == FACES


def test_a_phrase_travels_by_its_name_and_is_kept(start: Callable[..., Running]) -> None:
    server = start()
    ada, ben = two(server)
    [entry] = ada.does(0, "phrase", words="well-played")
    note = entry["events"][0]["message"]
    assert note == {"id": "server-log-says", "args": {"name": "Guest 0", "words": {"id": "phrase-well-played", "args": {}}}}
    [face] = ben.does(1, "phrase", words="wink")
    assert face["events"][0]["message"] == {"id": "face-wink.said", "args": {"name": "Ben"}}
    before = ada.view()["log"]
    server.restart()
    assert ada.view()["log"] == before, "it is part of the table"


def test_words_make_nobodys_move_late(server: Running) -> None:
    ada, ben = two(server)
    at, gesture = ada.view()["number"], ada.view()["moment"]["gestures"][0]
    asked = ada.wish(0, "action", at, action=gesture["action"])
    for word in PHRASES[:PER_MINUTE]:
        ben.does(1, "phrase", at=at, words=word)
    assert ada.post("act", asked).status_code == 200


def test_a_few_a_minute_and_the_others_can_still_speak(server: Running) -> None:
    ada, ben = two(server)
    first = ada.wish(0, "phrase", words="hello")
    assert ada.post("act", first).status_code == 200
    for _ in range(PER_MINUTE - 1):
        ada.does(0, "phrase", words="oops")
    refused = ada.act(0, "phrase", words="oops")
    assert (refused.status_code, refused.json()["error"]) == (429, "breath")
    assert 0 < refused.json()["message"]["args"]["seconds"] <= 60
    assert ada.post("act", first).status_code == 200, "the same message is answered as before"
    ben.does(1, "phrase", words="your-time")


def test_words_before_the_game_and_after_it(server: Running) -> None:
    host = server.table("muehle", "person", "open")
    host.does(0, "phrase", words="hello")
    assert host.act(0, "action", action=0).json()["error"] == "waiting"
    alone = server.table("kniffel", "person")
    while (view := alone.view())["moment"]["result"] is None:
        wish = alone.next_wish(view, lambda gestures: gestures[-1])
        assert wish is not None and alone.post("act", wish).status_code == 200
    alone.does(0, "phrase", words="lucky")
    assert alone.view()["moment"]["result"] is not None


def test_free_words_only_if_the_host_allows_them(server: Running) -> None:
    ada, ben = two(server)
    assert ben.act(1, "chat", words="hi there").json()["error"] == "silent"
    refused = ben.post("host", host_wish(ben, 1, "chat"))
    assert (refused.status_code, refused.json()["error"]) == (403, "not-host")
    assert ben.post("host", host_wish(ben, 0, "chat")).json()["error"] == "seat"
    allowed = host_wish(ada, 0, "chat")
    assert ada.post("host", allowed).json() == ada.post("host", allowed).json(), "the same message, the same answer"
    assert ada.post("host", host_wish(ada, 0, "chat")).json()["error"] == "done"
    assert ada.post("host", {**allowed, "do": "silence"}).json()["error"] == "message"
    [entry] = ben.does(1, "chat", words=" <b>hi</b>\u202e\n  there ")
    assert entry["events"][0]["message"]["args"]["words"] == "<b>hi</b> there", "plain text in one line"
    assert ben.act(1, "chat", words="x" * (LONGEST + 1)).json()["error"] == "words"
    assert ben.act(1, "chat", words="\u200b ").json()["error"] == "words"
    assert ada.post("host", host_wish(ada, 0, "silence")).status_code == 200
    assert ben.act(1, "chat", words="still there?").json()["error"] == "silent"


def test_no_other_words(server: Running) -> None:
    ada, ben = two(server)
    assert ada.act(0, "phrase", words="go away").json()["error"] == "phrase"
    assert Guest(server, ada.code, {}).act(0, "phrase", words="hello").json()["error"] == "seat", "who watches is silent"
    wish = ben.wish(1, "phrase", words="hello")
    ben.post("act", wish)
    assert ben.post("act", {**wish, "words": "bye"}).json()["error"] == "message"
