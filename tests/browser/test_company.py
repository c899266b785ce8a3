"""Two and three people at a table, each at a browser of their own: giving up, a draw, leaving and coming back, playing again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Box, Laid, Visit, objections
from tests.browser.hands import Hands

Lay = Callable[..., Laid]


def seat_at(laid: Laid, seat: int, page: Page) -> Page:
    """Give this browser one seat."""
    Laid(laid.code, {str(seat): laid.tokens[str(seat)]}).sit(page)
    page.locator(".table-page").wait_for()
    return page


def company(visit: Visit, laid: Laid, language: str = "en") -> list[Page]:
    """Everybody at a browser of their own."""
    return [seat_at(laid, seat, visit(language=language)) for seat in range(len(laid.tokens))]


def presses(page: Page, *actions: str) -> None:
    for action in actions:
        page.locator(f"[data-action={action}]").click()


def table_tab(page: Page) -> None:
    page.locator("#tab-table").click()


def test_giving_up_ends_a_game_of_two_for_both(visit: Visit, lay: Lay, axe: str) -> None:
    laid = lay("muehle", "person", "person")
    ada, bo = seat_at(laid, 0, visit(size=PHONE)), seat_at(laid, 1, visit())
    Hands(ada).site("a1")
    ada.locator(".tools").get_by_role("button", name="Rules").click()
    table_tab(bo)
    presses(bo, "resign")
    assert objections(bo, axe) == []
    presses(bo, "not-sure")
    expect(bo.locator("[data-over]")).to_have_count(0)
    presses(bo, "resign", "sure-resign")
    expect(bo.locator("[data-over]")).to_contain_text("This one goes to Guest 0.")
    expect(ada.locator("[data-over]")).to_contain_text("You win!")
    expect(ada.locator("[data-over]")).to_contain_text("Guest 1 has given up.")
    expect(ada.locator(".panel")).not_to_be_in_viewport()  # nothing covers how it ended
    expect(ada.locator(".seat-card[data-seat='1']")).to_contain_text("2nd")
    expect(ada.locator(".seat-card.acting")).to_have_count(0)
    ada.reload()
    expect(ada.locator("[data-over]")).to_contain_text("You win!")
    assert objections(ada, axe) == []


SPOKEN = "(words) => [...document.querySelectorAll('[role=status], [aria-live]')].filter((box) => box.textContent.includes(words)).length"


def test_who_takes_back_is_seen_until_they_play_on_and_heard_once(visit: Visit, lay: Lay) -> None:
    ada, bo = company(visit, lay("muehle", "person", "person"))
    Hands(ada).site("a1")
    Hands(bo).site("g7")
    bo.get_by_role("button", name="Undo").click()
    expect(ada.locator(".strip")).to_have_text("Guest 1 takes a move back.")
    expect(ada.locator("[data-voice]")).to_contain_text("Guest 1 takes a move back.")
    assert ada.evaluate(SPOKEN, "Guest 1 takes a move back.") == 1
    Hands(bo).site("g4")
    expect(ada.locator('.piece[data-site="g4"]')).to_be_visible()
    expect(ada.locator(".strip")).to_have_count(0)


def test_a_draw_is_refused_and_later_agreed_on_in_german(visit: Visit, lay: Lay, axe: str) -> None:
    laid = lay("muehle", "person", "person")
    ada, bo = seat_at(laid, 0, visit(language="de")), seat_at(laid, 1, visit(language="de", size=PHONE))
    table_tab(ada)
    presses(ada, "draw", "sure-draw")
    expect(ada.locator(".consent")).to_contain_text("bietet Remis an")
    Hands(ada).site("a1")  # who offers may play on
    expect(bo.locator(".consent")).to_contain_text("Guest 0 bietet Remis an.")
    assert objections(bo, axe) == []
    presses(bo, "refuse")
    expect(ada.locator(".consent")).to_have_count(0)
    expect(ada.locator(".strip")).to_have_text("Guest 1 möchte lieber weiterspielen.")  # the log is not open
    bo.get_by_role("button", name="Tisch", exact=True).click()
    presses(bo, "draw")
    for action in ("sure-draw", "not-sure"):
        expect(bo.locator(f"[data-action={action}]")).to_be_in_viewport(ratio=1)
    expect(bo.locator("[data-action=sure-draw]")).to_have_text("Remis anbieten")  # which is not yet one
    presses(bo, "sure-draw")
    expect(bo.locator(".panel")).not_to_be_in_viewport()
    expect(bo.locator(".consent")).to_contain_text("Die Antwort steht noch aus")
    presses(ada, "consent")
    for page in (ada, bo):
        expect(page.locator("[data-over]")).to_contain_text("Unentschieden")
        expect(page.locator("[data-over]")).to_contain_text("Beide haben sich auf Remis geeinigt.")


def test_of_three_one_gives_up_one_leaves_and_comes_back(visit: Visit, lay: Lay) -> None:
    ada, bo, cy = company(visit, lay("maedn", "person", "person", "person"))
    table_tab(cy)
    presses(cy, "resign", "sure-resign")
    expect(cy.locator("[data-relieved]")).to_contain_text("You have given up.")
    expect(cy.locator("[data-action=return]")).to_have_count(0)
    expect(ada.locator(".seat-card[data-seat='2']")).to_contain_text("has given up")
    table_tab(bo)
    presses(bo, "leave", "sure-leave")
    expect(ada.locator(".seat-card[data-seat='1']")).to_contain_text("a computer plays on")
    hands = Hands(ada)
    for _ in range(4):  # the others' turns pass without them
        hands.touch(hands.wait())
    presses(bo, "return")
    expect(ada.locator(".seat-card[data-seat='1']")).not_to_contain_text("a computer plays on")
    while not bo.locator("[data-action=throw]").count():
        if ada.evaluate("document.querySelector('.table-page').dataset.hand") != "-1":
            hands.touch(hands.wait())
    expect(bo.locator("[data-action=throw]")).to_be_visible()
    bo.reload()
    expect(bo.locator("[data-action=throw]")).to_be_visible()


def test_both_want_to_play_again_and_meet_at_one_table_with_the_score(visit: Visit, lay: Lay, axe: str) -> None:
    laid = lay("muehle", "person", "person")
    ada, bo = company(visit, laid)
    eve = visit(f"/table/{laid.code}")  # watches
    table_tab(bo)
    presses(bo, "resign", "sure-resign")
    for page in (ada, bo):
        expect(page.locator("[data-action=play-again]")).to_be_visible()
    # before either browser hears of the other
    ada.evaluate("document.querySelector('[data-action=play-again]').click()")
    bo.evaluate("document.querySelector('[data-action=play-again]').click()")
    for page in (ada, bo):
        page.wait_for_url(f"**/table/{laid.code}-2")
        page.locator(".table-page").wait_for()
    expect(bo.locator(".seat-card[data-seat='0']")).to_contain_text("Your turn")  # who was second begins
    expect(ada.locator(".seat-card[data-seat='0']")).to_contain_text("Guest 1")
    presses(eve, "next-game")
    eve.wait_for_url(f"**/table/{laid.code}-2")
    Hands(bo).site("a1")
    for page in (ada, eve):
        expect(page.locator(".piece")).to_have_count(1)
    table_tab(bo)
    expect(bo.locator("[data-series]").first).to_contain_text("After one game")
    presses(bo, "resign", "sure-resign")
    expect(ada.locator("[data-over] [data-series]")).to_contain_text("Guest 0")
    expect(ada.locator("[data-over] [data-series]")).to_contain_text("2 wins")
    assert objections(ada, axe) == []


def test_one_offers_with_other_rules_and_the_other_comes_along(visit: Visit, lay: Lay) -> None:
    laid = lay("muehle", "person", "person")
    ada, bo = seat_at(laid, 0, visit()), seat_at(laid, 1, visit(language="de", size=PHONE))
    table_tab(ada)
    presses(ada, "resign", "sure-resign", "other-rules")
    ada.locator(".ending .variants summary").click()
    ada.get_by_label("Jumping with three stones").uncheck()
    presses(ada, "play-again")
    expect(ada.locator("[data-prompt]")).to_contain_text("Waiting for Guest 1")
    expect(bo.locator("[data-offer]")).to_contain_text("Guest 0 möchte noch einmal spielen.")
    offer, button = bo.locator("[data-offer]").bounding_box(), bo.locator("[data-action=play-again]").bounding_box()
    assert offer is not None and button is not None and offer["width"] == button["width"]
    expect(bo.locator(".seat-card[data-seat='0'] [data-present]")).to_have_count(0)  # not gone, but at the next table
    presses(bo, "play-again")
    for page in (ada, bo):
        page.wait_for_url(f"**/table/{laid.code}-2")
        expect(page.locator("[data-prompt]")).to_contain_text("Guest 1")
    table_tab(ada)
    expect(ada.locator(".in-force div").first).to_contain_text("no")


# Who is there


def look_away(page: Page, state: str) -> None:
    """As when another tab comes to the front, or this one again."""
    page.evaluate(
        """(state) => {
            Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""",
        state,
    )


def test_everybody_sees_who_is_here_away_and_gone_and_how_many_watch(visit: Visit, lay: Lay, axe: str) -> None:
    laid = lay("muehle", "person", "person")
    ada, bo = company(visit, laid)
    card = ada.locator(".seat-card[data-seat='1']")
    expect(card.locator("[data-present=here]")).to_have_count(1)
    eve = visit(f"/table/{laid.code}")
    for page in (ada, bo):
        expect(page.locator("[data-watchers]")).to_contain_text("One person is watching")
    look_away(bo, "hidden")
    expect(card).to_contain_text("away just now")
    look_away(bo, "visible")
    expect(card).not_to_contain_text("away just now")
    bo.goto("about:blank")
    expect(card).to_contain_text("gone since")
    expect(card.locator("[data-present=gone]")).to_have_count(1)
    assert objections(ada, axe) == []
    eve.goto("about:blank")
    expect(ada.locator("[data-watchers]")).to_have_count(0)
    seat_at(laid, 1, bo)
    expect(card.locator("[data-present=here]")).to_have_count(1)


def test_a_computer_takes_over_from_who_has_gone_and_gives_the_seat_back(visit: Visit, lay: Lay, hasty_box: Box, axe: str) -> None:
    laid = lay("muehle", "person", "person", at=hasty_box)
    ada, bo = (seat_at(laid, seat, visit(at=hasty_box)) for seat in (0, 1))
    Hands(ada).site("a1")
    bo.goto("about:blank")
    expect(ada.locator("[data-missed]")).to_contain_text("Guest 1 has not been here since")
    expect(ada.locator("[data-action=claim]")).to_have_count(0)  # nothing to win yet
    assert objections(ada, axe) == []
    presses(ada, "replace")
    expect(ada.locator(".seat-card[data-seat='1']")).to_contain_text("a computer plays on")
    Hands(ada).wait()  # which has moved
    seat_at(laid, 1, bo)
    presses(bo, "return")
    expect(ada.locator(".seat-card[data-seat='1']")).not_to_contain_text("a computer plays on")
    Hands(ada).touch(Hands(ada).wait())
    Hands(bo).wait()  # decides again


def test_a_game_that_somebody_has_left_is_claimed(visit: Visit, lay: Lay, hasty_box: Box) -> None:
    laid = lay("muehle", "person", "person", at=hasty_box)
    ada, bo = (seat_at(laid, seat, visit(at=hasty_box, language="de")) for seat in (0, 1))
    for page, point in ((ada, "a1"), (bo, "d1"), (ada, "g1")):
        Hands(page).wait()
        Hands(page).site(point)
    expect(bo.locator(".piece")).to_have_count(3)
    bo.goto("about:blank")
    presses(ada, "claim")
    expect(ada.locator("[data-over]")).to_contain_text("Du gewinnst!")
    expect(ada.locator("[data-over]")).to_contain_text("Guest 1 hat den Tisch verlassen.")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_computer_answers_at_once_when_it_is_offered_a_draw(visit: Visit, lay: Lay, language: str) -> None:
    """Too early to tell: it would rather play, and the log says who has said so."""
    laid = lay("muehle", "person", "computer")
    ada = visit(language=language)
    laid.sit(ada)
    table_tab(ada)
    presses(ada, "draw", "sure-draw")
    expect(ada.locator(".table-page")).to_have_attribute("data-number", "2")
    expect(ada.locator(".consent")).to_have_count(0)
    expect(ada.locator(".strip")).to_contain_text({"en": "Mouse", "de": "Maus"}[language])
    ada.locator("#tab-log").click()
    expect(ada.locator(".panel")).to_contain_text({"en": "Mouse", "de": "Maus"}[language])
    Hands(ada).site("a1")
    expect(ada.locator(".table-page")).to_have_attribute("data-number", "4")
