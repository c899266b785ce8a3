"""A finished game is watched again, by keys and from any line of its log; what a game does not have is not shown."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, Box, Laid, Visit
from tests.browser.hands import Hands, play_ahead, seated

Lay = Callable[..., Laid]
KNIGHTS = ("g1 f3", "g8 f6", "f3 g1", "f6 g8") * 2  # the position repeats, and the game is drawn


def drawn(box: Box, visit: Visit, lay: Lay, size: ViewportSize = DESKTOP) -> Page:
    page = visit(size=size)
    laid = lay("schach", "person", "person")
    play_ahead(box, laid, *KNIGHTS)
    laid.sit(page)
    expect(page.locator("[data-over]")).to_be_visible()
    return page


def stands(page: Page, piece: str, count: str) -> None:
    expect(page.locator(f'.piece[data-site="{piece}"]')).to_have_count(1)
    expect(page.locator(".replay-count")).to_have_text(count)


def test_arrow_keys_lead_through_a_replay(box: Box, visit: Visit, lay: Lay) -> None:
    page = drawn(box, visit, lay)
    page.locator("[data-action=watch-again]").click()
    expect(page.locator(".replay-count")).to_be_visible()  # it comes by a request: before that the keys belong to the page
    page.keyboard.press("Home")
    stands(page, "g1", "0 / 8")
    page.keyboard.press("ArrowRight")
    stands(page, "f3", "1 / 8")
    page.keyboard.press("ArrowRight")
    stands(page, "f6", "2 / 8")
    page.keyboard.press("ArrowLeft")
    stands(page, "g8", "1 / 8")
    page.keyboard.press("End")
    stands(page, "g8", "8 / 8")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_line_of_the_log_leads_to_its_move(box: Box, visit: Visit, lay: Lay, size: ViewportSize) -> None:
    page = drawn(box, visit, lay, size)
    for line, piece, count in ((1, "f6", "2 / 8"), (6, "g1", "7 / 8"), (0, "f3", "1 / 8")):
        if size == PHONE:
            page.locator(".tools-panel .tool").nth(1).tap()
        page.locator(".log-line").nth(line).click()
        stands(page, piece, count)
        expect(page.locator(".log [aria-current]")).to_have_count(1)
        expect(page.locator(".log p").nth(line)).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Back to the end").click()
    expect(page.locator("[data-over]")).to_be_visible()


def test_a_draw_gives_nobody_the_first_place(box: Box, visit: Visit, lay: Lay) -> None:
    page = drawn(box, visit, lay)
    expect(page.locator(".seat-card .place")).to_have_count(0)


def test_where_nothing_is_thrown_nothing_speaks_of_dice(visit: Visit, lay: Lay) -> None:
    page = visit()
    seated(page, lay("muehle", "person", "person"))
    page.get_by_role("tab", name="Table").click()
    about = page.locator(".about")
    expect(about.locator(".keys kbd").last).to_have_text("H")
    expect(about.locator(".hashes")).to_have_count(0)
    expect(about.get_by_text("T", exact=True)).to_have_count(0)
    seated(page, lay("maedn", "person", "person"))
    page.get_by_role("tab", name="Table").click()
    expect(about.locator(".hashes")).to_have_count(1)
    expect(about.get_by_text("T", exact=True)).to_have_count(1)


def test_dice_that_wait_are_blank(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("kniffel", "person").sit(page)
    hands = Hands(page)
    offered = hands.wait()
    expect(page.locator(".die.waiting")).to_have_count(5)
    expect(page.locator(".die .pip")).to_have_count(0)
    hands.touch(offered)
    expect(page.locator(".die:not(.waiting) .pip").first).to_be_visible()
