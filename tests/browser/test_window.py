"""Open tables: a host puts one into the parlour's window, and others on the same server find it, sit down or watch."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Box, Laid, Visit, objections


def test_a_table_in_the_window_is_found_joined_and_watched(visit: Visit, own_box: Box, lay: Callable[..., Laid], axe: str) -> None:
    laid = lay("muehle", "person", "open", at=own_box)
    host, guest, watcher = visit(at=own_box), visit("/", at=own_box, size=PHONE, language="de", theme="dark"), visit(at=own_box)
    expect(guest.locator(".lid").first).to_be_visible()
    expect(guest.locator("[data-window]")).to_have_count(0)  # off until the host says so
    laid.sit(host)
    host.get_by_role("switch", name="Show in the window").check()
    host.reload()
    expect(host.get_by_role("switch", name="Show in the window")).to_be_checked()
    guest.reload()
    card = guest.locator("[data-window] .table-card")
    expect(card).to_contain_text("Guest 0")
    expect(card).to_contain_text("Ein Platz ist frei")
    assert objections(guest, axe) == []
    card.click()
    guest.get_by_label("Dein Name").fill("Ben")
    guest.get_by_role("button", name="Hinsetzen").click()
    expect(host.locator(".waiting-card")).to_have_count(0)
    expect(guest.get_by_role("switch")).to_have_count(0)  # the host's alone
    watcher.goto("/")
    expect(watcher.locator("[data-window] .table-card")).to_contain_text("You may watch")
    watcher.locator("[data-window] .table-card").click()
    expect(watcher.locator(".table-page")).to_be_visible()
    host.get_by_role("tab", name="Table").click()
    host.get_by_role("switch", name="Show in the window").uncheck()
    watcher.goto("/")
    expect(watcher.locator(".lid").first).to_be_visible()
    expect(watcher.locator("[data-window]")).to_have_count(0)
