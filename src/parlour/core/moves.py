"""Whole moves: what people call one move may be several actions of one seat (a stone moved, then a stone taken).

Two ways of a piece to the same position within one move are one move, as everywhere in the field.
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
        for ending, _ in endings(after, set()):
            found.append([action, *ending])
    if state.midway or any(len(move) > 1 for move in found):
        return unique(state, found)
    return found


def endings(state: State, seen: set[Hashable]) -> list[tuple[list[int], State]]:
    """The ways to finish a move that is midway, each with the position it leads to.

    From where two ways have met, only the first is followed: `seen` has where the others were, else long chains take for ever.
    """
    found: list[tuple[list[int], State]] = []
    mark = state.key()
    if mark in seen:
        return found
    seen.add(mark)
    for action in state.legal():
        after = state.clone()
        after.play(action)
        if not after.midway:
            found.append(([action], after))
            continue
        for rest, last in endings(after, seen):
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
            mark = (state.mover(move[0]), after.key(), after.turn)
            if mark in seen:
                continue
            seen.add(mark)
        kept.append(move)
    return kept


def perft(state: State, depth: i64) -> i64:
    """The number of sequences of `depth` whole moves, of none there is one; chance outcomes count as moves; finished games add nothing."""
    if depth <= 0:
        if depth < 0:
            raise ValueError(f"perft counts sequences of 0 moves or more, not of {depth}")
        return 1
    if state.turn == OVER:
        return 0
    if depth == 1 and (leaves := state.leaves()) >= 0:
        return leaves
    count = state.fill()
    actions = state.moves[:count]
    total: i64 = 0
    unfinished: list[State] = []
    movers: list[int] = []
    at: i64 = 0
    while at < count:
        after = state.clone()
        after.play(actions[at])
        if after.midway:
            unfinished.append(after)
            movers.append(state.mover(actions[at]))
        elif depth == 1:
            total += 1
        else:
            total += perft(after, depth - 1)
        at += 1
    return total + perft_endings(unfinished, movers, depth - 1) if unfinished else total


def perft_endings(unfinished: list[State], movers: list[int], depth: i64) -> i64:
    """The same for moves that are midway, each counted once however it is reached."""
    total: i64 = 0
    seen: set[Hashable] = set()
    for at in range(len(unfinished)):
        for _, last in endings(unfinished[at], set()):
            mark = (movers[at], last.key(), last.turn)
            if mark not in seen:
                seen.add(mark)
                total += perft(last, depth)
    return total
