"""Games from files: chosen, looked at, refused with the move that is none, and saved again."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.bridges.test_endings import GIVEN_UP
from tests.browser.conftest import PHONE, Visit, objections
from tests.server.test_opening import RESIGNED


def choose(visit: Visit, tmp_path: Path, name: str, text: str) -> Page:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    page = visit("/open")
    page.locator("input[type=file]").set_input_files(file)
    return page


def test_a_chess_game_is_opened_looked_at_and_saved(visit: Visit, tmp_path: Path) -> None:
    page = choose(visit, tmp_path, "game.pgn", RESIGNED)
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_text("Kieseritzky").first).to_be_visible()
    page.get_by_role("tab", name="Table").click()
    with page.expect_download() as saving:
        page.get_by_role("link", name="PGN").click()
    assert "1. e4 e5 2. f4 exf4 1-0" in Path(saving.value.path()).read_text(encoding="utf-8")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Picture (PNG)").click()
    assert Path(saving.value.path()).read_bytes().startswith(b"\x89PNG")


def test_of_several_games_one_is_chosen(visit: Visit, tmp_path: Path) -> None:
    page = choose(visit, tmp_path, "games.pgn", RESIGNED + "\n" + RESIGNED.replace("Anderssen", "Morphy"))
    page.get_by_role("button", name="Morphy against Kieseritzky (1-0)").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_text("Morphy").first).to_be_visible()


def test_a_move_that_is_none_is_named_with_its_rule(visit: Visit, tmp_path: Path) -> None:
    page = choose(visit, tmp_path, "wrong.pgn", "1. e4 e5 2. Ke3 *")
    expect(page.get_by_text("Move 3 cannot be played: Ke3.")).to_contain_text("The king")


def test_a_draughts_game_asks_which_it_is(visit: Visit, axe: str) -> None:
    page = visit("/open", size=PHONE, theme="dark")
    page.get_by_text("Paste the text instead").click()
    page.get_by_role("textbox", name="Paste the text instead").fill("1. c3-d4 f6-g5 *")
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("group", name="Which game is it?")).to_be_visible()
    assert objections(page, axe) == []
    page.get_by_role("group", name="Which game is it?").get_by_role("button").first.click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_text("It can be looked at, but not played on.").first).to_be_visible()


def test_a_match_with_a_game_given_up_is_opened(visit: Visit, tmp_path: Path) -> None:
    page = choose(visit, tmp_path, "match.mat", GIVEN_UP)
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_role("tabpanel", name="Log")).to_contain_text("gnubg gives this game up.")


def test_a_file_leads_straight_to_its_review_and_anybody_sees_it_by_its_link(visit: Visit) -> None:
    page = visit("/open", language="de", size=PHONE)
    page.locator("[name=review]").check()
    page.locator("details summary").click()
    page.locator("[name=text]").fill("1. f3 e5 2. g4 Qh4# 0-1")
    page.locator("details [type=submit]").click()
    page.wait_for_url(re.compile(r"/table/\w+\?review"))
    expect(page.locator("[data-review]")).to_be_visible(timeout=120_000)
    expect(page.locator(".review-told")).to_contain_text(re.compile(r"\d,\d je Zug verloren"))  # with the comma of the language
    stranger = visit("/table/" + page.url.partition("?")[0].rpartition("/")[2])
    expect(stranger.locator('.piece[data-site="h4"]')).to_have_count(1)
    expect(stranger.locator("[data-over]")).to_be_visible()
    stranger.locator("#tab-table").click()
    expect(stranger.locator(".panel [data-action=copy-link]")).to_be_visible()
