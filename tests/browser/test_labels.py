"""Numbers, letters and captions of a board are never hidden by what stands on it: a law of all boards, measured as they are drawn."""

from __future__ import annotations

import random
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Page, expect

from parlour.catalogue import SHELF, game
from parlour.core.board import Board, Site
from parlour.core.game import Game
from parlour.core.state import OVER
from tests.browser.conftest import PHONE, Visit
from tests.browser.hands import seated
from tests.browser.test_replay import Lay

STEPS: Final = 120

# Draws a board with a piece on every place that pieces stand on, and lists the labels in which a piece covers a point.
HIDDEN: Final = """async ({ board, taken, kinds, turns }) => {
    const { html, render } = await import("/client/dom.js");
    const { layOut, offset } = await import("/client/table/geometry.js");
    const { Aside, Plate, stepsAside } = await import("/client/table/plate.js");
    const { PieceDrawing } = await import("/client/table/pieces.js");
    const aside = new Set(board.sites.filter(stepsAside).map(({ id }) => id));
    const root = document.body.appendChild(document.createElement("div"));
    const found = [];
    const full = new Set(taken);
    for (const turn of turns)
        for (const [kind, crowd] of kinds) {
            const layout = layOut(board, turn);
            const pieces = taken.flatMap((site) => Array.from({ length: crowd }, (_, level) => ({ kind, site, level })));
            const { left, top, width, height } = layout.frame;
            const stood = pieces.map((piece) => {
                const spot = layout.spots.get(piece.site);
                const { x, y, scale } = offset(piece, pieces.filter(({ site }) => site === piece.site), layout);
                return html`<g class="stood" transform="translate(${spot.x + x} ${spot.y + y}) scale(${scale})"
                    ><${PieceDrawing} kind=${kind} colour="red" label="9"
                /></g>`;
            });
            render(html`<svg class="board" viewBox="${left} ${top} ${width} ${height}" style="width: 900px; height: 900px">
                <${Plate} board=${board} layout=${layout} />
                <${Aside} board=${board} layout=${layout} taken=${full} />${stood}
            </svg>`, root);
            const shapes = [...root.querySelectorAll(".stood .lifted")].map((piece) =>
                ({ box: piece.getBoundingClientRect(), parts: [...piece.querySelectorAll("path, circle, ellipse, rect")] }));
            const prints = [...root.querySelectorAll(".plate .print")];
            const labels = [...root.querySelectorAll(".site-label, .caption")].filter((label) => {
                const at = label.closest(".plate .print");
                const site = at && board.sites[prints.indexOf(at)];
                return !(site && aside.has(site.id) && full.has(site.id)); // drawn again beside its piece
            });
            for (const label of labels) {
                const rough = label.getBoundingClientRect();
                const [middle, high] = [(rough.top + rough.bottom) / 2, rough.height * 0.28]; // letters, without their line
                const near = shapes.filter(({ box }) =>
                    box.left < rough.right && box.right > rough.left && box.top < middle + high && box.bottom > middle - high);
                const points = [0.06, 0.28, 0.5, 0.72, 0.94].flatMap((x) =>
                    [-1, 0, 1].map((y) => new DOMPoint(rough.left + x * rough.width, middle + y * high)));
                const covered = near.flatMap(({ parts }) => parts).some((part) => {
                    const inside = part.getScreenCTM().inverse();
                    return points.some((point) => part.isPointInFill(point.matrixTransform(inside)));
                });
                if (covered) found.push(`${label.textContent} under ${crowd} ${kind} turned by ${turn}`);
            }
        }
    render(null, root);
    root.remove();
    return found;
}"""


def stood_on(found: Game, seats: int) -> tuple[Board, list[str], list[tuple[str, int]]]:
    """A board, the sites that are like those on which pieces stand in a random game, and these pieces with how many share a site."""
    state, rng = found.start(seats=seats), random.Random(found.id)
    board = found.face.board(state.setup)
    sites = {site.id: site for site in board.sites}
    roles: set[tuple[str, str]] = set()
    crowds: dict[str, int] = {}
    for step in range(STEPS):
        for piece in found.face.scene(state, 0).pieces if step % 8 == 0 else ():
            site = sites[piece.site]
            roles.add(alike(site))
            shares = seats if piece.kind == "pawn" and site.label_at != (0.0, 0.0) else 1
            crowds[piece.kind] = max(crowds.get(piece.kind, 1), shares)
        if state.turn == OVER:
            break
        state.apply(rng.choice(state.legal()))
    taken = [site.id for site in board.sites if alike(site) in roles]
    return board, taken, [(kind, count) for kind, most in crowds.items() for count in {1, most}]


def alike(site: Site) -> tuple[str, str]:
    return site.role, site.shape


def test_no_label_is_hidden(desktop: Page) -> None:
    hidden = {}
    for entry in SHELF:
        found = game(entry.id)
        for seats in {found.usual_seats, found.seats[-1]}:
            board, taken, kinds = stood_on(found, seats)
            wish = {"board": msgspec.to_builtins(board), "taken": taken, "kinds": kinds, "turns": sorted({0, *board.turns})}
            hidden[entry.id, seats] = desktop.evaluate(HIDDEN, wish)
    assert {at: labels for at, labels in hidden.items() if labels} == {}


SIZES = """() => [...document.querySelectorAll(".board text:is(.site-label, .caption)")].map((label) =>
    parseFloat(getComputedStyle(label).fontSize) * label.getScreenCTM().a
)"""


@pytest.mark.parametrize("id", ["damspel", "halma_eck", "sternhalma", "backgammon", "wedrenspel", "gaensespiel"])
def test_what_is_printed_can_be_read_on_a_phone(visit: Visit, lay: Lay, id: str) -> None:
    page = visit(size=PHONE)
    seated(page, lay(id, *["person"] * game(id).usual_seats))
    expect(page.locator(".board-stack[style*='--unit']")).to_be_visible()
    sizes = page.evaluate(SIZES)
    assert sizes and min(sizes) > 8.9
