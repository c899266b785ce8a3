"""What stays marked on the board: the last move and no other, a king in check, the row that won."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Box, Laid, Visit
from tests.browser.hands import Hands, play_ahead, seated

Lay = Callable[..., Laid]

# The lines of a paragraph, as they are broken.
LINES = """(paragraph) => {
    const [text] = [...paragraph.childNodes].filter((node) => node.data?.trim());
    const lines = new Map();
    for (let at = 0; at < text.length; at++) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const top = Math.round(range.getBoundingClientRect().top);
        lines.set(top, (lines.get(top) ?? "") + text.data[at].replace("\\u2060", ""));
    }
    return [...lines.values()].map((line) => line.trim());
}"""


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


def test_after_taking_back_the_last_move_that_stands_is_marked(visit: Visit, lay: Lay) -> None:
    page = visit()
    hands = seated(page, lay("muehle", "person", "person"))
    for site in ("a1", "d1", "g1"):
        hands.site(site)
        expect(page.locator(f'[data-mark="{site}"] .mark-came')).to_have_count(1)
        hands.wait()
    page.keyboard.press("u")
    expect(page.locator('[data-mark="d1"] .mark-came')).to_have_count(1)
    assert marked(page, "came") == ["d1"]
    page.reload()
    Hands(page).wait()
    assert marked(page, "came") == ["d1"]


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


def may_act(page: Page) -> int:
    """How many sites show that one may act there."""
    return page.locator(".mark-movable, .mark-free, .mark-target, .mark-preview").count()


def choose(page: Page, name: str, value: str) -> None:
    page.locator("#tab-table").click()
    page.locator(f"select[name={name}]").select_option(value)


def test_in_games_of_thought_it_is_shown_where_a_piece_may_go_when_it_is_touched(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("schach", "person", "person").sit(page)
    hands = Hands(page)
    hands.wait()
    assert may_act(page) == 0
    hands.site("e2")
    expect(page.locator(".mark-target")).to_have_count(2)
    hands.site("e4")
    expect(page.locator(".mark-came")).to_have_count(1)
    assert may_act(page) == 0


def test_with_dice_it_is_shown_at_once_which_pieces_may_move(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("backgammon", "person", "person").sit(page)
    hands = Hands(page)
    hands.wait()
    while not page.locator(".site.able").count():
        page.locator("[data-action=throw]").click()
        hands.wait()
    assert page.locator(".mark-movable").count() > 0


def test_marks_are_shown_as_chosen_and_the_choice_is_kept(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("schach", "person", "person").sit(page)
    hands = Hands(page)
    hands.wait()
    choose(page, "marks", "always")
    expect(page.locator(".mark-movable")).to_have_count(10)  # eight pawns, two knights
    choose(page, "marks", "never")
    hands.site("e2")
    expect(page.locator(".mark-picked")).to_have_count(1)
    assert may_act(page) == 0
    expect(page.locator('[data-place="e4"]')).to_have_attribute("aria-label", "e4: empty, can go here")  # whoever hears it is told
    hands.site("e4")
    expect(page.locator(".mark-came")).to_have_count(1)
    page.reload()
    Hands(page).wait()
    page.locator("#tab-table").click()
    expect(page.locator("select[name=marks]")).to_have_value("never")


def test_a_hint_is_an_arrow_and_neither_a_mark_of_where_one_may_go_nor_of_the_last_move(visit: Visit, lay: Lay) -> None:
    page = visit()
    seated(page, lay("schach", "person", "person"))
    page.keyboard.press("h")
    arrow = page.locator("[data-arrow]")
    expect(arrow).to_have_count(1)
    start, target = (arrow.get_attribute("data-arrow") or "").split()
    assert page.locator(f'.piece[data-site="{start}"]').count() == 1 and page.locator(f'.piece[data-site="{target}"]').count() == 0
    expect(page.locator(".mark-target, .mark-trace")).to_have_count(0)


def test_a_move_in_a_sentence_is_kept_together(visit: Visit, lay: Lay) -> None:
    page = visit()
    seated(page, lay("dame", "person", "person"))
    page.keyboard.press("h")
    words = page.locator(".strip-hint p")
    expect(words).to_contain_text("-")
    for sentence in (words, page.locator(".strip-more li").first):
        sentence.evaluate("words => Object.assign(words.style, { flex: 'none', width: '1px', overflowWrap: 'normal' })")
        lines = sentence.evaluate(LINES)  # broken where it may be
        assert any(re.fullmatch(r"[a-h]\d-[a-h]\d[.:]?", line) for line in lines), lines


def test_what_is_dashed_is_seen_on_any_ground(visit: Visit, lay: Lay, box: Box) -> None:
    """Dark dashes on a light line: one of them stands out from felt, squares and wood."""
    page = visit(theme="dark")
    laid = lay("dame", "person", "person")
    play_ahead(box, laid, "c3 d4")
    seated(page, laid)
    assert marked(page, "was") == marked(page, "was-halo") == ["c3"]


def test_a_board_that_lies_askew_lies_in_the_middle_of_its_plate(visit: Visit, lay: Lay) -> None:
    page = visit()
    seated(page, lay("eckdame", "person", "person"))
    plate, field = (page.locator(f".board-plate .plate-{part}").bounding_box() for part in ("base", "field"))
    assert plate and field
    for start, length in (("x", "width"), ("y", "height")):
        middles = [box[start] + box[length] / 2 for box in (plate, field)]  # type: ignore[literal-required]  # one of its four
        assert abs(middles[0] - middles[1]) < 1
