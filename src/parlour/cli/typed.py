"""What a person typed at the table: a move in the game's notation or by its number, or something a rule forbids."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from parlour.core.board import Board
from parlour.core.errors import NotationError
from parlour.core.face import Face
from parlour.core.gesture import Gesture, Reason
from parlour.core.state import CHANCE, State


@dataclass(frozen=True, slots=True)
class Typed:
    """A legal move that was typed."""

    actions: list[int]


def read_typed(face: Face, state: State, text: str, called: Callable[[list[int]], str] | None = None) -> Typed | None:
    """The move with this text, in the notation or as the reader calls it, or with this number in the list, if there is one."""
    if state.turn == CHANCE or not text:
        return None
    for written in dict.fromkeys((text, text.lower())):
        for read in (face.read_move, lambda state, text: [face.read(state, text)]):
            try:
                return Typed(read(state, written))
            except NotationError:
                continue
    moves = [actions for _, actions in face.numbered_moves(state)]
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(moves):
        return Typed(moves[int(text) - 1])
    meant = [move for move in moves if called is not None and called(move).casefold() == text.casefold()]
    return Typed(meant[0]) if len(meant) == 1 else None


def reason_against(face: Face, board: Board, state: State, text: str) -> Reason | None:
    """The rule that forbids what was typed, as far as it names things that are there to be touched."""
    walker = state.clone()
    attempt = named(face, board, state, text)
    if attempt is None:
        return None
    sites = attempt.sites
    while sites and state.turn != CHANCE:
        made = {gesture.sites: action for action, gesture in face.gestures(walker).items() if gesture.sites}
        begun = next((length for length in range(1, len(sites) + 1) if sites[:length] in made), 0)
        if not begun:
            break
        walker.apply(made[sites[:begun]])  # this much is legal: the rule forbids what comes after it
        sites = sites[begun:]
        if sites and not walker.midway:
            return None
    if attempt.sites and not sites:
        return None
    return face.why_not(walker, Gesture(sites=sites, cell=attempt.cell, button=attempt.button))


def named(face: Face, board: Board, state: State, text: str) -> Gesture | None:
    """The gesture that the text seems to mean: a box of the sheet, a button, or sites in order."""
    words = text.strip().casefold()
    scene = face.scene(state, state.hand)
    if scene.sheet is not None and words in {row.id for row in scene.sheet.rows}:
        return Gesture(cell=words)
    if words in {gesture.button for gesture in face.gestures(state).values() if gesture.button}:
        return Gesture(button=words)
    ids = sorted((site.id for site in board.sites), key=len, reverse=True)
    found = re.findall("|".join(re.escape(id) for id in ids), text, re.IGNORECASE) if ids else []
    names = {id.casefold(): id for id in ids}
    return Gesture(sites=tuple(names[id.casefold()] for id in found)) if found else None
