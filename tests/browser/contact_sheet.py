"""Pictures of every table, large and small, by day and by night, a few moves into the game.

`make contact-sheet`, then look at build/contact/index.html.
`python -m tests.browser.contact_sheet dame damspel` makes those of some games only.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
import urllib.request
from html import escape
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright
from rich.progress import track

from parlour.catalogue import SHELF, game
from tests.browser.conftest import DESKTOP, PHONE, REPOSITORY, SWITCHES, Box, Laid, chromium_path, lay_table

FOLDER: Final = REPOSITORY / "build" / "contact"
STEPS: Final = 14  # far enough for pieces to have met, dice to have fallen and sheets to have figures
Theme = Literal["light", "dark"]
LOOKS: Final[tuple[tuple[str, ViewportSize, str, Theme], ...]] = (
    ("desktop", DESKTOP, "en-GB", "light"),
    ("desktop-dark", DESKTOP, "de-DE", "dark"),
    ("phone", PHONE, "de-DE", "light"),
    ("phone-dark", PHONE, "en-GB", "dark"),
)


def play_on(box: Box, laid: Laid, steps: int, rng: random.Random) -> None:
    """Some throws and decisions at random, without a browser; it may stop at the end of the game."""
    for _ in range(steps):
        with urllib.request.urlopen(f"{box.address}/api/tables/{laid.code}", timeout=20) as answer:
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


def photograph(browser: Browser, box: Box, laid: Laid, id: str) -> None:
    for name, size, locale, theme in LOOKS:
        context = browser.new_context(
            base_url=box.address, viewport=size, locale=locale, color_scheme=theme, reduced_motion="reduce", has_touch=size == PHONE
        )
        page = context.new_page()
        page.goto("/")
        laid.sit(page)
        expect(page.locator(".table-page")).to_be_visible()
        page.wait_for_function("document.querySelector('.table-page').dataset.busy === 'false'")
        page.evaluate("document.fonts.ready.then(() => null)")
        page.screenshot(path=FOLDER / f"{id}-{name}.png")
        context.close()


def lay_out(browser: Browser, ids: list[str]) -> None:
    """All of them on one page, and that page as pictures of four tables each."""
    rows = [
        f"<figure><figcaption>{escape(id)}</figcaption>"
        + " ".join(f'<img src="{id}-{name}.png" height="320">' for name, *_ in LOOKS)
        + "</figure>"
        for id in ids
    ]
    head = "<!doctype html><meta charset=utf-8><title>Contact sheet</title><style>figure { display: inline-block; margin: 4px }</style>"
    page = browser.new_page(viewport={"width": 1420, "height": 800})
    for number, first in enumerate(range(0, len(ids), 4), 1):
        (FOLDER / "sheet.html").write_text(head + "".join(rows[first : first + 4]), encoding="utf-8")
        page.goto((FOLDER / "sheet.html").as_uri())
        page.screenshot(path=FOLDER / f"sheet-{number}.png", full_page=True)
    (FOLDER / "sheet.html").unlink()
    (FOLDER / "index.html").write_text(head + "".join(rows), encoding="utf-8")


def main(wanted: list[str]) -> None:
    ids = wanted or [entry.id for entry in SHELF]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        box = Box(Path(folder) / "parlour.db")
        box.start()
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=SWITCHES)
        try:
            for id in track(ids, "Taking pictures"):
                laid = lay_table(box, id, *["person"] * game(id).usual_seats)
                play_on(box, laid, STEPS, random.Random(id))
                photograph(browser, box, laid, id)
            lay_out(browser, ids)
        finally:
            browser.close()
            box.stop()
    print(FOLDER / "index.html")


if __name__ == "__main__":
    main(sys.argv[1:])
