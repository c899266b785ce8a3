"""A move that is prepared while the other one thinks: shown, taken back with one touch, made when the turn comes if it is one then."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Box, Laid, Visit, objections
from tests.browser.hands import Hands, play_ahead
from tests.browser.test_my_tables import only

Lay = Callable[..., Laid]


def waits(page: Page, laid: Laid) -> None:
    """Sit down where the other one begins."""
    only(laid, "1").sit(page)
    expect(page.locator(".table-page")).to_be_visible()


def site(page: Page, name: str) -> Locator:
    return page.locator(f"[data-place={name}] .hit")


def sees(page: Page, number: int) -> None:
    expect(page.locator(".table-page")).to_have_attribute("data-number", str(number))


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_move_is_prepared_shown_taken_back_and_made(visit: Visit, box: Box, lay: Lay, axe: str, language: str) -> None:
    laid = lay("schach", "person", "person")
    page = visit(size=PHONE if language == "de" else DESKTOP, theme="dark" if language == "de" else "light", language=language)
    waits(page, laid)
    touch = Locator.tap if language == "de" else Locator.click
    touch(site(page, "e7"))
    expect(page.locator("[data-mark=e7] .mark-prepared")).to_be_visible()
    touch(site(page, "e5"))
    expect(page.locator("[data-prepared]")).to_have_count(1)
    words = {"en": "Prepared: e7–e5.", "de": "Vorbereitet: e7–e5."}[language]
    expect(page.locator("[data-prepared-words]")).to_contain_text(words)
    assert objections(page, axe) == []
    touch(site(page, "a5"))  # one touch, wherever
    expect(page.locator("[data-prepared], .mark-prepared")).to_have_count(0)
    touch(site(page, "g8"))
    touch(site(page, "f6"))
    play_ahead(box, laid, "e2 e4")
    sees(page, 2)
    expect(page.locator(".piece[data-site=f6]")).to_have_count(1)
    expect(page.locator("[data-prepared-words]")).to_have_count(0)


def test_a_prepared_move_that_is_none_any_more_is_dropped_with_a_word(visit: Visit, box: Box, lay: Lay) -> None:
    laid = lay("schach", "person", "person")
    page = visit()
    waits(page, laid)
    hands = Hands(page)
    site(page, "d7").click()
    site(page, "d2").click()  # no pawn comes that far
    play_ahead(box, laid, "e2 e4")
    sees(page, 1)
    expect(page.locator(".strip")).to_contain_text("The prepared move is not possible any more.")
    expect(page.locator(".mark-prepared")).to_have_count(0)
    hands.site("d7")
    hands.site("d5")
    sees(page, 2)


def test_a_piece_is_carried_and_a_button_takes_it_back(visit: Visit, box: Box, lay: Lay) -> None:
    laid = lay("dame", "person", "person")
    page = visit()
    waits(page, laid)
    own = page.locator(".piece").evaluate_all("all => all.map(one => one.dataset.site)")
    view = page.evaluate("code => fetch(`/api/tables/${code}`).then(answer => answer.json())", laid.code)
    first = view["moment"]["gestures"][0]["sites"]
    colours = view["moment"]["scene"]["seats"][1]["colours"]
    mine = next(piece["site"] for piece in view["moment"]["scene"]["pieces"] if piece["colour"] in colours)
    assert mine in own
    page.locator(f"[data-place={mine}]").drag_to(page.locator(f"[data-place={first[-1]}]"))
    expect(page.locator("[data-prepared]")).to_have_count(1)
    page.locator("[data-action=unprepare]").click()
    expect(page.locator("[data-prepared]")).to_have_count(0)


def test_a_stone_is_placed_by_one_touch_and_the_server_decides(visit: Visit, box: Box, lay: Lay) -> None:
    laid = lay("muehle", "person", "person")
    page = visit()
    waits(page, laid)
    site(page, "d1").click()
    expect(page.locator("[data-mark=d1] .mark-prepared")).to_be_visible()
    play_ahead(box, laid, "a1")
    sees(page, 2)
    site(page, "g1").click()
    play_ahead(box, laid, "g1")  # the other one is there first
    sees(page, 3)
    expect(page.locator(".strip")).to_contain_text("The prepared move is not possible any more.")


@pytest.mark.parametrize(("game", "kinds"), [("backgammon", ("person", "person")), ("sternhalma", ("person", "person", "person"))])
def test_nothing_is_prepared_with_dice_or_among_three(visit: Visit, lay: Lay, game: str, kinds: tuple[str, ...]) -> None:
    laid = lay(game, *kinds)
    page = visit()
    waits(page, laid)
    for piece in page.locator(".site").all()[:12]:
        piece.locator(".hit").first.click(force=True)
    expect(page.locator(".mark-prepared, [data-prepared-words]")).to_have_count(0)
