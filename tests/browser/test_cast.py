"""The computers are one cast for all games: five characters with a face, a name and a sentence, and nobody is mistaken for another."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Box, Visit, lay_table


@pytest.mark.parametrize(
    ("language", "names"), [("en", ["Mouse", "Hare", "Fox", "Lynx", "Owl"]), ("de", ["Maus", "Hase", "Fuchs", "Luchs", "Eule"])]
)
def test_there_are_five_to_choose_from_and_each_says_how_it_plays(visit: Visit, language: str, names: list[str]) -> None:
    page = visit("/game/muehle", language=language)
    chooser = page.locator(".chair select")
    expect(chooser).to_have_count(1)
    offered = [text.split(",")[0] for text in chooser.locator("option").all_inner_texts()]
    assert offered == names
    told = set()
    for level in range(1, 6):
        chooser.select_option(str(level))
        told.add(page.locator(".chair-cast").inner_text())
        assert page.locator(".chair-cast path").get_attribute("d")
    assert len(told) == 5 and all(text.strip().endswith(".") for text in told)


def test_where_nobody_decides_anything_there_is_no_level(visit: Visit) -> None:
    page = visit("/game/gaensespiel")
    expect(page.locator(".chair").nth(1)).to_be_visible()
    expect(page.locator(".chair select, .chair-cast")).to_have_count(0)


def test_a_form_that_was_kept_with_three_levels_is_read_with_five(visit: Visit) -> None:
    page = visit("/game/muehle")
    page.locator(".chair select").select_option("4")
    kept = json.loads(page.evaluate("localStorage.getItem('parlour.form.muehle')"))
    for old, new in ((1, 1), (2, 3), (3, 5)):
        kept["wishes"][1]["level"] = old
        kept.pop("levels", None)
        page.evaluate("text => localStorage.setItem('parlour.form.muehle', text)", json.dumps(kept))
        page.reload()
        expect(page.locator(".chair select")).to_have_value(str(new))


def test_three_computers_of_one_level_are_told_apart(box: Box, visit: Visit) -> None:
    laid = lay_table(box, "maedn", "person", "computer", "computer", "computer")
    page = visit(f"/table/{laid.code}")
    expect(page.locator(".seat-name").nth(3)).to_be_visible()
    assert page.locator(".seat-name").all_inner_texts()[1:] == ["Pip", "Dot", "Crumb"]
