"""A game of another package in the browser: it stands on the shelf, its table opens, and it is played by hand to the end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Box, Visit
from tests.browser.hands import Hands
from tests.guests import install_template


@pytest.fixture
def visited(tmp_path: Path) -> Iterator[Box]:
    site = tmp_path / "site"
    install_template(site)
    box = Box(tmp_path / "tables.db", before=f"import sys; sys.path.insert(0, {str(site)!r})")
    box.start()
    yield box
    box.stop()


def test_a_game_of_another_package_is_opened_and_played(visited: Box, visit: Visit) -> None:
    page = visit("/", at=visited)
    page.locator(".lid", has_text="Brought Along").click()
    page.locator(".game-card:visible", has_text="The Last Stone").click()
    expect(page.get_by_role("heading", name="The Last Stone", level=1)).to_be_visible()
    page.get_by_role("button", name="Start").click()
    hands = Hands(page)
    hands.wait()
    expect(page.locator("[data-prompt]")).to_contain_text("touch the first of them")
    hands.site("19")
    expect(page.locator(".log")).to_contain_text("3 stones")
    hands.play()
    expect(page.locator("[data-over]")).to_contain_text("takes the last stone and wins")
