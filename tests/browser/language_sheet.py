"""Pictures of the shelf, a game's page, a table and the end of a game in every language, large and small.

`python -m tests.browser.language_sheet`, then look at build/languages/index.html; `… pl ru` takes those of some languages only.
"""

from __future__ import annotations

import sys
from typing import Final

from playwright.sync_api import ViewportSize
from rich.progress import track

from parlour.words import languages
from tests.browser.conftest import PHONE, REPOSITORY
from tests.browser.contact_sheet import photographer
from tests.browser.test_languages import PLACES

FOLDER: Final = REPOSITORY / "build" / "languages"
SIZES: Final[dict[str, ViewportSize]] = {"large": {"width": 1440, "height": 900}, "small": PHONE}


def lay_out(spoken: list[str]) -> None:
    """All of them on one page, a row per place and size."""
    rows = [
        f"<h2>{place}, {size}</h2>"
        + " ".join(f'<img src="{place}-{size}-{language}.png" height="420" title="{language}">' for language in spoken)
        for place in PLACES
        for size in SIZES
    ]
    head = "<!doctype html><meta charset=utf-8><title>Languages</title>"
    (FOLDER / "index.html").write_text(head + "".join(rows), encoding="utf-8")


def main(wanted: list[str]) -> None:
    spoken = wanted or list(languages())
    FOLDER.mkdir(parents=True, exist_ok=True)
    with photographer() as (browser, box):
        for language in track(spoken, "Taking pictures"):
            for place, go in PLACES.items():
                context = browser.new_context(base_url=box.address, viewport=SIZES["large"], locale=language, reduced_motion="reduce")
                page = context.new_page()
                go(page, box)
                for size, viewport in SIZES.items():
                    page.set_viewport_size(viewport)
                    page.evaluate("document.fonts.ready.then(() => null)")
                    page.screenshot(path=FOLDER / f"{place}-{size}-{language}.png")
                context.close()
    lay_out(spoken)
    print(FOLDER / "index.html")


if __name__ == "__main__":
    main(sys.argv[1:])
