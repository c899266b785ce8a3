"""Whole moves: what people call one move may be several actions of one seat (a stone moved, then a stone taken).

Two ways to the same position within one move are one move, as everywhere in the field.
"""

from __future__ import annotations

from collections.abc import Hashable

from mypy_extensions import i64

from parlour.core.state import OVER, State


def whole_moves(state: State) -> list[list[int]]:
    """Every legal whole move as its list of actions, in the order of legal()."""
    found: list[list[int]] = []
    for action in state.legal():
        after = state.clone()
        after.play(action)
        if not after.midway:
            found.append([action])
            continue
        for ending, _ in endings(after):
            found.append([action, *ending])
    if state.midway or any(len(move) > 1 for move in found):
        return unique(state, found)
    return found


def endings(state: State) -> list[tuple[list[int], State]]:
    """The ways to finish a move that is midway, each with the position it leads to."""
    found: list[tuple[list[int], State]] = []
    for action in state.legal():
        after = state.clone()
        after.play(action)
        if not after.midway:
            found.append(([action], after))
            continue
        for rest, last in endings(after):
            found.append(([action, *rest], last))
    return found


def unique(state: State, moves: list[list[int]]) -> list[list[int]]:
    """The moves without those that lead where an earlier one of the same length led."""
    seen: set[Hashable] = set()
    kept: list[list[int]] = []
    for move in moves:
        if len(move) > 1:
            after = state.clone()
            for action in move:
                after.play(action)
            mark = (after.key(), after.turn)
            if mark in seen:
                continue
            seen.add(mark)
        kept.append(move)
    return kept


def perft(state: State, depth: i64) -> i64:
    """The number of sequences of `depth` whole moves; chance outcomes count as moves; finished games add nothing."""
    if depth == 0:
        return 1
    if state.turn == OVER:
        return 0
    count = state.fill()
    actions = state.moves[:count]
    total: i64 = 0
    unfinished: list[State] = []
    at: i64 = 0
    while at < count:
        after = state.clone()
        after.play(actions[at])
        if after.midway:
            unfinished.append(after)
        elif depth == 1:
            total += 1
        else:
            total += perft(after, depth - 1)
        at += 1
    return total + perft_endings(unfinished, depth - 1) if unfinished else total


def perft_endings(unfinished: list[State], depth: i64) -> i64:
    """The same for moves that are midway, each counted once however it is reached."""
    total: i64 = 0
    seen: set[Hashable] = set()
    for state in unfinished:
        for _, last in endings(state):
            mark = (last.key(), last.turn)
            if mark not in seen:
                seen.add(mark)
                total += perft(last, depth)
    return total
