"""Fingers: real touch events, which the browser may take for scrolling, carry pieces in every family that carries them."""

import json
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Box, Laid, Visit, wait_until
from tests.browser.hands import Hands

Lay = Callable[..., Laid]
Spot = tuple[float, float]
STEPS = 12  # the browser makes up its mind about scrolling after the first few


class Finger:
    """One finger on the glass."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.at: Spot = (0, 0)

    def send(self, kind: str, *places: Spot) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in places]})

    def down(self, spot: Spot) -> None:
        self.at = spot
        self.send("touchStart", spot)

    def move(self, spot: Spot) -> None:
        (x, y), (to_x, to_y) = self.at, spot
        for step in range(1, STEPS + 1):
            self.send("touchMove", (x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS))
        self.at = spot

    def up(self) -> None:
        self.send("touchEnd")


def middle(page: Page, site: str) -> Spot:
    box = page.locator(f'[data-place="{site}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def first_move(box: Box, laid: Laid) -> tuple[str, str]:
    """Some piece that can move, and where to."""
    with urllib.request.urlopen(f"{box.address}/api/tables/{laid.code}", timeout=20) as answer:
        gestures = json.load(answer)["moment"]["gestures"]
    start, target = next(known["sites"] for known in gestures if len(known["sites"]) == 2)
    return start, target


@pytest.mark.parametrize("game", ["schach", "damspel", "halma_a", "sternhalma", "backgammon", "solitaire", "racado"])
def test_a_finger_carries_a_piece(visit: Visit, lay: Lay, box: Box, game: str) -> None:
    page = visit(size=PHONE)
    people = ("person",) if game == "solitaire" else ("person", "person")
    laid = lay(game, *people)
    laid.sit(page)
    hands = Hands(page, tap=True)
    while (offered := hands.wait()).throws:
        hands.touch(offered)
    number = int(page.locator(".table-page").get_attribute("data-number") or 0)
    start, target = first_move(box, laid)
    finger = Finger(page)
    finger.down(middle(page, start))
    finger.move(middle(page, target))
    expect(page.locator(".dragging")).to_have_count(1)  # still in the hand, not taken for scrolling
    finger.up()
    expect(page.locator(".dragging")).to_have_count(0)
    expect(page.locator(f'.piece[data-site="{target}"]').first).to_be_visible()
    assert int(page.locator(".table-page").get_attribute("data-number") or 0) > number


def test_a_piece_that_is_let_go_beside_the_board_stays(visit: Visit, lay: Lay) -> None:
    page = visit(size=PHONE)
    lay("schach", "person", "person").sit(page)
    Hands(page).wait()
    finger = Finger(page)
    finger.down(middle(page, "e2"))
    finger.move((5, 5))
    finger.send("touchCancel")
    expect(page.locator(".dragging")).to_have_count(0)
    expect(page.locator(".sites [aria-pressed=true]")).to_have_count(0)
    expect(page.locator('.piece[data-site="e2"]')).to_have_count(1)


def test_the_page_still_scrolls_beside_the_pieces(visit: Visit, lay: Lay) -> None:
    page = visit(size=PHONE)
    lay("schach", "person", "person").sit(page)
    Hands(page).wait()
    finger = Finger(page)
    finger.down(middle(page, "e4"))  # empty: nothing to carry
    finger.move((195, 20))
    finger.up()
    expect(page.locator(".dragging")).to_have_count(0)
    wait_until(page, "scrollY > 0 || document.scrollingElement.scrollHeight <= innerHeight")
