"""Log, prompts and results say who: a name with its sign, or the colour where nobody has a name."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Box, Laid, Visit

PERSON = {"kind": "person", "level": 1}


def lay_named(box: Box, game: str, *names: str, **options: object) -> Laid:
    """A table of people at one screen; who has no name is a computer."""
    seats = [{"kind": "person" if name else "computer", "name": name, "level": 1} for name in names]
    made = box.post("/api/tables", {"game": game, "options": options, "seats": seats, "message": os.urandom(16).hex()})
    return Laid(str(made["code"]), dict(made["tokens"]))  # type: ignore[call-overload]  # JSON has no types


def log_of(page: Page) -> list[str]:
    return page.locator(".panel .log p").all_inner_texts()


@pytest.mark.parametrize(
    ("language", "prompt", "throws"), [("en", "Anna throws", "Anna throws {} for the start."), ("de", "Anna würfelt", "Anna würfelt {}")]
)
def test_who_throws_is_named_with_a_sign(box: Box, visit: Visit, language: str, prompt: str, throws: str) -> None:
    page = visit(language=language)
    lay_named(box, "maedn", "Anna", "Ben").sit(page)
    expect(page.locator("[data-prompt]")).to_contain_text(prompt)
    expect(page.locator("[data-prompt] svg")).to_have_count(1)
    page.locator("[data-action=throw]").click()
    expect(page.locator("[data-prompt]")).to_contain_text("Ben")
    expect(page.locator(".panel .log p").first).to_contain_text(throws.partition("{}")[0])
    said = " ".join([*log_of(page), page.locator("[data-voice]").inner_text()])
    assert "Anna" in said and not any(colour in said for colour in ("Yellow", "Gelb", "Green", "Grün"))


def test_whoever_plays_two_colours_is_named_with_the_colour(box: Box, visit: Visit) -> None:
    page = visit()
    lay_named(box, "maedn", "Anna", "Ben", few_players="all_colours").sit(page)
    expect(page.locator("[data-prompt]")).to_contain_text("Anna (Yellow) throws")


def test_two_of_the_same_name_are_told_apart(box: Box, visit: Visit) -> None:
    page = visit()
    lay_named(box, "muehle", "Anna", "Anna").sit(page)
    expect(page.locator("[data-prompt]")).to_contain_text("Anna (White) places a stone.")


def test_squares_keep_their_colour_whoever_plays_it(box: Box, visit: Visit) -> None:
    page = visit()
    lay_named(box, "maedn", "Anna", "Ben").sit(page)
    expect(page.locator("[data-prompt]")).to_contain_text("Anna")
    labels = page.locator("[data-place]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert any("start square A of Yellow" in str(label) for label in labels)
    assert not any("Anna" in str(label) for label in labels)


def test_a_computer_wins_by_its_name(box: Box, visit: Visit) -> None:
    """Luck alone: the box plays the rest, and whoever wins has a name that no other has."""
    page = visit()
    lay_named(box, "wedrenspel", "Anna", "", "", "").sit(page)
    page.locator("[data-action=rest]").click()
    ending = page.locator("[data-over]")
    expect(ending).to_be_visible()
    names = page.locator(".seat-name").all_inner_texts()
    assert len(set(names)) == 4 and "Computer" not in " ".join(names)
    told = ending.inner_text()
    assert "Computer" not in told and any(name in told for name in (*names, "You win"))


def test_when_somebody_sits_down_the_log_says_the_name(box: Box, visit: Visit) -> None:
    seats = [{**PERSON, "name": "Anna"}, {"kind": "open", "name": "", "level": 1}]
    made = box.post("/api/tables", {"game": "muehle", "options": {}, "seats": seats, "message": os.urandom(16).hex()})
    page, other = visit(), visit()
    laid = Laid(str(made["code"]), dict(made["tokens"]))  # type: ignore[call-overload]  # JSON has no types
    laid.sit(page)
    other.goto(f"/table/{laid.code}")
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Sit down").click()
    expect(page.locator(".site.able").first).to_be_visible()  # the news is here that the game begins
    page.locator("[data-place=a7]").click()
    expect(other.locator("[data-prompt]")).to_contain_text("Ben places a stone.")
    expect(page.locator("[data-prompt]")).to_contain_text("Ben places a stone.")
