"""Pictures of every table, large and small, by day and by night, as it is set up and some moves into the game.

`make contact-sheet`, then look at build/contact/index.html, or at its sheets, which have several tables of one look each.
`python -m tests.browser.contact_sheet dame damspel` makes those of some games only.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright
from rich.progress import track

from parlour.catalogue import SHELF, game
from tests.browser.conftest import PATIENCE, PHONE, REPOSITORY, SWITCHES, Box, Laid, chromium_path, lay_table

FOLDER: Final = REPOSITORY / "build" / "contact"
STEPS: Final = 14  # far enough for pieces to have met, dice to have fallen and sheets to have figures
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
Theme = Literal["light", "dark"]
LOOKS: Final[tuple[tuple[str, ViewportSize, str, Theme], ...]] = (
    ("desktop", DESK, "en-GB", "light"),
    ("desktop-dark", DESK, "de-DE", "dark"),
    ("phone", PHONE, "de-DE", "light"),
    ("phone-dark", PHONE, "en-GB", "dark"),
)


@contextmanager
def photographer() -> Iterator[tuple[Browser, Box]]:
    """A browser, and a box of its own to look at."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        box = Box(Path(folder) / "parlour.db")
        box.start()
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=SWITCHES)
        try:
            yield browser, box
        finally:
            browser.close()
            box.stop()


def play_on(box: Box, laid: Laid, steps: int, rng: random.Random) -> None:
    """Some throws and decisions at random, without a browser; it may stop at the end of the game."""
    for _ in range(steps):
        with urllib.request.urlopen(f"{box.address}/api/tables/{laid.code}", timeout=PATIENCE) as answer:
            view = json.load(answer)
        act = {
            "tokens": list(laid.tokens.values()),
            "message": os.urandom(16).hex(),
            "at": view["number"],
            "seat": view["moment"]["scene"]["hand"],
        }
        if view["moment"]["can_throw"]:
            box.post(f"/api/tables/{laid.code}/act", {**act, "do": "throw"})
        elif view["moment"]["gestures"]:
            action = rng.choice(view["moment"]["gestures"])["action"]
            box.post(f"/api/tables/{laid.code}/act", {**act, "do": "action", "action": action})
        else:
            return


def photograph(pages: dict[str, Page], laid: Laid, name: str) -> None:
    """The table in every look."""
    for look, page in pages.items():
        laid.sit(page)
        expect(page.locator(".table-page[data-busy=false]")).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => null)")
        page.screenshot(path=FOLDER / f"{name}-{look}.png")


def visitors(browser: Browser, box: Box) -> dict[str, Page]:
    """One browser per look, which stays for all games."""
    pages = {}
    for look, size, locale, theme in LOOKS:
        context = browser.new_context(
            base_url=box.address, viewport=size, locale=locale, color_scheme=theme, reduced_motion="reduce", has_touch=size == PHONE
        )
        pages[look] = context.new_page()
    return pages


def lay_out(browser: Browser, names: list[str]) -> None:
    """All of them on one page; and sheets of one look each, six large tables or twelve small ones, to be looked through."""
    head = "<!doctype html><meta charset=utf-8><title>Contact sheet</title><style>figure { display: inline-block; margin: 3px }</style>"
    figure = '<figure><figcaption>{}</figcaption><img src="{}" width="{}"></figure>'
    page = browser.new_page(viewport={"width": 1560, "height": 800})
    for look, size, *_ in LOOKS:
        width, most = (250, 12) if size == PHONE else (764, 6)
        for number, first in enumerate(range(0, len(names), most), 1):
            shown = [figure.format(escape(name), f"{name}-{look}.png", width) for name in names[first : first + most]]
            (FOLDER / "sheet.html").write_text(head + "".join(shown), encoding="utf-8")
            page.goto((FOLDER / "sheet.html").as_uri())
            page.screenshot(path=FOLDER / f"sheet-{look}-{number:02}.png", full_page=True)
    (FOLDER / "sheet.html").unlink()
    every = [figure.format(escape(name), f"{name}-{look}.png", 400) for name in names for look, *_ in LOOKS]
    (FOLDER / "index.html").write_text(head + "".join(every), encoding="utf-8")


def main(wanted: list[str]) -> None:
    ids = wanted or [entry.id for entry in SHELF]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with photographer() as (browser, box):
        pages = visitors(browser, box)
        for id in track(ids, "Taking pictures"):
            laid = lay_table(box, id, *["person"] * game(id).usual_seats)
            photograph(pages, laid, f"{id}-setup")
            play_on(box, laid, STEPS, random.Random(id))
            photograph(pages, laid, f"{id}-later")
        lay_out(browser, [f"{id}-{moment}" for id in ids for moment in ("setup", "later")])
    print(FOLDER / "index.html")


if __name__ == "__main__":
    main(sys.argv[1:])
