"""Tables: the pips that are left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.state import State
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import BAR, OFF, PLACES
from parlour.lab.plain_search import Measure


class Pips(Measure):
    unit = "distance"

    def of(self, state: State, seat: i64) -> i64:
        if not isinstance(state, TablesState):
            return 0
        left: i64 = 0
        place = BAR
        while place < OFF:
            left += state.at[PLACES * seat + place] * (OFF - place)
            place += 1
        return -left


MEASURES: Final[list[Measure]] = [Pips()]
