"""Your turn while nobody looks: title and icon show it, and the system tells if it may: asked once, never at a first visit."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Box, Laid, Visit, objections, remember
from tests.browser.hands import play_ahead, seated
from tests.browser.test_my_tables import only

# A headless browser has no notifications: this one notes what it is asked for.
SYSTEM = """
    window.told = [];
    window.asked = 0;
    window.Notification = class {
        static permission = localStorage.getItem("permission") ?? "default";
        static async requestPermission() {
            window.asked += 1;
            localStorage.setItem("permission", "granted");
            return (window.Notification.permission = "granted");
        }
        constructor(title, { body, tag }) { window.told.push({ title, body, tag }); }
    };
"""
HIDE = """hidden => {
    Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
    Object.defineProperty(document, "visibilityState", { get: () => hidden ? "hidden" : "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def miss_a_turn(page: Page, box: Box, laid: Laid, site: str) -> None:
    """Look away, let the other move, and look again."""
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/client/art/icon.svg")  # the server has our move
    page.evaluate(HIDE, True)
    play_ahead(box, laid, site)
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/client/art/icon-turn.svg")
    page.evaluate(HIDE, False)


def test_title_and_icon_show_the_turn(visit: Visit, box: Box, lay: Callable[..., Laid]) -> None:
    laid = lay("muehle", "person", "person")
    page = visit()
    hands = seated(page, only(laid, "0"))
    expect(page).to_have_title("Your turn · Guest 0 and Guest 1: Nine Men’s Morris")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/client/art/icon-turn.svg")
    hands.site("a1")
    expect(page).to_have_title("Guest 0 and Guest 1: Nine Men’s Morris")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/client/art/icon.svg")


def test_it_is_asked_once_and_then_the_system_tells(visit: Visit, box: Box, lay: Callable[..., Laid], axe: str) -> None:
    laid = lay("muehle", "person", "person")
    page = visit()
    page.add_init_script(SYSTEM)
    remember(page, "visits", 3)
    hands = seated(page, only(laid, "0"))
    hands.site("a1")
    miss_a_turn(page, box, laid, "d1")
    question = page.locator("[data-remind]")
    expect(question).to_contain_text("Shall your system tell you next time?")
    assert objections(page, axe) == []
    assert page.evaluate("window.asked") == 0, "the system asks only who has said yes"
    page.locator("[data-action=remind]").click()
    expect(question).to_have_count(0)
    assert page.evaluate("window.asked") == 1
    hands.site("g1")
    miss_a_turn(page, box, laid, "a4")
    assert page.evaluate("window.told") == [
        {"title": "Your turn: Nine Men’s Morris", "body": "Guest 1 is waiting.", "tag": f"parlour-{laid.code}"}
    ]
    expect(question).to_have_count(0)


def test_whoever_says_no_is_not_asked_again_nor_is_anybody_at_a_first_visit(visit: Visit, box: Box, lay: Callable[..., Laid]) -> None:
    first, laid = visit(language="de"), lay("muehle", "person", "person")
    first.add_init_script(SYSTEM)
    hands = seated(first, only(laid, "0"))
    hands.site("a1")
    miss_a_turn(first, box, laid, "d1")
    expect(first.locator("[data-remind]")).to_have_count(0)

    first.evaluate("sessionStorage.clear()")  # another day
    first.reload()
    hands.wait()
    hands.site("g1")
    miss_a_turn(first, box, laid, "a4")
    expect(first.locator("[data-remind]")).to_contain_text("Bescheid sagen")
    first.locator("[data-action=remind-not]").click()
    hands.site("g4")
    miss_a_turn(first, box, laid, "a7")
    expect(first.locator("[data-remind]")).to_have_count(0)
    assert first.evaluate("[window.asked, window.told.length]") == [0, 0]


# Every pitch that is asked of the browser's own sound.
PITCHES = """
    window.pitches = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) { window.pitches.push(this.frequency.value); return start.call(this, at); };
"""
TURN = 587  # Hz: the first bell of one's turn


def test_a_sound_tells_of_the_turn_when_nobody_looks_and_sounds_are_on(visit: Visit, box: Box, lay: Callable[..., Laid]) -> None:
    heard = {}
    for on in (True, False):
        laid = lay("muehle", "person", "person")
        page = visit()
        page.add_init_script(PITCHES)
        remember(page, "sound", on)
        seated(page, only(laid, "0")).site("a1")
        expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/client/art/icon.svg")
        assert TURN not in page.evaluate("window.pitches"), "whoever looks needs none"
        miss_a_turn(page, box, laid, "d1")
        heard[on] = TURN in page.evaluate("window.pitches")
    assert heard == {True: True, False: False}
