"""The end of a game: everybody reads what it means to them, the next game comes first, and who won sees a little of it."""

from __future__ import annotations

import json
import os
import random
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Box, Laid, Visit, objections
from tests.browser.hands import play_ahead, seated

Lay = Callable[..., Laid]
FOOLS_MATE = ("f2 f3", "e7 e5", "g2 g4", "d8 h4")
SMALL: ViewportSize = {"width": 375, "height": 667}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}

# How often the voice has said something with these words, from now on.
LISTEN = """(words) => {
    window.heard = 0;
    const voice = document.querySelector("[data-voice]");
    new MutationObserver(() => (window.heard += voice.textContent.includes(words) ? 1 : 0))
        .observe(voice, { childList: true, characterData: true, subtree: true });
}"""


def only(laid: Laid, *seats: str) -> Laid:
    """The table as it is to somebody who has these seats alone."""
    return Laid(laid.code, {seat: laid.tokens[seat] for seat in seats})


def play_out(box: Box, laid: Laid) -> list[int]:
    """To the end at random, without a browser; who came where."""
    rng = random.Random(1)
    while True:
        with urllib.request.urlopen(f"{box.address}/api/tables/{laid.code}", timeout=PATIENCE) as answer:
            view = json.load(answer)
        moment = view["moment"]
        if moment["result"]:
            return list(moment["result"]["places"])
        act = {"tokens": list(laid.tokens.values()), "message": os.urandom(16).hex(), "at": view["number"]}
        act |= {"seat": moment["scene"]["hand"], "do": "throw"}
        if not moment["can_throw"]:
            act |= {"do": "action", "action": rng.choice(moment["gestures"])["action"]}
        box.post(f"/api/tables/{laid.code}/act", act)


def headline(page: Page, laid: Laid, *seats: str) -> str:
    only(laid, *seats).sit(page)
    return page.locator("[data-over] h2").inner_text()


@pytest.mark.parametrize(
    ("language", "won", "lost", "told"),
    [
        ("en", "You win!", "This one goes to Guest 1.", "Guest 1 wins!"),
        ("de", "Du gewinnst!", "Diese Partie geht an Guest 1.", "Guest 1 gewinnt!"),
    ],
)
def test_winner_loser_and_everybody_else_read_sentences_of_their_own(
    box: Box, visit: Visit, lay: Lay, language: str, won: str, lost: str, told: str
) -> None:
    laid = lay("schach", "person", "person")
    play_ahead(box, laid, *FOOLS_MATE)
    assert headline(visit(language=language), laid, "1") == won
    assert headline(visit(language=language), laid, "0") == lost
    assert headline(visit(language=language), laid) == told
    assert headline(visit(language=language), laid, "0", "1") == told


def test_among_several_the_place_is_told_and_who_came_where(box: Box, visit: Visit, lay: Lay) -> None:
    laid = lay("auf_und_ab", *["person"] * 4)
    places = play_out(box, laid)
    for seat, place in enumerate(places):
        page = visit()
        read = headline(page, laid, str(seat))
        if place == 1:
            assert read.startswith("You") and read.endswith("win!")
        elif place < max(places):
            assert read == f"You finish {['', '', 'second', 'third'][place]} of 4."
        else:
            assert read.startswith("This one goes to Guest ")
    expect(page.locator("[data-ranking] li")).to_have_count(4)


def test_alone_the_points_are_the_headline(box: Box, visit: Visit, lay: Lay) -> None:
    laid = lay("kniffel", "person")
    play_out(box, laid)
    page = visit(language="de")
    assert headline(page, laid, "0").endswith("\u00a0Punkte")


def test_who_wins_sees_a_garland_and_hears_it_once_and_who_loses_does_not(box: Box, visit: Visit, lay: Lay) -> None:
    laid = lay("schach", "person", "person")
    play_ahead(box, laid, *FOOLS_MATE[:3])
    winner, loser, calm = visit(still=False), visit(still=False), visit()
    only(laid, "0").sit(loser)
    only(laid, "1").sit(calm)
    hands = seated(winner, only(laid, "1"))
    expect(loser.locator(".piece").first).to_be_visible()
    expect(calm.locator(".piece").first).to_be_visible()
    winner.evaluate(LISTEN, "You win!")
    hands.site("d8")
    hands.site("h4")
    expect(winner.locator("[data-cheer]")).to_have_count(1)
    expect(loser.locator("[data-over]")).to_be_visible()
    expect(calm.locator("[data-over]")).to_contain_text("You win!")
    assert loser.locator("[data-cheer]").count() == calm.locator("[data-cheer]").count() == 0
    expect(winner.locator("[data-cheer]")).to_have_count(0)  # it is short
    assert winner.evaluate("window.heard") == 1
    winner.reload()
    expect(winner.locator("[data-over]")).to_be_visible()
    assert winner.locator("[data-cheer]").count() == 0, "it was celebrated when it happened"


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL, SIDEWAYS], ids=["desktop", "phone", "small", "sideways"])
def test_playing_again_comes_first_is_largest_and_is_seen(box: Box, visit: Visit, lay: Lay, axe: str, size: ViewportSize) -> None:
    laid = lay("schach", "person", "person")
    play_ahead(box, laid, *FOOLS_MATE)
    page = visit(size=size)
    only(laid, "1").sit(page)
    expect(page.locator("[data-over]")).to_be_visible()
    offered = page.locator("[data-over] [data-action]:not(.save *)").evaluate_all("all => all.map((one) => one.dataset.action)")
    assert offered == ["play-again", "review", "watch-again", "save", "other-rules"]
    areas = page.locator("[data-over] :is(.action, .button)").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => width * height)"
    )
    assert areas[0] == max(areas) > sorted(areas)[-2]
    foot = page.locator("[data-action=play-again]").evaluate("button => button.getBoundingClientRect().bottom")
    assert foot <= page.locator(".tools").evaluate("tools => tools.getBoundingClientRect().top")
    page.locator("[data-action=save] summary").click()
    expect(page.locator("[data-action=save] a[download]").first).to_be_visible()
    assert objections(page, axe) == []
