"""Where a piece can hop lights up hop by hop, in the order in which it gets there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Box, Laid, Visit
from tests.browser.hands import play_ahead

LIT = """() => [...document.querySelectorAll('.site-marks.by-hops')]
    .map((mark) => [Number(mark.style.getPropertyValue('--hops')), mark.dataset.mark, getComputedStyle(mark).animationDelay]).sort()"""


def touched(page: Page, box: Box, laid: Laid) -> None:
    """Two hops can follow one another: e4 over e5 to e6, then over d2 to c2, then over d3 to e8."""
    play_ahead(box, laid, "c1 e5", "n1 m5", "c2 e4", "m5 n1")
    laid.sit(page)
    page.locator('[data-place="e4"]').click()
    page.locator(".site-marks.by-hops").first.wait_for()


@pytest.mark.parametrize("still", [False, True])
def test_a_chain_lights_up_in_its_order(visit: Visit, box: Box, lay: Callable[..., Laid], still: bool) -> None:
    page = visit(still=still)
    touched(page, box, lay("halma_a", "person", "person"))
    lit = page.evaluate(LIT)
    assert [hops for hops, _, _ in lit] == sorted(hops for hops, _, _ in lit)
    assert [2, "c2"] in [mark[:2] for mark in lit] and [3, "e8"] in [mark[:2] for mark in lit]
    delays = {hops: delay for hops, _, delay in lit}
    assert (delays[2], delays[3]) == (("0s", "0s") if still else ("0.13s", "0.26s"))
    assert page.locator("path.mark-way").count() >= 3
