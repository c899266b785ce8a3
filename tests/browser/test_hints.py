"""What the computer advises: three choices that can be told apart, and only as long as they are asked about."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from tests.browser.conftest import PHONE, Laid, Visit
from tests.browser.hands import Hands

Lay = Callable[..., Laid]
THREE = "Y[3,12,25,B] G[B,B,B,B] R[B,B,B,B] K[B,B,B,B] | Y 4"  # every one of them may go four on


def advice(page: Page) -> list[str]:
    page.keyboard.press("h")
    expect(page.locator(".strip-hint")).to_be_visible()
    return page.locator(".strip-more li").all_inner_texts()


def test_pieces_that_could_do_the_same_are_told_apart(visit: Visit, lay: Lay) -> None:
    page = visit(language="en")
    lay("maedn", *["person"] * 4, position=THREE).sit(page)
    Hands(page).wait()
    told = advice(page)
    assert len(told) == 3
    for which in ("the piece in front", "piece 2 from the front", "the last piece"):
        assert sum(f"({which})" in line for line in told) == 1, told
    expect(page.locator(".strip-hint p")).to_contain_text(told[0].partition(": a chance")[0])  # the one that is drawn on the board


def test_pieces_that_could_do_the_same_are_told_apart_on_a_german_phone(visit: Visit, lay: Lay) -> None:
    page = visit(language="de", size=PHONE)
    lay("maedn", *["person"] * 4, position=THREE).sit(page)
    Hands(page).wait()
    told = advice(page)
    for which in ("die vorderste Figur", "die 2. Figur von vorn", "die hinterste Figur"):
        assert sum(f"({which})" in line for line in told) == 1, told


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_hint_covers_nothing_of_the_sheet_on_a_phone(visit: Visit, lay: Lay, language: str) -> None:
    page = visit(size=PHONE, language=language)
    lay("chicago", *["person"] * 3).sit(page)
    Hands(page).wait()
    page.locator("[data-action=throw]").tap()
    expect(page.locator("button[data-die]")).to_have_count(3)
    Hands(page).wait()
    assert len(advice(page)) == 3
    table, last = page.locator(".middle").bounding_box(), page.locator(".sheet tbody tr").last.bounding_box()
    assert table and last and last["y"] + last["height"] <= table["y"] + table["height"]


@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_has_as_good_as_won_before_the_first_move(visit: Visit, lay: Lay, seats: int) -> None:
    page = visit(size=PHONE)
    lay("halma_stern10", *["person"] * seats).sit(page)
    Hands(page).wait()
    told = [re.search(r"a chance of ([\d.]+) in 100", line) for line in advice(page)]
    assert len(told) == 3
    for found in told:
        assert found is not None and 80 / seats < float(found[1]) < 130 / seats


def test_advice_that_comes_too_late_is_not_shown(visit: Visit, lay: Lay) -> None:
    page = visit()
    laid = lay("muehle", "person", "computer")
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/hint", lambda route: held.append((route, route.fetch())))  # answered, but a long way off
    laid.sit(page)
    hands = Hands(page)
    hands.wait()
    page.keyboard.press("h")
    expect(page.locator(".strip-note")).to_be_visible()
    hands.site("a1")
    expect(page.locator(".piece")).to_have_count(2)  # the computer has answered, and it is our turn again
    hands.wait()
    expect(page.locator(".strip")).to_have_count(0)
    while not held:
        page.wait_for_timeout(20)
    [(route, answer)] = held
    with page.expect_response("**/hint"):
        route.fulfill(response=answer)
    expect(page.locator(".strip")).to_have_count(0)
    expect(page.locator(".hinted")).to_have_count(0)
