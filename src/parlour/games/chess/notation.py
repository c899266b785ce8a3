"""Moves of the chess family in writing: SAN and UCI. (Sheet: chess.md, 0)

A move is written in SAN (Nxe5, O-O, e8=Q+) and read in SAN or UCI (f3e5, e1g1, e7e8q), also with more of its first square than is needed
(Ngf3, e2-e4); a piece is put on a square by @a3, and -- is a pass.
"""

import re
from collections.abc import Sequence

from parlour.core.state import OVER
from parlour.games.chess.engine import ChessState
from parlour.games.chess.grid import name
from parlour.games.chess.moves import DROP, PASS
from parlour.games.chess.pieces import KING, LETTERS, PAWN

LOOSE = re.compile(r"([KQRBNM]?)([a-h]?)([1-8]?)([-x:]?)([a-h][1-8])(?:=|\()?([QRBNKqrbnk]?)\)?")
NAMES = tuple(name(square) for square in range(64))


def ends(action: int) -> tuple[int, int]:
    """From where to where a move goes."""
    return action >> 6 & 63, action & 63


def uci(action: int) -> str:
    """e2e4, e7e8q, @a3, 0000"""
    if action == PASS:
        return "0000"
    if action >= DROP:
        return f"@{NAMES[action - DROP]}"
    start, target = ends(action)
    promoted = action >> 12
    return NAMES[start] + NAMES[target] + (LETTERS[promoted].lower() if promoted else "")


def captures(state: ChessState, action: int) -> bool:
    start, target = ends(action)
    return action < DROP and (state.piece_at(target) != 0 or (state.piece_at(start) & 7 == PAWN and (target - start) & 7 != 0))


def is_castling(state: ChessState, action: int) -> bool:
    start, target = ends(action)
    return action < DROP and state.piece_at(start) & 7 == KING and abs(target - start) == 2


def san(state: ChessState, action: int, legal: Sequence[int]) -> str:
    """The move without + and #; `legal` are the moves from which it must be told."""
    if action == PASS:
        return "--"
    if action >= DROP:
        return f"@{NAMES[action - DROP]}"
    start, target = ends(action)
    if is_castling(state, action):
        return "O-O" if target > start else "O-O-O"
    kind = state.piece_at(start) & 7
    takes = "x" if captures(state, action) else ""
    if kind == PAWN:
        promoted = f"={LETTERS[action >> 12]}" if action >> 12 else ""
        return (NAMES[start][0] + takes if takes else "") + NAMES[target] + promoted
    rivals = [
        other >> 6 & 63
        for other in legal
        if other < DROP and other & 63 == target and other >> 6 & 63 != start and state.piece_at(other >> 6 & 63) & 7 == kind
        if not is_castling(state, other)
    ]
    return LETTERS[kind] + origin(start, rivals) + takes + NAMES[target]


def origin(start: int, rivals: Sequence[int]) -> str:
    """As much of the square as tells it from others that hold the same kind."""
    if not rivals:
        return ""
    if all(rival & 7 != start & 7 for rival in rivals):
        return NAMES[start][0]
    if all(rival >> 3 != start >> 3 for rival in rivals):
        return NAMES[start][1]
    return NAMES[start]


def warning(after: ChessState) -> str:
    """What is written behind a move that gives check."""
    if after.midway or after.checkers == 0:
        return ""
    return "#" if after.turn == OVER and after.reason == "checkmate" else "+"


def plain(text: str) -> str:
    """A move as it was typed, without what may be left out or be written in another way."""
    text = text.strip().rstrip("+#!?").replace("0-0-0", "O-O-O").replace("0-0", "O-O")
    if text.lower() in ("pass", "0000"):
        return "--"
    if text.startswith("place "):
        return f"@{text.removeprefix('place ').strip()}"
    return re.sub(r"(?<=[18])=?([QRBNK])$", r"=\1", text)


def loosely(state: ChessState, text: str, legal: Sequence[int]) -> list[int]:
    """The moves that fit what others write: a piece, as much of its first square as they like, and where it goes."""
    parts = LOOSE.fullmatch(text)
    if parts is None:
        return []
    letter, file, rank, takes, target, promoted = parts.groups()
    kind = LETTERS.index(letter) if letter else PAWN
    any_kind = not letter and bool(file and rank)
    return [
        action
        for action in legal
        if action < DROP and NAMES[action & 63] == target
        if any_kind or state.piece_at(action >> 6 & 63) & 7 == kind
        if file in NAMES[action >> 6 & 63] and rank in NAMES[action >> 6 & 63]
        if action >> 12 == (LETTERS.index(promoted.upper()) if promoted else 0)
        if captures(state, action) or takes not in ("x", ":")
    ]
