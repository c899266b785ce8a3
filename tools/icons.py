"""Draw the icons of the installed box from client/art/icon.svg, with the Chromium of the tests: `python tools/icons.py`."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ART = Path(__file__).parents[1] / "src" / "parlour" / "client" / "art"
RED = "#c4453a"
# name: pixels, the part of them that the drawing takes, what is behind it
ICONS = {
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-180.png": (180, 0.86, RED),  # what Apple's home screens cut round
    "icon-maskable.png": (512, 0.72, RED),  # systems cut it into any shape: the inner four fifths always stay
}


def draw() -> None:
    drawing = (ART / "icon.svg").read_text(encoding="utf-8")
    browser_path = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        for name, (pixels, part, behind) in ICONS.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            size = round(pixels * part)
            page.set_content(
                f'<body style="margin:0;height:100vh;display:grid;place-items:center;background:{behind}">'
                f'<div style="width:{size}px;height:{size}px">{drawing}</div>'
            )
            page.screenshot(path=ART / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    draw()
