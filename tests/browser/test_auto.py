"""One switch, and nobody has to touch what is no choice."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Laid, Visit, wait_until

Lay = Callable[..., Laid]


def test_what_is_no_choice_is_made_by_itself(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("gaensespiel", "person", "person").sit(page)
    expect(page.locator("[data-action=throw]")).to_be_visible()
    page.locator("#tab-table").click()
    page.locator("select[name=speed]").select_option("quick")
    page.locator("select[name=auto]").select_option("on")
    wait_until(page, "Number(document.querySelector('.table-page').dataset.number) > 5")
    page.reload()  # it is kept
    at = int(page.locator(".table-page").get_attribute("data-number") or 0)
    wait_until(page, f"Number(document.querySelector('.table-page').dataset.number) > {at} + 2")
    page.locator("#tab-table").click()
    page.locator("select[name=auto]").select_option("off")
    expect(page.locator("[data-action=throw], [data-button], [data-over]").first).to_be_visible()


def test_a_choice_waits(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("kniffel", "person").sit(page)
    page.locator("#tab-table").click()
    page.locator("select[name=auto]").select_option("on")
    expect(page.locator(".write.able").first).to_be_visible()  # thrown by itself; what to write is a choice
    page.wait_for_timeout(1200)
    expect(page.locator(".table-page")).to_have_attribute("data-number", "1")
