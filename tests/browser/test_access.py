"""axe finds nothing to object to: shelf and game page, light and dark, both languages, large and small. (Tables: test_whole_games.)"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from parlour.catalogue import SHELF, game
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


# The first game of every family, half of them light on the desktop and dark on a phone, half the other way round: their parts are the same.
LOOKED_AT = list({entry.family: entry.id for entry in reversed(SHELF)}.values())


@looks
def test_shelf(visit: Visit, axe: str, lay: Callable[..., Laid], theme: Theme, language: str, size: ViewportSize) -> None:
    page = visit(theme=theme, language=language, size=size)
    lay(GAMES[0], "person", "open").sit(page)
    page.goto("/")
    expect(page.locator(".table-card")).to_be_visible()
    expect(page.locator(".game-card .picture").first).to_be_visible()
    assert objections(page, axe) == []


@pytest.mark.parametrize("id", LOOKED_AT)
def test_game_page(visit: Visit, axe: str, id: str) -> None:
    first, second = (LOOKS[0], LOOKS[3]) if LOOKED_AT.index(id) % 2 else (LOOKS[1], LOOKS[2])
    page = visit(f"/game/{id}", theme=first[0], language=first[1], size=first[2])
    expect(page.locator(".rules-text")).to_be_visible()
    expect(page.locator(".game-picture .picture")).to_be_visible()
    if game(id).options:
        page.locator(".variants summary").click()
    for figure in page.locator(".rules-text figure").all():
        figure.scroll_into_view_if_needed()
        expect(figure.locator(".example-table")).to_be_visible()
    assert objections(page, axe) == []
    page.emulate_media(color_scheme=second[0])
    page.set_viewport_size(second[2])
    assert objections(page, axe) == []


@looks
def test_error_page(visit: Visit, axe: str, theme: Theme, language: str, size: ViewportSize) -> None:
    page = visit("/table/nosuchtable", theme=theme, language=language, size=size)
    expect(page.locator(".trouble h1")).to_be_visible()
    assert objections(page, axe) == []
