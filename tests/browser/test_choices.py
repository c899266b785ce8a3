"""Own choices at a table: how boards and pieces look, how a notation is spelt, which side is below, which thumb plays."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from parlour.catalogue import SHELF
from tests.browser.conftest import PHONE, Box, Laid, Visit, objections, remember
from tests.browser.hands import Hands, play_ahead, seated
from tests.browser.test_marks import choose

Lay = Callable[..., Laid]
# The first game of every family that has a board.
BOARDS = ["maedn", "dame", "muehle", "halma_stern10", "schach", "gaensespiel", "fuenf_in_einer_reihe", "solitaire", "backgammon", "finke"]

# How much two colours differ, as WCAG counts it.
CONTRAST = """([one, other]) => {
    const light = (colour) => {
        const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255);
        const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
}"""


def inks(page: Page, what: str, name: str) -> set[str]:
    """The colours of everything that is drawn so."""
    found: list[str] = page.eval_on_selector_all(what, f"all => all.map((one) => getComputedStyle(one).{name})")
    return set(found)


def contrast(page: Page, one: str, other: str) -> float:
    return float(page.evaluate(CONTRAST, [one, other]))


def test_every_family_with_a_board_is_looked_at() -> None:
    families = {entry.family for entry in SHELF if entry.id in BOARDS}
    assert {entry.family for entry in SHELF} - families == {"kniffel", "tricks"}


@pytest.mark.parametrize("game", BOARDS)
def test_boards_and_pieces_come_in_high_contrast(visit: Visit, lay: Lay, game: str) -> None:
    page = visit(theme="dark")
    remember(page, "board", "contrast")
    remember(page, "pieces", "contrast")
    seats = next(entry for entry in SHELF if entry.id == game)
    lay(game, *["person"] * (1 if seats.family == "solitaire" else 2)).sit(page)
    expect(page.locator(".board-plate .plate-base")).to_be_visible()
    [base] = inks(page, ".board-plate .plate-base", "fill")
    for line in inks(page, ".board-plate .line:not([class*='c-']):not(.line-hinge)", "stroke"):
        assert contrast(page, base, line) >= 7
    for seat in inks(page, ".board-play .drawing .ink", "fill"):
        for rim in inks(page, ".board-play .drawing:not(.c-black, .c-ebony) .ink", "stroke"):
            assert contrast(page, seat, rim) >= 3 or seat == "rgb(0, 0, 0)"


def test_a_style_is_chosen_seen_at_once_and_kept(visit: Visit, lay: Lay) -> None:
    page = visit()
    styles: list[str] = []
    page.on("request", lambda request: styles.append(request.url) if request.url.endswith("styles.css") else None)
    seated(page, lay("schach", "person", "person"))
    wood = inks(page, ".board-plate .role-dark .ground", "fill")
    assert styles == [], "whoever is content with the boards as they are does not fetch others"
    choose(page, "board", "slate")
    expect(page.locator("html")).to_have_attribute("data-board", "slate")
    page.wait_for_function("() => document.querySelector('link[href$=\"styles.css\"]')?.sheet")
    assert inks(page, ".board-plate .role-dark .ground", "fill") != wood
    choose(page, "pieces", "flat")
    expect(page.locator(".board-play .shadow").first).to_be_hidden()
    page.goto("/game/schach")
    expect(page.locator(".game-picture .plate-base")).to_be_visible()
    assert inks(page, ".game-picture .role-dark .ground", "fill") != wood, "pictures look as the table does"


@pytest.mark.parametrize(("language", "own"), [("en", "Nf3"), ("de", "Sf3")])
def test_a_notation_is_spelt_as_chosen(box: Box, visit: Visit, lay: Lay, language: str, own: str) -> None:
    page = visit(language=language)
    laid = lay("schach", "person", "person")
    play_ahead(box, laid, "g1 f3")
    seated(page, laid)
    for value, spelt in (("language", own), ("english", "Nf3"), ("figurine", "♘f3")):
        choose(page, "notation", value)
        page.locator("#tab-log").click()
        expect(page.locator(".log .notation")).to_have_text(spelt)


def corner(page: Page) -> str:
    """What stands at the lower left."""
    found: str = page.eval_on_selector_all(
        ".board-play [data-place]",
        """all => all.map((one) => ({ id: one.dataset.place, box: one.getBoundingClientRect() }))
            .sort((a, b) => (b.box.y - b.box.x) - (a.box.y - a.box.x))[0].id""",
    )
    return found


def beside(page: Page) -> list[str]:
    """The seats, from far to near."""
    found: list[str] = page.eval_on_selector_all(
        ".seat-card", "all => all.sort((a, b) => a.getBoundingClientRect().y - b.getBoundingClientRect().y).map((one) => one.dataset.seat)"
    )
    return found


def test_ones_own_side_is_below_or_the_first_seats_and_a_button_turns_the_board(visit: Visit, lay: Lay) -> None:
    laid = lay("schach", "person", "person")
    page = visit()
    Laid(laid.code, {"1": laid.tokens["1"]}).sit(page)
    expect(page.locator(".piece").first).to_be_visible()
    assert (corner(page), beside(page)) == ("h8", ["0", "1"])
    page.locator("[data-action=turn]").click()
    assert (corner(page), beside(page)) == ("a1", ["1", "0"]), "who sits on the far side stands there, too"
    page.locator("[data-action=turn]").click()
    assert corner(page) == "h8"
    choose(page, "side", "first")
    assert corner(page) == "a1"
    page.reload()
    expect(page.locator(".piece").first).to_be_visible()
    assert corner(page) == "a1"


def test_a_board_that_lies_the_same_for_all_is_not_turned(visit: Visit, lay: Lay) -> None:
    page = visit()
    seated(page, lay("gaensespiel", "person", "person"))
    expect(page.locator("[data-action=turn]")).to_have_count(0)
    page.locator("#tab-table").click()
    expect(page.locator("select[name=marks]")).to_be_visible()
    expect(page.locator("select[name=side], select[name=notation]")).to_have_count(0)


def middle(page: Page, what: str) -> float:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2


def test_a_left_thumb_finds_everything_on_its_side(visit: Visit, lay: Lay, axe: str) -> None:
    page = visit(size=PHONE)
    seated(page, lay("maedn", "person", "person", "person", "person"))
    before = {what: middle(page, what) for what in (".tool", ".desk .felt", "[data-action=throw]")}
    page.locator(".tools-panel .tool").last.click()
    page.locator("select[name=thumb]").select_option("left")
    page.locator(".panel-close").click()
    for what, right in before.items():
        assert middle(page, what) == pytest.approx(390 - right, abs=14), what
    assert objections(page, axe) == []
    page.set_viewport_size({"width": 844, "height": 390})
    assert middle(page, ".tools") < middle(page, ".board-stack")
    page.locator(".tools-panel .tool").last.click()
    page.locator("select[name=thumb]").select_option("right")
    page.locator(".panel-close").click()
    assert middle(page, ".tools") > middle(page, ".board-stack")


def test_high_contrast_is_played_with(visit: Visit, lay: Lay, axe: str) -> None:
    page = visit()
    remember(page, "board", "contrast")
    remember(page, "pieces", "contrast")
    lay("schach", "person", "person").sit(page)
    hands = Hands(page)
    hands.wait()
    hands.site("e2")
    expect(page.locator(".mark-target")).to_have_count(2)
    assert inks(page, ".mark-target", "stroke") == {"rgb(0, 0, 0)"}
    hands.site("e4")
    expect(page.locator(".log")).to_contain_text(re.compile("e4"))
    assert objections(page, axe) == []
