"""What the plain rivals know: they count pieces and ways to move, and nothing else. They search as everybody does."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.bits import bit_count
from parlour.core.state import State
from parlour.games.draughts.engine import DraughtsState
from parlour.games.draughts.wall_engine import WallState
from parlour.games.mill.engine import FULL, MillState, open_ways
from parlour.players.alphabeta import FORCED, QUIET
from parlour.players.draughts.knowledge import DraughtsKnowledge
from parlour.players.draughts.wall_knowledge import WallKnowledge
from parlour.players.mill.knowledge import MillKnowledge


class PlainMill(MillKnowledge):
    """Stones, and one hundredth of that for every way on which one can move."""

    def unrest(self, state: State) -> i64:
        if state.midway:
            return FORCED
        return QUIET

    def worth(self, state: State) -> i64:
        assert isinstance(state, MillState)
        free = FULL & ~(state.own | state.enemy)
        stones = bit_count(state.own) + state.own_hand - bit_count(state.enemy) - state.enemy_hand
        return 100 * stones + bit_count(open_ways(state.own, free)) - bit_count(open_ways(state.enemy, free))


class PlainDraughts(DraughtsKnowledge):
    """Men, and three for a queen; where losing wins, the fewer the better."""

    def worth(self, state: State) -> i64:
        assert isinstance(state, DraughtsState)
        worth = 100 * (bit_count(state.men) - bit_count(state.enemy_men)) + 300 * (bit_count(state.queens) - bit_count(state.enemy_queens))
        if state.rules.loser_wins:
            return -worth
        return worth


class PlainWall(WallKnowledge):
    """Men."""

    def worth(self, state: State) -> i64:
        assert isinstance(state, WallState)
        return 100 * (bit_count(state.own) - bit_count(state.enemy))
