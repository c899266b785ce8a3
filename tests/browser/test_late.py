"""Answers that come late, and windows that were away: nothing older replaces what is known by now, and nobody is left behind."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from parlour.server.wire import VERSION
from tests.browser.conftest import Box, Laid, Visit, wait_until
from tests.browser.hands import Hands, play_ahead, seated
from tests.browser.test_line import open_line, wait_for_number
from tests.browser.test_tabs import ALONE, GAME, HIDE

WORKER = """async (code) => {
    const every = window.setInterval;
    window.setInterval = (what) => { window.call = what; return 0; };
    await import("/client/line-worker.js");
    window.setInterval = every;
    const { port1, port2 } = new MessageChannel();
    window.port = port1;
    window.told = [];
    port1.onmessage = ({ data }) => window.told.push(data.call ? "call" : data.kind);
    window.dispatchEvent(new MessageEvent("connect", { ports: [port2] }));
    port1.postMessage({ follow: code, after: 0, ticket: "" });
}"""
SLEPT = """() => {
    const now = Date.now;
    Date.now = () => now() + 600_000;
    window.call();
    Date.now = now;
}"""


def too_much(laid: Laid, number: int) -> Callable[[Route], None]:
    """A line that says that more was missed than is told entry by entry."""
    greeting = f'event: wire\r\ndata: {{"version": {VERSION}}}\r\n\r\n'
    again = f'id: {laid.code}.{number}\r\nevent: again\r\ndata: {{"number": {number}}}\r\n\r\n'
    return lambda route: route.fulfill(content_type="text/event-stream", body=greeting + again)


class Held:
    """Requests whose answers are kept back, as the server gave them then."""

    def __init__(self, page: Page, path: str) -> None:
        self.page = page
        self.holds = True
        self.routes: list[tuple[Route, bytes]] = []
        page.route(re.compile(path), self.hold)

    def hold(self, route: Route) -> None:
        if self.holds:
            self.routes.append((route, route.fetch().body()))
        else:
            route.fallback()

    def wait(self, count: int = 1) -> None:
        for _ in range(1000):
            if len(self.routes) >= count:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{len(self.routes)} requests, not {count}")

    def let_go(self) -> None:
        self.holds = False
        for route, body in self.routes:
            route.fulfill(content_type="application/json", body=body)


def test_who_has_missed_too_much_sees_how_it_stands_and_plays_on(visit: Visit, box: Box, lay: Callable[..., Laid]) -> None:
    laid = lay(GAME, "person", "person")
    page = visit()
    page.add_init_script(ALONE)
    seated(page, laid)
    page.evaluate(HIDE, True)
    page.wait_for_timeout(200)
    play_ahead(box, laid, "a1", "d1")
    page.route("**/api/live*", too_much(laid, 2), times=1)
    page.evaluate(HIDE, False)
    expect(page.locator(".table-page")).to_have_attribute("data-number", "2")
    expect(page.locator('.piece[data-site="d1"]')).to_have_count(1)
    Hands(page).site("g1")
    expect(page.locator(".table-page")).to_have_attribute("data-number", "3")


def test_a_view_that_comes_late_does_not_turn_time_back(visit: Visit, box: Box, lay: Callable[..., Laid]) -> None:
    laid = lay(GAME, "person", "person")
    page = visit("/")
    page.evaluate(ALONE)
    open_line(page, laid)
    page.evaluate(HIDE, True)
    page.wait_for_timeout(200)
    play_ahead(box, laid, "a1")
    view = Held(page, rf"/api/tables/{laid.code}(\?|$)")
    page.route("**/api/live*", too_much(laid, 1), times=1)
    with page.expect_request(re.compile("/api/live")):  # it ends at once, and the next one is real
        page.evaluate(HIDE, False)
        view.wait()
    with page.expect_request(re.compile("/api/live")):
        play_ahead(box, laid, "d1")
    page.wait_for_timeout(500)
    view.let_go()
    wait_for_number(page, 2)
    page.wait_for_timeout(300)
    assert page.evaluate("[window.opened.view.value.number, window.heard]") == [2, [2]]


def test_a_window_that_the_worker_has_given_up_is_told_so_and_a_machine_may_sleep(visit: Visit, box: Box, lay: Callable[..., Laid]) -> None:
    laid = lay(GAME, "person", "person")
    page = visit("/")
    page.evaluate(WORKER, laid.code)
    wait_until(page, "window.told.includes('status')")
    page.evaluate(SLEPT)
    play_ahead(box, laid, "a1")
    wait_until(page, "window.told.includes('entry')")
    page.evaluate("for (let calls = 0; calls < 5; calls++) window.call()")
    assert "dropped" not in page.evaluate("window.told")
    page.evaluate("window.port.postMessage({ here: true })")
    wait_until(page, "window.told.includes('dropped')")


def test_a_window_hears_that_another_one_of_this_browser_has_sat_down(visit: Visit, box: Box, lay: Callable[..., Laid]) -> None:
    laid = lay(GAME, "open", "person")
    page = visit(f"/table/{laid.code}")
    expect(page.locator(".join-page")).to_be_visible()
    expect(page).to_have_title(re.compile("Guest 1"))  # by whoever sits there, wherever that is
    other = page.context.new_page()
    other.goto("/me")
    joined = box.post(f"/api/tables/{laid.code}/join", {"seat": 0, "name": "Ada", "message": os.urandom(16).hex()})
    kept = [f"parlour.seats.{laid.code}", json.dumps({"0": joined["token"]})]
    other.evaluate("([name, tokens]) => localStorage.setItem(name, tokens)", kept)
    expect(page.locator(".table-page")).to_have_attribute("data-hand", "0")


def test_what_is_typed_and_put_while_an_answer_is_on_its_way_stays(visit: Visit) -> None:
    page = visit("/analysis/schach")
    page.locator("[data-action=edit]").click()
    figure, text = page.locator("[name=number]"), page.locator("[data-editor] [data-position]")
    expect(figure).to_have_value("1")
    page.locator('[data-tool="take"]').click()
    slow = Held(page, "/laying")
    page.locator('.site[data-place="a1"]').click()
    slow.wait()
    figure.fill("40")
    slow.let_go()
    expect(text).to_contain_text("/1NBQKBNR ")
    expect(figure).to_have_value("40")
    slow = Held(page, "/laying")
    figure.blur()
    slow.wait()
    page.locator('.site[data-place="b1"]').click()
    page.wait_for_timeout(200)
    slow.let_go()
    expect(text).to_contain_text(re.compile(r"/2BQKBNR .* 40$"))
    expect(page.locator(".piece")).to_have_count(30)


def test_two_steps_back_in_a_row_are_two_steps(visit: Visit) -> None:
    page = visit("/analysis/muehle")
    for site, steps in (("a1", 1), ("d1", 2), ("g1", 3)):
        page.locator(f'.site[data-place="{site}"]').click()
        expect(page.locator(".tree-step")).to_have_count(steps)
        expect(page.locator(".tree-step").last).to_have_attribute("aria-current", "step")
    slow = Held(page, "/analysis$")
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    slow.wait(2)
    slow.routes.reverse()  # and answered the wrong way round
    slow.let_go()
    expect(page.locator(".tree-step").first).to_have_attribute("aria-current", "step")
    expect(page.locator(".piece:not(.reserve)[data-site='d1']")).to_have_count(0)
