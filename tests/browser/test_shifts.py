"""Nothing jumps while a page comes: what was seen once stays where it is."""

import os
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, Box, Laid, Visit, remember
from tests.browser.contact_sheet import play_on

WATCH = """window.shifts = [];
new PerformanceObserver((seen) => {
    for (const { value, hadRecentInput, sources } of seen.getEntries())
        if (!hadRecentInput && value >= 0.001) window.shifts.push(`${value}: ${sources.map(({ node }) => node?.className).join()}`);
}).observe({ type: "layout-shift", buffered: true });"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, {"width": 844, "height": 390}], ids=["desktop", "phone", "sideways"])
def test_nothing_jumps_while_a_page_comes(visit: Visit, lay: Callable[..., Laid], size: ViewportSize) -> None:
    laid = lay("maedn", "person", "person", "person", "person")
    for path, there in (("/", ".lid"), ("/game/maedn", ".rules-text"), (f"/table/{laid.code}", ".board-stack")):
        page = visit(size=size)
        page.add_init_script(WATCH)
        if not path.startswith("/game"):  # at home, too: one's own tables stand above the shelf
            remember(page, f"seats.{laid.code}", laid.tokens)
        page.goto(path)
        expect(page.locator(there).first).to_be_visible()
        page.wait_for_timeout(500)  # what comes late
        assert page.evaluate("window.shifts") == [], path


@pytest.mark.parametrize(("game", "seats"), [("maedn", 4), ("gaensespiel", 4), ("wedrenspel", 3), ("dame", 2)])
def test_on_a_phone_the_board_stays_where_it_is_whatever_they_hold(
    visit: Visit, box: Box, lay: Callable[..., Laid], game: str, seats: int
) -> None:
    """They throw for the start, miss turns, take pieces: the strip above the board has its room for that from the beginning."""
    page, laid, rng = visit(size=PHONE, language="de"), lay(game, *["person"] * seats), random.Random(game)
    laid.sit(page)
    tops = set()
    for number in (0, 3, 10, 20):
        at = page.locator(".table-page[data-busy=false]")
        expect(at).to_have_attribute("data-number", str(number))
        tops.add(page.locator(".board-stack").evaluate("board => board.getBoundingClientRect().top"))
        play_on(box, laid, {0: 3, 3: 7, 10: 10}.get(number, 0), rng)
    assert len(tops) == 1, tops


@pytest.mark.parametrize("language", ["de", "ru"])
@pytest.mark.parametrize(
    ("game", "places"),
    [
        ("ganzenbord", ("Y8:40 G4:40 R0:40 K0:40 pot:40 | Y", "Y52w2:25 G19s1:30 R31w1:15 K61:25 pot:105 | K")),
        ("gaensespiel", ("Y8 G4 R0 K0 | Y", "Y50 G6s1 R44 K13 | K")),
    ],
)
def test_on_a_phone_the_board_stays_where_it_is_when_turns_are_missed(
    visit: Visit, box: Box, game: str, places: tuple[str, str], language: str
) -> None:
    page, tops = visit(size=PHONE, language=language), set()
    for position in places:
        seats = [{"kind": "person", "name": f"Guest {seat}", "level": 1} for seat in range(4)]
        wish = {"game": game, "options": {}, "seats": seats, "message": os.urandom(16).hex(), "position": position}
        made = box.post("/api/tables", wish)
        Laid(str(made["code"]), dict(made["tokens"])).sit(page)  # type: ignore[call-overload]  # JSON has no types
        expect(page.locator(".table-page[data-busy=false]")).to_be_visible()
        tops.add(page.locator(".board-stack").evaluate("board => board.getBoundingClientRect().top"))
    assert page.locator("[data-kind=hourglass]").count() == (3 if game == "ganzenbord" else 1)
    assert len(tops) == 1, tops
