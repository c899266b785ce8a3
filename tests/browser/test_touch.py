"""Fingers: real touch events, which the browser may take for scrolling, carry pieces in every family that carries them."""

import json
import urllib.request
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

import parlour
from tests.browser.conftest import PATIENCE, PHONE, Box, Laid, Visit, until, wait_until
from tests.browser.contact_sheet import play_on
from tests.browser.hands import Hands, play_ahead
from tests.browser.test_table import PLACED

Lay = Callable[..., Laid]
Spot = tuple[float, float]
STEPS = 12  # the browser makes up its mind about scrolling after the first few


class Finger:
    """One finger on the glass."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.at: Spot = (0, 0)

    def send(self, kind: str, *places: Spot) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in places]})

    def down(self, spot: Spot) -> None:
        self.at = spot
        self.send("touchStart", spot)

    def move(self, spot: Spot) -> None:
        (x, y), (to_x, to_y) = self.at, spot
        for step in range(1, STEPS + 1):
            self.send("touchMove", (x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS))
        self.at = spot

    def up(self) -> None:
        self.send("touchEnd")


def middle(page: Page, site: str) -> Spot:
    box = page.locator(f'[data-place="{site}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def at_a_choice(visit: Visit, lay: Lay, box: Box, game: str) -> tuple[Page, Laid, Hands]:
    """A phone at a table of people, where somebody has thrown all there is to throw; in mill all stones are placed."""
    page = visit(size=PHONE)
    laid = lay(game, *["person"] * min(parlour.game(game).seats))
    play_ahead(box, laid, *(PLACED if game == "muehle" else ()))
    laid.sit(page)
    hands = Hands(page, tap=True)
    while (offered := hands.wait()).throws:
        hands.touch(offered)
    return page, laid, hands


def first_move(box: Box, laid: Laid) -> tuple[str, str]:
    """Some piece that can move, and where to."""
    with urllib.request.urlopen(f"{box.address}/api/tables/{laid.code}", timeout=PATIENCE) as answer:
        gestures = json.load(answer)["moment"]["gestures"]
    start, target = next(known["sites"] for known in gestures if len(known["sites"]) == 2)
    return start, target


@pytest.mark.parametrize("game", ["schach", "damspel", "muehle", "halma_a", "sternhalma", "backgammon", "solitaire", "racado"])
def test_a_finger_carries_a_piece(visit: Visit, lay: Lay, box: Box, game: str) -> None:
    page, laid, hands = at_a_choice(visit, lay, box, game)
    number = hands.number()
    start, target = first_move(box, laid)
    finger = Finger(page)
    finger.down(middle(page, start))
    finger.move(middle(page, target))
    expect(page.locator(".dragging")).to_have_count(1)  # still in the hand, not taken for scrolling
    finger.up()
    expect(page.locator(".dragging")).to_have_count(0)
    expect(page.locator(f'.piece[data-site="{target}"]').first).to_be_visible()
    until(lambda: hands.number() > number)  # the server has it


def test_a_finger_taps_in_the_families_that_carry_nothing(visit: Visit, lay: Lay) -> None:
    page = visit(size=PHONE)
    for game in ("maedn", "gaensespiel", "fuenf_in_einer_reihe", "finke", "kniffel", "wieviel_augen_2"):
        lay(game, "person", *["person"] * (min(parlour.game(game).seats) - 1)).sit(page)
        hands = Hands(page, tap=True)
        while hands.number() < 2:
            hands.touch(hands.wait())


def test_a_piece_that_is_let_go_beside_the_board_stays(visit: Visit, lay: Lay) -> None:
    page = visit(size=PHONE)
    lay("schach", "person", "person").sit(page)
    Hands(page).wait()
    finger = Finger(page)
    finger.down(middle(page, "e2"))
    finger.move((5, 5))
    finger.send("touchCancel")
    expect(page.locator(".dragging")).to_have_count(0)
    expect(page.locator(".sites [aria-pressed=true]")).to_have_count(0)
    expect(page.locator('.piece[data-site="e2"]')).to_have_count(1)


def test_the_page_still_scrolls_beside_the_pieces(visit: Visit, lay: Lay) -> None:
    page = visit(size=PHONE)
    lay("schach", "person", "person").sit(page)
    Hands(page).wait()
    finger = Finger(page)
    finger.down(middle(page, "e4"))  # empty: nothing to carry
    finger.move((195, 20))
    finger.up()
    expect(page.locator(".dragging")).to_have_count(0)
    wait_until(page, "scrollY > 0 || document.scrollingElement.scrollHeight <= innerHeight")


def spread(finger: Finger, middle_of: Spot, before: float, after: float) -> None:
    """Two fingers that move apart, or together; from the middle, side by side."""
    x, y = middle_of
    finger.send("touchStart", (x - before, y))
    finger.send("touchStart", (x - before, y), (x + before, y))
    for step in range(1, STEPS + 1):
        far = before + (after - before) * step / STEPS
        finger.send("touchMove", (x - far, y), (x + far, y))
    finger.send("touchEnd")


def pitch(page: Page) -> float:
    """How far two neighbours on the board are apart, in px."""
    (x, y), (to_x, to_y) = (middle(page, site) for site in ("e5", "f5"))
    return float(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5)


def test_two_fingers_enlarge_a_large_board_and_one_moves_it(visit: Visit, lay: Lay) -> None:
    page = visit(size=PHONE)
    lay("halma_eck", "person", "person").sit(page)
    Hands(page).wait()
    number = page.locator(".table-page").get_attribute("data-number")
    small = pitch(page)
    assert small < 32, "sixteen places in the width of a phone"
    finger = Finger(page)
    where = middle(page, "e5")
    spread(finger, where, 20, 50)
    expect(page.get_by_role("button", name="Show the whole board")).to_be_visible()
    until(lambda: pitch(page) > 2.2 * small > 32)  # touches arrive frame by frame
    x, y = middle(page, "e5")
    assert abs(x - where[0]) < 3 and abs(y - where[1]) < 3, "what was between the fingers stays there"
    finger.down((where[0], where[1]))
    finger.move((where[0] - 40, where[1] - 40))
    finger.up()
    until(lambda: all(now < before - 30 for now, before in zip(middle(page, "e5"), (x, y), strict=True)))
    assert page.locator(".table-page").get_attribute("data-number") == number, "nothing was touched meanwhile"
    expect(page.locator(".mark-picked")).to_have_count(0)
    whole_again(page)
    until(lambda: pitch(page) == pytest.approx(small))


@pytest.mark.parametrize(
    "game",
    ["schach", "damspel", "muehle", "sternhalma", "halma_eck", "backgammon", "solitaire", "racado", "maedn", "fuenf_in_einer_reihe"],
)
def test_two_fingers_move_no_piece_and_one_finger_does_so_again(visit: Visit, lay: Lay, box: Box, game: str) -> None:
    """Not when both come down at once, nor when the second one comes while the first carries a piece, or has tapped a place."""
    page, laid, hands = at_a_choice(visit, lay, box, game)
    number = hands.number()
    sites = touched(box, laid)
    here, there = middle(page, sites[0]), middle(page, sites[-1])
    finger = Finger(page)
    for before, after in ((20, 60), (60, 20)):
        spread(finger, here, before, after)
        whole_again(page)
    finger.send("touchStart", here, there)
    finger.send("touchEnd", here)
    finger.send("touchEnd")
    whole_again(page)
    finger.down(here)
    finger.move(there)
    finger.send("touchStart", there, (there[0] + 30, there[1]))
    finger.send("touchEnd", there)
    finger.send("touchEnd")
    whole_again(page)
    expect(page.locator(".dragging, .carried, .sites [aria-pressed=true], .lens")).to_have_count(0)
    assert hands.number() == number
    for site in sites:
        page.touchscreen.tap(*middle(page, site))
        if hands.number() > number:
            break  # one touch was enough
    until(lambda: hands.number() > number)


def whole_again(page: Page) -> None:
    """The whole board, if fingers have enlarged it."""
    page.wait_for_timeout(50)  # touches arrive frame by frame
    whole = page.get_by_role("button", name="Show the whole board")
    while whole.is_visible():  # on a busy machine a tap may last as long as a press, which is no click
        whole.tap()
        page.wait_for_timeout(300)


def touched(box: Box, laid: Laid) -> list[str]:
    """The sites of some move."""
    with urllib.request.urlopen(f"{box.address}/api/tables/{laid.code}", timeout=PATIENCE) as answer:
        gestures = json.load(answer)["moment"]["gestures"]
    return next(list(known["sites"]) for known in gestures if known["sites"])


def test_a_page_that_is_longer_than_the_screen_scrolls_below_the_board(visit: Visit, lay: Lay) -> None:
    page = visit(size={"width": 320, "height": 480})
    laid = lay("gaensespiel", *["person"] * 6)
    laid.sit(page)
    number = Hands(page).number()
    Hands(page).wait()
    page.evaluate("document.body.style.paddingBottom = '400px'")  # as a note about a rule, a clock or a question makes it
    finger = Finger(page)
    box = page.locator(".desk").bounding_box()
    assert box is not None
    finger.down((20, box["y"] + 8))
    finger.move((20, 60))
    finger.up()
    wait_until(page, "scrollY > 20")
    assert Hands(page).number() == number


def test_where_places_are_small_a_lens_shows_which_one_the_finger_means(visit: Visit, lay: Lay, box: Box) -> None:
    page = visit(size=PHONE)
    laid = lay("halma_eck", "person", "person")
    laid.sit(page)
    Hands(page).wait()
    start, target = first_move(box, laid)
    finger = Finger(page)
    finger.down(middle(page, start))
    expect(page.locator(".lens")).to_be_visible()
    finger.up()
    expect(page.locator(".lens")).to_have_count(0)
    expect(page.locator(f'[data-place="{start}"]')).to_have_attribute("aria-pressed", "true")
    x, y = middle(page, target)
    up, right = (1 if way > 0 else -1 for way in (422 - y, 195 - x))  # towards the middle, where nobody stands yet
    finger.down((x + 50 * right, y + 50 * up))  # the finger slides until the lens shows the right place
    finger.move((x + 2, y - 2))
    page.wait_for_timeout(100)
    finger.up()
    expect(page.locator(f'.piece[data-site="{target}"]').first).to_be_visible()


def test_places_that_a_finger_meets_need_no_lens(visit: Visit, lay: Lay) -> None:
    page = visit(size=PHONE)
    lay("schach", "person", "person").sit(page)
    Hands(page).wait()
    finger = Finger(page)
    finger.down(middle(page, "e2"))
    expect(page.locator(".lens")).to_have_count(0)
    finger.up()


# What a finger that comes down near the middle of something hits instead, if anything; what is not all in sight is left out.
MISSED = """found => {
    const { left, top, width, height } = found.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const near = [[0, 0], [-21, 0], [21, 0], [0, -21], [0, 21]].map(([across, down]) => [x + across, y + down]);
    if (!found.checkVisibility({ opacityProperty: false, visibilityProperty: true })) return "";
    if (near.some(([x, y]) => x < 0 || y < 0 || x > innerWidth || y > innerHeight)) return "";
    const hits = near.map(([x, y]) => document.elementFromPoint(x, y));
    const wrong = hits.find((hit) => hit !== found && !found.contains(hit));
    return wrong ? `${found.outerHTML.slice(0, 120)} / ${wrong.outerHTML.slice(0, 120)}` : "";
}"""


def missed(page: Page, what: str) -> list[str]:
    found = page.locator(what).all()
    assert found, what
    return [wrong for one in found if (wrong := str(one.evaluate(MISSED)))]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_finger_finds_what_is_smaller_than_its_tip(visit: Visit, lay: Lay, language: str) -> None:
    page = visit("/game/muehle", size=PHONE, language=language)
    expect(page.locator(".rules-contents")).to_be_visible()
    assert missed(page, ".back") == []
    for part, what in ((".game-form", ".segments input"), (".rules-contents", ".rules-contents a")):
        page.locator(part).evaluate("part => part.scrollIntoView()")
        assert missed(page, what) == []
    lay("muehle", "person", "person", position="W:Wa1,d1:Bg7,g4:H7,7").sit(page)
    Hands(page).wait()
    page.locator('[data-place="a1"]').tap()  # there stands one already
    expect(page.locator(".strip-rule")).to_be_visible()
    assert missed(page, ".table-home, .strip-close, .rule-link") == []


# Of what stands in a text, all that has another of its kind so near that a finger cannot mean both.
CROWDED = """(found, what) => {
    const middle = (one) => (({ left, top, width, height }) => [left + width / 2, top + height / 2])(one.getBoundingClientRect());
    const [x, y] = middle(found);
    const near = (other) => Math.abs(middle(other)[0] - x) < 44 && Math.abs(middle(other)[1] - y) < 44;
    return [...document.querySelectorAll(what)].some((other) => other !== found && near(other));
}"""


def test_a_finger_finds_the_signs_of_sources(visit: Visit) -> None:
    page = visit("/game/muehle", size=PHONE)
    signs = page.locator("a.source-sign")
    expect(signs.first).to_be_visible()
    alone = [sign for sign in signs.all() if not sign.evaluate(CROWDED, "a.source-sign")]
    assert len(alone) >= signs.count() / 2
    for sign in alone:
        sign.evaluate("sign => sign.scrollIntoView({ block: 'center' })")
        assert sign.evaluate(MISSED) == ""
    page.locator(".variants summary").click()
    for sign in page.locator(".option .source-sign").all():
        sign.evaluate("sign => sign.scrollIntoView({ block: 'center' })")
        assert sign.evaluate(MISSED) == ""


@pytest.mark.parametrize("game", ["schach", "mens_erger_je_niet"])
def test_a_finger_finds_lines_of_the_log_and_what_the_host_decides(visit: Visit, lay: Lay, box: Box, game: str) -> None:
    page, laid = visit(size=PHONE), lay(game, "person", "person")
    play_on(box, laid, 8, Random(1))
    laid.sit(page)
    Hands(page).wait()
    page.locator(".tools-panel .tool").nth(1).tap()
    lines = page.locator(".log-line")
    expect(lines.first).to_be_visible()
    assert min(float(line.evaluate("line => line.getBoundingClientRect().height")) for line in lines.all()) >= 44
    for line in lines.all():
        line.evaluate("line => line.scrollIntoView({ block: 'center' })")
        assert line.evaluate(MISSED) == ""
    page.get_by_role("tab", name="Table").tap()
    for button in page.locator(".host-choices .button").all():
        button.evaluate("button => button.scrollIntoView({ block: 'center' })")
        assert button.evaluate(MISSED) == ""
