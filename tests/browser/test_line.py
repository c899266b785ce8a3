"""The line between browser and server: what is decided here gets there once, and what happens there gets here in order."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing

from playwright.sync_api import Page, expect

from parlour.server.settings import CLIENT
from parlour.server.wire import VERSION
from tests.browser.conftest import Box, Laid, Visit, wait_until
from tests.browser.hands import seated

GAME = "muehle"  # a move is one action, and nobody throws: easy to tell apart here

RENEW = (CLIENT / "renew.js").read_text()

OPEN = """async (code) => {
    const { modules } = await import("/client/bundle/app.js");  // the page's own modules, not a second copy of them
    await import("/client/bundle/table/page.js");
    const { openTable } = modules["live.js"];
    window.heard = [];
    window.opened = openTable(code);
    window.opened.onEntry((entry) => { window.heard.push(entry.number); });
}"""
ACT = "([seat, action]) => window.opened.act(seat, 'action', action)"


def open_line(page: Page, laid: Laid) -> None:
    """Sit down and open the table's line, without its screen."""
    page.evaluate("([name, tokens]) => localStorage.setItem(name, tokens)", [f"parlour.seats.{laid.code}", json.dumps(laid.tokens)])
    page.evaluate(OPEN, laid.code)
    wait_until(page, "window.opened.line.value === 'live'")


def number(page: Page) -> int:
    found = page.evaluate("window.opened.view.value.number")
    assert isinstance(found, int)
    return found


def wait_for_number(page: Page, wanted: int) -> None:
    wait_until(page, f"window.opened.view.value.number === {wanted}")


def free_action(page: Page) -> int:
    found = page.evaluate("window.opened.view.value.moment.gestures[0].action")
    assert isinstance(found, int)
    return found


def test_an_act_is_acknowledged_and_heard_once(visit: Visit, lay: Callable[..., Laid]) -> None:
    page = visit("/")
    open_line(page, lay(GAME, "person", "person"))
    assert page.evaluate("window.opened.hand.value") == 0
    done = page.evaluate(ACT, [0, free_action(page)])
    assert done["ok"] is True
    assert page.evaluate("window.opened.hand.value") == 1
    assert page.evaluate("window.opened.kept.value") is None
    page.evaluate(ACT, [1, free_action(page)])
    wait_for_number(page, 2)
    assert page.evaluate("window.heard") == [1, 2]


def test_what_others_do_arrives_by_itself(visit: Visit, lay: Callable[..., Laid]) -> None:
    laid = lay(GAME, "person", "person")
    here, there = visit("/"), visit("/")
    open_line(here, laid)
    open_line(there, laid)
    for seat in (0, 1, 0, 1):
        here.evaluate(ACT, [seat, free_action(here)])
    wait_for_number(there, 4)
    assert there.evaluate("window.heard") == [1, 2, 3, 4]
    assert there.evaluate("window.opened.view.value.moment.scene") == here.evaluate("window.opened.view.value.moment.scene")


def test_a_move_made_while_the_server_is_away_is_kept_and_sent_once(visit: Visit, frail_box: Box, lay: Callable[..., Laid]) -> None:
    page = visit("/", at=frail_box)
    open_line(page, lay(GAME, "person", "person", at=frail_box))
    frail_box.kill()
    page.evaluate("action => { window.sent = window.opened.act(0, 'action', action); }", free_action(page))
    expect(page.locator(".banner")).to_have_text("No connection. Your move is kept and will be sent.")
    assert json.loads(page.evaluate("localStorage.getItem('parlour.acts')"))[0]["do"] == "action"
    assert number(page) == 0
    frail_box.start()
    assert page.evaluate("window.sent")["ok"] is True
    wait_until(page, "window.opened.line.value === 'live'")
    expect(page.locator(".banner")).to_have_count(0)
    assert page.evaluate("window.heard") == [1]
    wait_until(page, "localStorage.getItem('parlour.acts') === null")


def test_a_kept_move_is_sent_after_the_page_was_closed(visit: Visit, lay: Callable[..., Laid]) -> None:
    page = visit("/")
    laid = lay(GAME, "person", "person")
    open_line(page, laid)
    action = free_action(page)
    page.route("**/act", lambda route: route.abort())
    page.evaluate("action => { window.opened.act(0, 'action', action); }", action)
    expect(page.locator(".banner")).to_contain_text("Your move is kept")
    page.unroute("**/act")
    page.goto("/")  # another page of the box sends it too
    wait_until(page, "localStorage.getItem('parlour.acts') === null")
    open_line(page, laid)
    assert number(page) == 1


def test_a_kept_move_that_comes_too_late_is_told(visit: Visit, lay: Callable[..., Laid]) -> None:
    laid = lay(GAME, "person", "person")
    late, quick = visit("/"), visit("/")
    open_line(late, laid)
    open_line(quick, laid)
    late.route("**/act", lambda route: route.abort())
    late.evaluate("action => { window.opened.act(0, 'action', action); }", free_action(late))
    expect(late.locator(".banner")).to_contain_text("Your move is kept")
    quick.evaluate(ACT, [0, quick.evaluate("window.opened.view.value.moment.gestures[1].action")])
    late.goto("/")  # the page that made the move is gone, and with it whoever waited for the answer
    late.unroute("**/act")
    expect(late.locator(".banner").last).to_contain_text("came too late")
    late.get_by_role("button", name="Close").click()
    expect(late.locator(".banner")).to_have_count(0)


def test_an_answer_that_got_lost_does_not_make_the_move_twice(visit: Visit, lay: Callable[..., Laid]) -> None:
    page = visit("/")
    open_line(page, lay(GAME, "person", "person"))
    sent: list[str] = []

    def lose_the_first_answer(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]  # Playwright's Route
        sent.append(route.request.post_data_json["message"])  # type: ignore[attr-defined]
        if len(sent) == 1:
            route.abort()  # type: ignore[attr-defined]
        else:
            route.fulfill(response=answer)  # type: ignore[attr-defined]

    page.route("**/act", lose_the_first_answer)
    assert page.evaluate(ACT, [0, free_action(page)])["ok"] is True
    assert len(sent) == 2
    assert sent[0] == sent[1]
    wait_for_number(page, 1)
    assert page.evaluate("window.heard") == [1]


def test_whoever_was_away_hears_what_was_missed_and_nothing_twice(visit: Visit, lay: Callable[..., Laid]) -> None:
    laid = lay(GAME, "person", "person")
    away, here = visit("/"), visit("/")
    away.evaluate("delete window.SharedWorker")  # the line of a page alone can be cut for it alone
    open_line(away, laid)
    open_line(here, laid)
    here.evaluate(ACT, [0, free_action(here)])
    wait_for_number(away, 1)
    away.context.set_offline(True)
    away.route("**/live*", lambda route: route.abort())
    here.evaluate(ACT, [1, free_action(here)])
    here.evaluate(ACT, [0, free_action(here)])
    wait_for_number(here, 3)
    away.unroute("**/live*")
    away.context.set_offline(False)
    wait_for_number(away, 3)
    assert away.evaluate("window.heard") == [1, 2, 3]


def test_a_decision_on_an_old_position_is_stale_and_the_new_one_is_there(visit: Visit, lay: Callable[..., Laid]) -> None:
    laid = lay(GAME, "person", "person")
    slow, quick = visit("/"), visit("/")
    open_line(slow, laid)
    open_line(quick, laid)
    action = free_action(slow)
    slow.route("**/act", lambda route: (quick.evaluate(ACT, [0, action]), route.continue_()))
    other = slow.evaluate("window.opened.view.value.moment.gestures[1].action")
    outcome = slow.evaluate(ACT, [0, other])
    assert (outcome["ok"], outcome["why"]) == (False, "stale")
    assert number(slow) == 1
    assert slow.evaluate("window.opened.kept.value") is None


def test_a_forbidden_move_comes_back_with_its_rule(visit: Visit, lay: Callable[..., Laid]) -> None:
    page = visit("/")
    open_line(page, lay(GAME, "person", "person"))
    outcome = page.evaluate(ACT, [0, 1 << 40])
    assert (outcome["ok"], outcome["why"]) == (False, "refused")
    assert outcome["reason"]["anchor"]
    reason = page.evaluate("window.opened.why({ sites: ['a1', 'd1'] })")
    assert reason["anchor"]


def test_an_open_seat_is_taken_and_the_game_begins(visit: Visit, lay: Callable[..., Laid]) -> None:
    laid = lay(GAME, "person", "open")
    host, guest = visit("/"), visit("/")
    open_line(host, laid)
    guest.evaluate(OPEN, laid.code)
    wait_until(guest, "window.opened.line.value === 'live'")
    assert guest.evaluate("window.opened.mine.value") == []
    assert host.evaluate("window.opened.hand.value") == -1
    guest.evaluate("window.opened.join(1, 'Noor')")
    assert guest.evaluate("window.opened.mine.value") == [1]
    wait_until(host, "window.opened.view.value.ready")
    assert host.evaluate("window.opened.view.value.seats[1].name") == "Noor"
    wait_until(host, "window.opened.hand.value === 0")
    assert guest.evaluate(ACT, [0, free_action(guest)])["error"] is not None
    assert number(guest) == 1


# An update of the server

MARK = "document.documentElement.dataset.before = 'yes'"
ANEW = "html:not([data-before])"  # a page that was loaded after the mark was made


def update(box: Box) -> None:
    """Pull the plug, and start a server that speaks the next version of the wire."""
    box.kill()
    box.wire = VERSION + 1
    box.start()


def speaks_the_next_version(page: Page) -> None:
    """The client's files are those of the update from now on."""
    told = f"export const VERSION = {VERSION}"
    page.route(
        "**/renew.js",
        lambda route: route.fulfill(body=RENEW.replace(told, f"export const VERSION = {VERSION + 1}"), content_type="text/javascript"),
    )


def test_a_page_from_before_an_update_loads_itself_anew_and_sends_what_was_decided(
    visit: Visit, frail_box: Box, lay: Callable[..., Laid]
) -> None:
    page = visit("/", at=frail_box)
    laid = lay(GAME, "person", "person", at=frail_box)
    hands = seated(page, laid)
    page.evaluate(MARK)
    frail_box.kill()
    hands.site("a1")
    expect(page.locator(".banner")).to_contain_text("Your move is kept")
    speaks_the_next_version(page)
    update(frail_box)
    expect(page.locator(f"{ANEW} [data-number='1']")).to_be_visible()
    wait_until(page, "localStorage.getItem('parlour.acts') === null")
    hands.wait()
    page.evaluate(MARK)
    hands.site("d1")
    expect(page.locator(".table-page")).to_have_attribute("data-number", "2")
    expect(page.locator(ANEW)).to_have_count(0)  # the new page stays


def test_a_page_that_only_watches_loads_itself_anew_too(visit: Visit, frail_box: Box, lay: Callable[..., Laid]) -> None:
    page = visit("/", at=frail_box)
    page.goto(f"/table/{lay(GAME, 'person', 'person', at=frail_box).code}")
    expect(page.locator(".table-page")).to_be_visible()
    page.evaluate(MARK)
    speaks_the_next_version(page)
    update(frail_box)
    expect(page.locator(f"{ANEW} .table-page")).to_be_visible()


def test_old_files_from_a_cache_are_loaded_once_and_no_more(visit: Visit, frail_box: Box, lay: Callable[..., Laid]) -> None:
    page = visit(at=frail_box)
    laid = lay(GAME, "person", "person", at=frail_box)
    loaded: list[str] = []
    page.on("framenavigated", lambda frame: loaded.append(frame.url))
    update(frail_box)
    hands = seated(page, laid)
    hands.site("a1")
    expect(page.locator(".table-page")).to_have_attribute("data-number", "1")
    assert len(loaded) == 2


def test_a_table_of_older_rules_says_so_and_can_be_looked_at(visit: Visit, frail_box: Box, lay: Callable[..., Laid]) -> None:
    page = visit("/", at=frail_box)
    laid = lay(GAME, "person", "person", at=frail_box)
    seated(page, laid).site("a1")
    expect(page.locator(".table-page")).to_have_attribute("data-number", "1")
    frail_box.kill()
    with closing(sqlite3.connect(frail_box.data)) as stored, stored:
        stored.execute(
            "UPDATE tables SET version = 0, options = ? WHERE code = ?", (json.dumps({"a_variant_that_is_no_more": True}), laid.code)
        )
    frail_box.start()
    laid.sit(page)
    expect(page.locator("[data-closed]")).to_have_text("This table was begun with older rules. It can be looked at, but not played on.")
    expect(page.locator(".table-page")).to_have_attribute("data-number", "1")
    expect(page.locator("[data-body][data-site='a1']")).to_be_visible()


def test_a_table_that_cannot_be_written_to_keeps_no_other_waiting(visit: Visit, lay: Callable[..., Laid]) -> None:
    page = visit("/")
    stuck, free = lay(GAME, "person", "person"), lay(GAME, "person", "person")
    page.route(f"**/api/tables/{stuck.code}/act", lambda route: route.abort())
    open_line(page, stuck)
    page.evaluate("action => { window.opened.act(0, 'action', action); }", free_action(page))
    expect(page.locator(".banner")).to_contain_text("Your move is kept")
    open_line(page, free)
    assert page.evaluate(ACT, [0, free_action(page)])["ok"] is True
    assert [act["code"] for act in json.loads(page.evaluate("localStorage.getItem('parlour.acts')"))] == [stuck.code]
