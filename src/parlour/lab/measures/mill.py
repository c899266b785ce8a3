"""Mill: stones, and the free ways of those on the board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.bits import bit_count
from parlour.core.state import State
from parlour.games.mill.engine import FULL, MillState, open_ways
from parlour.lab.plain_search import Measure

STONE: Final[i64] = 100
FREE_WAY: Final[i64] = 3


class MillMaterial(Measure):
    unit = "material"

    def of(self, state: State, seat: i64) -> i64:
        if not isinstance(state, MillState):
            return 0
        stones = state.own
        hand = state.own_hand
        if seat != state.side:
            stones = state.enemy
            hand = state.enemy_hand
        free = FULL & ~(state.own | state.enemy)
        return STONE * (bit_count(stones) + hand) + FREE_WAY * bit_count(open_ways(stones, free))


MEASURES: Final[list[Measure]] = [MillMaterial()]
