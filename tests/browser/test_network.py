"""Friends on the same network: a switch at the machine itself, an address that is shown, and a picture that a camera reads."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import zxingcpp
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Box, Visit, lay_table, objections, until

HOME = "127.0.0.2"  # stands for this machine's address in its network


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Box]:
    running = Box(tmp_path_factory.mktemp("home") / "parlour.db")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PARLOUR_NETWORK", HOME)
        running.start()
    yield running
    running.stop()


@pytest.fixture
def alone(server: Box) -> Iterator[Box]:
    yield server
    server.post("/api/network", {"open": False})


def read_by_camera(page: Page) -> str:
    """What a QR reader makes of the picture as it is on the screen."""
    width, height, grey = page.locator("img.qr").evaluate(
        """async (image) => {
            await image.decode();
            const canvas = Object.assign(document.createElement("canvas"), { width: 400, height: 400 });
            const paper = canvas.getContext("2d");
            paper.drawImage(image, 0, 0, 400, 400);
            const { data } = paper.getImageData(0, 0, 400, 400);
            return [400, 400, Array.from({ length: 160000 }, (_, at) => data[4 * at])];
        }"""
    )
    return "".join(found.text for found in zxingcpp.read_barcodes(memoryview(bytes(grey)).cast("B", shape=[height, width])))


def test_a_table_says_who_can_come_and_the_picture_leads_there(alone: Box, visit: Visit, axe: str) -> None:
    laid = lay_table(alone, "muehle", "person", "open")
    page = visit(at=alone)
    laid.sit(page)
    expect(page.locator("[data-alone]")).to_contain_text("friends cannot reach it")
    expect(page.locator("img.qr, .waiting-card .copy-link")).to_have_count(0)
    assert objections(page, axe) == []
    page.get_by_role("switch", name="Open to this network").check()
    shown = f"http://{HOME}:{alone.port}/table/{laid.code}"
    expect(page.locator(".waiting-card .copy-link input")).to_have_value(shown)
    assert read_by_camera(page) == shown
    assert objections(page, axe) == []

    guest = visit(shown, size=PHONE, language="de", at=as_seen_by_friends(alone))
    guest.get_by_label("Dein Name").fill("Ben")
    guest.get_by_role("button", name="Hinsetzen").click()
    expect(page.locator(".waiting-card")).to_have_count(0)
    expect(guest.locator("[data-prompt]")).to_be_visible()


def as_seen_by_friends(box: Box) -> Box:
    """The same server under the address that friends use."""

    class Seen(Box):
        @property
        def address(self) -> str:
            return f"http://{HOME}:{self.port}"

    return Seen(box.data, box.port)


def test_a_guest_is_shown_no_switch_and_the_host_can_close_again(alone: Box, visit: Visit) -> None:
    laid = lay_table(alone, "maedn", "person", "open", "open", "open")
    page = visit(at=alone)
    laid.sit(page)
    switch = page.get_by_role("switch", name="Open to this network")
    switch.check()
    guest = visit(f"http://{HOME}:{alone.port}/table/{laid.code}", at=as_seen_by_friends(alone))
    guest.locator(".join input[name=nickname]").fill("Ben")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("img.qr")).to_be_visible()
    expect(guest.get_by_role("switch", name="Open to this network")).to_have_count(0)
    switch.uncheck()
    expect(page.locator("[data-alone]")).to_be_visible()
    expect(guest.locator(".banner")).to_be_visible()


def test_where_the_system_shares_links_the_table_can_be_shared(alone: Box, visit: Visit) -> None:
    laid = lay_table(alone, "muehle", "person", "open")
    page = visit(at=alone)
    page.add_init_script("window.shared = []; navigator.share = async (what) => { window.shared.push(what.url); };")
    laid.sit(page)
    page.get_by_role("switch", name="Open to this network").check()
    page.locator(".waiting-card [data-action=share]").click()
    until(lambda: page.evaluate("window.shared") == [f"http://{HOME}:{alone.port}/table/{laid.code}"])
