"""Whole games against the computer, by mouse from the first touch to the last. (Every game, by people at one screen: test_whole_games.)"""

import os
import re
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from time import time

import pytest
from playwright.sync_api import Page, expect

import parlour
from parlour.games.kniffel.engine import KniffelState
from parlour.players import kept
from parlour.players.expert import COMPILED
from parlour.players.kniffel import solution
from tests.browser.conftest import Box, Laid, Visit
from tests.browser.hands import Hands

Lay = Callable[..., Laid]


def log_lines(page: Page) -> int:
    return page.locator(".log .turn").count()


@pytest.mark.parametrize(
    ("game", "kinds", "options"),
    [
        pytest.param("muehle", ("person", "computer"), {"no_mill_limit": 8}, id="muehle"),
        pytest.param("kniffel", ("person", "computer"), {}, id="kniffel"),
    ],
)
def test_a_whole_game(visit: Visit, lay: Lay, game: str, kinds: tuple[str, ...], options: dict[str, object]) -> None:
    page = visit()
    lay(game, *kinds, **options).sit(page)
    hands = Hands(page)
    assert hands.play() > 10
    ending = page.locator("[data-over]")
    expect(ending.locator("h2")).not_to_be_empty()  # who won
    expect(ending.locator("p").first).not_to_be_empty()  # and how
    expect(ending.get_by_role("button", name="Play again")).to_be_visible()
    expect(page).to_have_title(re.compile("finished"))
    assert log_lines(page) > 5
    page.get_by_role("tab", name="Table").click()
    seed = page.get_by_text("Seed", exact=True)
    if game == "muehle":
        expect(page.get_by_role("group", name="Save the game as").get_by_role("link", name="Parlour record")).to_be_visible()
        expect(seed).to_have_count(0)  # nothing was thrown
    else:
        expect(seed).to_be_visible()  # the dice can be checked now


def test_play_again_and_watch_it_again(visit: Visit, lay: Lay) -> None:
    page = visit()
    laid = lay("muehle", "person", "person", no_mill_limit=1)
    laid.sit(page)
    hands = Hands(page)
    hands.play()
    last = page.locator(".piece").count()
    page.locator("[data-action=watch-again]").click()
    page.locator(".replay input").fill("0")  # by hand, so that it plays on no more
    expect(page.locator(".piece")).to_have_count(0)
    page.get_by_role("button", name="One on", exact=True).click()
    expect(page.locator(".piece")).to_have_count(1)
    page.get_by_role("button", name="Back to the end").click()
    expect(page.locator(".piece")).to_have_count(last)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".piece")).to_have_count(0)
    expect(page).to_have_url(re.compile(f"/table/{laid.code}-2$"))


@pytest.fixture
def fresh_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Box]:
    """A server for which nothing has been worked out yet."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    running = Box(tmp_path / "parlour.db")
    running.start()
    yield running
    running.stop()


@pytest.mark.skipif(not COMPILED, reason="in plain Python nobody waits for a lookup")
def test_who_waits_for_something_that_is_worked_out_first_sees_how_far_that_is(visit: Visit, lay: Lay, fresh_box: Box) -> None:
    state = parlour.game("kniffel").start(2)
    assert isinstance(state, KniffelState)
    lookup = solution.lookup(state.rules)
    kept.gauge(lookup, 0.4)  # somebody is at work on it
    os.utime(lookup.gauge, (time(), time() + 600))  # however long this server takes to begin
    page = visit(at=fresh_box)
    lay("kniffel", "person", "person", at=fresh_box).sit(page)
    Hands(page).wait()
    page.locator("[data-action=throw]").click()
    Hands(page).wait()
    page.keyboard.press("h")
    bar = page.locator("[data-preparing]")
    expect(bar).to_have_text("The computer is working something out: 40 %")
    expect(bar.get_by_role("progressbar")).to_have_attribute("value", "0.4")
    kept.keep(lookup, array("d", bytes(8 * lookup.count)))  # and is done; in this one nothing matters
    expect(page.locator(".strip-hint")).to_be_visible(timeout=20_000)
    expect(bar).to_have_count(0)
