"""The box on a home screen: it can be installed, it opens without the server and says what is missing, and an update loses no move."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable

from playwright.sync_api import Page, expect

from parlour.server.settings import CLIENT
from tests.browser.conftest import PHONE, Box, Laid, Visit, objections, wait_until
from tests.browser.hands import seated
from tests.browser.test_line import ANEW, MARK, update

READY = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active.state !== "activated") await new Promise((next) => setTimeout(next, 20));
}"""


def kept(page: Page) -> None:
    """Until the box is kept in this browser."""
    page.evaluate(READY)


def test_what_a_system_needs_to_install_it_is_there() -> None:
    told = json.loads((CLIENT / "manifest.webmanifest").read_text())
    assert told["start_url"] == told["scope"] == "/" and told["display"] == "standalone"
    for icon in told["icons"]:
        file = CLIENT / icon["src"].removeprefix("/client/")
        assert file.is_file()
        if file.suffix == ".png":
            width, height = struct.unpack(">II", file.read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            assert file.stat().st_size < 30_000
    assert {icon.get("purpose", "any") for icon in told["icons"]} == {"any", "maskable"}


def test_without_the_server_the_box_opens_and_says_what_is_missing(visit: Visit, frail_box: Box, axe: str) -> None:
    page = visit("/", at=frail_box, keeps=True, size=PHONE, language="de")
    expect(page.locator(".game-card .picture").first).to_be_visible()
    kept(page)
    page.reload()  # what the page shows is kept from now on
    expect(page.locator(".game-card .picture").first).to_be_visible()
    page.evaluate("localStorage.setItem('parlour.seats.abc', JSON.stringify({ 0: 'token' }))")
    frail_box.kill()
    page.goto("/")
    expect(page.locator(".lid").first).to_be_visible()
    expect(page.locator(".banner")).to_contain_text("Keine Verbindung")
    expect(page.locator(".mine-none")).to_contain_text("Deine Tische liegen beim Server")
    expect(page.locator(".game-card .picture").first).to_be_visible()
    wait_until(page, "document.fonts.check('16px Figtree')")
    assert objections(page, axe) == []
    frail_box.start()
    expect(page.locator(".banner")).to_have_count(0)


def test_an_update_is_taken_without_losing_a_move(visit: Visit, frail_box: Box, lay: Callable[..., Laid]) -> None:
    page = visit("/", at=frail_box, keeps=True)
    kept(page)
    laid = lay("muehle", "person", "person", at=frail_box)
    hands = seated(page, laid)
    page.evaluate(MARK)
    frail_box.kill()
    hands.site("a1")
    expect(page.locator("[data-unsent]")).to_be_visible()
    update(frail_box)
    expect(page.locator(f"{ANEW} [data-number='1']")).to_be_visible()
    wait_until(page, "localStorage.getItem('parlour.acts') === null")
