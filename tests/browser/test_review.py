"""A finished game is looked back at: in words, as a graph and a table, with marks in the list of moves, and one's mistakes as questions."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Box, Visit, objections
from tests.browser.hands import Hands, play_ahead
from tests.browser.test_replay import Lay

FOOLS_MATE = ("f2 f3", "e7 e5", "g2 g4", "d8 h4")
LONG = 120_000  # ms: the workers think about every position


def lost(box: Box, visit: Visit, lay: Lay, phone: bool = False, language: str = "en") -> Page:
    page = visit(size=PHONE if phone else DESKTOP, language=language)
    laid = lay("schach", "person", "person")
    play_ahead(box, laid, *FOOLS_MATE)
    laid.sit(page)
    page.locator("[data-action=review]").click()
    expect(page.locator("[data-review], [data-reviewing]").first).to_be_visible()
    expect(page.locator("[data-review]")).to_be_visible(timeout=LONG)
    return page


def test_who_gave_up_has_not_made_the_others_decide_well(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("maedn", "person", "computer", "computer").sit(page)
    hands = Hands(page)
    for _ in range(6):
        hands.touch(hands.wait())
    hands.wait()
    for action in ("#tab-table", "[data-action=resign]", "[data-action=sure-resign]", "[data-action=review]"):
        page.locator(action).click()
    review = page.locator("[data-review]")
    expect(review).to_be_visible(timeout=LONG)
    expect(review.locator(".review-accounts th[scope=row]")).to_contain_text(["At the start", "Luck", "Off the board", "Result"])
    expect(review.locator(".review-told")).not_to_contain_text("decided well")
    expect(review.locator(".review-told")).to_contain_text("decided off the board")


def test_a_game_is_looked_back_at(box: Box, visit: Visit, lay: Lay, axe: str) -> None:
    page = lost(box, visit, lay)
    review = page.locator("[data-review]")
    expect(page.locator("[data-over] [data-turning]")).to_contain_text("The turning point was")
    expect(review.locator(".review-told")).to_contain_text("made one blunder")
    other = visit(page.url.removeprefix(box.address))  # who looks on in another window need not ask for it again
    expect(other.locator("[data-over] [data-turning]")).to_contain_text("The turning point was")
    expect(other.get_by_role("tab", name="Review")).to_have_attribute("aria-selected", "false")
    expect(review.locator(".review-marked .marked-blunder")).to_contain_text("g4 was a blunder")
    expect(review.locator("svg.graph[role=img] polyline")).to_have_count(1)
    review.locator(".graph-table summary").click()
    expect(review.locator(".graph-table tbody tr")).to_have_count(4)
    expect(review.locator(".graph-table tbody tr").last.locator("td")).to_have_text(["0", "100"])
    assert objections(page, axe) == []
    review.locator(".marked-blunder .log-line").click()
    expect(page.locator('.piece[data-site="g2"]')).to_have_count(1)
    expect(page.locator("[data-arrow]").first).to_be_attached()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log .move-mark.mark-of-blunder")).to_have_count(1)


def test_a_mistake_is_asked_about_again(box: Box, visit: Visit, lay: Lay) -> None:
    page = lost(box, visit, lay)
    page.locator("[data-action=learn]").click()
    question = page.locator("[data-learn]")
    expect(question).to_have_attribute("data-learn", "asked")
    while "g4" not in (asked := question.inner_text()):
        page.locator("[data-action=next]").click()
        expect(question).not_to_have_text(asked)
    page.locator('.site[data-place="g2"]').click()
    page.locator('.site[data-place="g4"]').click()
    expect(question).to_have_attribute("data-learn", "same")
    page.locator("[data-action=show]").click()
    expect(question).to_have_attribute("data-learn", "shown")
    page.locator("[data-learn] [data-action=stop]").click()
    expect(page.locator("[data-over]")).to_be_visible()


@pytest.mark.parametrize(("language", "phone"), [("en", True), ("de", True), ("de", False)], ids=["en-phone", "de-phone", "de-desktop"])
def test_a_review_fits_its_place_in_both_languages(box: Box, visit: Visit, lay: Lay, language: str, phone: bool) -> None:
    page = lost(box, visit, lay, phone=phone, language=language)
    expect(page.locator(".review-told")).to_contain_text("one blunder" if language == "en" else "ein grober Fehler")
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    for place in (".panel-body", ".review-accounts"):
        assert page.locator(place).evaluate("place => place.scrollWidth - place.clientWidth") <= 0, place
