"""Piles with a figure on them: what changes hands is seen to go from pile to pile."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Laid, Visit

PASS = """async ([before, after]) => {
    const { passOn } = await import("/client/table/piles.js");
    let last = 100;
    const pile = ([kind, site, label]) => ({ kind, site, label: String(label), colour: "red", level: 0 });
    const { bodies, steps } = passOn(before.map((one, id) => ({ ...pile(one), id })), after.map(pile), 500, () => ++last);
    const flights = steps.filter(({ kind }) => kind !== "hidden" && kind !== "settle");
    return {
        flights: flights.map(({ body, kind, path }) => `${kind} ${path.join(">")} ${bodies.find(({ id }) => id === body).label}`),
        early: flights.some(({ start }) => start < 500),
        stay: bodies.filter(({ leaving }) => !leaving).map(({ site, label }) => `${site} ${label}`),
    };
}"""


def test_who_has_less_gave_to_who_has_more(visit: Visit) -> None:
    page = visit("/")
    paid = page.evaluate(PASS, [[["chips", "purse", 40], ["chips", "pot", 40]], [["chips", "purse", 30], ["chips", "pot", 50]]])
    assert paid == {"flights": ["walk purse>pot 10"], "early": False, "stay": ["purse 30", "pot 50"]}
    first = page.evaluate(PASS, [[["chips", "purse", 40]], [["chips", "purse", 35], ["chips", "pot", 5]]])
    assert first["flights"] == ["walk purse>pot 5"]
    won = page.evaluate(PASS, [[["chips", "purse", 2], ["chips", "pot", 9]], [["chips", "purse", 11]]])
    assert won == {"flights": ["walk pot>purse 9"], "early": False, "stay": ["purse 11"]}
    burnt = page.evaluate(PASS, [[["matches", "Y", 7], ["matchbox", "middle", 0]], [["matches", "Y", 5], ["matchbox", "middle", 2]]])
    assert burnt["flights"] == ["walk Y>middle 2"]
    placed = page.evaluate(PASS, [[["chips", "7", 3], ["coasters", "Y", 1]], [["chips", "7", 4], ["coasters", "Y", 0]]])
    assert placed["flights"] == ["go Y 1", "come 7 1"]  # from a hand, and into one
    assert page.evaluate(PASS, [[["chips", "7", 3]], [["chips", "7", 3]]])["flights"] == []


def test_after_a_match_was_burnt_nothing_that_flew_is_left_lying(visit: Visit, lay: Callable[..., Laid]) -> None:
    page = visit()
    lay("streichhoelzer", "person", "person").sit(page)
    box = page.locator('[data-site="middle"]')
    figure = box.locator(".matchbox-figure")
    expect(figure).to_have_text("0")
    while figure.last.text_content() == "0":  # until a six falls
        page.locator('[data-action="throw"]').click()
        expect(page.locator('.table-page[data-busy="false"]')).to_be_visible()
    expect(box).to_have_count(1)
    expect(figure).not_to_have_text("0")
