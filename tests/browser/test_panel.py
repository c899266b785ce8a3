"""What stands beside the board, or on a phone under it: the log, the rules with their boards, and the table itself."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, Box, Laid, Visit, speak, wait_until
from tests.browser.hands import Hands, play_ahead, seated

Lay = Callable[..., Laid]
PANEL_TOP = "document.querySelector('.panel-body').scrollTop"


def test_another_language_reaches_the_log_and_the_check_of_the_dice(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("himmel_und_hoelle", "person", "person", rounds=2).sit(page)
    Hands(page).play()
    page.locator("[data-action=check-dice]").first.click()
    expect(page.locator("[data-check=good]").first).to_contain_text("all 4 throws follow")
    speak(page, "de")
    expect(page.locator(".log .turn").first).to_contain_text("wirft")
    expect(page.locator(".log")).not_to_contain_text("throws")
    expect(page.locator("[data-check=good]").first).to_contain_text("alle 4 Würfe")


def test_rules_beside_the_board_show_their_boards(visit: Visit, lay: Lay) -> None:
    page = visit()
    seated(page, lay("muehle", "person", "person"))
    page.get_by_role("tab", name="Rules").click()
    figure = page.locator(".panel figure[data-position]").first
    figure.scroll_into_view_if_needed()
    expect(figure.locator(".board")).to_be_visible()
    panel, board = page.locator(".panel").bounding_box(), figure.locator(".board").bounding_box()
    assert panel is not None
    assert board is not None
    assert panel["x"] <= board["x"]
    assert board["x"] + board["width"] <= panel["x"] + panel["width"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_tab_opens_at_its_top(box: Box, visit: Visit, lay: Lay, size: ViewportSize) -> None:
    page = visit(size=size)
    laid = lay("muehle", "person", "person")
    play_ahead(box, laid, *"a1 a4 d1 b4 g4 f4 b2 d2 f6 d6 d7 c5 c3 e3 e5 g1 f2 e4".split())
    seated(page, laid)
    if size == PHONE:
        page.locator(".tools-panel .tool").nth(1).tap()
    wait_until(page, f"{PANEL_TOP} > 0")  # the log is read from its end
    page.get_by_role("tab", name="Table").click()
    expect(page.locator(".about")).to_be_visible()
    wait_until(page, f"{PANEL_TOP} === 0")
    link, switch = page.locator(".about .copy-link").bounding_box(), page.locator(".about .listing").bounding_box()
    assert link is not None and switch is not None and switch["y"] - link["y"] - link["height"] >= 8
    for tab in ("Table", "Rules", "Log"):  # however long its words are, the page itself is as high as the window
        page.get_by_role("tab", name=tab).click()
        expect(page.locator(".panel-body > *").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollHeight") <= size["height"], tab


def test_on_a_phone_the_news_runs_upwards_and_what_was_taken_back_is_struck(visit: Visit, lay: Lay) -> None:
    page = visit(size=PHONE)
    hands = seated(page, lay("muehle", "person", "person"))
    for site in ("a1", "d1"):
        hands.site(site)
        hands.wait()
    page.get_by_role("button", name="Undo").click()
    gone = page.locator(".told .gone")
    expect(gone).to_contain_text("d1")
    expect(gone).to_have_css("text-decoration-line", "line-through")
    lines = page.locator(".told p").all_inner_texts()
    assert ["takes" in lines[0], "d1" in lines[1], "a1" in lines[2]] == [True, True, True], lines
