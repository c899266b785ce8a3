"""Many windows of one browser: they share one line to the server, whatever table each of them shows."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, Box, Laid, Visit, objections
from tests.browser.hands import Hands, play_ahead, seated

GAME = "muehle"
ALONE = "delete window.SharedWorker;"  # as on many phones
HIDE = """hidden => {
    Object.defineProperty(document, "visibilityState", { get: () => hidden ? "hidden" : "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def lines(box: Box) -> int:
    """How many live connections the server has."""
    with urllib.request.urlopen(f"{box.address}/api/health", timeout=30) as answer:
        return int(json.load(answer)["watching"])


def wait_for_lines(box: Box, wanted: int, seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while (found := lines(box)) != wanted:
        assert time.monotonic() < until, f"{found} lines, not {wanted}"
        time.sleep(0.05)


def tab(page: Page, laid: Laid) -> Page:
    """One more window of the same browser, at a table."""
    other = page.context.new_page()
    laid.sit(other)
    return other


def test_six_tabs_and_a_seventh_need_one_line(visit: Visit, own_box: Box, lay: Callable[..., Laid]) -> None:
    page = visit("/", at=own_box)
    tables = [lay(GAME, "person", "person", at=own_box) for _ in range(7)]
    tabs = [tab(page, laid) for laid in tables]
    for opened in tabs:
        expect(opened.locator(".table-page")).to_be_visible()
    wait_for_lines(own_box, 1)
    twin = page.context.new_page()  # the seventh table in an eighth window: what happens there is told in both
    tables[6].sit(twin)
    expect(twin.locator(".table-page")).to_be_visible()
    for opened, site in ((tabs[6], "a1"), (twin, "d1"), (tabs[6], "g1")):
        opened.bring_to_front()
        Hands(opened).site(site)
        for seen in (tabs[6], twin):
            number = {"a1": "1", "d1": "2", "g1": "3"}[site]
            expect(seen.locator(".table-page")).to_have_attribute("data-number", number)
    wait_for_lines(own_box, 1)
    for opened in (*tabs, twin):
        opened.close()
    wait_for_lines(own_box, 0)


@pytest.mark.parametrize("alone", (False, True), ids=("shared", "own"))
def test_a_line_comes_back_after_an_outage_and_misses_nothing(alone: bool, visit: Visit, frail_box: Box, lay: Callable[..., Laid]) -> None:
    laid = lay(GAME, "person", "person", at=frail_box)
    here = visit(at=frail_box)
    if alone:
        here.add_init_script(ALONE)
    hands = seated(here, laid)
    hands.site("a1")
    expect(here.locator(".table-page")).to_have_attribute("data-number", "1")
    frail_box.kill()
    expect(here.locator(".banner")).to_be_visible()
    frail_box.start()
    other = visit(at=frail_box)
    seated(other, laid).site("d1")
    expect(here.locator(".table-page")).to_have_attribute("data-number", "2")
    expect(here.locator(".banner")).to_have_count(0)


def test_a_page_that_sleeps_has_no_line_and_hears_what_it_missed_when_it_wakes(
    visit: Visit, own_box: Box, lay: Callable[..., Laid]
) -> None:
    laid = lay(GAME, "person", "person", at=own_box)
    asleep, awake = visit(at=own_box), visit(at=own_box)
    asleep.add_init_script(ALONE)
    seated(asleep, laid)
    wait_for_lines(own_box, 1)
    asleep.evaluate(HIDE, True)
    wait_for_lines(own_box, 0)
    seated(awake, laid).site("a1")
    expect(awake.locator(".table-page")).to_have_attribute("data-number", "1")
    expect(asleep.locator(".table-page")).to_have_attribute("data-number", "0")
    asleep.evaluate(HIDE, False)
    expect(asleep.locator(".table-page")).to_have_attribute("data-number", "1")
    wait_for_lines(own_box, 2)


def test_a_move_that_waits_is_shown_on_the_board(visit: Visit, frail_box: Box, lay: Callable[..., Laid], axe: str) -> None:
    laid = lay(GAME, "person", "person", at=frail_box)
    page = visit(at=frail_box)
    hands = seated(page, laid)
    frail_box.kill()
    hands.site("a1")
    expect(page.locator("[data-mark=a1] .mark-waiting")).to_be_visible()
    expect(page.locator("[data-unsent]")).to_contain_text("is sent as soon as")
    assert objections(page, axe) == []
    frail_box.start()
    expect(page.locator(".table-page")).to_have_attribute("data-number", "1")
    expect(page.locator("[data-unsent], .mark-waiting")).to_have_count(0)


def test_without_a_shared_line_three_hidden_windows_still_hear_when_it_is_their_turn(
    visit: Visit, own_box: Box, lay: Callable[..., Laid]
) -> None:
    """Of the six connections that a browser has, hidden windows keep three; what comes later leaves the line, as it did before."""
    page = visit("/", at=own_box)
    page.context.add_init_script(ALONE)
    tables = [lay(GAME, "person", "person", at=own_box) for _ in range(4)]
    tabs = []
    for laid in tables:
        tabs.append(tab(page, Laid(laid.code, {"1": laid.tokens["1"]})))
        expect(tabs[-1].locator(".table-page")).to_be_visible()
    for hidden in tabs:
        hidden.evaluate(HIDE, True)
    wait_for_lines(own_box, 3)
    play_ahead(own_box, tables[0], "a1")
    expect(tabs[0].locator("link[rel=icon]")).to_have_attribute("href", "/client/art/icon-turn.svg")
    tabs[0].evaluate(HIDE, False)
    wait_for_lines(own_box, 3)
