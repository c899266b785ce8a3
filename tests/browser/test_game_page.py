"""A game's page: its form is made from declarations, keeps what was filled in, and lays a table."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Page, Request, ViewportSize, expect

from parlour.almanac import brief
from parlour.catalogue import SHELF, game
from parlour.core.setup import Option
from parlour.rulebook import examples
from tests.browser.conftest import DESKTOP, PHONE, Box, Visit, objections, speak
from tests.browser.test_access import LOOKS

GAMES = [entry.id for entry in SHELF]
# The first game of every family; its relatives' pages are made of the same parts.
ONE_OF_EACH = list({entry.family: entry.id for entry in reversed(SHELF)}.values())
MANY = next(id for id in GAMES if len(game(id).seats) > 1)
OPTIONED = [(id, option.name) for id in GAMES for option in game(id).options.values()]


def open_variants(page: Page) -> None:
    page.locator(".variants summary").click()
    expect(page.locator(".option").first).to_be_visible()


@pytest.mark.parametrize("id", ["muehle", "kniffel", "solitaire"])  # with a board, with a sheet, alone
def test_one_click_starts_a_game_against_the_computer(visit: Visit, id: str) -> None:
    page = visit(f"/game/{id}")
    start = page.get_by_role("button", name="Start")
    expect(start).to_be_in_viewport()
    start.click()
    expect(page).to_have_url(re.compile(r"/table/\w+$"))
    code = page.url.rsplit("/", 1)[1]
    assert list(page.evaluate("code => JSON.parse(localStorage.getItem(`parlour.seats.${code}`))", code)) == ["0"]
    page.go_back()
    expect(start).to_be_visible()


@pytest.mark.parametrize("id", ONE_OF_EACH)
def test_the_page_has_words_and_fields_for_everything_and_fits_a_phone_and_axe_objects_to_nothing(visit: Visit, axe: str, id: str) -> None:
    """Half of them are light on the desktop and dark on a phone, half the other way round."""
    first, second = (LOOKS[0], LOOKS[3]) if ONE_OF_EACH.index(id) % 2 else (LOOKS[1], LOOKS[2])
    page = visit(f"/game/{id}", theme=first[0], language=first[1], size=first[2])
    expect(page.locator(".rules-text")).to_be_visible()
    expect(page.locator(".game-picture .picture")).to_be_visible()
    if game(id).options:
        open_variants(page)
    for figure in page.locator(".rules-text figure").all():
        figure.scroll_into_view_if_needed()
        expect(figure.locator(".example-table")).to_be_visible()
    assert objections(page, axe) == []
    page.emulate_media(color_scheme=second[0])
    page.set_viewport_size(second[2])
    assert objections(page, axe) == []
    page.set_viewport_size(first[2])
    for language in ("de", "en"):
        speak(page, language)
        expect(page.locator(".rules-text h2").first).to_be_visible()
        # a message that is missing shows its id instead
        assert re.findall(r"\b(?:ui|page|game|option|box|colour|cast)-[\w.-]+", page.locator("body").inner_text()) == []
    has_a_field_for_every_option_that_matters(page, id)
    page.set_viewport_size(PHONE)
    has_start_at_the_thumb_and_nothing_sticks_out(page)


def has_a_field_for_every_option_that_matters(page: Page, id: str) -> None:
    declared = game(id)
    if not declared.options:
        expect(page.locator(".variants")).to_have_count(0)
        return
    for seats in declared.seats:
        if len(declared.seats) > 1:
            page.locator(f"input[name=seats][value='{seats}']").check()
        matter = [option for option in declared.options.values() if not option.seats or seats in option.seats]
        expect(page.locator(".option")).to_have_count(len(matter))
        expect(page.locator(".option .switch")).to_have_count(sum(option.kind == "switch" for option in matter))
        expect(page.locator(".option input[type=number]")).to_have_count(sum(option.kind == "number" for option in matter))
        expect(page.locator(".option select")).to_have_count(sum(option.kind == "choice" for option in matter))


def in_builder(options: Mapping[str, Option], option: Option) -> bool:
    """Whether the builder of a board shows the option, not the list of variants."""
    return option.kit is not None or any(other.kit is not None and other.kit.sets == option.name for other in options.values())


def test_options_of_every_kind_reach_the_table(visit: Visit, box: Box) -> None:
    page = visit()
    for id in dict.fromkeys((*ONE_OF_EACH, *(id for id in GAMES if any(option.fits for option in game(id).options.values())))):
        options = game(id).options
        if not options:
            continue
        page.goto(f"/game/{id}")
        open_variants(page)
        wanted = {}
        seats = game(id).usual_seats
        shown = [option for option in options.values() if not in_builder(options, option) and (not option.seats or seats in option.seats)]
        for at, option in enumerate(shown):
            field = page.locator(".option").nth(at)
            others = [sample for sample in option.samples() if sample != option.usual(seats) and option.fitting(sample, seats)]
            if not others:
                continue  # with so many players there is nothing to choose
            wanted[option.name] = value = others[0]
            if option.kind == "switch":
                field.locator("input").set_checked(bool(value))
            elif option.kind == "number":
                field.locator("input").fill(str(value))
                field.locator("input").press("Tab")
            else:
                field.locator("select").select_option(str(value))
        expect(page.locator(".variants summary")).to_contain_text("changed")
        with page.expect_response("**/api/tables") as answered:
            page.get_by_role("button", name="Start").click()
        told = json.loads(answered.value.request.post_data or "")["options"]
        # a board from parts is always told
        assert {name: value for name, value in told.items() if not in_builder(options, options[name])} == wanted
        if not answered.value.ok:  # two variants may exclude each other; then the page must say so
            expect(page.locator(".form-trouble")).to_contain_text(re.compile(r"\w"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_why_a_table_cannot_be_laid_is_seen_where_start_was_pressed(visit: Visit, size: ViewportSize) -> None:
    page = visit("/game/maedn", size=size)
    page.locator("label:has(input[name=seats][value='4'])").click()
    for at in range(4):
        page.locator(".chair").nth(at).locator(".kinds label").nth(1).click()  # nobody is left to play
    page.evaluate("scrollTo(0, 300)")
    page.get_by_role("button", name="Start").click()
    trouble = page.locator(".form-trouble")
    expect(trouble).to_contain_text("Somebody has to play")
    expect(trouble).to_be_in_viewport(ratio=1)
    assert trouble.evaluate(
        """trouble => {
            const { left, top, width, height } = trouble.getBoundingClientRect();
            return [0.1, 0.5, 0.9].every((part) => trouble.contains(document.elementFromPoint(left + width / 2, top + part * height)));
        }"""
    ), "something lies over it"


def test_a_number_outside_its_bounds_comes_back_inside(visit: Visit) -> None:
    id, name = next((id, name) for id, name in OPTIONED if game(id).options[name].kind == "number")
    option = game(id).options[name]
    page = visit(f"/game/{id}")
    open_variants(page)
    field = page.locator(".option input[type=number]").first
    field.fill(str(option.high + 1000))
    field.press("Tab")
    numbers = [option for option in game(id).options.values() if option.kind == "number"]
    expect(field).to_have_value(str(numbers[0].high))


def test_a_half_filled_form_survives_reload_and_back(visit: Visit) -> None:
    page = visit(f"/game/{MANY}")
    most = max(game(MANY).seats)
    page.locator(f"input[name=seats][value='{most}']").check()
    page.get_by_label("Name").first.fill("Zoë")
    page.locator("input[name=kind-1][value=open]").check()
    page.locator("select[aria-label=Strength]").last.select_option("3")

    def as_filled() -> None:
        expect(page.locator(f"input[name=seats][value='{most}']")).to_be_checked()
        expect(page.get_by_label("Name").first).to_have_value("Zoë")
        expect(page.locator("input[name=kind-1][value=open]")).to_be_checked()
        expect(page.locator("select[aria-label=Strength]").last).to_have_value("3")

    page.reload()
    as_filled()
    page.get_by_role("link", name="To the shelf", exact=True).click()
    expect(page.locator(".lid").first).to_be_visible()
    page.go_back()
    as_filled()
    few = min(game(MANY).seats)
    page.locator(f"input[name=seats][value='{few}']").check()
    page.locator(f"input[name=seats][value='{most}']").check()
    as_filled()


def test_the_last_name_is_remembered_at_the_next_game(visit: Visit) -> None:
    first, second = GAMES[0], GAMES[1]
    page = visit(f"/game/{first}")
    page.get_by_label("Name").first.fill("Zoë")
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.goto(f"/game/{second}")
    expect(page.get_by_label("Name").first).to_have_value("Zoë")


def test_a_table_of_computers_alone_is_refused_in_words(visit: Visit) -> None:
    page = visit(f"/game/{GAMES[0]}")
    page.locator("input[name=kind-0][value=computer]").check()
    expect(page.get_by_role("status").filter(has_text="Somebody has to play")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page).to_have_url(re.compile("/game/"))


def test_an_answer_that_got_lost_does_not_lay_a_second_table(visit: Visit) -> None:
    page = visit(f"/game/{GAMES[0]}")
    codes: list[str] = []

    def lose_the_first_answer(route: object, request: Request) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]  # Playwright's Route
        codes.append(answer.json()["code"])
        if len(codes) == 1:
            route.abort()  # type: ignore[attr-defined]
        else:
            route.fulfill(response=answer)  # type: ignore[attr-defined]

    page.route("**/api/tables", lose_the_first_answer)
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(re.compile("/table/"))
    assert len(codes) == 2
    assert codes[0] == codes[1] == page.url.rsplit("/", 1)[1]


@pytest.mark.parametrize("id", ONE_OF_EACH[:2])
def test_rules_can_be_linked_to(visit: Visit, id: str) -> None:
    page = visit(f"/game/{id}")
    last = page.locator(".rules-contents a").last
    expect(last).to_be_visible()
    anchor = (last.get_attribute("href") or "").removeprefix("#")
    page.goto(f"/game/{id}#{anchor}")
    heading = page.locator(f".rules-text #{anchor}")
    expect(heading).to_be_in_viewport()
    expect(heading).to_have_class(re.compile("marked"))


@pytest.mark.parametrize("id", ["muehle", "kniffel", "ganzenbord"])
def test_the_positions_in_the_rules_are_drawn(visit: Visit, id: str) -> None:
    page = visit(f"/game/{id}", size=PHONE)
    expect(page.locator(".rules-text figure")).to_have_count(len(examples(id)))
    for name, shown in examples(id).items():
        figure = page.locator(f'figure[data-position="{name}"]')
        figure.scroll_into_view_if_needed()
        expect(figure.locator(".example-table")).to_be_visible()
        scene = game(id).face.scene(shown.state(), -1)
        expect(figure.locator(".die")).to_have_count(sum(die.face > 0 for die in scene.dice))
        expect(figure.locator(".sheet tbody tr")).to_have_count(len(scene.sheet.rows) if scene.sheet else 0)
        expect(figure.locator(".example-seats li")).to_have_count(len(scene.seats))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def has_start_at_the_thumb_and_nothing_sticks_out(page: Page) -> None:
    expect(page.get_by_role("button", name="Start")).to_be_in_viewport()
    widths = page.locator(".option-words").evaluate_all("all => all.map((words) => words.clientWidth)")
    assert min(widths, default=PHONE["width"]) > PHONE["width"] / 3  # the field beside it leaves them room
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_the_whole_form_by_keyboard(visit: Visit) -> None:
    page = visit(f"/game/{MANY}")
    page.locator("input[name=seats]:checked").focus()
    before = page.locator("input[name=seats]:checked").input_value()
    page.keyboard.press("ArrowLeft" if int(before) > min(game(MANY).seats) else "ArrowRight")
    expect(page.locator(f"input[name=seats][value='{before}']")).not_to_be_checked()
    page.keyboard.press("Tab")
    expect(page.locator("input[name=kind-0][value=person]")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.type("Kim")
    expect(page.get_by_label("Name").first).to_have_value("Kim")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/table/"))


def test_the_board_is_printed_from_its_page(visit: Visit) -> None:
    page = visit("/game/muehle")
    with page.expect_download() as download:
        page.locator("[data-print=A4-pdf]").click()
    assert download.value.suggested_filename == "muehle-A4.pdf"
    assert download.value.path().read_bytes().startswith(b"%PDF")


# What many games have shown


TELLING = """async () => {
    const { modules } = await import("/client/bundle/app.js");
    await import("/client/bundle/pages/game.js");
    const { inHundred, middling, sentences, source, victories } = modules["pages/almanac.js"];
    const known = { level: 2, games: 80, seats: 3, sides: 3, minutes: 44.9, middle: [21.1, 29.3], lengths: null, first: 0.333, draws: 0,
        order: [0.333, 0.367, 0.3], luck: null, changes: null, comebacks: null, won: null };
    const two = { ...known, seats: 2, sides: 2 };
    return {
        hundreds: [[0.525, 0.475], [0.2875, 0.4062, 0.3063], [0.316, 0.328, 0.328], [0.5, 0.5]].map(inHundred),
        lengths: [middling(8, 8), middling(1, 1), middling(21, 29)],
        inside: sentences({ ...known, first: null }, 25),
        outside: sentences({ ...known, first: null }, 45),
        even: [0.333, 0.341, 0.375, 0.42].map((first) =>
            sentences({ ...known, minutes: null, first, order: [first, 0.7 - first, 0.3] }, 25)[0]),
        apart: sentences({ ...known, minutes: null, first: 0.35, order: [0.35, 0.2, 0.45] }, 25),
        two: [0.545, 0.57].map((first) =>
            sentences({ ...two, minutes: null, first, order: [first, 1 - first] }, 25)[0]),
        drawn: sentences({ ...two, minutes: null, first: 0.4906, draws: 0.4062, order: [0.4906, 0.5094] }, 25),
        bars: victories({ ...two, draws: 0.4062, order: [0.4906, 0.5094] }).map((bar) => bar.won),
        sources: [{ luck: 0.5 }, { luck: 0 }, { seats: 1 }, { seats: 1, luck: 0 }].map((part) => source({ ...known, ...part })),
    };
}"""


def test_the_almanac_does_not_contradict_itself(visit: Visit) -> None:
    page = visit("/game/gaensespiel")
    expect(page.locator(".game-almanac")).to_be_visible()  # its words are there
    told = page.evaluate(TELLING)
    assert told["hundreds"] == [[53, 47], [29, 40, 31], [31, 33, 33], [50, 50]], "together as many as the shares"
    assert told["lengths"] == [
        "Half of all games take about 8 minutes.",
        "Half of all games take up to a minute.",
        "Half of all games take 21 to 29 minutes.",
    ]
    assert told["inside"] == ["A game takes about 25 minutes."] and told["outside"] == [], "only what the middle half has in it"
    hardly = "It hardly matters who begins."  # of 80 games five in a hundred more or less may be chance
    assert told["even"] == [hardly] * 3 + ["Whoever begins wins 42 games in 100, where 33 would be even."]
    assert told["apart"] == ["Whoever begins wins 35 games in 100, where 33 would be even."], "one of the others hardly ever wins"
    assert told["two"] == [hardly, "Whoever begins wins 57 games in 100."]
    assert told["drawn"] == ["Whoever begins wins 29 games in 100, and 40 are drawn."] and told["bars"] == [29, 40, 31]
    dice, thought, alone, puzzle = told["sources"]
    assert "against each other" in dice and "throws" in dice and "against each other" in thought and "throws" not in thought
    assert "alone" in alone and "throws" in alone and "alone" in puzzle and "throws" not in puzzle


# How plain the palest bar is against the page: its outline, or what it is filled with where it has none, as it is seen.
PALEST = """() => {
    const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
    const bright = (shares) => shares.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
        .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at], 0);
    const ground = parts(getComputedStyle(document.body).backgroundColor);
    return Math.min(...[...document.querySelectorAll(".almanac-bar")].map((bar) => {
        const { fill, stroke } = getComputedStyle(bar);
        let seen = 1;
        for (let node = bar; node; node = node.parentElement) seen *= Number(getComputedStyle(node).opacity);
        const ink = parts(stroke === "none" ? fill : stroke).map((part, at) => seen * part + (1 - seen) * ground[at]);
        const [low, high] = [ink, ground].map((colour) => bright(colour.slice(0, 3).map((part) => part / 255))).sort();
        return (high + 0.05) / (low + 0.05);
    }));
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_almanac_tells_in_sentences_and_pictures(visit: Visit, axe: str, language: str) -> None:
    page = visit(
        "/game/gaensespiel", size=PHONE if language == "de" else DESKTOP, theme="dark" if language == "de" else "light", language=language
    )
    told = page.locator(".game-almanac")
    minutes = brief("gaensespiel").minutes
    assert minutes is not None
    length = {"en": f"A game takes about {round(minutes)} minutes.", "de": f"Eine Partie dauert etwa {round(minutes)} Minuten."}
    luck = {"en": "luck decides everything.", "de": "Das Glück entscheidet alles."}
    expect(told).to_contain_text(length[language])
    expect(told).to_contain_text(luck[language])
    pictures = told.locator("svg[role=img]")
    expect(pictures).to_have_count(2)
    begins = {"en": "Whoever begins wins", "de": "Wer beginnt, gewinnt"}
    expect(pictures.nth(1)).to_have_attribute("aria-label", re.compile(rf"^{begins[language]} \d+"))
    expect(pictures.nth(1).locator("rect")).to_have_count(4)
    expect(pictures.nth(0).locator("rect")).to_have_count(12)
    assert page.evaluate(PALEST) >= 3
    assert "almanac-" not in told.inner_text(), "a message that is missing shows its id"
    assert objections(page, axe) == []
    for at in (0, 1):
        frame, inner = told.bounding_box(), pictures.nth(at).bounding_box()
        assert frame and inner and inner["x"] >= frame["x"] and inner["x"] + inner["width"] <= frame["x"] + frame["width"] + 1


def test_the_almanac_shows_what_every_kind_of_game_has(visit: Visit) -> None:
    """Thought alone, dice and thought, alone, and a trick that always takes as long: one page that goes from one to the other."""
    page = visit("/game/muehle")
    for id, pictured, bars, said in (
        ("muehle", ["Half of all games take", "Whoever begins wins"], [12, 3], "There is no luck in it"),
        ("backgammon", ["Half of all games take", "Whoever begins wins"], [12, 2], "Luck decides more than half."),
        ("solitaire", ["Half of all games take"], [12], "Computers that play casually solve it"),
        ("wieviel_augen_2", ["All games take equally long."], [1], "A game takes about a minute."),
        ("unter_ueber_sieben", ["Dice decide 99 per cent, thought 1."], [2], "Luck decides nearly everything."),
        ("rentmeister", ["All games take equally long.", "Dice decide"], [1, 2], "Luck decides nearly everything."),
    ):
        page.goto(f"/game/{id}")
        told = page.locator(".game-almanac")
        expect(told).to_contain_text(said)
        pictures = told.locator("svg[role=img]")
        expect(pictures).to_have_count(len(pictured))
        for at, (label, count) in enumerate(zip(pictured, bars, strict=True)):
            expect(pictures.nth(at)).to_have_attribute("aria-label", re.compile(f"^{re.escape(label)}"))
            expect(pictures.nth(at).locator("rect")).to_have_count(count)
        known = brief(id)
        assert known.games and f"From {known.games} games" in told.inner_text()


def test_the_first_page_fetches_nothing_of_the_almanac(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator(".game-card").first).to_be_visible()
    loaded = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    assert loaded and not [name for name in loaded if "almanac" in name]
