"""A name, a sign, figures and seats belong to a browser, and are carried to another one by a code that is good once."""

from __future__ import annotations

import json
import os
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Box, Laid, Visit, objections
from tests.browser.test_my_tables import keep_seats, only

FIGURES = """async () => {
    const { modules } = await import("/client/bundle/app.js");
    await import("/client/bundle/pages/me.js");
    const table = (updated, places, scores, yours = [0]) => ({ game: "x", updated, result: { places, scores }, yours, over: true });
    return modules["pages/me.js"].figuresOf([
        table("4", [1, 2], [310, 200]), table("1", [1, 2], [250, 200]), table("2", [1, 2], [190, 100]), table("3", [2, 1], [90, 100]),
        table("5", [1, 1], [100, 100]), { game: "y", updated: "6", result: null, yours: [0], over: false },
    ]);
}"""


def test_what_is_ours_goes_to_another_device_by_a_code_that_is_good_once(
    visit: Visit, box: Box, lay: Callable[..., Laid], axe: str
) -> None:
    laid = lay("muehle", "person", "person")
    old, new, third = visit(), visit("/me", size=PHONE, language="de", theme="dark"), visit("/me")
    keep_seats(old, only(laid, "0"))
    old.goto("/")
    old.get_by_role("link", name="Name, statistics, other devices").click()
    old.get_by_role("textbox", name="Your name").fill("Anna")
    old.get_by_role("textbox", name="Your name").press("Tab")
    old.locator(".me-signs input[value=green]").check()
    assert objections(old, axe) == []
    old.locator("[data-action=carry]").click()
    code = old.locator("[data-code]").inner_text()
    assert objections(old, axe) == []

    new.get_by_label("Ein Code von einem anderen Gerät").fill(f" {code.upper()} ")
    new.get_by_role("button", name="Auspacken").click()
    expect(new.get_by_role("status").last).to_contain_text("Alles ist angekommen")
    assert objections(new, axe) == []
    assert new.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    new.goto("/")
    expect(new.locator(f".table-card[href='/table/{laid.code}']")).to_be_visible()
    new.goto("/me")
    expect(new.get_by_role("textbox", name="Dein Name")).to_have_value("Anna")
    expect(new.locator(".me-signs input[value=green]")).to_be_checked()
    held = new.evaluate(f"localStorage.getItem('parlour.seats.{laid.code}')")
    assert json.loads(held) == {"0": laid.tokens["0"]}

    third.get_by_label("A code from another device").fill(code)
    third.get_by_role("button", name="Unpack").click()
    expect(third.get_by_role("alert")).to_contain_text("nothing under this code")


def test_a_link_brings_the_code_and_leaves_it_in_no_history(visit: Visit, frail_box: Box) -> None:
    frail_box.post("/api/luggage", {"content": "{}"})
    code = str(frail_box.post("/api/luggage", {"content": '{"names":["Ben"],"secret":"not ours","seats.abc":{"0":"token"}}'})["code"])
    page = visit(f"/me#{code}", at=frail_box)
    expect(page.get_by_label("A code from another device")).to_have_value(code)
    page.wait_for_url("**/me")
    page.get_by_role("button", name="Unpack").click()
    expect(page.get_by_role("status").last).to_contain_text("has arrived")
    page.reload()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Ben")
    assert page.evaluate("localStorage.getItem('parlour.secret')") is None, "nothing but what is carried is taken in"


def test_figures_come_from_ones_own_finished_tables(visit: Visit, box: Box, lay: Callable[..., Laid], axe: str) -> None:
    page = visit("/me")
    expect(page.locator("#me-figures")).to_be_visible()
    [row] = page.evaluate(FIGURES)
    assert (row["played"], row["won"], row["streak"], max(row["points"])) == (5, 3, 2, 310), "a draw is no win, and ends a row of them"
    laid = lay("muehle", "person", "person")
    act = {"tokens": list(laid.tokens.values()), "message": os.urandom(16).hex(), "at": 0, "seat": 1, "do": "resign"}
    box.post(f"/api/tables/{laid.code}/act", act)
    keep_seats(page, only(laid, "0"))
    page.reload()
    expect(page.locator("tr[data-game=muehle]")).to_contain_text("Nine Men’s Morris")
    assert page.locator("tr[data-game=muehle] td").all_inner_texts()[:3] == ["1", "1", "1"]
    assert objections(page, axe) == []
    expect(page.get_by_role("link", name="To the shelf", exact=True)).to_be_visible()
    page.set_viewport_size(PHONE)
    assert page.locator(".me-table").evaluate("(table) => table.scrollWidth <= table.clientWidth"), "no figure is cut off"
    expect(page.get_by_role("columnheader", name="most points")).to_be_in_viewport()
    assert objections(page, axe) == []
