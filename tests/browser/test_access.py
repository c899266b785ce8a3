"""axe finds nothing to object to: shelf, game page and table, light and dark, both languages, large and small."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from parlour.catalogue import SHELF, game
from tests.browser.conftest import DESKTOP, PHONE, REPOSITORY, Laid, Theme, Visit

GAMES = [entry.id for entry in SHELF]
LOOKS: list[tuple[Theme, str, ViewportSize]] = [
    ("light", "en", DESKTOP),
    ("dark", "de", DESKTOP),
    ("light", "de", PHONE),
    ("dark", "en", PHONE),
]
NAMES = [f"{theme}-{language}-{size['width']}" for theme, language, size in LOOKS]
looks = pytest.mark.parametrize(("theme", "language", "size"), LOOKS, ids=NAMES)


# The first game of every family, in every look: its relatives are drawn from the same parts.
LOOKED_AT = [(id, look) for id in {entry.family: entry.id for entry in reversed(SHELF)}.values() for look in range(len(LOOKS))]

games = pytest.mark.parametrize(
    ("id", "theme", "language", "size"),
    [(id, *LOOKS[look]) for id, look in LOOKED_AT],
    ids=[f"{id}-{NAMES[look]}" for id, look in LOOKED_AT],
)


@pytest.fixture(scope="module")
def axe() -> str:
    script = REPOSITORY / "node_modules" / "axe-core" / "axe.min.js"
    if not Path(script).exists():
        raise RuntimeError("axe-core is missing; `npm ci` installs it")
    return script.read_text()


def objections(page: Page, axe: str) -> list[str]:
    """What axe finds, as one line each."""
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{wrong['id']} ({wrong['impact']}): {wrong['help']}: {node['html'][:160]} {node['failureSummary']}"
        for wrong in found["violations"]
        for node in wrong["nodes"]
    ]


@looks
def test_shelf(visit: Visit, axe: str, lay: Callable[..., Laid], theme: Theme, language: str, size: ViewportSize) -> None:
    page = visit("/", theme=theme, language=language, size=size)
    lay(GAMES[0], "person", "open").sit(page)
    page.goto("/")
    expect(page.locator(".table-card")).to_be_visible()
    expect(page.locator(".game-card .picture").first).to_be_visible()
    assert objections(page, axe) == []


@games
def test_game_page(visit: Visit, axe: str, id: str, theme: Theme, language: str, size: ViewportSize) -> None:
    page = visit(f"/game/{id}", theme=theme, language=language, size=size)
    expect(page.locator(".rules-text")).to_be_visible()
    expect(page.locator(".game-picture .picture")).to_be_visible()
    if game(id).options:
        page.locator(".variants summary").click()
    assert objections(page, axe) == []


@games
def test_table(visit: Visit, axe: str, lay: Callable[..., Laid], id: str, theme: Theme, language: str, size: ViewportSize) -> None:
    page = visit("/", theme=theme, language=language, size=size)
    lay(id, *["person"] * game(id).usual_seats).sit(page)
    expect(page.locator("[data-prompt]").first).to_be_visible()
    assert objections(page, axe) == []


@looks
def test_error_page(visit: Visit, axe: str, theme: Theme, language: str, size: ViewportSize) -> None:
    page = visit("/table/nosuchtable", theme=theme, language=language, size=size)
    expect(page.locator(".trouble h1")).to_be_visible()
    assert objections(page, axe) == []
