"""What stays marked on the board: the last move and no other, a king in check, the row that won."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Box, Laid, Visit
from tests.browser.hands import Hands, play_ahead

Lay = Callable[..., Laid]


def marked(page: Page, mark: str) -> list[str]:
    """The sites with this mark."""
    sites: list[str] = page.eval_on_selector_all(f".site-marks:has(.mark-{mark})", "all => all.map(one => one.dataset.mark)")
    return sorted(sites)


def test_only_the_last_jump_of_solitaire_is_marked_and_every_jump_is_a_line_of_the_log(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("solitaire", "person").sit(page)
    hands = Hands(page)
    hands.wait()
    for start, target in (("d6", "d4"), ("f5", "d5"), ("e7", "e5")):
        hands.site(start)
        hands.site(target)
        expect(page.locator(f'[data-mark="{target}"] .mark-came')).to_have_count(1)
    assert marked(page, "was") == ["e6", "e7"]
    assert marked(page, "came") == ["e5"]
    expect(page.locator(".log > li")).to_have_count(3)
    page.reload()
    Hands(page).wait()
    assert marked(page, "came") == ["e5"]


def test_where_a_captured_piece_was_put_back_is_marked_though_it_can_move(visit: Visit, lay: Lay, box: Box) -> None:
    page = visit()
    laid = lay("bienenhausschach", "person", "person")
    play_ahead(box, laid, "e2 e4", "d7 d5", "e4 d5")
    laid.sit(page)
    hands = Hands(page)
    hands.wait()
    hands.site("d3")
    hands.wait()
    assert "d3" in marked(page, "came")
    assert "d5" in marked(page, "came"), "the capture belongs to the same move"


def test_a_king_in_check_and_a_mated_one_are_marked(visit: Visit, lay: Lay, box: Box) -> None:
    page = visit()
    laid = lay("schach", "person", "person")
    play_ahead(box, laid, "f2 f3", "e7 e5", "g2 g4")
    laid.sit(page)
    hands = Hands(page)
    hands.wait()
    assert marked(page, "alarm") == []
    hands.site("d8")
    hands.site("h4")
    expect(page.locator("[data-over]")).to_be_visible()
    assert marked(page, "alarm") == ["e1"]
    assert "look here" in (page.locator('[data-place="e1"]').get_attribute("aria-label") or "")


def test_the_row_that_won_is_marked(visit: Visit, lay: Lay, box: Box) -> None:
    page = visit()
    laid = lay("fuenf_in_einer_reihe", "person", "person")
    play_ahead(box, laid, "c3", "a1", "d4", "a2", "e5", "a3", "f6", "a4")
    laid.sit(page)
    hands = Hands(page)
    hands.wait()
    hands.site("g7")
    expect(page.locator("[data-over]")).to_be_visible()
    assert marked(page, "alarm") == ["c3", "d4", "e5", "f6", "g7"]
