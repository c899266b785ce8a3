"""The board that players join from parts: drawn at once, refused with a reason, saved with the table, passed on as a link."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlparse

from playwright.sync_api import expect

from tests.browser.conftest import Visit

SITES = ".game-picture .print"


def test_parts_snap_together_and_impossible_boards_say_why(visit: Visit) -> None:
    page = visit("/game/spielwiese")
    page.locator(".segments input[name=seats][value='4']").check()
    square = page.get_by_role("button", name="square part, 1 left").first
    square.click()
    half = page.get_by_role("button", name=re.compile("half-round part"))
    half.first.click()
    expect(page.locator(".kit-chain li")).to_have_count(2)
    expect(page.locator(SITES)).to_have_count(40 + 4 * 8)
    page.get_by_role("button", name=re.compile("triangular part")).first.click()
    expect(page.locator(".kit-reason")).to_contain_text("never in the middle")
    page.get_by_role("button", name="Take the half-round part out").click()
    expect(page.locator(".kit-reason")).to_be_empty()
    expect(page.locator(SITES)).to_have_count(42 + 4 * 8)  # five sides, one of them open
    page.get_by_role("button", name="Take the square part out").click()
    expect(page.locator(".kit-reason")).to_contain_text("too few for 4 players")
    page.get_by_role("button", name=re.compile("^square part, 1 left")).last.click()
    page.get_by_role("button", name=re.compile("^square part, 1 left")).last.click()
    page.get_by_role("button", name="square part, 0 left").first.click(force=True)  # it says why
    expect(page.locator(".kit-reason")).to_contain_text("only 2 of it")


def test_a_built_board_is_passed_on_and_saved(visit: Visit) -> None:
    page = visit("/game/spielwiese?seats=3&parts=triangle%2Bsquare&star_squares=must")
    expect(page.locator(".kit-chain li")).to_have_count(2)
    expect(page.locator(SITES)).to_have_count(34 + 3 * 8)
    link = page.locator(".kit-share").get_attribute("data-link") or ""
    assert parse_qs(urlparse(link).query) == {"seats": ["3"], "parts": ["triangle+square"], "star_squares": ["must"]}
    page.locator(".game-start button").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".board-plate .print")).to_have_count(34 + 3 * 8)
    page.reload()
    expect(page.locator(".board-plate .print")).to_have_count(34 + 3 * 8)
