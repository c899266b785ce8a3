"""Whole games against the computer, by mouse from the first touch to the last. (Every game, by people at one screen: test_whole_games.)"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Laid, Visit
from tests.browser.hands import Hands

Lay = Callable[..., Laid]


def log_lines(page: Page) -> int:
    return page.locator(".log .turn").count()


@pytest.mark.parametrize(
    ("game", "kinds", "options"),
    [
        pytest.param("muehle", ("person", "computer"), {"no_mill_limit": 8}, id="muehle"),
        pytest.param("kniffel", ("person", "computer"), {}, id="kniffel"),
    ],
)
def test_a_whole_game(visit: Visit, lay: Lay, game: str, kinds: tuple[str, ...], options: dict[str, object]) -> None:
    page = visit()
    lay(game, *kinds, **options).sit(page)
    hands = Hands(page)
    assert hands.play() > 10
    ending = page.locator("[data-over]")
    expect(ending.locator("h2")).not_to_be_empty()  # who won
    expect(ending.locator("p").first).not_to_be_empty()  # and how
    expect(ending.get_by_role("button", name="Play again")).to_be_visible()
    expect(page).to_have_title(re.compile("finished"))
    assert log_lines(page) > 5
    page.get_by_role("tab", name="Table").click()
    seed = page.get_by_text("Seed", exact=True)
    if game == "muehle":
        expect(page.get_by_role("group", name="Save the game as").get_by_role("link", name="Parlour record")).to_be_visible()
        expect(seed).to_have_count(0)  # nothing was thrown
    else:
        expect(seed).to_be_visible()  # the dice can be checked now


def test_play_again_and_watch_it_again(visit: Visit, lay: Lay) -> None:
    page = visit()
    laid = lay("muehle", "person", "person", no_mill_limit=1)
    laid.sit(page)
    hands = Hands(page)
    hands.play()
    last = page.locator(".piece").count()
    page.locator("[data-action=watch-again]").click()
    page.locator(".replay input").fill("0")  # by hand, so that it plays on no more
    expect(page.locator(".piece")).to_have_count(0)
    page.get_by_role("button", name="One on", exact=True).click()
    expect(page.locator(".piece")).to_have_count(1)
    page.get_by_role("button", name="Back to the end").click()
    expect(page.locator(".piece")).to_have_count(last)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".piece")).to_have_count(0)
    expect(page).to_have_url(re.compile(f"/table/{laid.code}-2$"))
