"""Chess: the pieces by their usual worth; where losing them wins, as much below zero."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import bit_count
from parlour.core.state import State
from parlour.games.chess.engine import ChessState
from parlour.games.chess.pieces import MAHARAJAH, PAWN
from parlour.lab.plain_search import Measure

WORTH: Final = vec[i64]([0, 100, 320, 330, 500, 900, 300, 1200])  # by kind; kings count where they can be taken


class ChessMaterial(Measure):
    unit = "material"

    def of(self, state: State, seat: i64) -> i64:
        if not isinstance(state, ChessState):
            return 0
        worth: i64 = 0
        kind = PAWN
        while kind <= MAHARAJAH:
            worth += WORTH[kind] * bit_count(state.words[seat << 3 | kind])
            kind += 1
        if state.rules.royal:
            return worth
        return -worth


MEASURES: Final[list[Measure]] = [ChessMaterial()]
