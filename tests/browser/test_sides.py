"""Sides that are not alike have signs of their own: nobody needs a colour to know who is the wolf."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Box, Visit
from tests.browser.hands import play_ahead, seated
from tests.browser.test_replay import Lay


def test_the_wolf_and_the_sheep_have_their_heads_as_signs(box: Box, visit: Visit, lay: Lay) -> None:
    page = visit("/game/wolf_und_schafe")
    expect(page.get_by_role("group", name="Seat 1, The sheep")).to_be_visible()
    expect(page.get_by_role("group", name="Seat 2, The wolf")).to_be_visible()
    laid = lay("wolf_und_schafe", "person", "person")
    play_ahead(box, laid, "d8", "c1 d2")
    hands = seated(page, laid)
    expect(page.locator(".seat-card").nth(0)).to_contain_text("The sheep")
    signs = [page.locator(".seat-card").nth(seat).locator(".sign path").first.get_attribute("d") for seat in (0, 1)]
    assert len(set(signs)) == 2
    drawn = page.locator(".piece .ink").evaluate_all("all => all.map((outline) => outline.getAttribute('d'))")
    assert set(signs) == set(drawn)  # the same heads as on the board
    expect(page.locator("[data-prompt] .sign path").first).to_have_attribute("d", str(signs[1]))
    assert hands.number() == 2
