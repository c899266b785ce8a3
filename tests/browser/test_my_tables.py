"""Your tables: what waits for you comes first, each is called by its players and shows how it stands, and old ones can be put away."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, Box, Laid, Visit, objections
from tests.browser.hands import play_ahead
from tests.browser.test_company import look_away


def keep_seats(page: Page, *tables: Laid) -> None:
    for laid in tables:
        page.add_init_script(
            f"sessionStorage['{laid.code}'] ?? localStorage.setItem('parlour.seats.{laid.code}', {json.dumps(json.dumps(laid.tokens))});"
            f"sessionStorage['{laid.code}'] = 'kept';"  # once, so that what is deleted stays so
        )


def only(laid: Laid, *seats: str) -> Laid:
    return Laid(laid.code, {seat: laid.tokens[seat] for seat in seats})


def card(page: Page, laid: Laid) -> str:
    return f".table-card[href='/table/{laid.code}']"


def test_what_waits_for_you_comes_first_with_how_it_stands_and_who_plays(
    visit: Visit, box: Box, lay: Callable[..., Laid], axe: str
) -> None:
    mine = lay("muehle", "person", "person")  # Guest 0 is to move, and that is us
    theirs = lay("muehle", "person", "person")
    play_ahead(box, theirs, "a1")
    play_ahead(box, mine, "a1", "d1")
    play_ahead(box, theirs, "g7", "d1")  # the latest, but it waits for the other
    page = visit()
    keep_seats(page, only(mine, "0"), only(theirs, "0"))
    page.goto("/")
    cards = page.locator(".mine-list .table-card")
    expect(cards).to_have_count(2)
    expect(cards.first).to_have_attribute("href", f"/table/{mine.code}")
    expect(cards.first).to_contain_text("Guest 0 and Guest 1")
    expect(cards.first).to_contain_text("Nine Men’s Morris")
    expect(cards.first).to_contain_text("Your turn · just now")
    expect(cards.nth(1)).to_contain_text("Guest 1 is to move")
    expect(cards.first.locator(".piece, [data-body], use, circle").first).to_be_visible()
    stones = page.evaluate(
        "code => fetch(`/api/tables/${code}/picture`).then((answer) => answer.json()).then(({ scene }) => scene.pieces.length)", mine.code
    )
    assert stones == len(
        json.loads(page.evaluate("code => fetch(`/api/tables/${code}`).then((a) => a.text())", mine.code))["moment"]["scene"]["pieces"]
    )
    assert objections(page, axe) == []
    expect(visit("/", language="de").locator("h1")).to_be_visible()


def test_a_table_says_when_a_computer_has_moved_and_stays_where_it_is(visit: Visit, box: Box, lay: Callable[..., Laid]) -> None:
    mine, other = lay("muehle", "person", "computer"), lay("muehle", "person", "person")
    page = visit()
    asked: list[object] = []

    def thinks_yet(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        for table in told["tables"]:
            if table["code"] == mine.code and not asked:
                table["hand"] = 1
        asked.append(told)
        route.fulfill(response=answer, json=told)

    page.route("**/api/mine", thinks_yet)
    keep_seats(page, mine, only(other, "0"))
    page.goto("/")
    expect(page.locator(card(page, mine))).to_contain_text("Mouse is to move")
    expect(page.locator(card(page, mine))).to_contain_text("Your turn", timeout=10_000)
    cards = page.locator(".mine-list .table-card")
    expect(cards.nth(1)).to_have_attribute("href", f"/table/{mine.code}")  # a finger may be on its way to the first
    page.wait_for_timeout(2500)
    assert len(asked) == 2  # nobody else is awaited


def test_a_table_says_that_somebody_has_moved_when_we_look_again(visit: Visit, box: Box, lay: Callable[..., Laid]) -> None:
    laid = lay("muehle", "person", "person")
    play_ahead(box, laid, "a1")
    page = visit()
    keep_seats(page, only(laid, "0"))
    page.goto("/")
    expect(page.locator(card(page, laid))).to_contain_text("Guest 1 is to move")
    play_ahead(box, laid, "g7")
    look_away(page, "hidden")
    look_away(page, "visible")
    expect(page.locator(card(page, laid))).to_contain_text("Your turn", timeout=10_000)  # sooner than we ask by ourselves
    page.context.set_offline(True)
    look_away(page, "visible")
    expect(page.locator(card(page, laid))).to_contain_text("Your turn")


def test_a_table_is_put_away_and_back_and_comes_back_when_somebody_plays_on(
    visit: Visit, box: Box, lay: Callable[..., Laid], axe: str
) -> None:
    laid = lay("muehle", "person", "person")
    page = visit(size=PHONE, language="de", theme="dark")
    keep_seats(page, only(laid, "1"))
    page.goto("/")
    page.get_by_role("button", name="Weglegen: Guest 0 und Guest 1").click()
    expect(page.locator(card(page, laid))).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Ein Tisch ist weggelegt").click()
    expect(page.locator(f"[data-away] {card(page, laid)}")).to_be_visible()
    expect(page.locator("[data-action=delete]")).to_have_count(0)  # somebody else sits there
    assert objections(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.get_by_role("button", name="Wieder hervorholen").click()
    expect(page.locator(card(page, laid))).to_be_visible()
    page.locator("[data-action=put-away]").click()
    play_ahead(box, laid, "a1")
    page.reload()
    expect(page.locator(card(page, laid))).to_contain_text("Du bist dran")


def test_a_table_is_called_by_the_names_that_are_said_at_it(visit: Visit, lay: Callable[..., Laid]) -> None:
    laid = lay("maedn", "person", "computer", "computer", "computer")
    page = visit()
    keep_seats(page, laid)
    page.goto("/")
    expect(page.locator(card(page, laid))).to_contain_text("Guest 0, Pip, Dot")
    page.goto(f"/table/{laid.code}")
    for name in ("Pip", "Dot"):
        expect(page.locator(".seat-card", has_text=name)).to_be_visible()


def test_a_table_of_ones_own_is_deleted_for_good(visit: Visit, lay: Callable[..., Laid]) -> None:
    laid = lay("muehle", "person", "computer")
    page = visit()
    keep_seats(page, laid)
    page.goto("/")
    page.locator("[data-action=put-away]").click()
    page.get_by_role("button", name="One table is put away").click()
    page.locator("[data-action=delete]").click()
    expect(page.locator("[data-action=delete]")).to_have_text("Delete")
    page.locator("[data-action=delete]").click()
    expect(page.locator(".mine-none")).to_be_visible()
    assert page.evaluate(f"localStorage.getItem('parlour.seats.{laid.code}')") is None
    page.goto(f"/table/{laid.code}")
    expect(page.locator("h1")).to_have_text("This table does not exist")
