"""Clocks at the table: chosen on the game's page, seen at every seat, decided by the server, whose clock these tests move."""

from __future__ import annotations

import os
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Box, Laid, Theme, Visit, objections
from tests.browser.hands import play_ahead

DAY = 86_400
NEARLY_A_DAY = re.compile(r"^23 Std 5\d min$")  # some minutes may have passed meanwhile

# The server's clock is ahead of the machine's by what a file says; days may pass between two looks at it.
MOVED = """
import time
from pathlib import Path
from parlour.server import clocks
clocks.ASLEEP = 30 * clocks.DAY
clocks.now_ms = lambda: time.time_ns() // 1_000_000 + 1000 * int(Path({file!r}).read_text())
"""


@dataclass
class Hall:
    """A server with a clock that can be moved."""

    box: Box
    file: Path

    def pass_time(self, seconds: int) -> None:
        new = self.file.with_suffix(".new")
        new.write_text(str(int(self.file.read_text()) + seconds))
        new.replace(self.file)

    def wait_until_noted(self) -> None:
        """Until the server has stored that it was there until now: what it has not noted yet is an outage for the next one."""
        now = time.time_ns() // 1_000_000 + 1000 * int(self.file.read_text())
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with closing(sqlite3.connect(self.box.data)) as stored:
                noted: int | None = stored.execute("SELECT max(ended) FROM hours").fetchone()[0]
            if noted is not None and noted >= now:
                return
            time.sleep(0.1)
        raise AssertionError("the server does not note its hours")

    def lay(self, game: str, clock: dict[str, object], *kinds: str) -> list[Laid]:
        """A table; one part of it for every person."""
        seats = [{"kind": kind, "name": f"Guest {seat}", "level": 1} for seat, kind in enumerate(kinds)]
        wish = {"game": game, "options": {}, "seats": seats, "message": os.urandom(16).hex(), "clock": {"increment": 0, **clock}}
        made = self.box.post("/api/tables", wish)
        tokens: dict[str, str] = made["tokens"]  # type: ignore[assignment]  # JSON has no types
        return [Laid(str(made["code"]), {seat: token}) for seat, token in tokens.items()]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    folder = tmp_path_factory.mktemp("hall")
    file = folder / "seconds"
    file.write_text("0")
    box = Box(folder / "parlour.db", before=MOVED.format(file=str(file)))
    box.start()
    yield Hall(box, file)
    box.stop()


def test_the_flag_falls_by_the_servers_clock_with_a_stopped_client(hall: Hall, visit: Visit) -> None:
    ada, ben = hall.lay("muehle", {"kind": "game", "time": 60, "increment": 0}, "person", "person")
    watching, gone = visit(at=hall.box), visit(at=hall.box)
    ada.sit(watching)
    ben.sit(gone)
    expect(gone.locator(".seat-clock")).to_have_count(2)
    play_ahead(hall.box, ada, "a1")
    expect(watching.locator(".seat-card .seat-clock.running")).to_have_count(1)
    gone.context.set_offline(True)
    hall.pass_time(61)
    expect(watching.locator("[data-over] h2")).to_have_text("You win!")
    expect(watching.locator("[data-over]")).to_contain_text("Guest 1 has run out of time.")
    expect(watching.locator(".seat-clock")).to_have_count(0)
    gone.context.set_offline(False)
    expect(gone.locator("[data-over]")).to_contain_text("Guest 1 has run out of time.")


def test_correspondence_over_a_restarted_server_with_a_moved_clock(hall: Hall, visit: Visit) -> None:
    ada, _ = hall.lay("muehle", {"kind": "days", "time": 2}, "person", "person")
    page = visit(at=hall.box, language="de")
    ada.sit(page)
    play_ahead(hall.box, ada, "a1")
    expect(page.locator(".seat-card[data-seat='1'] .seat-clock.running")).to_have_text("1 T 23 Std")
    hall.pass_time(DAY)
    page.reload()
    expect(page.locator(".seat-card[data-seat='1'] [data-clock]")).to_have_text(NEARLY_A_DAY)
    hall.wait_until_noted()
    hall.box.kill()
    hall.pass_time(5 * DAY)
    hall.box.start()
    page.reload()
    expect(page.locator(".seat-card[data-seat='1'] [data-clock]")).to_have_text(NEARLY_A_DAY)
    hall.pass_time(DAY)
    expect(page.locator("[data-over]")).to_contain_text("Die Zeit von Guest 1 ist abgelaufen.")


def test_with_three_a_computer_makes_the_one_move(hall: Hall, visit: Visit) -> None:
    ada, *_ = hall.lay("kniffel", {"kind": "move", "time": 45}, "person", "person", "person")
    page = visit(at=hall.box, size=PHONE)
    ada.sit(page)
    page.locator("[data-action=throw]").click()
    expect(page.locator(".desk-clock")).to_contain_text("Guest 0")  # the sheet has the room of the seats
    hall.pass_time(46)
    expect(page.locator(".desk-clock")).to_contain_text("Guest 1")
    page.locator(".tools-panel button").nth(1).click()
    expect(page.locator(".log")).to_contain_text("The time of Guest 0 is over: the box makes this move.")


def test_red_under_ten_seconds_and_spoken_at_a_threshold_only(hall: Hall, visit: Visit) -> None:
    ada, ben = hall.lay("muehle", {"kind": "move", "time": 12}, "person", "person")
    page = visit(at=hall.box)
    ben.sit(page)
    expect(page.locator(".seat-clock").first).to_have_text("0:12")
    page.evaluate(
        """() => {
            window.spoken = [];
            const voice = document.querySelector('[data-voice]');
            const heard = new MutationObserver(() => window.spoken.push(voice.textContent));
            heard.observe(voice, { childList: true, subtree: true, characterData: true });
        }"""
    )
    play_ahead(hall.box, ada, "a1")
    own = page.locator(".seat-card[data-seat='1'] .seat-clock")
    expect(own).to_have_class("seat-clock running low")
    expect(own).to_have_text(re.compile(r"^0:0\d$"))
    assert [words for words in page.evaluate("window.spoken") if "left" in words] == ["You have 10 seconds left."]
    expect(page.locator(".seat-card[data-seat='0'] .seat-clock")).to_have_class("seat-clock")


@pytest.mark.parametrize(("theme", "size", "language"), [("light", DESKTOP, "de"), ("dark", PHONE, "en")])
def test_chosen_on_the_games_page_and_axe_has_nothing_against_it(
    visit: Visit, axe: str, theme: Theme, size: ViewportSize, language: str
) -> None:
    page = visit("/game/muehle", theme=theme, size=size, language=language)
    page.locator(".clock-form summary").click()
    page.locator(".clock-form label", has=page.locator("[value=game]")).click()
    page.locator("[name=clock-minutes]").select_option("15")
    page.locator("[name=clock-increment]").select_option("10")
    assert objections(page, axe) == []
    page.reload()
    expect(page.locator(".clock-form summary")).to_contain_text("15")  # a half-filled form is kept
    page.locator(".game-start button").click()
    expect(page.locator(".seat-card .seat-clock")).to_have_count(1)  # the computer has none
    expect(page.locator(".seat-card .seat-clock")).to_have_text("15:00")
    assert objections(page, axe) == []


def test_alone_there_is_no_clock(visit: Visit) -> None:
    page = visit("/game/kniffel")
    expect(page.locator(".clock-form")).to_be_visible()
    page.locator(".count label", has_text="1").first.click()
    expect(page.locator(".clock-form")).to_have_count(0)
