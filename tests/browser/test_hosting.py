"""The host at work, and a seat that moves to another device."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Box, Laid, Visit, objections

Lay = Callable[..., Laid]


def open_tab(page: Page, name: str) -> None:
    expect(page.locator(".table-page")).to_be_visible()
    if page.locator(".tools-panel").is_visible():
        page.locator(".tools-panel button").nth(["rules", "log", "table"].index(name)).click()
    else:
        page.locator(f"#tab-{name}").click()


def resign(*pages: Page) -> None:
    for page in pages:
        open_tab(page, "table")
        page.locator("[data-action=resign]").click()
        page.locator("[data-action=sure-resign]").click()
        expect(page.locator(".sure")).to_have_count(0)


def join(page: Page, laid: Laid, name: str) -> None:
    page.goto(f"/table/{laid.code}")
    page.locator("[name=nickname]").fill(name)
    page.locator(".join button[type=submit]").click()
    expect(page.locator(".table-page")).to_be_visible()


def test_the_host_removes_somebody_and_gives_the_seat_to_a_computer(visit: Visit, lay: Lay, axe: str) -> None:
    laid = lay("muehle", "person", "open")
    host, guest = visit(size=DESKTOP, language="de"), visit(size=PHONE, theme="dark")
    laid.sit(host)
    join(guest, laid, "Ben")
    expect(host.locator(".seat-card[data-seat='1']")).to_contain_text("Ben")
    open_tab(host, "table")
    assert objections(host, axe) == []
    host.locator("[data-host=remove]").click()
    expect(guest.locator(".join-page")).to_be_visible()  # the seat is no longer theirs
    host.locator("[data-host=fill]").click()
    expect(host.locator(".site.able").first).to_be_visible()  # the game can begin
    expect(guest.locator(".table-page")).to_be_visible()
    expect(guest.locator(".watching")).to_be_visible()


def test_a_lost_link_is_found_again_on_another_device(visit: Visit, lay: Lay, axe: str) -> None:
    laid = lay("muehle", "person", "open")
    host, old, new = visit(), visit(), visit(size=PHONE, language="de")
    laid.sit(host)
    join(old, laid, "Ben")
    new.goto(f"/table/{laid.code}")
    open_tab(new, "table")
    new.locator("[data-action=reclaim]").click()
    new.locator("[data-reclaim='1']").click()
    expect(new.locator("[data-reclaiming]")).to_contain_text("Guest 0 wird gefragt")
    assert objections(new, axe) == []
    expect(old.locator("[data-lost]")).to_contain_text("Somebody says that they are you")
    expect(host.locator("[data-lost]")).to_contain_text("Somebody says that they are Ben")
    host.locator("[data-action=vouch]").click()
    expect(host.locator("[data-lost]")).to_have_count(0)
    expect(old.locator(".watching")).to_be_visible()
    expect(new.locator("[data-reclaiming]")).to_have_count(0)
    host.locator("[data-place=a1]").click()
    expect(new.locator(".table-page")).to_have_attribute("data-hand", "1")
    new.reload()
    expect(new.locator(".table-page")).to_have_attribute("data-hand", "1")


def test_a_stranger_is_turned_away(visit: Visit, lay: Lay) -> None:
    laid = lay("muehle", "person", "person")
    host, stranger = visit(), visit()
    Laid(laid.code, {"0": laid.tokens["0"]}).sit(host)
    stranger.goto(f"/table/{laid.code}")
    open_tab(stranger, "table")
    stranger.locator("[data-action=reclaim]").click()
    stranger.locator("[data-reclaim='1']").click()
    host.locator("[data-action=doubt]").click()
    expect(stranger.locator("[data-reclaiming]")).to_have_count(0)
    expect(stranger.locator(".watching")).to_be_visible()


def test_the_host_closes_a_free_seat_and_those_behind_it_move_up(visit: Visit, lay: Lay, axe: str) -> None:
    """Three at a table for four: the last one's seat moves up, in their browser too, and they play on from it."""
    laid = lay("maedn", "person", "open", "open", "open")
    host, ben, cleo = visit(size=DESKTOP, language="de"), visit(size=PHONE, theme="dark"), visit()
    laid.sit(host)
    join(ben, laid, "Ben")
    cleo.goto(f"/table/{laid.code}")
    cleo.locator("[name=nickname]").fill("Cleo")
    cleo.locator("[name=seat]").last.check()
    cleo.locator(".join button[type=submit]").click()
    expect(host.locator(".seat-card[data-seat='3']")).to_contain_text("Cleo")
    open_tab(host, "table")
    assert objections(host, axe) == []
    host.locator("[data-host=close]").click()
    for page in (host, ben, cleo):
        expect(page.locator(".seat-card")).to_have_count(3)
        expect(page.locator(".seat-card[data-seat='2']")).to_contain_text("Cleo")
        expect(page.locator("[data-action=throw], .prompt").first).to_be_visible()
    expect(host.locator("[data-host=close]")).to_have_count(0)
    for _ in range(12):  # until it has been everybody's turn
        for page in (host, ben, cleo):
            throw = page.locator("[data-action=throw]")
            if throw.count():
                throw.first.click()
    expect(cleo.locator(".table-page")).not_to_have_attribute("data-number", "0")
    cleo.reload()
    expect(cleo.locator(".watching")).to_have_count(0)
    expect(cleo.locator(".seat-card")).to_have_count(3)


def test_the_host_locks_the_table_and_opens_it_again(visit: Visit, lay: Lay, axe: str) -> None:
    laid = lay("muehle", "person", "open")
    host, ben, watcher = visit(), visit(), visit(size=PHONE, theme="dark", language="de")
    laid.sit(host)
    join(ben, laid, "Ben")
    watcher.goto(f"/table/{laid.code}")
    expect(watcher.locator(".watching")).to_be_visible()
    open_tab(host, "table")
    host.locator("[data-host=lock]").click()
    expect(watcher.locator("h1")).to_have_text("Dieser Tisch ist zu")
    assert objections(watcher, axe) == []
    watcher.reload()
    expect(watcher.locator("h1")).to_have_text("Dieser Tisch ist zu")
    host.locator("[data-place=a1] .hit").click()
    expect(ben.locator(".table-page")).to_have_attribute("data-hand", "1")
    ben.reload()  # who sits here comes in, and hears what happens
    ben.locator("[data-place=d1] .hit").click()
    expect(host.locator(".table-page")).to_have_attribute("data-hand", "0")
    host.locator("[data-host=unlock]").click()
    expect(host.locator("[data-host=lock]")).to_be_visible()
    watcher.locator(".trouble button").click()
    expect(watcher.locator(".watching")).to_be_visible()


def test_a_locked_table_with_a_free_seat_lets_people_sit_down_and_not_watch(visit: Visit, lay: Lay) -> None:
    laid = lay("muehle", "person", "open")
    host, guest = visit(), visit()
    laid.sit(host)
    open_tab(host, "table")
    host.locator("[data-host=lock]").click()
    expect(host.locator("[data-host=unlock]")).to_be_visible()
    guest.goto(f"/table/{laid.code}")
    expect(guest.locator(".join button")).not_to_have_count(0)
    expect(guest.get_by_role("button", name="Watch")).to_have_count(0)
    join(guest, laid, "Ben")
    expect(host.locator(".site.able").first).to_be_visible()


def test_the_host_hands_the_table_on(visit: Visit, lay: Lay) -> None:
    laid = lay("muehle", "person", "open")
    host, ben = visit(), visit(language="de")
    laid.sit(host)
    join(ben, laid, "Ben")
    for page in (host, ben):
        open_tab(page, "table")
    expect(ben.locator("[data-host]")).to_have_count(0)
    host.locator("[data-host=hand-on]").click()
    expect(host.locator("[data-host]")).to_have_count(0)
    ben.locator("[data-host=lock]").click()
    expect(ben.locator("[data-host=unlock]")).to_be_visible()


def test_the_host_has_whoever_left_passed_over(visit: Visit, lay: Lay, axe: str) -> None:
    """Three at a game in which one may always leave it at what one has: who left throws once, and stops."""
    laid = lay("chicago", "person", "person", "person")
    pages = [visit(size=DESKTOP, language="de"), visit(size=PHONE, theme="dark"), visit()]
    for seat, page in enumerate(pages):
        Laid(laid.code, {str(seat): laid.tokens[str(seat)]}).sit(page)
        open_tab(page, "table")
    host, ben, _ = pages
    expect(host.locator(".host-choices")).to_contain_text("spielt ein Computer")
    host.locator("[data-host=skip]").click()
    expect(host.locator(".host-choices")).to_contain_text("setzt aus")
    assert objections(host, axe) == []
    expect(ben.locator("[data-host]")).to_have_count(0)
    ben.locator("[data-action=leave]").click()
    ben.locator("[data-action=sure-leave]").click()
    host.locator("[data-action=throw]").click()
    for _ in range(2):  # all three throws, so that the others may have as many
        host.locator("button[data-die]").first.click()
        host.locator("[data-action=again]").click()
    expect(pages[2].locator("[data-action=throw]")).to_be_visible()  # it is the third one's turn already
    log = host.evaluate("code => fetch(`/api/tables/${code}`).then(answer => answer.json()).then(view => view.log)", laid.code)
    assert [entry["kind"] for entry in log if entry["seat"] == 1 and entry["kind"] in ("throw", "action")] == ["throw", "action"]


def test_others_give_a_kept_seat_free_when_they_have_waited(visit: Visit, lay: Lay, hasty_box: Box) -> None:
    laid = lay("kniffel", "person", "person", "person", at=hasty_box)
    ada, ben = visit(at=hasty_box), visit(at=hasty_box)
    Laid(laid.code, {"0": laid.tokens["0"]}).sit(ada)
    Laid(laid.code, {"1": laid.tokens["1"]}).sit(ben)
    resign(ada, ben)
    ada.locator("[data-action=play-again]").click()  # and is the host there
    ada.wait_for_url(f"**/table/{laid.code}-2")
    ben.locator("[data-action=play-again]").click()
    ben.wait_for_url(f"**/table/{laid.code}-2")
    ben.locator("[data-free]", has_text="Guest 2").click()
    expect(ben.locator("[data-free]")).to_have_count(0)
    expect(ada.locator("[data-free]")).to_have_count(0)


def test_who_has_waited_for_the_host_looks_after_the_table(visit: Visit, lay: Lay, hasty_box: Box) -> None:
    laid = lay("kniffel", "person", "open", "open", at=hasty_box)  # nobody looks at the first seat
    ben = visit(at=hasty_box)
    join(ben, laid, "Ben")
    open_tab(ben, "table")
    ben.locator("[data-host=take]").click()
    expect(ben.locator("[data-host=take]")).to_have_count(0)
    ben.locator("[data-host=fill]").first.click()
    expect(ben.locator(".waiting-card")).to_have_count(0)


def test_a_seat_that_is_kept_for_somebody_who_does_not_come_is_given_free(visit: Visit, lay: Lay, axe: str) -> None:
    laid = lay("kniffel", "person", "person", "person")
    ada, ben, dora = visit(), visit(language="de", size=PHONE), visit()
    Laid(laid.code, {"0": laid.tokens["0"]}).sit(ada)
    Laid(laid.code, {"1": laid.tokens["1"]}).sit(ben)
    resign(ada, ben)
    expect(ada.locator("[data-over]")).to_be_visible()
    ada.locator("[data-action=play-again]").click()
    expect(ada.locator("[data-free]")).to_have_count(2)
    assert objections(ada, axe) == []
    ada.locator("[data-free]", has_text="Guest 2").click()
    expect(ada.locator("[data-free]")).to_have_count(1)
    dora.goto(ada.url)
    dora.locator("[name=nickname]").fill("Dora")
    dora.locator(".join button[type=submit]").click()
    expect(ada.locator(".seat-card", has_text="Dora")).to_have_count(1)
