"""A table as a picture: the board, what lies on it, the dice and the score sheet. For notebooks and learners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from xml.sax.saxutils import escape

from parlour.catalogue import game
from parlour.core.board import Area, Board, Point, Site, Stand
from parlour.core.record import Record, begun, replay
from parlour.core.scene import Piece, Scene, Sheet
from parlour.core.setup import Setup
from parlour.core.state import OVER, State
from parlour.press.board import INK, LIGHT, QUIET, BoardPrinter
from parlour.press.drawing import Mark, Outline, Page, Stroke, Words, moved
from parlour.press.pieces import DICE_INKS, PieceDrawer
from parlour.press.svg import element, figure

FIELD: Final = 10.0  # millimetres
GAP: Final = 3.0
DIE: Final = 9.0
ROW: Final = 5.0
LABELS: Final = 34.0  # of a score sheet's rows
COLUMN: Final = 14.0
LEAST: Final = 60.0  # how wide a picture is, if there is no board
LEVEL: Final = 0.09  # of a field: how much higher a piece stands on another
FRAME_SECONDS: Final = 0.7
UPRIGHT: Final = ("pawn",)  # these cannot stand on each other's heads
# How they share a site: up to so many, in so many columns, so far apart across and down, and how large.
CROWDS: Final = (
    (1, 1, 0.0, 0.0, 1.0), (2, 2, 0.4, 0.0, 0.86), (4, 2, 0.4, 0.34, 0.66), (6, 3, 0.29, 0.34, 0.58), (9, 3, 0.29, 0.26, 0.5),
    (99, 4, 0.22, 0.26, 0.44),
)  # fmt: skip
ASIDE: Final = (-0.265, -0.07)  # where a label goes whose middle is taken
ASIDE_SIZE: Final = 0.2
PRESSED: Final = 2.2  # units: a row of pieces that is longer lies closer


def printed(board: Board) -> str:
    """The bare board as SVG."""
    printer = BoardPrinter(board, FIELD)
    return drawn(printer.width, printer.height, printer.marks())


def pictured(state: State) -> str:
    """A position as SVG."""
    page = tabletop(state)
    return drawn(page.width, page.height, page.marks)


def drawn(width: float, height: float, marks: Sequence[Mark], title: str = "") -> str:
    """Marks as SVG without names of their own, so that many pictures can stand in one page."""
    named = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{figure(width)}mm" height="{figure(height)}mm" '
        f'viewBox="0 0 {figure(width)} {figure(height)}" font-family="Helvetica, Arial, sans-serif">{named}'
        f'<rect width="{figure(width)}" height="{figure(height)}" fill="#ffffff"/>{"".join(map(element, marks))}</svg>\n'
    )


@lru_cache(maxsize=32)
def board_of(setup: Setup) -> tuple[Board, tuple[Mark, ...]]:
    """A setup's board and its marks, made once."""
    board = game(setup.game).face.board(setup)
    return board, tuple(BoardPrinter(board, FIELD).marks()) if board.sites else ()


def tabletop(state: State, seat: int = 0) -> Page:
    """A position as marks on a page of its own size."""
    board, marks = board_of(state.setup)
    scene = game(state.setup.game).face.scene(state, seat)
    width, height = size_of(board, scene)
    found = [*marks, *lying(board, scene)]
    return Page(width, height, tuple(found), (0, 0, width, height))


def size_of(board: Board, scene: Scene) -> tuple[float, float]:
    """How large a picture is: the board, under it the dice if they do not lie on it, under them the sheet."""
    wide = max(board.width * FIELD if board.sites else LEAST, LABELS + COLUMN * len(scene.seats) if scene.sheet else 0.0)
    return wide, sheet_top(board, scene) + (ROW * len(scene.sheet.rows) + GAP if scene.sheet else 0.0)


def sheet_top(board: Board, scene: Scene) -> float:
    """Where the score sheet begins."""
    high = board.height * FIELD if board.sites else 0.0
    return high + (DIE + 2 * GAP if scene.dice and dice_patch(board) is None else 0.0) + (GAP if scene.sheet or not board.sites else 0.0)


def lying(board: Board, scene: Scene) -> list[Mark]:
    """What lies on the table, above the board."""
    found = standing(board, scene) if board.sites else []
    for at, die in enumerate(scene.dice):
        drawer = PieceDrawer(*die_spot(board, at, len(scene.dice)), DIE)
        found += drawer.die(die.face, DICE_INKS.get(die.colour, DICE_INKS["white"]), die.spent)
    if scene.sheet is not None:
        found += [moved(mark, 0, sheet_top(board, scene)) for mark in written(scene.sheet, len(scene.seats))]
    return found


def dice_patch(board: Board) -> Area | None:
    """Where dice fall on a board."""
    return next((area for area in board.areas if area.role == "dice"), None)


def die_spot(board: Board, at: int, count: int) -> Point:
    """The middle of a die: on its patch, or under the board."""
    patch = dice_patch(board)
    if patch is None:
        return GAP + (at + 0.5) * (DIE + 1), (board.height * FIELD if board.sites else 0.0) + GAP + DIE / 2
    xs, ys = zip(*patch.points, strict=True)
    x = ((min(xs) + max(xs)) / 2 - board.left) * FIELD + (at - (count - 1) / 2) * (DIE + 1)
    return x, ((min(ys) + max(ys)) / 2 - board.top) * FIELD


def standing(board: Board, scene: Scene) -> list[Mark]:
    """The pieces on their sites, those behind first, and the labels that stepped aside for them."""
    sites = {site.id: site for site in board.sites}
    crowd = Counter(piece.site for piece in scene.pieces)
    printer = BoardPrinter(board, FIELD)
    found: list[Mark] = [
        printer.label(site, ASIDE, ASIDE_SIZE) for id, site in sites.items() if id in crowd and site.label and site.label_at == (0.0, 0.0)
    ]
    for piece in sorted(scene.pieces, key=lambda piece: (sites[piece.site].y, piece.level)):
        site = sites[piece.site]
        right, down, size = place_of(piece, site, crowd[piece.site])
        x, y = printer.at(site.x + right, site.y + down)
        found += PieceDrawer(x, y, FIELD * size).piece(piece.kind, piece.colour, piece.label)
    return found


def place_of(piece: Piece, site: Site, crowd: int) -> Stand:
    """Where a piece is drawn beside the middle of its site, and how large: the same as in client/table/geometry.js."""
    if site.run != (0.0, 0.0):
        right, down = site.run
        closer = piece.level * min(1.0, PRESSED * 2 / max(1e-9, max(abs(right), abs(down)) * crowd))
        return right * closer, down * closer, 1.0
    right, down, size = 0.0, -LEVEL * piece.level, 1.0
    if piece.kind in UPRIGHT:
        _, columns, across, deep, size = next(row for row in CROWDS if crowd <= row[0])
        rows = -(-crowd // columns)
        row, column = divmod(piece.level, columns)
        here = columns if row < rows - 1 else crowd - row * columns
        right, down = across * (column - (here - 1) / 2), deep * (row - (rows - 1) / 2)
    x, y, scale = site.stand
    return x + right * scale, y + down * scale, size * scale


def written(sheet: Sheet, seats: int) -> list[Mark]:
    """A score sheet with what stands on it; rows go by their names in the rules."""
    wide = LABELS + COLUMN * seats
    found: list[Mark] = []
    for at, row in enumerate(sheet.rows):
        top = at * ROW
        if row.role != "box":
            found.append(Outline(((0.0, top), (wide, top), (wide, top + ROW), (0.0, top + ROW)), LIGHT))
        found.append(Words((1.5, top + 0.7 * ROW), row.id.replace("_", " "), 0.6 * ROW, INK, "start"))
        for seat in range(seats):
            cell, x = sheet.cells[row.id][seat], LABELS + COLUMN * (seat + 0.5)
            if cell is not None:
                found.append(Words((x, top + 0.7 * ROW), str(cell), 0.6 * ROW, INK))
            if row.id in sheet.struck and sheet.struck[row.id][seat]:
                found.append(Stroke(((x - 2, top + 0.8 * ROW), (x + 2, top + 0.2 * ROW)), QUIET, 0.4))
    for at in range(len(sheet.rows) + 1):
        found.append(Stroke(((0.0, at * ROW), (wide, at * ROW)), QUIET, 0.2))
    for x in (0.0, *(LABELS + COLUMN * seat for seat in range(seats + 1))):
        found.append(Stroke(((x, 0.0), (x, ROW * len(sheet.rows))), QUIET, 0.2))
    return found


def film(record: Record, seconds: float = FRAME_SECONDS) -> str:
    """A whole game as one SVG that plays by itself: the board once, and what lies on it throw by throw and move by move.

    RecordError where the record cannot be replayed, as of another version of the game.
    """
    found = game(record.game)
    replay(found, record)
    state = begun(found, record)
    board, marks = board_of(state.setup)
    scenes = [found.face.scene(state, 0)]
    for action in record.actions:
        state.follow(action)
        if not state.midway or state.turn == OVER:
            scenes.append(found.face.scene(state, 0))
    sizes = [size_of(board, scene) for scene in scenes]
    width, height = max(wide for wide, _ in sizes), max(high for _, high in sizes)
    return reel(width, height, marks, [lying(board, scene) for scene in scenes], seconds, record.game)


def reel(width: float, height: float, still: Sequence[Mark], frames: Sequence[Sequence[Mark]], seconds: float, title: str) -> str:
    """Frames over a still picture, each shown for so many seconds; the last one stays."""
    shown = []
    for number, frame in enumerate(frames):
        last = number == len(frames) - 1
        until = 'fill="freeze"' if last else f'end="{figure((number + 1) * seconds)}s"'
        begin = f'<set attributeName="visibility" to="visible" begin="{figure(number * seconds)}s" {until}/>'
        shown.append(f'<g visibility="hidden">{begin}{"".join(map(element, frame))}</g>')
    return drawn(width, height, still, title).replace("</svg>", "".join(shown) + "</svg>")
