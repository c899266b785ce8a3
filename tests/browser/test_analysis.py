"""The analysis board: everybody moves, branches stay, the computer says what it thinks, and positions come and go in writing."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Box, Visit, objections
from tests.browser.hands import play_ahead
from tests.browser.test_replay import Lay

LONG = 90_000  # ms: a worker thinks
QUEEN_WINS = "7k/8/6K1/8/8/8/8/1Q6 w - - 0 1"


def touch(page: Page, *sites: str) -> None:
    for site in sites:
        page.locator(f'.site[data-place="{site}"]').click()


def test_moves_of_all_sides_make_a_tree(visit: Visit, axe: str) -> None:
    page = visit("/analysis/schach")
    expect(page.locator(".piece")).to_have_count(32)
    touch(page, "e2", "e4")
    expect(page.locator(".tree-step")).to_have_text(["e4"])
    touch(page, "e7", "e5")
    expect(page.locator(".tree-step")).to_have_text(["e4", "e5"])
    page.get_by_role("button", name="Back", exact=False).first.click()
    expect(page.locator('.piece[data-site="e7"]')).to_have_count(1)
    touch(page, "c7", "c5")
    expect(page.locator(".tree-step")).to_have_text(["e4", "e5", "c5"])
    expect(page.locator(".branch .tree-step")).to_have_text(["c5"])
    expect(page.locator("[data-position]")).to_contain_text("rnbqkbnr/pp1ppppp")
    assert objections(page, axe) == []


def test_the_computer_says_what_it_thinks_and_is_switched_off(visit: Visit) -> None:
    page = visit("/analysis/schach")
    page.locator("[name=position]").fill(QUEEN_WINS)
    page.locator("[name=position]").press("Enter")
    expect(page.locator(".piece")).to_have_count(3)
    expect(page.locator(".lines li").first).to_contain_text("100", timeout=LONG)
    expect(page.locator("[data-arrow]").first).to_be_attached()
    page.locator(".judged input").click()
    expect(page.locator("[data-arrow]")).to_have_count(0)
    expect(page.locator(".lines")).to_have_count(0)


def test_a_wrong_position_is_refused_with_its_place(visit: Visit) -> None:
    page = visit("/analysis/schach", size=PHONE)
    page.locator("[name=position]").fill("7k/8/6K1/8/8/8/8/1Z6 w - - 0 1")
    page.locator("[name=position]").press("Enter")
    expect(page.locator("[role=alert]")).to_contain_text("at character")
    expect(page.locator(".piece")).to_have_count(32)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_dice_show_what_is_wished(visit: Visit) -> None:
    page = visit("/analysis/maedn", language="de")
    page.locator('[data-throw="6"]').click()
    expect(page.locator(".tree-step")).to_have_count(1)


def test_whoever_plays_from_here_meets_the_computer_at_that_position(visit: Visit, axe: str) -> None:
    page = visit("/analysis/schach")
    expect(page.locator(".piece")).to_have_count(32)
    touch(page, "e2", "e4")
    expect(page.locator(".tree-step")).to_have_text(["e4"])
    page.locator("summary[data-action=play-from]").click()
    seats = page.locator("[data-beginning] .chair")
    expect(seats.nth(1).locator("[value=person]")).to_be_checked()  # Black is to move
    seats.nth(0).get_by_label("Strength").select_option("1")
    expect(page.locator("[data-forgets]")).to_be_visible()
    assert objections(page, axe) == []
    page.locator("[data-beginning] [type=submit]").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator('.piece[data-site="e4"]')).to_have_count(1)
    touch(page, "e7", "e5")
    expect(page.locator('.piece[data-site="e5"]')).to_have_count(1)
    expect(page.locator(".log-line")).to_have_count(2)  # the computer has answered
    page.get_by_role("tab", name="Table").click()
    expect(page.locator("[data-placed]")).to_be_visible()


def test_a_friend_is_met_at_a_position_of_a_finished_game(visit: Visit, lay: Lay, box: Box) -> None:
    page = visit(size=PHONE, language="de", theme="dark")
    laid = lay("schach", "person", "person")
    play_ahead(box, laid, "f2 f3", "e7 e5", "g2 g4", "d8 h4")
    laid.sit(page)
    page.locator("[data-action=watch-again]").click()
    page.get_by_role("slider").fill("2")
    page.locator("[data-action=play-from]").click()
    expect(page.locator('.piece[data-site="e5"]')).to_have_count(1)
    seats = page.locator("[data-beginning] .chair")
    seats.nth(1).locator("label", has=page.locator("[value=open]")).click()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.locator("[data-beginning] [type=submit]").click()
    page.wait_for_url(re.compile("/table/"))
    code = page.url.rpartition("/")[2]
    friend = visit(f"/table/{code}")
    friend.locator("[name=nickname]").fill("Ben")
    friend.locator(".join button[type=submit]").click()
    expect(friend.locator('.piece[data-site="e5"]')).to_have_count(1)
    touch(page, "d2", "d4")
    expect(friend.locator('.piece[data-site="d4"]')).to_have_count(1)


def edit(page: Page) -> None:
    page.locator("[data-action=edit]").click()
    expect(page.locator("[data-editor] .position-field").first).to_be_visible()


def test_a_position_is_put_together_by_hand(visit: Visit, axe: str) -> None:
    page = visit("/analysis/schach")
    edit(page)
    assert objections(page, axe) == []
    page.locator("[data-editor] [data-action=empty]").click()
    expect(page.locator(".piece")).to_have_count(0)
    expect(page.locator("[role=alert]")).to_contain_text("at character")
    expect(page.locator("[data-action=edited]")).to_be_disabled()
    for tool, site in (("ivory king", "g6"), ("ebony king", "h8"), ("ivory lady", "b1"), ("ivory rook", "a1")):
        page.locator(f'[data-tool="{tool}"]').click()
        touch(page, site)
    page.locator('[data-tool="take"]').click()
    touch(page, "a1")
    page.locator('[data-tool="move"]').click()
    touch(page, "b1", "b2")
    page.get_by_role("radio", name="Black").check(force=True)
    expect(page.locator("[data-editor] [data-position]")).to_contain_text(" b ")
    page.locator("[name=number]").fill("40")
    page.locator("[name=number]").blur()
    expect(page.locator("[data-editor] [data-position]")).to_have_text("7k/8/6K1/8/8/8/1Q6/8 b - - 0 40")
    expect(page.locator("[role=alert]")).to_have_count(0)
    page.locator("[data-action=edited]").click()
    expect(page.locator(".piece")).to_have_count(3)
    expect(page.locator("[data-position]")).to_have_text("7k/8/6K1/8/8/8/1Q6/8 b - - 0 40")


def test_stones_dice_and_turn_are_set_up_on_a_phone(visit: Visit) -> None:
    page = visit("/analysis/backgammon", size=PHONE, language="de", theme="dark")
    edit(page)
    page.locator('.site[data-place="24"]').tap()
    page.locator('.site[data-place="20"]').tap()
    expect(page.locator("[data-editor] [data-position]")).to_contain_text("20:1 24:1")
    page.get_by_role("radio", name="Schwarz").check(force=True)
    page.locator("[name=next]").fill("B 6-5")
    page.locator("[name=next]").blur()
    expect(page.locator("[data-editor] [data-position]")).to_have_text("W 6:5 8:3 13:5 20:1 24:1; B 1:2 12:5 17:3 19:5 | B 6-5")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.locator("[data-action=edited]").click()
    expect(page.locator(".analysis-board [data-die]")).to_have_count(2)


def test_of_very_many_throws_one_is_found_by_typing_it(visit: Visit, axe: str) -> None:
    page = visit("/analysis/kniffel")
    expect(page.locator("[data-throw]")).to_have_count(252)
    assert page.evaluate("document.documentElement.scrollHeight") < 2 * DESKTOP["height"]
    assert objections(page, axe) == []
    expect(page.get_by_role("link", name="To the shelf", exact=True)).to_be_visible()
    left = "(node) => Math.round(node.getBoundingClientRect().left)"
    assert abs(page.locator("h1").evaluate(left) - page.locator(".top a").first.evaluate(left)) <= 1
    page.locator("[name=throw]").fill("6 61")
    expect(page.locator("[data-throw]")).to_have_count(21)
    page.locator("[name=throw]").fill("66166")
    expect(page.locator("[data-throw]")).to_have_text(["1,6,6,6,6"])
    page.locator("[name=throw]").press("Enter")
    expect(page.locator(".tree-step")).to_have_count(1)


def test_figures_of_a_game_without_a_board_are_typed(visit: Visit) -> None:
    page = visit("/analysis/kniffel")
    edit(page)
    page.locator("[name=next]").fill("B throw 2: 33+244")
    page.locator("[name=next]").blur()
    expect(page.locator(".analysis-board [data-die]")).to_have_count(5)
    page.locator("[name=next]").fill("B throw 9: 33+244")
    page.locator("[name=next]").blur()
    expect(page.locator("[role=alert]")).to_contain_text("at character")
