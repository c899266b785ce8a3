"""The board that players join from parts: drawn at once, refused with a reason, saved with the table, passed on as a link."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlparse

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit

SITES = ".game-picture .print"


def players(page: Page, count: int) -> None:
    page.locator(f".segments input[name=seats][value='{count}']").check()


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, part: Locator, place: tuple[float, float]) -> None:
    """With the mouse, and let go of nothing yet."""
    page.mouse.move(*middle(part))
    page.mouse.down()
    page.mouse.move(*place, steps=6)


def stock(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{name} part, [12] left")).first


def expect_chain(page: Page, *names: str) -> None:
    parts = page.locator(".kit-chain .used")
    expect(parts).to_have_count(len(names))
    for at, name in enumerate(names):
        expect(parts.nth(at)).to_have_attribute("aria-label", f"Take the {name} part out")


def test_parts_snap_together_and_impossible_boards_say_why(visit: Visit) -> None:
    page = visit("/game/spielwiese")
    players(page, 4)
    page.locator("input[name=sets][value=both]").check()
    square = page.get_by_role("button", name="square part, 1 left").first
    square.click()
    half = page.get_by_role("button", name=re.compile("half-round part"))
    half.first.click()
    expect(page.locator(".kit-chain li")).to_have_count(2)
    expect(page.locator(SITES)).to_have_count(40 + 4 * 8)
    page.get_by_role("button", name=re.compile("triangular part")).first.click()
    expect(page.locator(".kit-reason")).to_contain_text("never in the middle")
    page.get_by_role("button", name="Take the half-round part out").click()
    expect(page.locator(".kit-reason")).to_be_empty()
    expect(page.locator(SITES)).to_have_count(42 + 4 * 8)  # five sides, one of them open
    page.get_by_role("button", name="Take the square part out").click()
    expect(page.locator(".kit-reason")).to_contain_text("too few for 4 players")
    page.get_by_role("button", name=re.compile("^square part, 1 left")).last.click()
    page.get_by_role("button", name=re.compile("^square part, 1 left")).last.click()
    page.get_by_role("button", name="square part, 0 left").first.click(force=True)  # it says why
    expect(page.locator(".kit-reason")).to_contain_text("only 2 of it")
    page.locator("input[name=sets][value=basic]").check()
    expect(page.locator(".kit-reason")).to_contain_text("The basic set has only 1")
    players(page, 6)
    expect(page.locator("input[name=sets][value=both]")).to_be_checked()
    expect(page.locator("input[name=sets][value=basic]")).to_be_disabled()
    expect(page.locator(".kit-reason")).to_be_empty()


def test_parts_are_carried_and_snap_in(visit: Visit) -> None:
    """From the stock to either end or between two parts, along the chain, and out of it."""
    page = visit("/game/spielwiese")
    players(page, 3)
    chain = page.locator(".kit-chain")
    page.locator(".kit-share").hover()  # Start, which stays in view, hides nothing above this
    carry(page, stock(page, "square"), middle(chain))
    expect(page.locator(".kit-gap")).to_have_count(1)
    expect(page.locator(".kit-carried")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".kit-gap, .kit-carried")).to_have_count(0)
    expect_chain(page, "square")
    expect(page.locator(SITES)).to_have_count(32 + 3 * 8)
    left, right = page.locator(".kit-chain .used").first, page.locator(".kit-chain .used").last
    carry(page, stock(page, "half-round"), (middle(left)[0] - 24, middle(left)[1]))
    page.mouse.up()
    expect_chain(page, "half-round", "square")
    carry(page, stock(page, "triangular"), (middle(right)[0] + 30, middle(right)[1]))
    page.mouse.up()
    expect_chain(page, "half-round", "square", "triangular")
    expect(page.locator(SITES)).to_have_count(3 * 10 + 2 * 2 + 3 * 8)
    carry(page, left, (middle(right)[0] - 16, middle(right)[1]))  # in the middle it says why before it is let go
    expect(page.locator(".kit-gap.refused")).to_have_count(1)
    expect(page.locator(".kit-reason")).to_contain_text("never in the middle")
    page.mouse.move(middle(right)[0] + 40, middle(right)[1])
    expect(page.locator(".kit-reason")).to_be_empty()
    page.mouse.up()
    expect_chain(page, "square", "triangular", "half-round")
    carry(page, page.locator(".kit-chain .used").last, (middle(chain)[0], middle(chain)[1] + 300))
    page.mouse.up()
    expect_chain(page, "square", "triangular")
    carry(page, page.get_by_role("button", name="square part, 0 left").first, middle(chain))
    page.mouse.up()
    expect(page.locator(".kit-reason")).to_contain_text("The basic set has only 1")
    expect_chain(page, "square", "triangular")


def test_a_finger_carries_parts_on_a_phone(visit: Visit) -> None:
    page = visit("/game/spielwiese", size=PHONE)
    players(page, 4)
    chain = page.locator(".kit-chain")
    page.locator(".kit-share").tap(trial=True)  # in view, above Start
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *places: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in places]})

    start, end = middle(stock(page, "square")), middle(chain)
    touch("touchStart", start)
    for step in range(1, 6):
        touch("touchMove", (start[0] + (end[0] - start[0]) * step / 5, start[1] + (end[1] - start[1]) * step / 5))
    expect(page.locator(".kit-gap")).to_have_count(1)
    touch("touchEnd")
    expect_chain(page, "square")
    stock(page, "half-round").tap()
    expect_chain(page, "square", "half-round")


def test_keys_join_and_part_the_board(visit: Visit) -> None:
    page = visit("/game/spielwiese")
    stock(page, "square").focus()
    page.keyboard.press("Enter")
    stock(page, "triangular").focus()
    page.keyboard.press("Space")
    expect_chain(page, "square", "triangular")
    page.get_by_role("button", name="Swap these two").focus()
    page.keyboard.press("Enter")
    expect_chain(page, "triangular", "square")
    page.locator(".kit-chain .used").first.focus()
    page.keyboard.press("Enter")
    expect_chain(page, "square")


def test_a_built_board_is_passed_on_and_saved(visit: Visit) -> None:
    page = visit("/game/spielwiese?seats=3&parts=triangle%2Bsquare&star_squares=must")
    expect(page.locator(".kit-chain li")).to_have_count(2)
    expect(page.locator(SITES)).to_have_count(34 + 3 * 8)
    link = page.locator(".kit-share").get_attribute("data-link") or ""
    assert parse_qs(urlparse(link).query) == {"seats": ["3"], "parts": ["triangle+square"], "star_squares": ["must"]}
    page.locator(".game-start button").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".board-plate .print")).to_have_count(34 + 3 * 8)
    page.reload()
    expect(page.locator(".board-plate .print")).to_have_count(34 + 3 * 8)
