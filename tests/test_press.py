"""Every board and every score sheet prints: whole, to scale, and with cut marks where one sheet of paper is not enough."""

from __future__ import annotations

import re
import zlib
from dataclasses import replace
from itertools import pairwise
from math import hypot, pi
from xml.etree import ElementTree

import pytest

from parlour.catalogue import SHELF, game
from parlour.core.board import Board
from parlour.press.board import BoardPrinter
from parlour.press.cutouts import CROSS, cutouts, dice_of, pieces_of
from parlour.press.drawing import Disc, Outline, Page, Stroke, Words, breadth
from parlour.press.pages import MARGIN, SIZES, Paper, TooLarge, press
from parlour.press.paths import flat
from parlour.press.pdf import pdf
from parlour.press.pictures import Pose, Stand, bird, picture, shapes
from parlour.press.summary import summary
from parlour.press.svg import GAP, svg
from parlour.words import rules

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


def titles(pages: list[Page]) -> list[str]:
    return [next(mark.text for mark in page.margin if isinstance(mark, Words)) for page in pages]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("id", GAMES)
def test_every_game_fits_its_paper(id: str, paper: Paper) -> None:
    pages = press(game(id).agree(), paper, "de")
    assert titles(pages)[-1].endswith(" · Kurzregeln")
    for page in pages:
        assert {page.width, page.height} == set(SIZES[paper])
        assert all(MARGIN / 2 < x < page.width - MARGIN / 2 and MARGIN / 2 < y < page.height - MARGIN / 2 for x, y in spots(page))


@pytest.mark.parametrize("id", ["muehle", "kniffel"])
def test_svg_is_well_formed_and_in_millimetres(id: str) -> None:
    _, pages = setup_of(id)
    root = ElementTree.fromstring(svg(pages))
    assert root.get("width") == "210mm"
    assert root.get("viewBox") == f"0 0 210 {297 * len(pages) + GAP * (len(pages) - 1):g}"
    shown = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert shown[-1] == {"muehle": "Nine Men’s Morris · rules in short", "kniffel": "Kniffel · rules in short"}[id]


def test_fields_are_as_far_apart_as_asked() -> None:
    setup = game("muehle").agree()
    page, *_ = press(setup, "A4", "en", field=20)
    wells = [mark.middle for mark in page.marks if isinstance(mark, Disc)]
    board = game("muehle").face.board(setup)
    assert len(wells) == len(board.sites)
    for (one, other), (x, y) in zip(pairwise(board.sites), pairwise(wells), strict=True):
        assert hypot(y[0] - x[0], y[1] - x[1]) == pytest.approx(20 * hypot(other.x - one.x, other.y - one.y))


def test_a_large_board_comes_in_parts_with_cut_marks() -> None:
    setup = game("maedn").agree()
    pages = press(setup, "A4", "en", field=30)[:4]
    for number, page in enumerate(pages, 1):
        title = next(mark.text for mark in page.margin if isinstance(mark, Words))
        assert title.endswith(f"{number}/4")
        assert sum(isinstance(mark, Stroke) for mark in page.margin) == 8
    width, height = pages[0].window[2:]
    assert width < 210 - 2 * MARGIN + 1 and height < 297 - 2 * MARGIN + 1
    assert pages[0].marks != pages[1].marks and len(pages[0].marks) == len(pages[1].marks)


def test_the_points_of_the_backgammon_board_stand_out() -> None:
    _, (page, *_) = setup_of("backgammon")
    spikes = [mark for mark in page.marks if isinstance(mark, Outline) and len(mark.points) == 3]
    grounds = {mark.fill for mark in page.marks if isinstance(mark, Outline) and len(mark.points) == 4}
    assert len(spikes) == 24 and len({spike.fill for spike in spikes}) == 2
    assert all(spike.fill not in grounds and spike.stroke for spike in spikes)


@pytest.mark.parametrize("id", ["gaensespiel", "ganzenbord", "wedrenspel"])
def test_every_picture_of_a_board_is_printed_where_it_belongs(id: str) -> None:
    board, (page, *_) = setup_of(id)
    names = [site.art for site in board.sites if site.art] + [area.art for area in board.areas if area.art]
    assert names and set(names) <= set(shapes())
    sites = tuple(replace(site, art="") for site in board.sites)
    bare = replace(board, sites=sites, areas=tuple(replace(area, art="") for area in board.areas))
    plain = len(BoardPrinter(bare, 10).marks())
    assert len(page.marks) == plain + sum(len(picture(name, 0, 0, 1)) for name in names)
    site = next((site for site in board.sites if site.art), None)
    if site is not None:
        printer = BoardPrinter(board, 10)
        x, y = printer.at(site.x, site.y)
        drawn = [mark for mark in printer.site(site) if not isinstance(mark, Words)]
        for mark in drawn:
            for spot in mark.points if isinstance(mark, Outline | Stroke) else (mark.middle,):
                assert abs(spot[0] - x) <= 5 and abs(spot[1] - y) <= 5


def test_every_shape_is_drawn_in_inks_that_there_are() -> None:
    for name in shapes():
        drawn = picture(name, 50, 50, 10)
        assert drawn, name
        assert all(isinstance(mark, Stroke) or (isinstance(mark, Outline | Disc) and (mark.fill or mark.stroke)) for mark in drawn), name
    assert picture("no such picture", 0, 0, 1) == []


def test_a_bird_turned_to_the_left_is_its_own_mirror() -> None:
    def spots_of(pose: Pose) -> list[tuple[float, float]]:
        return [spot for mark in bird(pose, Stand(0, 0, 1).posed(pose)) if isinstance(mark, Outline) for spot in mark.points]

    assert [(-x, y) for x, y in spots_of({})] == spots_of({"left": True})
    assert len(bird({"feet": False}, Stand(0, 0, 1))) < len(bird({}, Stand(0, 0, 1)))


def test_paths_are_flattened() -> None:
    assert flat("M0 0 H1 V1 h-1 Z M2 2 L3 3") == [(((0, 0), (1, 0), (1, 1), (0, 1)), True), (((2, 2), (3, 3)), False)]
    ((curve, closed),) = flat("M0 0 C0 1 1 1 1 0")
    assert not closed and curve[0] == (0, 0) and curve[-1] == (1, 0) and curve[4] == pytest.approx((0.5, 0.75))
    ((wave, _),) = flat("M0 0 Q1 1 2 0 T4 0")
    assert wave[4] == pytest.approx((1, 0.5)) and wave[12] == pytest.approx((3, -0.5))  # the second bow hangs the other way


@pytest.mark.parametrize(("long", "clockwise"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_an_arc_keeps_its_distance_and_its_side(long: int, clockwise: int) -> None:
    ((arc, _),) = flat(f"M1 0 A1 1 0 {long} {clockwise} 0 1")
    middle = (0, 0) if long != clockwise else (1, 1)  # clockwise, the short way around (0, 0) leads from (1, 0) to (0, 1)
    assert arc[0] == (1, 0) and arc[-1] == (0, 1)
    assert all(hypot(x - middle[0], y - middle[1]) == pytest.approx(1) for x, y in arc)
    length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(arc))
    assert length == pytest.approx((1.5 if long else 0.5) * pi, rel=0.01)


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
    stream, *_ = re.findall(rb"stream\n(.*?)\nendstream", text, re.DOTALL)
    orders = zlib.decompress(stream).decode("cp1252")
    assert orders.count(" Tj ET") == sum(isinstance(mark, Words) for mark in (*pages[0].marks, *pages[0].margin))
    assert orders.count("\nq\n") == orders.count("\nQ\n") == 1


def test_words_are_as_broad_as_the_font_says() -> None:
    assert breadth("WII") == pytest.approx(1.5)
    assert breadth("é") == pytest.approx(0.556)


CUT_OUT = {  # pieces, and dice to fold
    "schach": (32, 0),
    "muehle": (18, 0),
    "maedn": (16, 1),
    "backgammon": (30, 2),
    "halma_stern10": (20, 0),
    "solitaire": (32, 0),
    "fuenf_in_einer_reihe": (32, 0),
    "kniffel": (0, 5),
    "finke": (60, 2),
}


@pytest.mark.parametrize("id", CUT_OUT)
def test_as_many_pieces_and_dice_are_there_to_cut_out_as_the_game_has(id: str) -> None:
    setup = game(id).agree()
    pieces, dice = CUT_OUT[id]
    assert sum(pieces_of(game(id), setup).values()) == pieces and dice_of(game(id), setup) == (dice, id == "backgammon")
    nets = dice + (id == "backgammon")
    assert len(cutouts(game(id), setup, 20)) == pieces + nets
    assert any(title.endswith("pieces to cut out") for title in titles(press(setup, "A4", "en")))


def test_the_faces_of_a_die_add_up_to_seven() -> None:
    faces = {(column, row): face for column, row, face in CROSS}
    assert sorted(faces.values()) == [1, 2, 3, 4, 5, 6]
    assert {faces[0, 1] + faces[2, 1], faces[1, 1] + faces[3, 1], faces[1, 0] + faces[1, 2]} == {7}  # they meet as opposite sides


def test_a_piece_is_as_large_as_its_field_lets_it() -> None:
    setup = game("dame").agree()
    small, large = (cutouts(game("dame"), setup, field)[0] for field in (12, 22))
    assert large.width - small.width == pytest.approx(8.6)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", GAMES)
def test_the_rules_in_short_keep_to_their_columns_and_lose_no_chapter(id: str, language: str) -> None:
    width, height = 186.0, 264.0
    lines = summary(language, id, width, height)
    middle = width / 2
    for line in lines:
        assert isinstance(line, Words)
        x, y = line.at
        assert 0 < y <= height and x >= 0
        assert x + line.breadth <= (middle if x < middle else width), line.text
        assert not re.search(r"\[\^|\*\*|\]\(|\{#", line.text), line.text
    said = " ".join(line.text for line in lines if isinstance(line, Words) and line.bold)
    for section in rules(language, id).sections:
        if section.level == 2 and section.anchor in ("aim", "play", "end"):
            assert section.title in said, section.title
