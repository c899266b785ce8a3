"""The list of moves leads back at any time: a running game goes on meanwhile, and new moves are told, not jumped to."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Box, Laid, Visit, speak
from tests.browser.contact_sheet import play_on
from tests.browser.hands import play_ahead
from tests.browser.test_replay import Lay, stands


def running(box: Box, visit: Visit, lay: Lay, phone: bool = False) -> tuple[Page, Laid]:
    page = visit(size=PHONE) if phone else visit()
    laid = lay("schach", "person", "person")
    play_ahead(box, laid, "g1 f3", "g8 f6", "b1 c3")
    laid.sit(page)
    expect(page.locator('.piece[data-site="c3"]')).to_have_count(1)
    return page, laid


def test_moves_are_numbered_and_written_as_the_field_does(box: Box, visit: Visit, lay: Lay) -> None:
    page, _ = running(box, visit, lay)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log .notation")).to_have_text(["Nf3", "Nf6", "Nc3"])
    expect(page.locator(".log .turn-number")).to_have_text(["1", "2", "3"])
    speak(page, "de")
    expect(page.locator(".log .notation")).to_have_text(["Sf3", "Sf6", "Sc3"])


@pytest.mark.parametrize("game", ["mens_erger_je_niet", "wedrenspel"])
def test_a_line_stands_under_the_sign_of_whom_it_tells_of(box: Box, visit: Visit, lay: Lay, game: str) -> None:
    """A throw that makes somebody else begin, come in or wait is followed by a line about them; what a move captures stays with it."""
    page, laid = visit(), lay(game, *["person"] * 3)
    play_on(box, laid, 24, random.Random(3))
    laid.sit(page)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log .turn-number").first).to_have_text("1")
    signs = [page.locator(f'.seat-card[data-seat="{seat}"] .sign path').first.get_attribute("fill") for seat in range(3)]
    told = []
    for turn in page.locator(".log .turn").all():
        sign = turn.locator(".sign path").get_attribute("fill")
        told += [(line, sign) for line in turn.locator("p").all_inner_texts() if line.startswith("Guest")]
    assert any("begins" in line for line, _ in told)
    of_throws = [(line, sign) for line, sign in told if "sent back" not in line]
    assert [line for line, sign in of_throws if sign != signs[int(line.split()[1].strip("’s:"))]] == []


def test_looking_back_never_disturbs_a_running_game(box: Box, visit: Visit, lay: Lay) -> None:
    page, laid = running(box, visit, lay)
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    stands(page, "f6", "2 / 3")
    play_ahead(box, laid, "b8 c6")
    leave = page.locator("[data-action=leave-replay]")
    expect(leave).to_have_text("Back to the game: one new move")
    stands(page, "f6", "2 / 3")
    leave.click()
    expect(page.locator('.piece[data-site="c6"]')).to_have_count(1)
    expect(page.locator(".replay")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('.piece[data-site="c6"]')).to_have_count(0)
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    expect(leave).to_have_text("Back to the end")  # what was taken back is no news


def test_a_line_of_a_running_game_leads_to_its_move(box: Box, visit: Visit, lay: Lay) -> None:
    page, _ = running(box, visit, lay)
    page.get_by_role("tab", name="Log").click()
    page.locator(".log-line").first.click()
    stands(page, "f3", "1 / 3")
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay")).to_have_count(0)


def test_fingers_leaf_through_a_game(box: Box, visit: Visit, lay: Lay) -> None:
    page, _ = running(box, visit, lay, phone=True)
    swipe(page, ".desk", 120)
    stands(page, "f6", "2 / 3")
    swipe(page, ".board-play", 120)
    stands(page, "f3", "1 / 3")
    swipe(page, ".board-play", -120)
    stands(page, "f6", "2 / 3")


def swipe(page: Page, where: str, across: int) -> None:
    """A finger sweeps over an element: real touch events from Chromium."""
    box = page.locator(where).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2 - across / 2, box["y"] + min(30, box["height"] / 2)
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x + across, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()
