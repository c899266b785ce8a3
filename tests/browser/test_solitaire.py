"""Solitaire on the screen: what can still come of it, a solution that is shown, and everything taken back, after the end too."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Box, Laid, Visit
from tests.browser.hands import Hands, play_ahead

Lay = Callable[..., Laid]
DEAD_END = ("b4 d4", "e4 c4", "d2 d4", "d5 d3", "d7 d5", "g4 e4")  # no jump is left


def test_a_hint_says_whether_the_goal_is_in_reach(box: Box, visit: Visit, lay: Lay) -> None:
    page = visit()
    laid = lay("solitaire", "person", goal="letter_O")
    play_ahead(box, laid, "f4 d4")
    laid.sit(page)
    Hands(page).wait()
    page.keyboard.press("h")
    expect(page.locator(".strip-hint")).to_contain_text("still within reach: 15 jumps")


def test_a_solution_is_shown_and_the_game_stays_as_it_is(visit: Visit, lay: Lay) -> None:
    page = visit(size=PHONE)
    lay("solitaire", "person", goal="letter_O").sit(page)
    Hands(page).wait()
    page.locator("[data-action=solve]").tap()
    expect(page.locator(".replay-count")).to_contain_text("/ 16")
    expect(page.locator(".strip-hint")).to_contain_text("16 jumps lead there")
    expect(page.locator(".replay-count")).to_have_text("16 / 16")
    expect(page.locator("[data-prompt]")).to_have_text("This is how it can be done.")
    expect(page.get_by_text("Your turn")).to_have_count(0)
    assert "Your turn" not in page.title()
    page.get_by_role("button", name="Back to my game").tap()
    expect(page.locator("[data-prompt]")).to_contain_text("32 pegs")


def test_everything_can_be_taken_back_after_the_end(box: Box, visit: Visit, lay: Lay) -> None:
    page = visit()
    laid = lay("solitaire", "person")
    play_ahead(box, laid, *DEAD_END)
    laid.sit(page)
    expect(page.locator("[data-over]")).to_contain_text("26 penalty points")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-prompt]")).to_contain_text("27 pegs")
    page.locator("[data-action=restart]").click()
    expect(page.locator("[data-prompt]")).to_contain_text("32 pegs")
