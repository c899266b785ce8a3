"""Captures of several pieces by hand, and the claims of somebody who saw a missed one."""

from collections.abc import Callable

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, Box, Laid, Visit
from tests.browser.hands import Hands, play_ahead, seated

Lay = Callable[..., Laid]
TO_A_CHAIN = ("32 28", "20 24", "33 29")  # then Black must take two: 24x33x22
TO_A_MISS = ("g3 f4", "d6 e5", "e3 d4")  # f4 could have taken e5


def standing(page: Page) -> dict[str, int]:
    """How many pieces of each colour stand on the board."""
    return {colour: page.locator(f".piece .c-{colour}").count() for colour in ("ivory", "ebony")}


def at_a_chain(visit: Visit, lay: Lay, box: Box, size: ViewportSize = PHONE) -> Hands:
    page = visit(size=size)
    laid = lay("damspel", "person", "person")
    play_ahead(box, laid, *TO_A_CHAIN)
    return seated(page, laid)


def test_a_chain_by_its_last_square(visit: Visit, lay: Lay, box: Box) -> None:
    hands = at_a_chain(visit, lay, box)
    hands.site("24")
    expect(hands.page.locator('[data-mark="22"] .mark-target')).to_be_visible()
    expect(hands.page.locator('[data-mark="33"] .mark-target')).to_be_visible()
    hands.site("22")
    expect(hands.page.locator(".table-page")).to_have_attribute("data-number", "5")  # both hops
    expect(hands.page.locator('.piece[data-site="22"] .c-ebony')).to_have_count(1)
    assert standing(hands.page) == {"ivory": 18, "ebony": 20}


def test_a_chain_hop_by_hop(visit: Visit, lay: Lay, box: Box) -> None:
    hands = at_a_chain(visit, lay, box)
    hands.site("24")
    hands.site("33")
    expect(hands.page.locator(".table-page")).to_have_attribute("data-number", "4")
    hands.wait()
    assert standing(hands.page) == {"ivory": 20, "ebony": 20}  # taken pieces leave after the whole move
    hands.site("22")  # the only piece that can go on need not be picked
    expect(hands.page.locator(".table-page")).to_have_attribute("data-number", "5")
    assert standing(hands.page) == {"ivory": 18, "ebony": 20}


def test_a_chain_by_carrying_the_piece_to_its_end(visit: Visit, lay: Lay, box: Box) -> None:
    page = at_a_chain(visit, lay, box, DESKTOP).page
    page.locator('[data-place="24"]').drag_to(page.locator('[data-place="22"]'))
    expect(page.locator(".table-page")).to_have_attribute("data-number", "5")
    assert standing(page) == {"ivory": 18, "ebony": 20}


def at_a_miss(visit: Visit, lay: Lay, box: Box) -> Page:
    page = visit()
    laid = lay("dame", "person", "person", huffing=True)
    play_ahead(box, laid, *TO_A_MISS)
    laid.sit(page)
    Hands(page).wait()
    return page


def test_a_piece_is_huffed(visit: Visit, lay: Lay, box: Box) -> None:
    page = at_a_miss(visit, lay, box)
    page.get_by_role("button", name="Blow the piece on f4").click()
    expect(page.locator('.piece[data-site="f4"]')).to_have_count(0)
    expect(page.locator("[data-button]")).to_have_count(0)  # a claim is used once
    assert standing(page) == {"ivory": 11, "ebony": 12}
    expect(page.locator(".table-page")).to_have_attribute("data-hand", "1")  # and the move is still to come


def test_a_missed_capture_is_corrected(visit: Visit, lay: Lay, box: Box) -> None:
    page = at_a_miss(visit, lay, box)
    page.get_by_role("button", name="Have the capture played").click()
    expect(page.locator('.piece[data-site="e3"]')).to_have_count(1)  # the quiet move is taken back
    hands = Hands(page)
    hands.wait()
    hands.site("f4")  # only this piece can move, and only to one square: one touch is enough
    expect(page.locator('.piece[data-site="d6"]')).to_have_count(1)


def test_a_whole_game_by_touch_on_a_phone(visit: Visit, lay: Lay) -> None:
    page = visit(size=PHONE)
    lay("dame", "person", "computer", no_progress_limit=6).sit(page)
    hands = Hands(page, tap=True)
    assert hands.play() > 10
    ending = page.locator("[data-over]")
    expect(ending.locator("h2")).not_to_be_empty()
    expect(ending.locator("p").first).not_to_be_empty()
