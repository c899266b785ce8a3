"""The shelf: boxes that open, what is remembered, and what is said when something is missing."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, Request, Route, expect

from parlour import words
from parlour.catalogue import BOXES, SHELF, entry, game
from parlour.core.finding import find
from tests.browser.conftest import DESKTOP, PHONE, Box, Laid, Visit, speak

GAME = SHELF[0]
MOST_REQUESTS = 40  # of a first visit


def lids(page: Page) -> list[str]:
    expect(page.locator(".lid").first).to_be_visible()
    return page.locator(".lid-title").all_inner_texts()


def test_the_shelf_shows_the_boxes_that_have_games(desktop: Page) -> None:
    filled = [box for box in BOXES if any(box in entry.boxes for entry in SHELF)]
    assert len(lids(desktop)) == len(filled)
    expect(desktop).to_have_title("What shall we play? · Parlour")


def test_a_box_opens_by_mouse_and_by_keyboard_and_stays_open_after_a_reload(desktop: Page) -> None:
    lid = desktop.locator(".lid").nth(1)
    expect(lid).to_have_attribute("aria-expanded", "false")
    lid.click()
    expect(lid).to_have_attribute("aria-expanded", "true")
    expect(desktop.locator(".lid[aria-expanded=true]")).to_have_count(1)
    desktop.reload()
    expect(lid).to_have_attribute("aria-expanded", "true")
    lid.focus()
    desktop.keyboard.press("Enter")
    expect(lid).to_have_attribute("aria-expanded", "false")
    desktop.keyboard.press("Space")
    expect(lid).to_have_attribute("aria-expanded", "true")
    expect(desktop.locator(".game-card:visible").first).to_be_visible()


def test_every_game_of_a_box_has_a_picture_and_leads_to_its_page(desktop: Page) -> None:
    cards = desktop.locator(".game-card:visible")
    expect(cards).to_have_count(sum(BOXES[0] in entry.boxes for entry in SHELF))
    for card in cards.all():
        card.scroll_into_view_if_needed()
        expect(card.locator(".picture")).to_be_visible()
    cards.first.click()
    expect(desktop).to_have_url(re.compile(r"/game/\w+$"))
    expect(desktop.locator("main")).to_be_focused()
    desktop.go_back()
    expect(cards.first).to_be_visible()


def titles(page: Page) -> list[str]:
    return page.locator(".found .game-card-title").all_inner_texts()


def test_a_game_is_found_by_any_name_it_was_ever_printed_under(desktop: Page) -> None:
    field = desktop.get_by_role("searchbox")
    for text in ("Mühle", "muhle", "MUEHLE", "Kvarn", "мельница", "młynek", "nine men"):
        field.fill(text)
        expect(desktop.locator(".found .game-card")).to_have_count(1)
        expect(desktop.locator(".found .game-card-title")).to_have_text("Nine Men’s Morris")
    expect(desktop.locator(".found-title")).to_have_text("one game")
    field.fill("мельница")
    expect(desktop.locator(".game-card-alias")).to_contain_text("Мельница")
    field.fill("no such game")
    expect(desktop.locator(".found-title")).to_contain_text("No game fits")
    desktop.get_by_role("button", name="Clear").click()
    expect(desktop.locator(".lid").first).to_be_visible()


def test_the_best_match_comes_first(desktop: Page) -> None:
    field = desktop.get_by_role("searchbox")
    for text, first in {"chess": "Chess", "draughts": "Draughts", "halma": "Halma"}.items():
        field.fill(text)
        expect(desktop.locator(".found .game-card-title").first).to_have_text(first)
    assert titles(desktop)[1] == "Halma on the Star", "what begins with it is next"
    field.fill("halmma")
    stars = ["Halma", "Halma on the Star", "Star Halma", "Chinese Checkers A", "Chinese Checkers B"]
    expect(desktop.locator(".found .game-card-title")).to_have_text(stars)
    for text in ("draughts", "draughs"):
        field.fill(text)
        expect(desktop.locator(".found .game-card-title").first).to_have_text("Draughts")
        others = [title for title in titles(desktop)[1:] if "Draughts" in title]
        assert len(others) == 7 and others == sorted(others), "of equals in the order of their names"


def test_what_can_be_looked_for_is_told_whole_in_every_language(desktop: Page) -> None:
    needed = """(field) => {
        const style = getComputedStyle(field), pen = document.createElement("canvas").getContext("2d");
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        return room - pen.measureText(field.placeholder).width;
    }"""
    for language in words.languages():
        if language != "en":
            speak(desktop, language)
        for size in (DESKTOP, PHONE):
            desktop.set_viewport_size(size)
            left = desktop.get_by_role("searchbox").evaluate(needed)
            assert left >= 0, (language, size, left)
        desktop.set_viewport_size(DESKTOP)


def test_games_are_filtered_by_players_length_luck_and_dice(desktop: Page) -> None:
    wanted: dict[str, tuple[str, Callable[[str], bool]]] = {
        "players": ("6", lambda id: 6 in game(id).seats),
        "length": ("short", lambda id: entry(id).minutes <= 15),
        "nature": ("thought", lambda id: entry(id).nature == "thought"),
        "dice": ("with", lambda id: entry(id).nature != "thought"),
    }
    for name, (value, fits) in wanted.items():
        desktop.locator(f"select[name={name}]").select_option(value)
        expect(desktop.locator(".found .game-card")).to_have_count(sum(fits(row.id) for row in SHELF))
        desktop.get_by_role("button", name="Clear").click()
    desktop.locator("select[name=players]").select_option("1")
    desktop.locator("select[name=dice]").select_option("without")
    expect(desktop.locator(".found .game-card")).to_have_count(1)
    assert titles(desktop) == ["Solitaire"]


def test_all_games_at_once(desktop: Page) -> None:
    desktop.get_by_role("button", name="All games").click()
    expect(desktop.locator(".found .game-card")).to_have_count(len(SHELF))
    assert len(set(titles(desktop))) == len(SHELF)
    desktop.reload()
    expect(desktop.locator(".found .game-card")).to_have_count(len(SHELF))
    desktop.get_by_role("button", name="Back to the boxes").click()
    expect(desktop.locator(".lid").first).to_be_visible()


def test_the_shelf_is_light_and_quick(visit: Visit) -> None:
    page = visit("about:blank")
    weighed: list[tuple[int, str]] = []

    def weigh(request: Request) -> None:
        if not request.url.endswith("/preview"):
            weighed.append((request.sizes()["responseBodySize"], request.url))

    page.on("requestfinished", weigh)
    page.goto("/")
    expect(page.locator(".lid").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert sum(size for size, _ in weighed) < 175_000, sorted(weighed)[-12:]
    paints: list[float] = []
    while len(paints) < 40 and min(paints, default=1000) >= 1000:  # the best of some: other tests run beside this one
        page.reload()
        expect(page.locator(".lid").first).to_be_visible()
        paints.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
    assert min(paints) < 1000


def test_language_is_switched_and_remembered(desktop: Page) -> None:
    english = lids(desktop)
    speak(desktop, "de")
    expect(desktop.locator("h1")).to_have_text("Was spielen wir?")
    expect(desktop.locator("html")).to_have_attribute("lang", "de")
    assert lids(desktop) != english
    desktop.reload()
    expect(desktop.locator("h1")).to_have_text("Was spielen wir?")
    expect(desktop.locator("html")).to_have_attribute("lang", "de")


def test_the_browsers_own_language_counts_until_somebody_chooses(visit: Visit) -> None:
    expect(visit("/", language="de").locator("h1")).to_have_text("Was spielen wir?")


def test_light_and_dark_are_switched_and_remembered(desktop: Page) -> None:
    expect(desktop.locator("h1")).to_be_visible()

    def paper() -> str:
        colour = desktop.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        assert isinstance(colour, str)
        return colour

    light = paper()
    switch = desktop.get_by_role("button", name=re.compile("^Light:"))
    switch.click()  # from the system's wish to light
    assert paper() == light
    switch.click()
    assert paper() != light
    desktop.reload()
    expect(desktop.locator("h1")).to_be_visible()
    assert paper() != light


def test_sound_is_off_until_asked_for(desktop: Page) -> None:
    switch = desktop.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    desktop.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")


def test_tables_one_sits_at_are_listed_and_lead_back(desktop: Page, lay: Callable[..., Laid]) -> None:
    expect(desktop.locator(".mine-none")).to_be_visible()
    laid = lay(GAME.id, "person", "open")
    laid.sit(desktop)
    desktop.goto("/")
    card = desktop.locator(f".table-card[href='/table/{laid.code}']")
    expect(card).to_contain_text("Waiting for players")
    card.click()
    expect(desktop).to_have_url(re.compile(f"/table/{laid.code}$"))


def test_the_skip_link_comes_first_and_leads_to_the_page(desktop: Page) -> None:
    expect(desktop.locator("h1")).to_be_visible()
    desktop.keyboard.press("Tab")
    expect(desktop.locator(".skip")).to_be_focused()
    desktop.keyboard.press("Enter")
    expect(desktop.locator("main")).to_be_focused()


def test_a_phone_shows_everything_without_scrolling_sideways(visit: Visit) -> None:
    for language in ("en", "de"):
        page = visit("/", size=PHONE, language=language)
        expect(page.locator(".game-card:visible").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    page = visit("/table/nosuchtable")
    expect(page.locator("h1")).to_have_text("This table does not exist")
    page.get_by_role("link", name="To the shelf", exact=True).click()
    expect(page.locator(".lid").first).to_be_visible()
    page.goto("/game/nosuchgame")
    expect(page.locator("h1")).to_have_text("This game is not on the shelf")


def test_without_a_server_the_page_says_so_and_goes_on_when_it_is_back(visit: Visit, frail_box: Box) -> None:
    page = visit("/", at=frail_box)
    expect(page.locator(".lid").first).to_be_visible()
    frail_box.kill()
    page.locator(".game-card:visible").first.click()
    expect(page.locator(".banner")).to_contain_text("No connection")
    expect(page.locator("h1")).to_have_text("The box cannot be reached")
    frail_box.start()
    expect(page.locator(".banner")).to_have_count(0)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_a_page_without_words_says_so_in_the_browsers_language_and_keeps_trying(visit: Visit) -> None:
    page = visit("/", language="nl")
    page.route("**/api/words/*", lambda route: route.abort())
    page.evaluate("location.reload()")
    expect(page.locator("#wordless")).to_be_visible()
    expect(page.locator("#wordless")).to_have_text("Parlour is nu niet te bereiken. We blijven het proberen.")
    page.unroute("**/api/words/*")
    expect(page.locator(".lid").first).to_be_visible()
    expect(page.locator("#wordless")).to_be_hidden()


def test_a_first_visit_needs_few_requests(desktop: Page) -> None:
    expect(desktop.locator(".game-card .picture").first).to_be_visible()
    desktop.wait_for_load_state("networkidle")
    loaded = desktop.evaluate("performance.getEntriesByType('resource').map(e => new URL(e.name).pathname)")
    assert len(loaded) < MOST_REQUESTS  # the page itself is one
    alone = [path for path in loaded if path.endswith(".js") and not path.startswith("/client/bundle/")]
    assert "/client/bundle/app.js" in loaded and alone == ["/client/early.js"]


def test_the_client_also_runs_module_by_module(visit: Visit, box: Box) -> None:
    """Its source is what runs: whoever edits a module needs no tool for it."""
    page = visit()
    page.route(re.compile(r"/game/muehle$"), module_by_module)
    page.goto("/game/muehle")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-prompt]")).to_be_visible()
    loaded = page.evaluate("performance.getEntriesByType('resource').map(e => new URL(e.name).pathname)")
    assert "/client/table/page.js" in loaded and not any("/bundle/" in path for path in loaded)


def module_by_module(route: Route) -> None:
    found = route.fetch()
    route.fulfill(response=found, body=found.text().replace("/client/bundle/", "/client/"))


def test_the_shelf_finds_what_the_library_finds(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("searchbox")).to_be_visible()
    cases = json.loads((Path(__file__).parents[1] / "finding.json").read_text(encoding="utf-8"))
    found = page.evaluate(
        """async (texts) => {
            const { modules } = await import("/client/bundle/app.js");  // the page's own modules, which have its words
            const { bringNames, named } = modules["pages/find.js"];
            await bringNames();
            const { boxes } = await (await fetch("/api/shelf")).json();
            const games = boxes.flatMap((box) => box.games);
            return texts.map((text) => [...new Set(named(games, text).map((game) => game.id))]);
        }""",
        list(cases),
    )
    names = {row.id: (*row.names, *row.aliases, *(words.titles(language)[row.id] for language in words.languages())) for row in SHELF}
    assert [sorted(ids) for ids in found] == [sorted(find(names, text)) for text in cases]


def test_what_was_looked_for_waits_on_the_way_back_and_not_for_the_next_visitor(visit: Visit) -> None:
    page = visit("/")
    field = page.get_by_role("searchbox")
    field.fill("backgamon")
    expect(page.locator(".game-card")).to_have_count(2)  # Russian backgammon, too
    page.locator(".game-card").first.click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    page.go_back()
    expect(field).to_have_value("backgamon")
    page.reload()
    expect(field).to_have_value("")
    expect(page.locator(".box").first).to_be_visible()


def test_games_are_found_by_occasion_and_say_why_they_fit(visit: Visit) -> None:
    page = visit("/")
    page.locator("[data-occasion=round]").click()
    fitting = {row.id for row in SHELF if max(game(row.id).seats) >= 5}
    expect(page.locator(".game-card")).to_have_count(len(fitting))
    assert all(text.startswith("Up to ") for text in page.locator(".game-card-why").all_inner_texts())
    page.locator("[data-occasion=alone]").click()
    expect(page.locator(".game-card")).to_have_count(sum(1 in game(row.id).seats for row in SHELF))
    page.locator("[data-occasion=alone]").click()
    expect(page.locator(".lid").first).to_be_visible()


def test_what_was_played_last_stands_first(visit: Visit) -> None:
    page = visit("/game/muehle")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-prompt]")).to_be_visible()
    page.goto("/")
    expect(page.locator(".game-card").first).to_contain_text("Nine Men’s Morris")


def test_on_a_phone_the_shelf_begins_with_games(visit: Visit) -> None:
    page = visit("/", size=PHONE)
    lid = page.locator(".lid").first.bounding_box()
    assert lid is not None and lid["y"] < PHONE["height"] / 3
    expect(page.locator("select[name=players]")).to_be_hidden()
    page.get_by_role("button", name="More to choose by").click()
    expect(page.locator("select[name=players]")).to_be_visible()
