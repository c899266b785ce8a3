"""After a game one click checks its dice, in the browser itself."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Laid, Visit
from tests.browser.hands import Hands

Lay = Callable[..., Laid]


def played(visit: Visit, lay: Lay) -> Page:
    page = visit()
    lay("himmel_und_hoelle", "person", "person", rounds=2).sit(page)
    Hands(page).play()
    return page


def test_one_click_checks_every_throw(visit: Visit, lay: Lay) -> None:
    page = played(visit, lay)
    page.locator("[data-action=check-dice]").click()
    expect(page.locator("[data-check=good]")).to_contain_text("all 4 throws follow")


def test_a_throw_that_does_not_follow_is_found(visit: Visit, lay: Lay) -> None:
    page = played(visit, lay)

    def moved(route: Route) -> None:
        answer = route.fetch().json()
        last = answer["throws"][-1]
        last["low"], last["high"] = (0, last["low"]) if last["low"] else (last["high"], last["limit"])
        route.fulfill(body=json.dumps(answer), content_type="application/json")

    page.route("**/throws", moved)
    page.locator("[data-action=check-dice]").click()
    expect(page.locator("[data-check=bad]")).to_contain_text("Throw 4 does not follow")
