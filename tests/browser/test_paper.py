"""What is printed, as Chromium puts it on paper: one game per family, nothing beyond an edge, and no line into the next column."""

from __future__ import annotations

import re
from typing import Final

import pytest

from parlour.catalogue import SHELF, game
from parlour.press.pages import press
from parlour.press.svg import svg
from tests.browser.conftest import Visit

FIRST: Final = {entry.family: entry.id for entry in reversed(SHELF)}

BEYOND: Final = """() => [...document.querySelectorAll("svg")].flatMap((page) => {
    const edge = page.getBoundingClientRect();
    const lines = [...page.querySelectorAll("text")].map((text) => [text.textContent, text.getBoundingClientRect()]);
    const outside = lines.filter(([, box]) => box.left < edge.left || box.right > edge.right || box.bottom > edge.bottom);
    const hidden = lines.filter(([, one]) => lines.some(([, other]) => one !== other && Math.abs(one.top - other.top) < 1 &&
        one.left < other.left && one.right > other.left + 0.5));
    return [...outside, ...hidden].map(([text]) => text);
})"""


@pytest.mark.parametrize("id", FIRST.values(), ids=FIRST.keys())
def test_a_game_comes_out_of_the_printer(visit: Visit, id: str) -> None:
    paper = visit("about:blank")
    pages = press(game(id).agree(), "A4", "de")
    sheets = "".join(svg([page]).replace("page0", f"sheet{at}") for at, page in enumerate(pages))
    paper.set_content(
        f"<style>@page {{ size: A4; margin: 0 }} body {{ margin: 0 }} svg {{ display: block; break-after: page }}</style>{sheets}"
    )
    assert paper.evaluate(BEYOND) == []
    if all(page.width < page.height for page in pages):
        printed = paper.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type /Page\b", printed)) in (len(pages), len(pages) + 1)  # perhaps an empty one at the end
