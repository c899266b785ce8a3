"""Ludo: the squares that all pieces of a seat have come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.state import State
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.rules import MISSING, PIECES
from parlour.lab.plain_search import Measure


class LudoWay(Measure):
    unit = "distance"

    def of(self, state: State, seat: i64) -> i64:
        if not isinstance(state, LudoState):
            return 0
        gone: i64 = 0
        piece: i64 = 0
        while piece < PIECES * state.colours.count:
            if state.colours.owners[piece // PIECES] == seat and state.at[piece] != MISSING:
                gone += state.at[piece]
            piece += 1
        return gone


MEASURES: Final[list[Measure]] = [LudoWay()]
