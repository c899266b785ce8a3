"""Every game on the shelf, played to its end through the page, in one of four looks, by somebody who touches at random what is offered.

The first of each family is played from its beginning, its relatives from later on where they last long.

axe looks at the first game of each family in the middle and at the end, at its relatives at one of the two.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from parlour.catalogue import SHELF
from tests.browser.conftest import DESKTOP, PHONE, Laid, Theme, Visit, objections, remember, speak
from tests.browser.test_access import LOOKS
from tests.short_games import nearly_over, shortest

DRIVER = Path(__file__).with_name("driver.js").read_text(encoding="utf-8")
GAMES = [(entry.id, *LOOKS[at % len(LOOKS)]) for at, entry in enumerate(SHELF)]
A_FEW = 12  # touches after which the table is looked at closely
MOST = 1500
LATE = 90  # actions before the end of a random game: so late all begin but the first of each family
FIRST = {
    entry.family: entry.id for entry in reversed(SHELF)
}.values()  # of each family: begun with everything in motion, and looked at twice
# A message without words shows its id.
UNWORDED = re.compile(r"\b[a-z]+-(?:prompt|log|why|end|button|label|note)-[\w-]+|\{\s*\$[\w-]+\s*\}")

# What does not fit: the page itself, or anything of the board. Half a pixel is rounding.
OUTSIDE = """() => {
    const { scrollWidth } = document.documentElement;
    const wide = scrollWidth > innerWidth + 0.5 ? [`the page is ${scrollWidth} wide`] : [];
    const outside = (found) => {
        const { left, top, right, bottom } = found.getBoundingClientRect();
        return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    };
    return [...wide, ...[...document.querySelectorAll('.board')].filter(outside).map((found) => found.outerHTML.slice(0, 80))];
}"""


def assert_it_fits(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(OUTSIDE) == []


def assert_it_is_worded(page: Page) -> None:
    assert UNWORDED.findall(page.locator("body").inner_text()) == []


@pytest.mark.parametrize(("id", "theme", "language", "size"), GAMES, ids=[row[0] for row in GAMES])
def test_a_whole_game(visit: Visit, axe: str, lay: Callable[..., Laid], id: str, theme: Theme, language: str, size: ViewportSize) -> None:
    first, later = id in FIRST, sum(map(ord, id)) % 2 == 1
    page = visit(theme=theme, language=language, size=size, still=not first)
    seats, options = shortest(id)
    remember(page, "speed", "quick")
    position = "" if first else nearly_over(id, seats, options, LATE)
    lay(id, *["person"] * seats, position=position, **options).sit(page)
    seed = sum(map(ord, id))
    begun = page.evaluate(DRIVER, {"most": A_FEW, "seed": seed})
    assert_it_fits(page, PHONE if size == DESKTOP else DESKTOP)
    assert_it_fits(page, size)
    if first or not later:
        assert objections(page, axe) == []
    page.emulate_media(reduced_motion="reduce")  # most of the time would go into waiting for pieces to arrive
    played = page.evaluate(DRIVER, {"most": MOST, "seed": seed + 1})
    assert played["over"], f"not over after {MOST} touches"
    assert begun["strange"] + played["strange"] == []
    expect(page.locator("[data-over] h2")).not_to_be_empty()
    if first or later:
        assert objections(page, axe) == []
    assert_it_fits(page, DESKTOP)
    if page.locator("[data-action=earlier]").count():  # the whole log is to be read
        page.locator("[data-action=earlier]").click()
        expect(page.locator("[data-action=earlier]")).to_have_count(0)
    assert_it_is_worded(page)
    other = "de" if language == "en" else "en"
    speak(page, other)
    assert_it_is_worded(page)
