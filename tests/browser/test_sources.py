"""Where a rule comes from can be asked beside every switch and in the rules, and all switches can be set at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from parlour.catalogue import game
from tests.browser.conftest import DESKTOP, PHONE, Theme, Visit, objections


def variants(page: Page) -> Page:
    page.locator(".variants summary").click()
    expect(page.locator(".option").first).to_be_visible()
    return page


@pytest.mark.parametrize(("size", "theme", "language"), [(DESKTOP, "light", "en"), (PHONE, "dark", "de")])
def test_every_switch_says_where_it_comes_from(visit: Visit, axe: str, size: ViewportSize, theme: Theme, language: str) -> None:
    page = variants(visit("/game/gaensespiel", size=size, theme=theme, language=language))
    signs = page.locator(".option .source-sign")
    expect(signs).to_have_count(page.locator(".option").count())
    sign = signs.first
    sign.scroll_into_view_if_needed()
    if size == PHONE:
        sign.tap()
    else:
        sign.focus()
        page.keyboard.press("Enter")
    note = page.locator(".source-note:popover-open")
    expect(note).to_have_count(1)
    expect(note).to_contain_text("Französisch" if language == "de" else "French")
    expect(note).to_be_in_viewport(ratio=1)
    assert objections(page, axe) == []
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    if size == DESKTOP:
        expect(sign).to_be_focused()


def test_the_rules_explain_a_marked_sentence_where_it_stands(visit: Visit) -> None:
    page = visit("/game/muehle")
    signs = page.locator("a.source-sign")
    expect(signs.first).to_be_visible()
    assert {page.locator(str(sign.get_attribute("href"))).count() for sign in signs.all()} == {1}
    place = page.url
    note = page.locator(".source-note:popover-open")
    for href, told in (("#ruling-next_point", "nine other languages"), ("#option-may_decline", "right that is always used")):
        page.locator(f"a.source-sign[href='{href}']").click()
        expect(note).to_contain_text(told)
        page.keyboard.press("Escape")
        expect(note).to_have_count(0)
    assert page.url == place


def test_all_options_are_set_at_once(visit: Visit) -> None:
    page = variants(visit("/game/gaensespiel"))
    chooser = page.locator(".preset select")
    german = game("gaensespiel").presets["de"]
    expect(chooser.locator("option:checked")).to_contain_text("French")  # the usual values
    chooser.select_option(label="As printed: German")
    fields = page.locator(".option select")
    assert [field.input_value() for field in fields.all()] == list(german.values())
    expect(page.locator(".variants summary")).to_contain_text("2 changed")
    fields.first.select_option("bounce")
    expect(chooser.locator("option:checked")).to_contain_text("Italian")
    page.reload()
    variants(page)
    expect(chooser.locator("option:checked")).to_contain_text("Italian")
    page.get_by_role("button", name="Back to the usual rules").click()
    expect(chooser.locator("option:checked")).to_contain_text("French")


def test_values_of_nobody_s_are_ones_own_choice(visit: Visit) -> None:
    page = variants(visit("/game/schach"))
    chooser = page.locator(".preset select")
    expect(chooser.locator("option:checked")).to_have_text("As most people play")
    page.locator(".option .switch").nth(1).click()
    expect(chooser.locator("option:checked")).to_have_text("Your own choice")
    chooser.select_option(label="As printed: The Big Collection")
    assert [switch.is_checked() for switch in page.locator(".option .switch").all()] == [False, True]
