"""Leaving throws and forced moves to the server, taking them back, and how fast everything is shown."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, Laid, Visit, wait_until
from tests.browser.hands import Hands

Lay = Callable[..., Laid]

REST = "[data-action=rest]"
STOP = "[data-action=stop]"
THROW = "[data-action=throw]"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_rest_is_played_for_each_seat_that_leaves_it(visit: Visit, lay: Lay, size: ViewportSize) -> None:
    page = visit(size=size)
    lay("gaensespiel", "person", "person").sit(page)
    expect(page.locator(STOP)).to_have_count(0)
    page.get_by_role("button", name="Play the rest for me").click()
    expect(page.locator(STOP)).to_be_visible()
    expect(page.locator(THROW)).to_be_visible()  # the other seat throws for itself
    expect(page.locator(".log .turn")).to_have_count(1)
    page.get_by_role("button", name="I will play myself again").click()
    expect(page.locator(STOP)).to_have_count(0)
    page.locator(THROW).click()
    expect(page.locator(REST)).to_be_visible()
    page.locator(REST).click()
    expect(page.locator(STOP)).to_be_visible()
    page.locator(REST).click()
    expect(page.locator("[data-over]")).to_be_visible()
    expect(page.locator(STOP)).to_have_count(0)


def test_one_click_takes_back_all_seats_of_this_person(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("maedn", "person", "person", "person").sit(page)
    for _ in range(2):
        page.locator(REST).click()
        expect(page.locator(THROW)).to_be_visible()  # the next seat throws for itself
    page.locator(STOP).click()
    expect(page.locator(STOP)).to_have_count(0)


def test_a_real_choice_waits_for_the_person(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("maedn", "person", "computer", three_rolls=True).sit(page)
    page.locator(REST).click()
    for _ in range(2):
        wait_until(page, "document.querySelectorAll('.site.able').length > 1 && !document.querySelector('.mark-picked')")
        expect(page.locator(THROW)).to_have_count(0)
        expect(page.locator(REST)).to_have_count(0)
        expect(page.locator(STOP)).to_be_visible()
        hands = Hands(page)
        before = hands.number()
        while hands.number() == before:
            hands.touch(hands.wait())


def test_on_a_phone_the_news_stands_above_the_button(visit: Visit, lay: Lay) -> None:
    page = visit(size=PHONE)
    lay("ganzenbord", "person", "person").sit(page)
    page.locator(THROW).click()
    expect(page.locator(".told")).to_have_text(re.compile("throws .* for the start"))
    expect(page.locator(".told")).to_be_visible()
    page.set_viewport_size(DESKTOP)
    expect(page.locator(".told")).to_be_hidden()  # the log is beside the board


# Every animation's duration is written down; what it shows does not matter here.
LISTEN = """() => {
    const animate = Element.prototype.animate;
    window.lasting = [];
    Element.prototype.animate = function (frames, timing) {
        if (this.closest('.piece, [data-body], [data-die]')) window.lasting.push(timing.duration);
        return animate.call(this, frames, timing);
    };
}"""


def longest_motion(page: Page, site: str) -> float:
    """How long a stone takes to come down on a site."""
    page.evaluate("() => { window.lasting = []; }")
    Hands(page).site(site)
    wait_until(page, "window.lasting.length > 0")
    found = max(page.evaluate("() => window.lasting"))
    Hands(page).wait()
    assert isinstance(found, int | float)
    return found


def test_the_speed_is_chosen_at_the_table_and_kept(visit: Visit, lay: Lay) -> None:
    page = visit(still=False)
    lay("muehle", "person", "person").sit(page)
    Hands(page).wait()
    page.evaluate(LISTEN)
    usual = longest_motion(page, "a7")
    page.get_by_role("tab", name="Table").click()
    speeds = page.get_by_label("Speed")
    speeds.select_option("calm")
    assert longest_motion(page, "d7") == pytest.approx(1.5 * usual)
    speeds.select_option("quick")
    assert longest_motion(page, "a4") == pytest.approx(0.3 * usual)
    page.reload()
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_label("Speed")).to_have_value("quick")
    page.evaluate(LISTEN)
    assert longest_motion(page, "g7") == pytest.approx(0.3 * usual)


def test_nobody_waits_long_for_what_computers_throw(visit: Visit, lay: Lay) -> None:
    page = visit(still=False)
    lay("maedn", "person", "computer").sit(page)
    Hands(page).wait()
    page.evaluate(LISTEN)
    page.evaluate("() => (window.lasting = [])")
    page.locator("[data-action=throw]").click()
    wait_until(page, "window.lasting.length > 0")
    own = page.evaluate("() => window.lasting[0]")
    wait_until(page, "window.lasting.length > 1")
    assert page.evaluate("() => window.lasting[1]") == pytest.approx(0.4 * own)
