"""Small and odd screens: nothing is cut, nothing covers what is to be touched, and the board lies as it will at the table."""

import os
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from parlour.words import languages
from tests.browser.conftest import DESKTOP, PHONE, Box, Laid, Visit
from tests.browser.contact_sheet import DESK, play_on
from tests.browser.hands import seated
from tests.browser.test_languages import CHOOSE

Lay = Callable[..., Laid]
SMALLEST: ViewportSize = {"width": 320, "height": 568}
TABLET: ViewportSize = {"width": 768, "height": 1024}
SIDEWAYS: ViewportSize = {"width": 667, "height": 375}
LONG = "Maximiliane Theodora Annabella"

# Whether each of these is seen whole: inside the window, and with nothing above the middle of any edge.
WHOLE = """(what) => [...document.querySelectorAll(what)].map((found) => {
    const { left, right, top, bottom } = found.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [[x, top + 3], [x, bottom - 3], [left + 3, y], [right - 3, y]].every(([across, down]) => {
        const seen = document.elementFromPoint(across, down);
        return seen !== null && (found === seen || found.contains(seen));
    });
})"""

# Controls of the form that stay hidden behind something when they get the focus.
COVERED = """() => [...document.querySelectorAll('.game-form :is(input, select, button)')].filter((control) => {
    control.focus();
    const { x, y, width, height } = control.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return !(control.contains(seen) || seen?.contains(control) || seen?.closest('label')?.contains(control));
}).map((control) => control.outerHTML.slice(0, 120))"""

PLACES = "pieces => pieces.map((piece) => piece.getAttribute('transform').split(' scale')[0]).sort().join()"


def wide(page: Page) -> int:
    return int(page.evaluate("document.scrollingElement.scrollWidth"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_smallest_phone_shows_everything(visit: Visit, language: str) -> None:
    page = visit("/", size=SMALLEST, language=language)
    expect(page.locator(".box-tray, .box, .boxes").first).to_be_visible()
    assert wide(page) == 320
    page.goto("/game/maedn")
    page.locator(".variants summary").click()
    assert wide(page) == 320
    page.locator(".game-start button").click()
    expect(page.locator(".seat-card")).to_have_count(4)
    expect(page.locator("[data-action=rest]")).to_be_visible()
    assert wide(page) == 320
    for what in (".seat-card", ".table-home", ".table-title", "[data-action]:not(.tool)", ".tool"):
        assert set(page.evaluate(WHOLE, what)) == {True}, what
    expect(page.locator(".top")).to_be_hidden()  # its room is the board's
    page.locator(".tools-panel .tool").last.click()
    for what in (".choices .languages", "select[name=theme]", "select[name=sound]"):  # what the header would have
        expect(page.locator(what)).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("table-log")  # what nobody needs to read has no words


def test_throwing_and_leaving_the_rest_are_both_seen_whole(visit: Visit, lay: Lay) -> None:
    page = visit(size=PHONE)
    seated(page, lay("maedn", "person", "person", "person", "person"))
    for size in (PHONE, TABLET, SIDEWAYS):
        page.set_viewport_size(size)
        assert page.evaluate(WHOLE, "[data-action=throw], [data-action=rest]") == [True, True], size


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_start_covers_no_control_that_has_the_focus(visit: Visit, size: ViewportSize) -> None:
    page = visit("/game/maedn", size=size)
    folded = page.locator(".folded summary")
    expect(folded).to_have_count(2)  # the variants, and the clock
    for unfolded in folded.all():
        unfolded.click()
    assert page.evaluate(COVERED) == []


def test_numbers_of_players_with_a_gap_are_listed(visit: Visit) -> None:
    page = visit("/game/halma_eck")
    expect(page.locator(".game-head .facts")).to_contain_text("2 or 4 players")
    page.goto("/game/maedn")
    expect(page.locator(".game-head .facts")).to_contain_text("2 to 4 players")


@pytest.mark.parametrize("second", [False, True], ids=["first seat", "second seat"])
def test_the_board_lies_on_the_page_as_at_the_table(visit: Visit, second: bool) -> None:
    page = visit("/game/backgammon")
    if second:
        page.locator("input[name=kind-0][value=open]").check(force=True)
        page.locator("input[name=kind-1][value=person]").check(force=True)
    pictured = page.locator(".game-picture .board > g[transform]")
    expect(pictured).to_have_count(31)
    before = pictured.evaluate_all(PLACES)
    page.locator(".game-start button").click()
    expect(page.locator(".piece")).to_have_count(31)
    assert page.locator(".piece").evaluate_all(PLACES) == before


def test_a_long_name_can_be_read(visit: Visit, lay: Lay) -> None:
    page = visit("/game/maedn", size=PHONE)
    page.locator(".chair input.text").first.fill(LONG)
    page.locator(".game-start button").click()
    name = page.locator(".seat-name").first
    expect(name).to_have_attribute("title", LONG[:24])
    name.tap()
    expect(name).to_have_class("seat-name whole")
    assert name.evaluate("name => name.scrollHeight <= name.clientHeight + 1")


# What of these reaches out of its card, or is cut in it.
CUT = """(what) => [...document.querySelectorAll(what)].filter((words) => {
    const card = words.closest(".seat-card").getBoundingClientRect();
    const { right, bottom } = words.getBoundingClientRect();
    return words.scrollWidth > words.clientWidth + 1 || right > card.right || bottom > card.bottom;
}).map((words) => words.textContent)"""
TOP = "document.querySelector('.board-stack').getBoundingClientRect().top"


@pytest.mark.parametrize("levels", [(1, 2, 5), (3, 5), (5,)], ids=["four", "three", "two"])
def test_no_note_on_a_seat_is_cut_in_any_language(visit: Visit, box: Box, levels: tuple[int, ...]) -> None:
    seats = [{"kind": "person", "name": "Ada", "level": 1}, *({"kind": "computer", "name": "", "level": level} for level in levels)]
    made = box.post("/api/tables", {"game": "maedn", "options": {}, "seats": seats, "position": "", "message": os.urandom(16).hex()})
    page = visit(size=PHONE)
    seated(page, Laid(str(made["code"]), {"0": made["tokens"]["0"]}))  # type: ignore[index]  # JSON has no types
    places = set()
    for language in languages():
        page.evaluate(CHOOSE, language)
        assert page.evaluate(CUT, ".seat-note") == [], language
        places.add(page.evaluate(TOP))
    assert len(places) == 1  # long words take no room from the board


def test_a_long_name_has_the_room_of_its_note(visit: Visit, lay: Lay) -> None:
    page = visit()
    laid = lay("maedn", *["person"] * 4)
    laid.sit(page)
    name = page.locator(".seat-name").nth(1)
    short = name.evaluate("name => name.clientWidth")
    page.evaluate("document.querySelectorAll('.seat-name')[1].textContent = 'Maximiliane Theodora Annabella'")
    card = page.locator(".seat-card").nth(1).bounding_box()
    assert card is not None and short < name.evaluate("name => name.clientWidth") and card["height"] < 40
    assert name.evaluate("name => name.clientWidth") > 0.65 * card["width"]


LINES = "(words) => { const all = document.createRange(); all.selectNodeContents(words); return all.getClientRects().length; }"


def test_eight_columns_are_named_in_whole_words_and_fade_where_they_go_on(visit: Visit, lay: Lay) -> None:
    page = visit(size=PHONE, language="de")
    seated(page, lay("kniffel", "person", *["computer"] * 7))
    paper = page.locator(".paper")
    expect(paper).to_have_class("paper goes-on")
    for name in page.locator(".column-name").all():
        words = (name.text_content() or "").split()
        lines = name.evaluate(LINES)
        assert lines <= len(words), words
    paper.evaluate("paper => { paper.scrollLeft = paper.scrollWidth; }")
    expect(paper).to_have_class("paper ")
    page.evaluate("document.querySelector('.sheet tbody th').style.paddingInlineEnd = '300px'")  # the paper stays as high and wide as it is
    expect(paper).to_have_class("paper goes-on")


def test_a_long_hint_leaves_the_button_in_sight(visit: Visit, lay: Lay) -> None:
    page = visit()
    hands = seated(page, lay("kniffel", "person", "person"))
    page.keyboard.press("t")
    hands.wait()
    page.locator("button[data-die]").first.click()
    page.keyboard.press("h")
    expect(page.locator(".strip-more li")).to_have_count(3)
    expect(page.locator("[data-action=again]")).to_be_in_viewport(ratio=1)


LANDSCAPE: list[ViewportSize] = [{"width": 844, "height": 390}, SIDEWAYS]


def a_phone_on_its_side_gives_its_height_to_the_board(page: Page) -> None:
    for size in LANDSCAPE:
        page.set_viewport_size(size)
        expect(page.locator(".top")).to_be_hidden()
        board = page.locator(".board-stack").bounding_box()
        assert board is not None and board["height"] <= size["height"] and board["y"] >= 0
        # as high as the window, or as wide as there is room beside what is to be touched
        assert board["height"] > 0.94 * size["height"] or board["width"] > size["width"] - 300
        assert wide(page) == size["width"]
        for what in (".seat-card", ".table-home", "[data-prompt]", ".desk .action", ".tool"):
            assert set(page.evaluate(WHOLE, what)) <= {True}, (size, what)


# How far each of these is from the board, the sheet or the dice, in px; 0 where they are side by side.
FAR = """(what) => {
    const lies = [...document.querySelectorAll(".middle > *, .felt")].map((one) => one.getBoundingClientRect());
    const apart = (one, other) => Math.hypot(
        Math.max(0, one.left - other.right, other.left - one.right),
        Math.max(0, one.top - other.bottom, other.top - one.bottom),
    );
    return [...document.querySelectorAll(what)].map((found) => {
        const box = found.getBoundingClientRect();
        return Math.round(Math.min(...lies.map((one) => apart(box, one))));
    });
}"""
EVERYWHERE: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 700},
    TABLET,
    PHONE,
    LANDSCAPE[0],
]
NEAR = 90  # px


ON_ITS_SIDE = ("schach", "maedn", "backgammon", "halma_stern10", "gaensespiel", "solitaire")
EVERYWHERE_NEAR = ("schach", "maedn", "backgammon", "gaensespiel", "halma_stern10", "kniffel", "boese_eins", "wuerfelpoker", "finke")


@pytest.mark.parametrize("game", dict.fromkeys((*ON_ITS_SIDE, *EVERYWHERE_NEAR)))
def test_a_board_has_the_height_of_a_phone_on_its_side_and_what_is_to_be_done_is_near_it_on_every_screen(
    visit: Visit, lay: Lay, game: str
) -> None:
    page = visit(size=EVERYWHERE[0], language="de")
    seated(page, lay(game, *["person"] * {"maedn": 4, "gaensespiel": 4, "solitaire": 1}.get(game, 2)))
    if game in EVERYWHERE_NEAR:
        what_is_to_be_done_stands_near_the_board(page)
    if game in ON_ITS_SIDE:
        a_phone_on_its_side_gives_its_height_to_the_board(page)


def what_is_to_be_done_stands_near_the_board(page: Page) -> None:
    for size in EVERYWHERE:
        page.set_viewport_size(size)
        for what in ("[data-prompt]", ".desk .action"):
            at_the_thumb = size == PHONE and what == ".desk .action"
            assert at_the_thumb or max(page.evaluate(FAR, what), default=0) <= NEAR, (size, what)
            assert set(page.evaluate(WHOLE, what)) <= {True}, (size, what)


LOW: ViewportSize = {"width": 1280, "height": 720}


@pytest.mark.parametrize("game", ["auf_und_ab", "rentmeister", "teure_sieben", "boese_eins", "paerchen"])
def test_the_last_row_of_a_pad_is_seen_in_play_and_at_the_end(visit: Visit, lay: Lay, box: Box, game: str) -> None:
    page = visit(language="de")
    laid = lay(game, "person", "person", "person")
    for steps in (0, 400):
        play_on(box, laid, steps, random.Random(game))
        laid.sit(page)
        expect(page.locator("[data-over]")).to_have_count(1 if steps else 0)
        for size in (DESK, DESKTOP, LOW):
            page.set_viewport_size(size)
            expect(page.locator(".table-page[data-busy=false] .paper")).to_be_visible()
            hidden = page.locator(".paper").evaluate("paper => paper.scrollHeight - paper.clientHeight")
            assert hidden <= 2, (steps, size, hidden)  # the pad's own edge
