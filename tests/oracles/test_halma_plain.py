"""Every game of the halma family beside a second way of finding its moves: plain sets of coordinates, written from the sheet alone.

Compared are all legal actions in positions of random games, those with long chains and crowded boards too.
"""

import pytest
from librt.random import Random

import parlour
from parlour.core.setup import Setup
from parlour.games.halma.engine import HalmaState
from parlour.games.halma.rules import PASS

Cell = tuple[int, int]
SIX_WAYS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
STRAIGHT = [(1, 0), (0, 1), (-1, 0), (0, -1)]
SLANTED = [(1, 1), (1, -1), (-1, 1), (-1, -1)]


def ways(setup: Setup, seat: int) -> tuple[list[Cell], list[Cell]]:
    """The directions of steps and of hops, (right, up) on squares."""
    id = setup.game
    if id == "eckdame":  # forward from the own corner, and to both sides
        both = [(1, -1), (-1, 1), (1, 1) if seat == 0 else (-1, -1)]
        return both, both
    if id == "pyramiden_dame":  # White, who begins, stands at the top
        return [way for way in SLANTED if way[1] == (-1 if seat == 0 else 1)], SLANTED
    if id == "twee_in_een_b":
        single = STRAIGHT + SLANTED if setup.choice("single_moves") == "all_ways" else STRAIGHT  # R1 as amended
        return [way for way in STRAIGHT if way[1] >= 0] if seat == 0 else single, []
    if id in ("halma_eck", "twee_in_een_a"):
        return STRAIGHT + SLANTED, STRAIGHT + SLANTED
    return [] if id == "halma_b" else SIX_WAYS, [] if id in ("racado", "tippy") else SIX_WAYS


def ends(setup: Setup, cells: set[Cell], pieces: dict[Cell, int], start: Cell, seat: int, rows: bool) -> set[Cell]:
    """Where the piece on this cell may end its move."""
    steps, hops = ways(setup, seat)
    others = {cell: owner for cell, owner in pieces.items() if cell != start}
    found = {(start[0] + x, start[1] + y) for x, y in steps}
    reached: set[Cell] = set()
    edge = [start]
    while edge:
        here = edge.pop()
        for x, y in hops:
            at = (here[0] + x, here[1] + y)
            length = 0
            while at in others and (setup.game != "eckdame" or others[at] != seat) and (rows or length == 0):
                at = (at[0] + x, at[1] + y)
                length += 1
            if length and at in cells and at not in others and at not in reached:
                reached.add(at)
                edge.append(at)
    return {cell for cell in (found & cells) | reached if cell not in others} - {start}


def straight_ends(cells: set[Cell], pieces: dict[Cell, int], start: Cell, seat: int, pips: int, court: set[Cell]) -> set[Cell]:
    """racado: as far as the die says, all of it on the board."""
    found = set()
    for x, y in SIX_WAYS:
        path = [(start[0] + x * far, start[1] + y * far) for far in range(1, pips + 1)]
        if all(cell in cells for cell in path) and pieces.get(path[-1]) != seat and (start not in court or path[-1] in court):
            found.add(path[-1])
    return found


def free_ends(cells: set[Cell], pieces: dict[Cell, int], start: Cell, seat: int, pips: int, court: set[Cell]) -> set[Cell]:
    """racado with turns: all ways of so many steps, none over a piece or twice onto a field; out of the court none leads."""
    allowed = court if start in court else cells
    paths = [[start]]
    for left in range(pips, 0, -1):
        nexts = [[*path, (path[-1][0] + x, path[-1][1] + y)] for path in paths for x, y in SIX_WAYS]
        paths = [path for path in nexts if path[-1] in allowed and path[-1] not in path[:-1] and (left == 1 or path[-1] not in pieces)]
    return {path[-1] for path in paths if pieces.get(path[-1]) != seat}


def plain_moves(state: HalmaState) -> list[int]:
    id, seat, graph = state.setup.game, int(state.side), state.rules.graph
    place = {cell: field for field, cell in enumerate(graph.cells)}
    pieces = {graph.cells[field]: other for other in range(state.seats) for field in state.pieces(other)}
    court = {graph.cells[field] for field in state.rules.sides[seat].target}
    rows = id == "halma_b" or (id == "halma_eck" and state.setup.flag("jump_over_line"))
    found = []
    for start in [cell for cell, owner in pieces.items() if owner == seat]:
        if id == "racado":
            by_die = free_ends if state.setup.choice("path") == "free" else straight_ends
            reached = by_die(set(place), pieces, start, seat, int(state.die), court)
        else:
            reached = ends(state.setup, set(place), pieces, start, seat, rows)
        found += [256 * place[start] + place[end] for end in reached]
    return sorted(found) or [PASS]


GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("halma_stern10", 2, {"two_player_seats": "facing"}),
    ("halma_stern10", 3, {}),
    ("sternhalma", 3, {}),
    ("halma_a", 5, {}),
    ("halma_b", 2, {}),
    ("halma_b", 6, {}),
    ("halma_eck", 2, {}),
    ("halma_eck", 4, {"jump_over_line": True}),
    ("twee_in_een_a", 2, {}),
    ("twee_in_een_b", 2, {}),
    ("twee_in_een_b", 2, {"single_moves": "all_ways"}),
    ("eckdame", 2, {}),
    ("pyramiden_dame", 2, {}),
    ("racado", 3, {}),
    ("racado", 2, {"path": "free"}),
    ("tippy", 2, {}),
    ("tippy", 3, {"quiet_limit": 500}),
]


@pytest.mark.parametrize(("id", "seats", "options"), GAMES)
def test_both_ways_find_the_same_moves(id: str, seats: int, options: dict[str, object]) -> None:
    rng = Random(11)
    compared = 0
    while compared < 40:
        state = parlour.game(id).start(seats, **options)
        assert isinstance(state, HalmaState)
        while state.turn != parlour.OVER:
            if state.turn >= 0 and not state.midway and rng.randrange(12) == 0:
                assert state.legal() == plain_moves(state), state.text()
                compared += 1
            state.play(state.sample(rng))
