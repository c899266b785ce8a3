"""Every board and every score sheet prints: whole, to scale, and with cut marks where one sheet of paper is not enough."""

from __future__ import annotations

import re
import zlib
from itertools import pairwise
from math import hypot
from xml.etree import ElementTree

import pytest

from parlour.catalogue import SHELF, game
from parlour.core.board import Board
from parlour.press.drawing import Disc, Outline, Page, Stroke, Words
from parlour.press.pages import MARGIN, SIZES, NothingToPrint, Paper, TooLarge, press
from parlour.press.pdf import breadth, pdf
from parlour.press.svg import svg

GAMES = [entry.id for entry in SHELF]
PAPERS: list[Paper] = ["A4", "A3"]


def setup_of(id: str) -> tuple[Board, list[Page]]:
    setup = game(id).agree()
    return game(id).face.board(setup), press(setup, "A4", "en")


def spots(page: Page) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = []
    for mark in (*page.marks, *page.margin):
        if isinstance(mark, Outline | Stroke):
            found += mark.points
        else:
            found.append(mark.middle if isinstance(mark, Disc) else mark.at)
    return found


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("id", GAMES)
def test_every_game_fits_its_paper(id: str, paper: Paper) -> None:
    setup = game(id).agree()
    scene = game(id).face.scene(game(id).begin(setup), 0)
    if not game(id).face.board(setup).sites and not (scene.sheet and scene.sheet.rows):
        with pytest.raises(NothingToPrint):
            press(setup, paper, "de")
        return
    pages = press(setup, paper, "de")
    assert len(pages) == bool(game(id).face.board(setup).sites) + bool(scene.sheet and scene.sheet.rows)
    for page in pages:
        assert {page.width, page.height} == set(SIZES[paper])
        assert all(MARGIN / 2 < x < page.width - MARGIN / 2 and MARGIN / 2 < y < page.height - MARGIN / 2 for x, y in spots(page))


@pytest.mark.parametrize("id", ["muehle", "kniffel"])
def test_svg_is_well_formed_and_in_millimetres(id: str) -> None:
    _, pages = setup_of(id)
    root = ElementTree.fromstring(svg(pages))
    assert root.get("width") == "210mm"
    assert root.get("viewBox") == "0 0 210 297"
    shown = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert shown[-1] == {"muehle": "Nine Men's Morris", "kniffel": "Kniffel"}[id]


def test_fields_are_as_far_apart_as_asked() -> None:
    setup = game("muehle").agree()
    (page,) = press(setup, "A4", "en", field=20)
    wells = [mark.middle for mark in page.marks if isinstance(mark, Disc)]
    board = game("muehle").face.board(setup)
    assert len(wells) == len(board.sites)
    for (one, other), (x, y) in zip(pairwise(board.sites), pairwise(wells), strict=True):
        assert hypot(y[0] - x[0], y[1] - x[1]) == pytest.approx(20 * hypot(other.x - one.x, other.y - one.y))


def test_a_large_board_comes_in_parts_with_cut_marks() -> None:
    setup = game("maedn").agree()
    pages = press(setup, "A4", "en", field=30)
    assert len(pages) == 4
    for number, page in enumerate(pages, 1):
        title = next(mark.text for mark in page.margin if isinstance(mark, Words))
        assert title.endswith(f"{number}/4")
        assert sum(isinstance(mark, Stroke) for mark in page.margin) == 8
    width, height = pages[0].window[2:]
    assert width < 210 - 2 * MARGIN + 1 and height < 297 - 2 * MARGIN + 1
    assert pages[0].marks != pages[1].marks and len(pages[0].marks) == len(pages[1].marks)


def test_a_board_for_giants_is_refused() -> None:
    with pytest.raises(TooLarge):
        press(game("schach").agree(), "A4", "en", field=100)


def test_the_pdf_is_what_readers_expect() -> None:
    _, pages = setup_of("dame")
    text = pdf(pages)
    assert text.startswith(b"%PDF-1.4") and text.endswith(b"%%EOF\n")
    table = int(re.findall(rb"startxref\n(\d+)", text)[0])
    assert text[table : table + 4] == b"xref"
    starts = [int(row) for row in re.findall(rb"(\d{10}) 00000 n", text)]
    for number, start in enumerate(starts, 1):
        assert text[start:].startswith(b"%d 0 obj" % number)
    assert text.count(b"/Type /Page ") == len(pages)
    (stream,) = re.findall(rb"stream\n(.*?)\nendstream", text, re.DOTALL)
    orders = zlib.decompress(stream).decode("cp1252")
    assert orders.count(" Tj ET") == sum(isinstance(mark, Words) for mark in (*pages[0].marks, *pages[0].margin))
    assert orders.count("\nq\n") == orders.count("\nQ\n") == 1


def test_words_are_as_broad_as_the_font_says() -> None:
    assert breadth("WII") == pytest.approx(1.5)
    assert breadth("é") == pytest.approx(0.556)
