"""Walling: the men of dame step forward, nobody jumps, and a man cut off from its friends is taken. (Sheet: draughts.md, 8)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, bit_count
from parlour.core.setup import Setup
from parlour.core.state import NOBODY, room
from parlour.games.draughts.grid import EIGHT
from parlour.games.draughts.step_engine import StepState, beside

ARMY: Final = 12
MOST_ACTIONS: Final = 64
QUIET_LIMIT: Final[i64] = 100  # both sides' moves without a removal, when stepping back is played


class WallState(StepState):
    """A position."""

    def __init__(self, setup: Setup, backward: bool, own: i64, enemy: i64, moves: vec[i64]) -> None:
        super().__init__(setup, own, enemy, moves)
        self.backward: bool = backward
        self.quiet: i64 = 0  # moves since the last removal; counted only where games could go on for ever

    def clone(self) -> WallState:
        copy = WallState(self.setup, self.backward, self.own, self.enemy, self.moves)
        self.share_with(copy)
        self.carry_over(copy)
        return copy

    def share_with(self, copy: WallState) -> None:
        """Make a state the same as this one, for a search that goes depth first."""
        self.share(copy)
        copy.own = self.own
        copy.enemy = self.enemy
        copy.quiet = self.quiet

    def goes_back(self, side: i64) -> bool:
        return self.backward

    def play(self, action: i64) -> None:
        self.own ^= BIT[action >> 6] | BIT[action & 63]
        walled = self.walled_in()
        self.enemy &= ~walled
        if self.backward:
            self.quiet = 0 if walled != 0 else self.quiet + 1
        self.change_sides()
        self.judge()

    def walled_in(self) -> i64:
        """The enemy's men with no friend beside them, no step left, and somebody there who did it (R2)."""
        can_step = beside(self.free(), self.side, self.backward)  # a step of the enemy's is one of ours backwards
        return self.enemy & ~can_step & beside(self.own, self.side, True) & ~beside(self.enemy, self.side, True)

    def judge(self) -> None:
        if self.blocked():
            self.end(1 - self.side, "blocked")
        elif self.backward and self.quiet >= QUIET_LIMIT:
            more = bit_count(self.own) - bit_count(self.enemy)
            if more == 0:
                self.end(NOBODY, "equal")
            else:
                self.end(self.side if more > 0 else 1 - self.side, "most_pieces")

    def text(self) -> str:
        """W:Wc3,g3:Bd6,f4, then | quiet 12 where stepping back is played"""
        return f"{super().text()} | quiet {self.quiet}" if self.quiet > 0 else super().text()


def blank_state(setup: Setup) -> WallState:
    """The start."""
    return WallState(setup, setup.flag("backward_moves"), EIGHT.rows_from_bottom(0, 2), EIGHT.rows_from_bottom(5, 7), room(MOST_ACTIONS))
