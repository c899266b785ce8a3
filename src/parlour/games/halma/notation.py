"""Moves of the halma family in writing, and the way a piece takes.

Moves are written by their ends, d1-e5, however long the chain of hops between them; `pass` where nothing can move. A piece that is
captured is marked, k6-k9*; one that is enclosed is named, c1-b1*a1.
"""

from parlour.core.state import CHANCE
from parlour.games.halma.engine import HalmaState
from parlour.games.halma.graph import NOWHERE
from parlour.games.halma.rules import NO_HOPS, OVER_LINE, PASS, TAKE


def routes(state: HalmaState, start: int) -> dict[int, list[int]]:
    """Everywhere that hops lead from this field, each with the fields of the shortest chain."""
    found = {start: [start]}
    edge = [start] if state.rules.hops != NO_HOPS else []
    while edge:
        landed = []
        for field in edge:
            for land in landings(state, field, start):
                if land not in found:
                    found[land] = [*found[field], land]
                    landed.append(land)
        edge = landed
    return found


def route(state: HalmaState, start: int, target: int) -> list[int]:
    """The fields of a move: one step, the shortest chain of hops, or a way by the die that turns."""
    if state.rules.wanders:
        court = state.rules.sides[state.side].target
        allowed = court if state.rules.stays_in_target and start in court else range(state.rules.fields)
        return wandered(state, [start], target, {field for field in allowed if state.board[field] == 0 or field == target})
    return [start, target] if state.rules.dice or steps(state, start, target) else routes(state, start)[target]


def wandered(state: HalmaState, path: list[int], target: int, free: set[int]) -> list[int]:
    """A way of as many steps as were thrown that goes on like this and ends there; empty if there is none."""
    left = state.die + 1 - len(path)
    if left == 0:
        return path if path[-1] == target else []
    cells = state.rules.graph.cells
    (column, row), (to_column, to_row) = cells[path[-1]], cells[target]
    across, up = to_column - column, to_row - row
    if path[-1] == target or max(abs(across), abs(up), abs(across + up)) > left:
        return []
    nexts = [state.rules.graph.next(path[-1], way) for way in range(state.rules.ways)]
    tried = (wandered(state, [*path, field], target, free) for field in nexts if field in free and field not in path)
    return next((found for found in tried if found), [])


def steps(state: HalmaState, start: int, target: int) -> bool:
    """Whether a single step leads there."""
    rules = state.rules
    return any(rules.step_ways[state.side] >> way & 1 and rules.graph.next(start, way) == target for way in range(rules.ways))


def landings(state: HalmaState, field: int, start: int) -> list[int]:
    """Where the piece from `start`, which has come to this field, can hop to next: found by the engine itself."""
    if field == start:
        probe = state
    else:
        probe = state.clone()
        probe.move(start, field)
    rules = state.rules
    found = []
    for way in range(rules.ways):
        if not rules.hop_ways[state.side] >> way & 1:
            continue
        over = rules.graph.next(field, way)
        if over == NOWHERE or probe.board[over] == 0 or (not rules.hops_own and probe.board[over] == state.side + 1):
            continue
        land = rules.graph.next(over, way)
        while rules.hops == OVER_LINE and land != NOWHERE and probe.board[land] != 0:
            land = rules.graph.next(land, way)
        if land != NOWHERE and probe.board[land] == 0:
            found.append(land)
    return found


def gone(before: HalmaState, action: int) -> list[int]:
    """The fields whose pieces leave the board by this action."""
    if not before.rules.dice and not before.rules.encloses:
        return []
    after = before.clone()
    after.play(action)
    enemies = [(seat, field) for seat in range(before.seats) if seat != before.side for field in before.pieces(seat)]
    return [field for seat, field in enemies if after.board[field] != seat + 1]


def write(state: HalmaState, action: int) -> str:
    names = state.rules.graph.names
    if state.turn == CHANCE:
        return str(action)
    if action == PASS:
        return "pass"
    if action >= TAKE:
        return f"*{names[action - TAKE]}"
    taken = "".join(f"*{'' if state.rules.dice else names[field]}" for field in gone(state, action))
    return f"{names[action >> 8]}-{names[action & 255]}{taken}"
