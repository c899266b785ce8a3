"""What makes a position of walling good: men, those that can be walled in at once, steps, and squares that only one side will come to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.bits import bit_count
from parlour.core.state import State
from parlour.games.draughts.grid import EIGHT
from parlour.games.draughts.step_engine import beside
from parlour.games.draughts.wall_engine import WallState
from parlour.players.alphabeta import DEEPEST, Knowledge

KEPT: Final[i64] = 0x3FFFFFFFFFFFFFFF
SPREAD: Final[i64] = 0x1B873593CC9E2D51
OTHER_SPREAD: Final[i64] = 0x2545F4914F6CDD1D
MAN: Final[i64] = 100
STEP: Final[i64] = 5
SPARE: Final[i64] = 8  # a square that only one side can come to
FAR: Final = 6  # steps
CATCH: Final[i64] = 70  # a man that can be walled in by the next step
DANGER: Final[i64] = 25  # one of the own that the other side could wall in then


class WallKnowledge(Knowledge):
    def __init__(self, state: WallState) -> None:
        self.scale = 45.0
        self.near = 2
        self.rooms: Final = [state.clone() for _ in range(DEEPEST + 1)]

    def follow(self, state: State, action: i64, ply: i64) -> State:
        assert isinstance(state, WallState)
        after = self.rooms[ply]
        state.share_with(after)
        after.play(action)
        return after

    def hash(self, state: State) -> i64:
        assert isinstance(state, WallState)
        mixed = ((state.own << 1 | state.side) * SPREAD + state.enemy * OTHER_SPREAD) & KEPT
        mixed = (mixed ^ mixed >> 29) * SPREAD & KEPT
        return mixed ^ mixed >> 31

    def worth(self, state: State) -> i64:
        assert isinstance(state, WallState)
        side = state.side
        back = state.backward
        own = state.own
        enemy = state.enemy
        free = state.free()
        worth = MAN * (bit_count(own) - bit_count(enemy))
        mine = beside(own, side, back) & free
        theirs = beside(enemy, 1 - side, back) & free
        worth += STEP * (bit_count(mine) - bit_count(theirs))
        if not back:
            worth += CATCH * bit_count(mine & last_steps(enemy, free, 1 - side)) - DANGER * bit_count(theirs & last_steps(own, free, side))
            steps = FAR
            while steps > 0:
                mine |= beside(mine, side, False) & free
                theirs |= beside(theirs, 1 - side, False) & free
                steps -= 1
            worth += SPARE * (bit_count(mine & ~theirs) - bit_count(theirs & ~mine))
        return worth


def last_steps(men: i64, free: i64, side: i64) -> i64:
    """The squares on which somebody walls in a man that nobody stands beside: the only ones that such men can step to."""
    lone = men & ~beside(men, side, True)
    if lone == 0:
        return 0
    ahead = 2 * side
    left = EIGHT.moved(lone, ahead) & free
    right = EIGHT.moved(lone, ahead + 1) & free
    both = EIGHT.moved(left, 3 - ahead) & EIGHT.moved(right, 2 - ahead)  # men that can step either way
    return EIGHT.moved(lone & ~both, ahead) & left | EIGHT.moved(lone & ~both, ahead + 1) & right
