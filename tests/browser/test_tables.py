"""A throw of backgammon by hand: one stone with both numbers, step by step, and steps taken back."""

import json
import os
import urllib.request
from collections.abc import Callable

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Box, Laid, Visit
from tests.browser.hands import Hands

Lay = Callable[..., Laid]


def view(box: Box, laid: Laid) -> dict:
    with urllib.request.urlopen(f"{box.address}/api/tables/{laid.code}", timeout=PATIENCE) as answer:
        return json.load(answer)


def opened(visit: Visit, lay: Lay, box: Box, size: ViewportSize) -> tuple[Page, dict]:
    """A table at which the start was thrown for and the first throw is to be played."""
    page = visit(size=size)
    laid = lay("backgammon", "person", "person")
    while (seen := view(box, laid))["moment"]["can_throw"]:
        act = {
            "tokens": list(laid.tokens.values()),
            "message": os.urandom(16).hex(),
            "at": seen["number"],
            "seat": seen["moment"]["scene"]["hand"],
        }
        box.post(f"/api/tables/{laid.code}/act", {**act, "do": "throw"})
    laid.sit(page)
    Hands(page).wait()
    return page, seen


def number(page: Page, seen: dict, more: int) -> None:
    expect(page.locator(".table-page")).to_have_attribute("data-number", str(seen["number"] + more))


def test_one_stone_takes_both_numbers_by_two_touches(visit: Visit, lay: Lay, box: Box) -> None:
    page, seen = opened(visit, lay, box, PHONE)
    first, last = seen["moment"]["shortcuts"][0]["sites"]
    hands = Hands(page)
    hands.site(first)
    expect(page.locator(f'[data-mark="{last}"] .mark-target')).to_be_visible()
    either = [gesture["sites"][1] for gesture in seen["moment"]["gestures"] if gesture["sites"][0] == first]
    for site in either:
        expect(page.locator(f'[data-mark="{site}"] .mark-target')).to_be_visible()
    hands.site(last)
    number(page, seen, 2)


def test_a_step_is_carried_shown_as_spent_and_taken_back(visit: Visit, lay: Lay, box: Box) -> None:
    page, seen = opened(visit, lay, box, DESKTOP)
    first, last = seen["moment"]["gestures"][0]["sites"]
    expect(page.locator(".die.spent")).to_have_count(0)
    page.locator(f'[data-place="{first}"]').drag_to(page.locator(f'[data-place="{last}"]'))
    number(page, seen, 1)
    expect(page.locator(".die.spent")).to_have_count(1)
    Hands(page).wait()
    page.locator(".tools button").first.click()
    number(page, seen, 2)
    expect(page.locator(".die.spent")).to_have_count(0)
