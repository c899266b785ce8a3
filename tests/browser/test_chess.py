"""Chess on the screen: the picker for promotions, and pieces that are put back."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Box, Laid, Visit
from tests.browser.hands import Hands, play_ahead, seated

Lay = Callable[..., Laid]
TO_THE_SEVENTH = ("a2 a4", "b7 b5", "a4 b5", "a7 a6", "b5 a6", "c8 b7", "a6 b7", "h7 h6")  # b7 takes a8 next, and is promoted


def holds(page: Page, site: str, what: str) -> None:
    expect(page.locator(f'[data-place="{site}"]')).to_have_attribute("aria-label", re.compile(what))


def test_a_pawn_is_promoted_by_a_picker_at_its_square(visit: Visit, lay: Lay, box: Box) -> None:
    page = visit()
    laid = lay("schach", "person", "person")
    play_ahead(box, laid, *TO_THE_SEVENTH)
    hands = seated(page, laid)
    choices = page.locator(".picker .choice")
    hands.site("b7")
    expect(choices).to_have_count(0)
    hands.site("a8")
    expect(choices).to_have_count(4)
    hands.site("e4")  # beside the picker
    expect(choices).to_have_count(0)
    hands.site("b7")
    hands.site("a8")
    expect(choices.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(choices).to_have_count(0)
    hands.site("b7")
    hands.site("a8")
    expect(choices.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("becomes a rook")
    holds(page, "a8", "rook")


def test_a_promotion_by_dragging_on_a_phone(visit: Visit, lay: Lay, box: Box) -> None:
    page = visit(size=PHONE, language="de")
    laid = lay("schach", "person", "person")
    play_ahead(box, laid, *TO_THE_SEVENTH)
    laid.sit(page)
    Hands(page).wait()
    page.locator('[data-place="b7"]').drag_to(page.locator('[data-place="a8"]'), force=True)
    page.locator(".picker").get_by_role("button", name="Dame").click()
    expect(page.locator('[data-place="a8"]')).to_have_attribute("aria-label", "a8: Weiß, Dame")


def test_a_captured_piece_is_put_back_by_touching_a_square(visit: Visit, lay: Lay, box: Box) -> None:
    page = visit()
    laid = lay("bienenhausschach", "person", "person")
    play_ahead(box, laid, "e2 e4", "d7 d5", "e4 d5")
    hands = seated(page, laid)
    expect(page.locator(".prompt")).to_contain_text("puts the pawn back")
    hands.site("a6")
    expect(page.locator(".log")).to_contain_text("puts the pawn back on a6")
    holds(page, "a6", "Black, pawn")


def test_a_check_is_said_where_everybody_looks(visit: Visit, lay: Lay, box: Box) -> None:
    page = visit(language="de")
    laid = lay("schach", "person", "person")
    play_ahead(box, laid, "e2 e4", "f7 f6", "d1 h5")
    laid.sit(page)
    expect(page.locator(".prompt")).to_contain_text("Schach!")


def test_a_captured_piece_is_put_back_by_keyboard(visit: Visit, lay: Lay, box: Box) -> None:
    page = visit()
    laid = lay("bienenhausschach", "person", "person")
    play_ahead(box, laid, "e2 e4", "d7 d5", "e4 d5")
    laid.sit(page)
    Hands(page).wait()
    page.locator('[data-place="h6"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("puts the pawn back on h6")


def test_a_hint_has_german_letters_in_german(visit: Visit, lay: Lay, box: Box) -> None:
    page = visit(language="de")
    laid = lay("schach", "person", "person")
    play_ahead(box, laid, "f2 f3", "e7 e5", "g2 g4")
    seated(page, laid)
    page.get_by_role("button", name="Tipp").click()
    expect(page.locator(".strip-hint p")).to_contain_text("Dh4#")
    expect(page.locator(".strip-more li").first).to_contain_text("Dh4#")


def test_what_was_taken_lies_in_a_tray_by_kind_with_the_difference(visit: Visit, lay: Lay, box: Box) -> None:
    page = visit()
    laid = lay("schach", "person", "person")
    play_ahead(box, laid, "e2 e4", "d7 d5", "e4 d5", "d8 d5", "b1 c3", "d5 g2", "f1 g2")
    seated(page, laid)
    white, black = page.locator('[data-seat="0"] [data-taken]'), page.locator('[data-seat="1"] [data-taken]')
    assert white.locator("[data-kind]").evaluate_all("all => all.map((one) => one.dataset.kind)") == ["footman", "lady"]
    expect(black.locator("[data-kind] .piece-icon")).to_have_count(2)
    expect(white.locator(".held-ahead")).to_have_text("+8")
    expect(black.locator(".held-ahead")).to_have_count(0)
