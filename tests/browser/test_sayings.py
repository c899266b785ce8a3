"""What people say to each other at a table, each reading it in their own language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, Box, Laid, Theme, Visit, objections

Lay = Callable[..., Laid]


# How wide the words are, not their place.
WIDTH = "(name) => { const words = document.createRange(); words.selectNodeContents(name); return words.getBoundingClientRect().width; }"


def of_seat(laid: Laid, seat: int) -> Laid:
    """Only this seat's token."""
    return Laid(laid.code, {str(seat): laid.tokens[str(seat)]})


@pytest.fixture
def both(visit: Visit, lay: Lay) -> tuple[Page, Page]:
    """Two people at one table: English on a desktop, German on a phone."""
    laid = lay("muehle", "person", "person")
    ada, ben = visit(size=DESKTOP), visit(size=PHONE, language="de")
    of_seat(laid, 0).sit(ada)
    of_seat(laid, 1).sit(ben)
    for page, other in ((ada, 1), (ben, 0)):  # a bubble is for those who hear it: both lines must be open
        expect(page.locator(f".seat-card[data-seat='{other}'] [data-present=here]")).to_have_count(1)
    return ada, ben


def open_tray(page: Page) -> None:
    page.locator("[data-action=sayings]").click()
    expect(page.locator("#sayings-tray")).to_be_visible()


def open_log(page: Page) -> None:
    page.locator(".tools-panel button").nth(1).click()


def test_a_phrase_is_read_in_every_readers_language(both: tuple[Page, Page]) -> None:
    ada, ben = both
    open_tray(ada)
    ada.locator("[data-say=well-played]").click()
    expect(ben.locator(".seat-card[data-seat='0'] [data-bubble]")).to_have_text("Gut gespielt")  # first: it stays for six seconds
    for page in both:
        card = page.locator(".seat-card[data-seat='0']")
        card.locator(".seat-name").evaluate("name => { name.textContent = 'Maximiliane Theo'; }")
        name, bubble = card.locator(".seat-name").bounding_box(), card.locator("[data-bubble]").bounding_box()
        assert name is not None and bubble is not None
        words = name["x"] + card.locator(".seat-name").evaluate(WIDTH)
        assert words <= bubble["x"] or name["y"] + name["height"] <= bubble["y"] + 1  # beside the name, or under it
    expect(ada.locator(".log .turn").last).to_have_text("Guest 0: Well played")
    expect(ben.locator("[data-voice]")).to_have_text("Guest 0: Gut gespielt")
    open_log(ben)
    expect(ben.locator(".log .turn").last).to_have_text("Guest 0: Gut gespielt")
    open_tray(ben)
    ben.locator("[data-say=laugh]").tap()
    expect(ada.locator(".seat-card[data-seat='1'] [data-bubble] .face")).to_be_visible()
    expect(ada.locator(".log .turn").last).to_have_text("Guest 1 laughs.")


def test_muted_with_one_touch_until_one_listens_again(both: tuple[Page, Page]) -> None:
    ada, ben = both
    open_log(ben)
    ben.locator("[data-action=mute]").click()
    open_tray(ada)
    ada.locator("[data-say=hello]").click()
    expect(ada.locator(".log .turn").last).to_have_text("Guest 0: Hello")
    expect(ben.locator(".table-page")).to_have_attribute("data-number", "1")
    expect(ben.locator("[data-bubble], .log .turn")).to_have_count(0)
    expect(ben.locator("[data-voice]")).to_have_text("")
    open_tray(ben)
    ben.locator("[data-say=hello]").click()  # whoever is deaf can still speak
    expect(ada.locator(".log .turn").last).to_have_text("Guest 1: Hello")
    ben.reload()
    open_log(ben)
    expect(ben.locator(".log .turn")).to_have_count(1)
    ben.locator("[data-action=mute]").click()
    expect(ben.locator(".log .turn")).to_have_count(2)


def test_free_words_when_the_host_switches_them_on(both: tuple[Page, Page]) -> None:
    ada, ben = both
    open_log(ben)
    open_tray(ben)
    expect(ben.locator("[data-action=chat]")).to_have_count(0)
    expect(ben.locator(".sayings-type")).to_have_count(0)
    open_tray(ada)
    ada.locator("[data-action=chat]").click()
    ben.locator(".sayings-type input").fill('<img src=x onerror="window.hacked = 1"> & more')
    ben.locator(".sayings-type input").press("Enter")
    expect(ada.locator(".log .turn").last).to_have_text('Guest 1: <img src=x onerror="window.hacked = 1"> & more')
    assert ada.evaluate("window.hacked") is None
    expect(ben.locator(".sayings-type input")).to_have_value("")


def test_too_much_at_once_is_refused_in_words(both: tuple[Page, Page]) -> None:
    ada, _ = both
    open_tray(ada)
    asked: list[str] = []
    ada.on("request", lambda request: asked.append(request.url) if "/act" in request.url else None)
    ada.locator("[data-say=oops]").evaluate("oops => { for (let time = 0; time < 7; time++) oops.click(); }")
    expect(ada.locator(".sayings .trouble-words")).to_contain_text("Take a breath")
    assert len(asked) == 7, "nobody asks again who has to wait for a minute"


def test_nobody_speaks_to_computers(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("muehle", "person", "computer").sit(page)
    expect(page.locator(".panel-body")).to_be_visible()
    expect(page.locator(".sayings")).to_have_count(0)


@pytest.mark.parametrize(("theme", "size"), [("light", DESKTOP), ("dark", PHONE)])
def test_axe_has_nothing_against_it(box: Box, visit: Visit, lay: Lay, axe: str, theme: Theme, size: ViewportSize) -> None:
    laid = lay("muehle", "person", "person")
    page = visit(theme=theme, size=size, language="de")
    of_seat(laid, 0).sit(page)
    if size == PHONE:
        open_log(page)
    open_tray(page)
    page.locator("[data-action=chat]").click()
    expect(page.locator(".sayings-type")).to_be_visible()
    page.locator("[data-say=smile]").click()
    expect(page.locator("[data-bubble]")).to_be_visible()
    page.locator("[data-action=mute]").click()
    assert objections(page, axe) == []
