"""Nothing jumps while a page comes: what was seen once stays where it is."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, Laid, Visit, remember

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
        page.wait_for_timeout(800)  # what comes late
        assert page.evaluate("window.shifts") == [], path
