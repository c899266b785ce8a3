"""After a game one click checks its dice, in the browser itself: it knows what it saw first and added itself, and what fair dice are."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from parlour.core.chance import mixed, seal
from tests.browser.conftest import Laid, Visit, wait_until
from tests.browser.hands import Hands

Lay = Callable[..., Laid]
Told = dict  # as JSON has it

LAY = """async () => {
  const { createTable, messageId } = await import("/client/api.js");
  const seats = ["Ada", "Bo"].map((name) => ({ kind: "person", name, level: 1 }));
  return createTable({ game: "himmel_und_hoelle", options: { rounds: 2 }, seats, message: messageId() });
}"""


def played(visit: Visit) -> Page:
    """A game of four throws, at a table that the browser has laid itself."""
    page = visit("/")
    page.goto(f"/table/{page.evaluate(LAY)}")
    Hands(page).play()
    return page


def check(page: Page, found: str, words: str) -> None:
    page.locator("[data-action=check-dice]").click()
    expect(page.locator(f"[data-check={found}]")).to_contain_text(words)


def test_one_click_checks_every_throw_and_both_shares(visit: Visit) -> None:
    page = played(visit)
    view = page.evaluate("fetch(location.pathname.replace('/table/', '/api/tables/')).then((answer) => answer.json())")
    assert [seal(seat["share"]) for seat in view["seats"]] == [seat["seal"] for seat in view["seats"]]
    check(page, "good", "all 4 throws follow")
    expect(page.locator("[data-check=good]")).to_contain_text("Neither the server alone nor a player alone could choose them")


def test_dice_wait_for_a_browser_that_has_not_told_its_share(visit: Visit) -> None:
    page = visit("/")
    page.route("**/share", lambda route: route.abort())
    page.goto(f"/table/{page.evaluate(LAY)}")
    expect(page.locator("[data-prompt]")).to_contain_text("The dice still wait for what the browser of Ada and Bo adds to them")
    page.unroute("**/share")
    page.reload()
    Hands(page).wait()
    expect(page.locator(".waiting-card")).to_have_count(0)


def test_who_joins_by_a_link_adds_to_the_dice_too(visit: Visit, lay: Lay) -> None:
    laid = lay("himmel_und_hoelle", "person", "open", rounds=1)
    page = visit(f"/table/{laid.code}")
    page.locator("input[name=nickname]").fill("Bo")
    with page.expect_response("**/share") as told:
        page.locator("form.join button[type=submit]").click()
    assert told.value.status == 200
    expect(page.locator(".waiting-card")).to_have_count(0)


LATE = """() => {
  const quick = window.fetch;
  window.fetch = async (address, ...rest) => {
    const answer = await quick(address, ...rest);
    if (!/\\/api\\/tables\\/[^/]+$/.test(String(address))) return answer;
    await new Promise((done) => setTimeout(done, 1000));
    setTimeout(() => (window.late = true)); // when whoever waited for it has read it
    return answer;
  };
}"""


def test_an_answer_that_comes_late_does_not_put_back_who_has_shared(visit: Visit, lay: Lay) -> None:
    laid = lay("himmel_und_hoelle", "person", "open", rounds=1)
    page = visit(f"/table/{laid.code}")
    page.evaluate(LATE)
    page.locator("input[name=nickname]").fill("Bo")
    page.locator("form.join button[type=submit]").click()
    wait_until(page, "window.late")
    expect(page.locator(".waiting-card")).to_have_count(0)


def test_a_game_without_shares_is_checked_too(visit: Visit, lay: Lay) -> None:
    page = visit()
    lay("himmel_und_hoelle", "person", "person", rounds=2).sit(page)
    Hands(page).play()
    check(page, "good", "all 4 throws follow")


def other_action(told: Told) -> None:
    last = told["throws"][-1]
    last["action"] = next(one["action"] for one in told["tables"][last["table"]] if one["action"] != last["action"])


def other_order(told: Told) -> None:
    told["tables"][0].reverse()


def loaded_dice(told: Told) -> None:
    told["tables"][0][0]["weight"] += 1
    told["tables"][0][1]["weight"] -= 1


def missing_face(told: Told) -> None:
    told["tables"][0].pop()


def other_names(told: Told) -> None:
    first, second = told["tables"][0][:2]
    first["dice"], second["dice"] = second["dice"], first["dice"]


LIES: list[tuple[Callable[[Told], None], str]] = [
    (other_action, "Throw 4 does not follow"),
    (other_order, "not fit the odds of fair dice"),
    (loaded_dice, "not fit the odds of fair dice"),
    (missing_face, "not fit the odds of fair dice"),
    (other_names, "not fit the odds of fair dice"),
]


def liar(change: Callable[[Told], None]) -> Callable[[Route], None]:
    def lie(route: Route) -> None:
        told = route.fetch().json()
        change(told)
        route.fulfill(body=json.dumps(told), content_type="application/json")

    return lie


def test_a_server_that_lies_about_its_dice_is_found_out(visit: Visit) -> None:
    page = played(visit)
    for change, words in LIES:
        page.route("**/throws*", liar(change))
        check(page, "bad", words)
        page.unroute("**/throws*")
        page.reload()
    check(page, "good", "all 4 throws follow")


def remembered(page: Page, change: str) -> None:
    """As if this browser had seen or added something else."""
    name = f"parlour.chance.{page.url.rsplit('/', 1)[1]}"
    script = f"(name) => {{ const kept = JSON.parse(localStorage[name]); {change}; localStorage[name] = JSON.stringify(kept); }}"
    page.evaluate(script, name)


def test_the_seal_that_was_seen_first_and_one_s_own_share_count(visit: Visit) -> None:
    page = played(visit)
    remembered(page, "kept.shares[1] = kept.shares[0]")
    check(page, "bad", "What your browser added to the dice is not in them")
    remembered(page, "kept.commitment = kept.shares[0]")
    page.reload()
    check(page, "bad", "does not fit the seal")


def test_the_browser_computes_what_the_server_does(visit: Visit) -> None:
    shares = ["ada0" * 16, "", "b0b0" * 16]
    script = """async (shares) => {
      const { mixed, sealOf } = await import("/client/chance.js");
      return [mixed("5eed".repeat(16), shares), sealOf(shares[0])];
    }"""
    assert visit("/").evaluate(script, shares) == [mixed("5eed" * 16, shares), seal(shares[0])]
