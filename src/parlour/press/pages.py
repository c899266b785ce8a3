"""From a game to sheets of paper."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final, Literal

from parlour.catalogue import game
from parlour.core.errors import ParlourError
from parlour.core.setup import Setup
from parlour.press.board import INK, QUIET, BoardPrinter
from parlour.press.cutouts import cutouts, laid_out
from parlour.press.drawing import Mark, Page, Stroke, Words, moved
from parlour.press.sheet import SheetPrinter
from parlour.press.summary import summary
from parlour.words import words

Paper = Literal["A4", "A3"]
SIZES: Final[dict[Paper, tuple[float, float]]] = {"A4": (210.0, 297.0), "A3": (297.0, 420.0)}
MARGIN: Final = 12.0  # what ordinary printers leave white, and room for cut marks
TITLE: Final = 9.0
CUT: Final = 6.0
BLEED: Final = 0.25
USUAL: Final = 18.0  # millimetres: how large a piece is without a board
PLAYERS: Final = 6  # columns of a score sheet
MOST_PAGES: Final = 12


class TooLarge(ParlourError):
    """Fields so large that nobody would glue the board together."""


def press(setup: Setup, paper: Paper, language: str, field: float | None = None) -> list[Page]:
    """A game's board, pieces to cut out, score sheet and rules in short. Without `field` in millimetres, the board fills a sheet."""
    found = game(setup.game)
    board = found.face.board(setup)
    sheet = found.face.scene(found.begin(setup), 0).sheet
    say = words(language).say
    title = say(f"game-{found.id}")
    width, height = orientations(paper)[0]
    pages: list[Page] = []
    apart = USUAL
    if board.sites:
        fitting = max(MARGIN / 1000, *(fit(board.width, board.height, size) for size in orientations(paper)))
        apart = field or fitting
        printer = BoardPrinter(board, apart, words(language).put)
        pages += tiled(printer.marks(), printer.width, printer.height, paper, title)
    for marks in laid_out(cutouts(found, setup, apart), width, height):
        pages.append(upright(marks, paper, f"{title} · {say('press-pieces')}"))
    if sheet is not None and sheet.rows:
        scores = SheetPrinter(sheet, PLAYERS, words(language), width, height)
        pages += tiled(scores.marks(), scores.width, scores.height, paper, title)
    return [*pages, upright(summary(language, found.id, width, height), paper, f"{title} · {say('press-rules')}")]


def upright(marks: Sequence[Mark], paper: Paper, title: str) -> Page:
    """A page that is filled from its left top corner."""
    width, height = SIZES[paper]
    place = MARGIN, MARGIN + TITLE
    shifted = tuple(moved(mark, *place) for mark in marks)
    room = window(*place, width - 2 * MARGIN, height - 2 * MARGIN - TITLE)
    return Page(width, height, shifted, room, (Words((MARGIN, MARGIN + 2), title, 4.2, QUIET, "start"),))


def orientations(paper: Paper) -> tuple[tuple[float, float], tuple[float, float]]:
    """The room on the paper, upright and across."""
    short, long = SIZES[paper]
    return (short - 2 * MARGIN, long - 2 * MARGIN - TITLE), (long - 2 * MARGIN, short - 2 * MARGIN - TITLE)


def fit(width: float, height: float, room: tuple[float, float]) -> float:
    return min(room[0] / width, room[1] / height)


def tiled(marks: list[Mark], width: float, height: float, paper: Paper, title: str) -> list[Page]:
    """One page if it fits, else as few as possible, each with marks to cut along and its place in the whole."""
    slack = 1e-6
    counts = [(ceil(width / room[0] - slack), ceil(height / room[1] - slack)) for room in orientations(paper)]
    across = counts[1][0] * counts[1][1] < counts[0][0] * counts[0][1]
    columns, rows = counts[across]
    if columns * rows > MOST_PAGES:
        raise TooLarge(f"{columns * rows} sheets of paper; at most {MOST_PAGES}")
    room = orientations(paper)[across]
    short, long = SIZES[paper]
    paper_width, paper_height = (long, short) if across else (short, long)
    part_width, part_height = width / columns, height / rows
    left = MARGIN + (room[0] - part_width) / 2
    top = MARGIN + TITLE
    pages = []
    for row in range(rows):
        for column in range(columns):
            shifted = tuple(moved(mark, left - column * part_width, top - row * part_height) for mark in marks)
            name = title if columns * rows == 1 else f"{title} · {row * columns + column + 1}/{columns * rows}"
            margin: list[Mark] = [Words((left, MARGIN + 2), name, 4.2, QUIET, "start")]
            if columns * rows > 1:
                margin += cut_marks(left, top, part_width, part_height)
            pages.append(Page(paper_width, paper_height, shifted, window(left, top, part_width, part_height), tuple(margin)))
    return pages


def window(left: float, top: float, width: float, height: float) -> tuple[float, float, float, float]:
    """A little more than the part itself, so that a line on its edge keeps its whole breadth."""
    return left - BLEED, top - BLEED, width + 2 * BLEED, height + 2 * BLEED


def cut_marks(left: float, top: float, width: float, height: float) -> list[Mark]:
    """Two short lines outside each corner."""
    found: list[Mark] = []
    for x, outward_x in ((left, -1), (left + width, 1)):
        for y, outward_y in ((top, -1), (top + height, 1)):
            found.append(Stroke(((x + outward_x, y), (x + outward_x * CUT, y)), INK, 0.15))
            found.append(Stroke(((x, y + outward_y), (x, y + outward_y * CUT)), INK, 0.15))
    return found
