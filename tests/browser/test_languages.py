"""The box in every language it speaks: chosen, kept, shared, whole on every page, and with room for its words."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from parlour.words import languages, words
from tests.browser.conftest import PHONE, Box, Laid, Visit, lay_table, speak, wait_until
from tests.browser.contact_sheet import play_on
from tests.browser.longer import LONGER, longer_fluent, longer_html, offer_longer_words

MISFITS = Path(__file__).with_name("misfits.js").read_text(encoding="utf-8").partition("\n")[2].rstrip("\n;")
SIZES: tuple[ViewportSize, ...] = ({"width": 320, "height": 640}, PHONE, {"width": 1440, "height": 900})
OWN_NAMES = ["Dansk", "Deutsch", "English", "Español", "Français", "Italiano", "Nederlands", "Polski", "Svenska", "Русский"]
FONTS_MOST = 150_000  # bytes
MOST_BYTES = 191_000  # of a first visit, but for the letters that only some languages need
MOST_REQUESTS = 19  # the same
CHOOSE = """async (language) => {
    const [button] = document.querySelectorAll("[data-menu=language]");
    document.getElementById(button.getAttribute("popovertarget")).showPopover();
    const link = () => document.querySelector(`.language-menu a[lang=${language}]`);
    while (!link()) await new Promise((next) => setTimeout(next, 10));
    link().click();
    while (document.documentElement.lang !== language) await new Promise((next) => setTimeout(next, 10));
    await document.fonts.ready;
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
}"""


def go_to_shelf(page: Page, box: Box) -> None:
    page.goto("/")
    expect(page.locator(".game-card .picture").first).to_be_visible()


def go_to_game(page: Page, box: Box) -> None:
    page.goto("/game/kniffel")
    expect(page.locator(".rules-text h2").first).to_be_visible()
    page.locator(".variants summary").click()


def go_to_table(page: Page, box: Box) -> None:
    """A sheet has the longest rows, and somebody is to throw."""
    laid = lay_table(box, "kniffel", "person", "person", "computer")
    play_on(box, laid, 9, random.Random(1))
    laid.sit(page)
    expect(page.locator("[data-prompt]")).to_be_visible()


def go_to_end(page: Page, box: Box) -> None:
    ended(box).sit(page)
    expect(page.locator("[data-over] h2")).to_be_visible()


def ended(box: Box) -> Laid:
    laid = lay_table(box, "himmel_und_hoelle", "person", "person", rounds=2)
    play_on(box, laid, 30, random.Random(1))
    return laid


PLACES: dict[str, Callable[[Page, Box], None]] = {"shelf": go_to_shelf, "game": go_to_game, "table": go_to_table, "end": go_to_end}


@pytest.mark.parametrize("go", PLACES.values(), ids=PLACES)
def test_words_have_room_in_every_language(visit: Visit, box: Box, go: Callable[[Page, Box], None]) -> None:
    page = visit(size=SIZES[0])
    offer_longer_words(page)
    go(page, box)
    found: dict[str, list[str]] = defaultdict(list)
    for language in (*languages(), LONGER):
        page.evaluate(CHOOSE, language)
        for size in SIZES:
            page.set_viewport_size(size)
            for misfit in page.evaluate(MISFITS):
                if language != LONGER or not misfit.startswith("broken"):  # such words may be
                    found[misfit].append(f"{language} {size['width']}")
    assert dict(found) == {}


def test_longer_words_are_longer_and_nothing_else() -> None:
    assert longer_fluent("ui-a = Open the box { $n -> \n    [one] { $who } game\n   *[other] games\n}\n    .tag = It is") == (
        "ui-a = Opeaen thae boax { $n -> \n    [one] { $who } gamaee\n   *[other] gameaes\n}\n    .tag = It is"
    )
    assert longer_html('<h2 id="aim">Aim &amp; end</h2>') == '<h2 id="aim">Aiam &amp; enad</h2>'


def test_the_menu_has_every_language_by_its_own_name(visit: Visit) -> None:
    page = visit("/", language="sv")
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    button = page.get_by_role("button", name="Språk: Svenska")
    button.click()
    links = page.locator(".language-menu a")
    expect(links).to_have_text(OWN_NAMES)
    named = links.evaluate_all("links => links.map(({ lang, hreflang, href }) => [lang, hreflang, new URL(href).search])")
    assert sorted(named) == sorted([code, code, f"?lang={code}"] for code in languages())
    expect(page.locator(".language-menu [aria-current=true]")).to_have_text("Svenska")
    page.keyboard.press("Escape")
    expect(links).to_have_count(0)
    expect(button).to_be_focused()


def test_a_language_is_kept_here_and_carried_in_the_address(visit: Visit) -> None:
    page = visit("/", language="ja")  # not ours: English
    expect(page.locator("h1")).to_have_text(words("en").say("shelf-title"))
    speak(page, "pl")
    expect(page.locator("h1")).to_have_text(words("pl").say("shelf-title"))
    page.locator(".game-card").first.click()
    expect(page).to_have_url(re.compile(r"/game/\w+\?lang=pl$"))
    speak(page, "nl")
    page.go_back()
    expect(page.locator("h1")).to_have_text(words("nl").say("shelf-title"))
    expect(page).to_have_url(re.compile(r"/\?lang=nl$"))  # the address follows the language, not the other way
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    page.goto("/game/muehle?lang=ru")  # what somebody has sent opens in their language, and changes no choice of ours
    expect(page.locator("h1")).to_have_text(words("ru").say("game-muehle"))
    expect(page).to_have_title(words("ru").say("ui-title", page=words("ru").say("game-muehle")))
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "nl")


# In Russian whatever is not Russian is seen at once: names of people, of the box, and moves in writing are all that stays in Latin letters.
FOREIGN = """() => {
    const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[lang]:not(html)");
    const said = (element) => ["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name) ?? "");
    const own = (element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data);
    const spells = "kbd, .notation, .coordinates, .logo-word, input, [data-print], code, .site, text";
    const all = [...document.querySelectorAll("body *:not(script, style, noscript)")].filter(shown);
    const told = all.flatMap((element) => [...said(element), ...(element.closest(spells) ? [] : own(element))]);
    const notes = [...document.querySelectorAll(".notation")].map((note) => note.textContent).filter((note) => /[a-z]{4}/.test(note));
    return [document.title, ...notes, ...new Set(told)].filter((text) => /[A-Za-z][a-z]/.test(text.replaceAll(/Guest\\s\\d|Parlour/g, "")));
}"""


def foreign(page: Page) -> list[str]:
    """What stays foreign when everything has come: rules are fetched, and pictures say what they show."""
    wait_until(page, f"({FOREIGN})().length === 0 || Date.now() > until - 10_000")
    found: list[str] = page.evaluate(FOREIGN)
    return found


def test_switching_at_a_table_changes_everything_at_once(visit: Visit, box: Box) -> None:
    page = visit()
    ended(box).sit(page)
    page.locator("[data-action=check-dice]").first.click()
    expect(page.locator("[data-check=good]").first).to_be_visible()
    assert len(page.evaluate(FOREIGN)) > 20  # English
    speak(page, "ru")
    expect(page.locator("[data-check=good]").first).to_contain_text("4")
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert foreign(page) == []
    page.locator("[data-action=review]").first.click()
    expect(page.locator(".graph").first).to_be_visible()
    assert foreign(page) == []


def test_no_page_mixes_languages(visit: Visit, box: Box) -> None:
    page = visit(language="ru")
    for go in (go_to_shelf, go_to_game, go_to_table):
        go(page, box)
        assert foreign(page) == []


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_first_visit_loads_one_language_and_its_letters(visit: Visit, language: str) -> None:
    page = visit("/", language=language)
    expect(page.locator(".game-card .picture").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    loaded: list[tuple[str, int]] = page.evaluate(
        "performance.getEntriesByType('resource').map(({ name, transferSize }) => [new URL(name).pathname, transferSize])"
    )
    assert [path for path, _ in loaded if "/api/words/" in path] == [f"/api/words/{language}"]
    assert "/api/names" not in dict(loaded)
    fonts = {path: size for path, size in loaded if path.endswith(".woff2")}
    assert len(fonts) == (2 if language == "en" else 4) and sum(fonts.values()) < FONTS_MOST
    own = [path for path in fonts if "latin-ext" in path or "cyrillic" in path]
    assert len(loaded) - len(own) < MOST_REQUESTS  # the page itself is one
    assert sum(size for path, size in loaded if path not in own) < MOST_BYTES
