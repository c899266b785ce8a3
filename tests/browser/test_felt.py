"""Tables of felt: places are touched, chips and dice lie where they belong, and what is struck out can still be read."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import PHONE, Box, Laid, Visit, lay_table, objections
from tests.browser.contact_sheet import play_on
from tests.browser.hands import Hands

NARROW: ViewportSize = {"width": 320, "height": 640}


def settled(page: Page) -> None:
    """Until the server has what was touched, and somebody here can go on."""
    Hands(page).wait()


def frame(thing: Locator) -> tuple[float, float, float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def figure(page: Page, site: str) -> str:
    """The number at the foot of a pile."""
    return page.locator(f'[data-site="{site}"] .chip-figure').last.text_content() or ""


def test_a_number_is_named_by_touching_its_place_and_the_stake_leaves_the_purse(visit: Visit, lay: Callable[..., Laid]) -> None:
    page = visit(size=PHONE)
    lay("craps", "person", "person").sit(page)
    settled(page)
    while page.locator('[data-action="throw"]').count():  # until the first maker is found
        page.locator('[data-action="throw"]').click()
        settled(page)
    expect(page.locator("[data-button]")).to_have_count(0)
    page.locator('[data-place="name-9"]').tap()
    settled(page)
    expect(page.locator('[data-site="name-9"] .puck-figure')).to_have_text("✓")
    maker = "AB"[int(page.locator(".table-page").get_attribute("data-hand") or 0)]
    expect(page.locator("[data-button]")).to_have_count(1)  # one that says how many, not a wall of them
    page.locator('[data-amount="5"]').tap()
    page.locator(".amount-slide button").last.tap()
    page.locator('[data-button="stake-6"]').tap()
    settled(page)
    if page.locator(f'[data-site="{maker}stake"]').count():  # else the first throw has decided already
        assert (figure(page, f"{maker}chips"), figure(page, f"{maker}stake")) == ("14", "6")


def test_dice_fall_on_their_patch_and_waiting_dice_can_be_thrown_by_touch(visit: Visit, lay: Callable[..., Laid]) -> None:
    page = visit()
    lay("unter_ueber_sieben", "person", "person").sit(page)
    settled(page)
    patch = frame(page.locator(".area-dice"))
    for die in page.locator(".board-dice .die").all():
        left, top, right, bottom = frame(die)
        assert patch[0] <= left and patch[1] <= top and right <= patch[2] and bottom <= patch[3]
    expect(page.locator(".desk .die")).to_have_count(0)  # nowhere twice
    marked = frame(page.locator('[data-mark="over"] .mark-box').last)  # the whole place is marked, wherever things lie in it
    printed = frame(page.locator(".role-bet .ground").nth(2))
    assert all(abs(one - other) < 6 for one, other in zip(marked, printed, strict=True))
    page.locator('[data-place="over"]').click()
    settled(page)
    expect(page.locator('.board-dice .die[data-face="0"]')).to_have_count(0)


def test_an_operation_is_a_place_and_a_button(visit: Visit, lay: Callable[..., Laid]) -> None:
    page = visit()
    lay("va_banque", "person", "person").sit(page)
    page.locator('[data-action="throw"]').click()
    settled(page)
    expect(page.locator("[data-button]").first).to_be_visible()
    page.locator('[data-place="plus"]').click()
    settled(page)
    expect(page.locator('[data-site="plus"] .chalk')).to_have_count(1)
    expect(page.locator('[data-button="plus"]')).to_have_count(0)


def test_struck_numbers_are_crossed_out_and_stay(visit: Visit, lay: Callable[..., Laid]) -> None:
    page = visit()
    lay("teure_sieben", "person", "person").sit(page)
    while not page.locator(".struck").count():
        page.locator('[data-action="throw"]').click()
        settled(page)
    struck = page.locator(".struck").first
    assert (struck.text_content() or "").strip() in {"2", "3", "4", "5", "6", "8", "9", "10", "11", "12"}
    left, _, right, _ = frame(struck.locator("path"))
    assert left < frame(struck)[0] and right > frame(struck)[2]
    expect(page.locator("tbody td:empty")).to_have_count(0)


def test_no_hand_of_dice_poker_is_seen_twice(visit: Visit, box: Box) -> None:
    page = visit()
    laid = lay_table(box, "wuerfelpoker", "person", "person", "person")
    laid.sit(page)
    for seat in "ABC":
        page.locator('[data-action="throw"]').click()
        settled(page)
        expect(page.locator('.board-dice .die:not([data-face="0"])')).to_have_count(0)
        if seat != "C":  # the last throw ends the deal, and the rows stay until the next one begins
            expect(page.locator(f'[data-site^="{seat}"] .die-piece')).to_have_count(5)
    expect(page.locator(".mark-was")).to_have_count(0)


def test_however_many_play_the_button_that_decides_is_seen(visit: Visit, lay: Callable[..., Laid]) -> None:
    page = visit(size=PHONE)
    lay("craps", *["person"] * 8).sit(page)
    settled(page)
    while page.locator('[data-action="throw"]').count():  # until the first maker is found
        page.locator('[data-action="throw"]').tap()
        settled(page)
    page.locator('[data-place="name-9"]').tap()
    expect(page.locator('[data-button="stake-1"]')).to_be_in_viewport(ratio=1)
    lay("va_banque", *["person"] * 5).sit(page)
    settled(page)
    page.locator('[data-action="throw"]').tap()
    settled(page)
    for operation in page.locator(".desk [data-button]").all():
        expect(operation).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("id", ["craps", "wuerfelpoker"])
def test_eight_on_the_narrowest_phone(visit: Visit, box: Box, axe: str, id: str) -> None:
    laid = lay_table(box, id, *["person"] * 8)
    play_on(box, laid, 20, random.Random(id))
    page = visit(size=NARROW, language="de", theme="dark")
    laid.sit(page)
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    assert objections(page, axe) == []
