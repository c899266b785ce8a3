"""axe finds nothing to object to: shelf and error page, light and dark, both languages, large and small.

It looks at game pages in test_game_page, at tables in test_whole_games.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from parlour.catalogue import SHELF
from tests.browser.conftest import DESKTOP, PHONE, Laid, Theme, Visit, objections

GAMES = [entry.id for entry in SHELF]
LOOKS: list[tuple[Theme, str, ViewportSize]] = [
    ("light", "en", DESKTOP),
    ("dark", "de", DESKTOP),
    ("light", "de", PHONE),
    ("dark", "en", PHONE),
]
NAMES = [f"{theme}-{language}-{size['width']}" for theme, language, size in LOOKS]
looks = pytest.mark.parametrize(("theme", "language", "size"), LOOKS, ids=NAMES)


@looks
def test_shelf(visit: Visit, axe: str, lay: Callable[..., Laid], theme: Theme, language: str, size: ViewportSize) -> None:
    page = visit(theme=theme, language=language, size=size)
    lay(GAMES[0], "person", "open").sit(page)
    page.goto("/")
    expect(page.locator(".table-card")).to_be_visible()
    expect(page.locator(".game-card .picture").first).to_be_visible()
    assert objections(page, axe) == []


@looks
def test_error_page(visit: Visit, axe: str, theme: Theme, language: str, size: ViewportSize) -> None:
    page = visit("/table/nosuchtable", theme=theme, language=language, size=size)
    expect(page.locator(".trouble h1")).to_be_visible()
    assert objections(page, axe) == []
