"""`make browsers`: one table of each family, the shelf and a game's page, in other engines than the suite's.

Pictures come into build/engines.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from parlour.catalogue import SHELF
from tests.browser.conftest import REPOSITORY, Box, lay_table
from tests.engines.driving import ENGINES, Window
from tests.short_games import shortest

DRIVER = (REPOSITORY / "tests" / "browser" / "driver.js").read_text(encoding="utf-8")
PLAY = DRIVER[DRIVER.index("async (") :].rstrip().removesuffix(";")
PICTURES = REPOSITORY / "build" / "engines"
TOUCHES = 60
FAMILIES = {entry.family: entry.id for entry in reversed(SHELF)}  # the first game of each


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Box]:
    running = Box(tmp_path_factory.mktemp("box") / "parlour.db")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module", params=sorted(ENGINES))
def window(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, box: Box) -> Iterator[Window]:
    name: str = request.param
    with ENGINES[name](tmp_path_factory.mktemp(name)) as engine:
        window = Window(engine, box.address, PICTURES / name)
        window.resize(1440, 900)
        yield window


def test_the_shelf(window: Window) -> None:
    window.open("/")
    window.wait_for("document.querySelector('.box[data-open=true]')")
    window.press(".box[data-open=false] .lid")
    window.wait_for("document.querySelector('.box[data-open=true] ~ .box-tray .game-card')")
    window.picture("shelf")
    assert window.complaints() == []


def test_a_games_page_leads_to_a_table(window: Window) -> None:
    window.open("/game/muehle")
    window.wait_for("document.querySelector('[type=submit]')")
    window.picture("page")
    window.press("[type=submit]")
    window.wait_for("location.pathname.startsWith('/table/') && document.querySelector('.site.able')")
    window.press(".site.able")
    window.wait_for("Number(document.querySelector('.table-page').dataset.number) >= 1")
    assert window.complaints() == []


@pytest.mark.parametrize("id", FAMILIES.values())
def test_a_table(window: Window, box: Box, id: str) -> None:
    seats, options = shortest(id)
    laid = lay_table(box, id, *["person"] * seats, position="", **options)
    window.open("/")
    window.ask("(name, tokens) => localStorage.setItem(name, tokens)", f"parlour.seats.{laid.code}", json.dumps(laid.tokens))
    window.ask("() => localStorage.setItem('parlour.speed', JSON.stringify('quick'))")
    window.open(f"/table/{laid.code}")
    played = window.ask(PLAY, {"most": TOUCHES, "seed": sum(map(ord, id))})
    window.picture(id)
    assert isinstance(played, dict) and played["strange"] == []
    assert played["over"] or played["touches"] == TOUCHES
    assert window.complaints() == []
