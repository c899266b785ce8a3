"""Laws of tables of felt, from their data alone: nothing printed or lying there covers anything else, and every word fits its place."""

from itertools import combinations
from random import Random

import pytest

import parlour
from parlour.catalogue import SHELF
from parlour.core.board import Area, Board, Site, frame
from parlour.core.face import Face
from parlour.core.scene import Piece
from parlour.core.state import OVER, State
from parlour.games.dice.felt import PLACE
from parlour.press.board import LARGE, LETTER
from parlour.words import languages, words

Box = tuple[float, float, float, float]  # left, top, right, bottom
DICE_GAMES = [entry.id for entry in SHELF if entry.family in ("dice", "kniffel", "tricks")]
FELTS = ["craps", "va_banque", "unter_ueber_sieben", "wuerfelpoker", "himmel_und_hoelle", "turm", "streichhoelzer"]
SOLID = ("seat", "row", "dice")  # patches that stand beside each other
STEPS = 60
SMALLEST = 0.17  # of a field: letters that can still be read on a phone

# How far the drawings of pieces reach from their spot; client/table/pieces.js draws them.
REACH: dict[str, Box] = {
    "chips": (-0.43, -0.67, 0.43, 0.42),
    "coasters": (-0.41, -0.6, 0.41, 0.52),
    "cross": (-0.3, -0.3, 0.3, 0.3),
    "matches": (-0.66, -0.6, 0.66, 0.52),
    "puck": (-0.25, -0.25, 0.25, 0.29),
    "cup": (-0.26, -0.35, 0.26, 0.3),
    "stone": (-0.4, -0.4, 0.4, 0.45),
    "tower": (-0.64, -2.75, 0.64, 0.49),
    "matchbox": (-0.75, -0.4, 0.75, 0.42),
}
DIE: Box = (-0.42, -0.43, 0.42, 0.47)


def reach(piece: Piece) -> Box:
    if piece.kind.startswith("die"):
        return DIE
    if piece.kind == "card":
        half = max(0.23, 0.09 + 0.075 * len(piece.label))
        return -half, -0.2, half, 0.2
    return REACH[piece.kind]


def around(site: Site, box: Box) -> Box:
    """What something covers that stands on a site."""
    right, down, scale = site.stand
    x, y = site.x + right, site.y + down
    return x + scale * box[0], y + scale * box[1], x + scale * box[2], y + scale * box[3]


def span(area: Area) -> Box:
    xs, ys = zip(*area.points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def printed(board: Board) -> dict[str, Box]:
    """Every printed place of its own: boxes, circles beside no patch, and patches."""
    found = {f"{area.role} {at}": span(area) for at, area in enumerate(board.areas) if area.role in SOLID}
    for site in board.sites:
        if site.shape == "box":
            (left, top), _, (right, bottom), _ = frame(site)
            found[site.id] = (left, top, right, bottom)
        elif site.shape != "none" and not any(inside(around(site, (-0.1, -0.1, 0.1, 0.1)), box) for box in found.values()):
            half = site.size / 2
            found[site.id] = around(site, (-half, -half, half, half))
    return found


def inside(box: Box, other: Box) -> bool:
    slack = 0.02
    return box[0] >= other[0] - slack and box[1] >= other[1] - slack and box[2] <= other[2] + slack and box[3] <= other[3] + slack


def overlap(one: Box, other: Box) -> bool:
    slack = 0.03
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > slack and down > slack


def positions(id: str, seats: int, seed: str) -> list[State]:
    chance = Random(seed)
    state = parlour.game(id).start(seats)
    found = [state.clone()]
    for _ in range(STEPS):
        if state.turn == OVER:
            break
        state.follow(chance.choice(state.legal()))
        found.append(state.clone())
    return found


def lies_apart(face: Face, board: Board, state: State) -> None:
    """No two things that lie on different places cover each other, none reaches beyond the felt."""
    sites = {site.id: site for site in board.sites}
    whole = (board.left, board.top, board.left + board.width, board.top + board.height)
    boxes = [(piece.site, around(sites[piece.site], reach(piece))) for piece in face.scene(state, -1).pieces]
    for site, box in boxes:
        assert inside(box, whole), f"{site} reaches beyond the felt"
    for (one, its), (other, others) in combinations(boxes, 2):
        assert one == other or not overlap(its, others), f"{one} and {other} cover each other at {state!r}"


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("id", FELTS)
def test_nothing_on_the_felt_covers_anything_else(id: str, seats: int) -> None:
    game = parlour.game(id)
    board = game.face.board(game.start(seats).setup)
    places = printed(board)
    for (one, its), (other, others) in combinations(places.items(), 2):
        assert not overlap(its, others), f"{one} and {other} are printed over each other"
    for state in positions(id, seats, f"{id} {seats}"):
        lies_apart(game.face, board, state)


@pytest.mark.parametrize("id", FELTS)
def test_what_belongs_to_a_seat_lies_in_its_place(id: str) -> None:
    game = parlour.game(id)
    for seats in (2, 5, 8):
        board = game.face.board(game.start(seats).setup)
        seated = [span(area) for area in board.areas if area.role == "seat"]
        assert all(abs(right - left - PLACE[0]) < 0.01 for left, _, right, _ in seated)
        own = [site for site in board.sites if site.role == "chips" and site.id.endswith("chips")]
        assert len(seated) in (0, seats)
        assert not seated or all(any(inside(around(site, REACH["chips"]), place) for place in seated) for site in own)


@pytest.mark.parametrize("id", DICE_GAMES)
def test_printed_words_fit_their_places(id: str) -> None:
    game = parlour.game(id)
    for seats in (min(game.seats), max(game.seats)):
        board = game.face.board(game.start(seats).setup)
        for language in languages():
            for caption in board.captions:
                if caption.width:
                    text = words(language).put(caption.words) if caption.words else caption.text
                    size = min(LARGE[caption.role], caption.width / (LETTER * len(text)))
                    assert size >= SMALLEST, f"{text!r} is too small to be read"
                    half = LETTER * len(text) * size / 2
                    assert board.left <= caption.x - half and caption.x + half <= board.left + board.width
        for site in board.sites:
            if site.shape == "box":
                assert LETTER * site.label_size * len(site.label) <= site.wide
