"""Draughts: men and queens; where losing them wins, as much below zero."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.bits import bit_count
from parlour.core.state import State
from parlour.games.draughts.engine import DraughtsState
from parlour.games.draughts.step_engine import StepState
from parlour.lab.plain_search import Measure

MAN: Final[i64] = 100
QUEEN: Final[i64] = 250


class DraughtsMaterial(Measure):
    unit = "material"

    def of(self, state: State, seat: i64) -> i64:
        if isinstance(state, StepState):
            return MAN * bit_count(state.pieces(seat))
        if not isinstance(state, DraughtsState):
            return 0
        men = state.men
        queens = state.queens
        if seat != state.side:
            men = state.enemy_men
            queens = state.enemy_queens
        worth = MAN * bit_count(men) + QUEEN * bit_count(queens)
        if state.rules.loser_wins:
            return -worth
        return worth


MEASURES: Final[list[Measure]] = [DraughtsMaterial()]
