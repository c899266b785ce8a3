"""The table screen: what it forgives, what it explains, and that nothing gets lost."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, Box, Laid, Visit, until
from tests.browser.hands import Hands, play_ahead, seated

Lay = Callable[..., Laid]
GAMES = ("muehle", "maedn", "kniffel")
PLACED = "a1 a4 d1 b4 g4 f4 b2 d2 f6 d6 d7 c5 c3 e3 e5 g1 f2 e4".split()  # all stones, no mill


def pieces(page: Page) -> list[str]:
    """What stands where, as the screen reader hears it."""
    labels = page.locator(".sites [data-place]").evaluate_all("sites => sites.map((site) => site.getAttribute('aria-label'))")
    return [str(label).split(", can")[0] for label in labels]


def place_stones(hands: Hands, *points: str) -> None:
    for point in points:
        hands.wait()
        before = hands.number()
        hands.site(point)
        hands.page.wait_for_function("before => Number(document.querySelector('.table-page').dataset.number) > before", arg=before)


def test_a_reload_in_mid_game_shows_the_same_position(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("muehle", "person", "person").sit(page)
    place_stones(Hands(page), "a1", "d1", "g7", "b4")
    before = pieces(page)
    page.reload()
    Hands(page).wait()
    assert pieces(page) == before
    expect(page.locator(".log .turn")).to_have_count(4)
    expect(page.locator(".mark-came")).to_have_count(1)  # the last move stays marked


def test_back_leads_to_the_shelf_and_forward_to_the_same_table(visit: Visit, lay: Lay) -> None:
    page = visit("/")
    lay("muehle", "person", "person").sit(page)
    place_stones(Hands(page), "a1", "d1")
    before = pieces(page)
    page.go_back()
    expect(page.locator(".table-page")).to_have_count(0)
    page.go_forward()
    Hands(page).wait()
    assert pieces(page) == before


def test_a_forbidden_move_gets_its_rule_and_the_link_opens_it(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("muehle", "person", "person").sit(page)
    hands = Hands(page)
    place_stones(hands, "a1")
    hands.wait()
    hands.site("a1")
    strip = page.locator(".strip-rule")
    expect(strip).to_contain_text("a1")
    link = strip.locator(".rule-link")
    anchor = link.get_attribute("data-anchor")
    link.click()
    heading = page.locator(f".rules #{anchor}")
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()
    assert hands.number() == 1


def test_choosing_again_puts_back_and_another_piece_is_chosen_instead(box: Box, visit: Visit, lay: Lay) -> None:
    laid = lay("muehle", "person", "person")
    play_ahead(box, laid, *PLACED)
    page = visit()
    hands = seated(page, laid)
    site = page.locator('[data-place="d7"]')
    site.click()
    expect(site).to_have_attribute("aria-pressed", "true")
    targets = page.locator(".mark-target")
    expect(targets).to_have_count(2)
    site.click()
    expect(targets).to_have_count(0)
    site.click()
    hands.site("g4")
    expect(page.locator('[data-place="g4"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".mark-picked")).to_have_count(0)
    assert hands.number() == 18


@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
def test_a_piece_can_be_dragged(box: Box, visit: Visit, lay: Lay, still: bool) -> None:
    laid = lay("muehle", "person", "person")
    play_ahead(box, laid, *PLACED)
    page = visit(still=still)
    seated(page, laid)
    page.locator('[data-place="d7"]').hover()
    page.mouse.down()
    target = page.locator('[data-place="g7"]').bounding_box()
    assert target is not None
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=6)
    expect(page.locator(".mark-target")).to_have_count(2)
    page.mouse.up()
    expect(page.locator('[data-place="g7"]')).to_have_attribute("aria-label", re.compile("White"))
    expect(page.locator(".log")).to_contain_text("d7 to g7")


def test_a_drag_to_a_forbidden_place_puts_back_and_says_why(box: Box, visit: Visit, lay: Lay) -> None:
    laid = lay("muehle", "person", "person")
    play_ahead(box, laid, *PLACED)
    page = visit()
    laid.sit(page)
    Hands(page).wait()
    before = pieces(page)
    page.locator('[data-place="d7"]').drag_to(page.locator('[data-place="e4"]'))
    expect(page.locator(".strip-rule")).to_be_visible()
    assert pieces(page) == before


def test_a_whole_kniffel_turn_by_keyboard_only(visit: Visit, lay: Lay) -> None:
    page = visit()
    hands = seated(page, lay("kniffel", "person", "computer"))
    page.keyboard.press("t")
    page.locator("button[data-die]").first.wait_for()
    tab_to(page, "button[data-die]")
    page.keyboard.press("Space")
    expect(page.locator("button[data-die][aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.locator("button[data-die][aria-pressed=true]")).to_have_count(2)
    tab_to(page, "[data-action=again]")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("keeps")
    hands.wait()
    expect(page.locator("button[data-die][aria-pressed=true]")).to_have_count(0)
    tab_to(page, ".write.able")
    page.keyboard.press("ArrowDown")
    row = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press("Enter")
    hands.wait()
    expect(page.locator(f'.write[data-cell="{row}"]')).to_have_count(0)


def tab_to(page: Page, what: str) -> None:
    """Press Tab until the focus is on something of this kind."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("what => document.activeElement.matches(what)", what):
            return
    raise AssertionError(f"Tab does not lead to {what}")


def test_a_board_move_by_keyboard_only(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("muehle", "person", "person").sit(page)
    Hands(page).wait()
    tab_to(page, "[data-place]")
    first = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.place")
    assert (first, second) == ("a7", "d7")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place") == "d6"
    page.keyboard.press("Enter")
    expect(page.locator('[data-place="d6"]')).to_have_attribute("aria-label", re.compile("d6: White, stone"))
    expect(page.locator("[data-voice]")).to_contain_text("d6")  # and it is said aloud


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_everything_is_in_reach(visit: Visit, lay: Lay, game: str) -> None:
    page = visit(size=PHONE)
    hands = seated(page, lay(game, "person", "computer"))
    for _ in range(4):
        hands.touch(hands.wait())
    hands.wait()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
    for name in ("Undo", "Hint", "Rules", "Log", "Table"):
        expect(page.locator(".tools").get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)
    page.locator(".tools").get_by_role("button", name="Rules").click()
    expect(page.locator(".rules h1, .rules h2").first).to_be_in_viewport()
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".panel")).not_to_be_in_viewport()


@pytest.mark.parametrize("game", ["glueckspeter", "spielwiese"])  # what they hold is drawn; their boards are large
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_with_eight_at_the_table_everybody_and_the_button_are_seen(visit: Visit, lay: Lay, game: str, size: ViewportSize) -> None:
    page = visit(size=size)
    seated(page, lay(game, *["person"] * 8)).wait()
    expect(page.locator("[data-action=throw]")).to_be_in_viewport(ratio=1)
    for seat in range(8):
        name = page.locator(".seat-name").nth(seat)
        expect(name).to_be_in_viewport(ratio=1)
        assert name.evaluate("name => name.scrollWidth <= name.clientWidth"), name.text_content()


def test_undo_against_the_computer_keeps_the_dice(visit: Visit, lay: Lay) -> None:
    page = visit()
    hands = seated(page, lay("kniffel", "person", "computer"))
    page.keyboard.press("t")
    hands.wait()
    faces = dice(page)
    page.locator("button[data-die]").first.click()
    page.locator("[data-action=again]").click()
    hands.wait()
    again = dice(page)
    page.locator(".write.able").first.click()
    hands.wait()
    page.keyboard.press("u")
    expect(page.locator(".log .gone").first).to_be_visible()
    hands.wait()
    assert dice(page) == again
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("button[data-die]")).to_have_count(5)
    expect_dice(page, faces)
    hands.wait()
    chosen = page.locator(f'button[data-die][data-face="{faces[0]}"]').first
    chosen.click()
    page.locator("[data-action=again]").click()
    expect_dice(page, again)


def test_a_die_that_stands_says_so_and_is_no_switch(visit: Visit, lay: Lay) -> None:
    """It could be chosen, and then nothing could be thrown: where it lay first, a button was dead for no reason that anybody saw."""
    page = visit()
    seated(page, lay("chicago", "person", "person", position="A; B; starter=A made=2 standing=5 dice=2,6 | A chooses"))
    expect(page.locator("button[data-die]")).to_have_count(2)
    page.locator("[data-die][data-face='5']").click()
    expect(page.locator(".strip")).to_contain_text("stands")
    page.locator("button[data-die][data-face='2']").click()
    expect(page.locator("[data-action=again]")).to_be_enabled()


def expect_dice(page: Page, faces: list[str]) -> None:
    shown = "[...document.querySelectorAll('[data-die]')].map((die) => die.dataset.face).sort().join()"
    page.wait_for_function(f"faces => {shown} === faces.join()", arg=faces)


def dice(page: Page) -> list[str]:
    return sorted(page.locator("[data-die]").evaluate_all("dice => dice.map((die) => die.dataset.face)"))


def test_two_browsers_meet_by_link(visit: Visit, lay: Lay) -> None:
    host = visit()
    laid = lay("muehle", "person", "open")
    laid.sit(host)
    expect(host.locator("[data-prompt]")).to_contain_text("Waiting for one more player")
    guest = visit(f"/table/{laid.code}")
    guest.get_by_label("Your name").fill("Mia")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator(".seat-card").nth(1)).to_contain_text("Mia")
    place_stones(Hands(host), "a1")
    place_stones(Hands(guest), "g7")
    expect(guest.locator("[data-voice]")).to_contain_text("g7")
    expect(host.locator('[data-place="g7"]')).to_have_attribute("aria-label", re.compile("Black"))
    assert host.title().startswith("Your turn")
    assert not guest.title().startswith("Your turn")

    place_stones(Hands(host), "d2")
    place_stones(Hands(guest), "d6")
    expect(host.locator('[data-place="d6"]')).to_have_attribute("aria-label", re.compile("Black"))
    host.get_by_role("button", name="Undo").click()  # over the guest's move: the guest is asked
    guest.locator("[data-action=consent]").click()
    expect(host.locator('[data-place="d2"]')).to_have_attribute("aria-label", re.compile("empty"))
    expect(guest.locator('[data-place="d2"]')).to_have_attribute("aria-label", re.compile("empty"))

    watcher = visit(f"/table/{laid.code}")
    expect(watcher.locator(".watching")).to_be_visible()
    expect(watcher.locator('[data-place="a1"]')).to_have_attribute("aria-label", re.compile("White"))


def test_a_guest_may_watch_instead(visit: Visit, lay: Lay) -> None:
    laid = lay("muehle", "person", "open")
    page = visit(f"/table/{laid.code}")
    page.get_by_role("button", name="Just watch").click()
    expect(page.locator(".watching")).to_be_visible()


def test_a_move_made_offline_is_kept_and_sent(visit: Visit, lay: Lay) -> None:
    page = visit()
    hands = seated(page, lay("muehle", "person", "person"))
    page.context.set_offline(True)
    hands.site("a1")
    expect(page.locator(".banner")).to_contain_text("kept")
    page.context.set_offline(False)
    expect(page.locator('[data-place="a1"]')).to_have_attribute("aria-label", re.compile("White"))
    expect(page.locator(".banner")).to_have_count(0)


def test_a_hint_shows_a_move_that_can_be_made(visit: Visit, lay: Lay) -> None:
    page = visit()
    hands = seated(page, lay("muehle", "person", "computer"))
    page.keyboard.press("h")
    hinted = page.locator(".site-marks:has(.mark-hinted)")
    expect(hinted).to_have_count(1)
    expect(page.locator(".strip-hint")).to_be_visible()
    site = hinted.get_attribute("data-mark")
    assert site
    hands.site(site)
    hands.wait()
    expect(page.locator(f'[data-place="{site}"]')).to_have_attribute("aria-label", re.compile("White"))


# From inside: a click from outside may come when the dice have landed.
TOUCH_WHAT_TUMBLES = """async () => {
    document.querySelector("[data-action=throw]").click();
    const tumbling = () => document.querySelector(".table-page[data-busy=true] button[data-die]");
    while (!tumbling()) await new Promise((next) => setTimeout(next, 5));
    tumbling().click();
}"""


def test_a_click_ends_what_still_moves(visit: Visit, lay: Lay) -> None:
    page = visit(still=False)
    seated(page, lay("kniffel", "person"))
    page.evaluate(TOUCH_WHAT_TUMBLES)
    expect(page.locator("button[data-die][aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".table-page")).to_have_attribute("data-busy", "false")


def test_with_two_at_one_screen_the_board_turns_only_if_wished(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("muehle", "person", "person").sit(page)
    hands = Hands(page)
    place_stones(hands, "a1")
    low = page.locator('[data-place="a1"]').bounding_box()
    high = page.locator('[data-place="g7"]').bounding_box()
    assert low and high and low["y"] > high["y"]
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("checkbox", name="Turn the board").check()
    above = "(a, b) => document.querySelector(a).getBoundingClientRect().y < document.querySelector(b).getBoundingClientRect().y"
    page.wait_for_function(f"([a, b]) => ({above})(a, b)", arg=['[data-place="a1"]', '[data-place="g7"]'])


@pytest.mark.parametrize(("game", "button"), [("maedn", "[data-action=rest]"), ("unter_ueber_sieben", "[data-button]")])
def test_a_button_that_is_pressed_twice_is_pressed_once(visit: Visit, lay: Lay, game: str, button: str) -> None:
    page = visit()
    hands = seated(page, lay(game, "person", "person", "person"))
    number = hands.number()
    page.evaluate("what => { for (const _ of [1, 2]) document.querySelector(what).click(); }", button)
    until(lambda: hands.number() > number)
    page.wait_for_timeout(300)  # what the server says of the second
    expect(page.locator(".strip")).to_have_count(0)
