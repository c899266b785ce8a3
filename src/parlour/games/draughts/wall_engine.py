"""Walling: the men of dame step forward, nobody jumps, and a man cut off from its friends is taken. (Sheet: draughts.md, 8)

Where the mover may leave the man, taking is a decision of its own behind the step:

    64 * from + to     a step        TAKE + square     take this man        LEAVE     leave those that are left
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, bit_count, lowest
from parlour.core.setup import Setup
from parlour.core.state import NOBODY, room
from parlour.games.draughts.grid import EIGHT
from parlour.games.draughts.step_engine import StepState, beside

TAKE: Final[i64] = 4096
LEAVE: Final[i64] = 4160
ARMY: Final = 12
MOST_ACTIONS: Final = 64
QUIET_LIMIT: Final[i64] = 100  # both sides' moves without a removal, when stepping back is played


class WallState(StepState):
    """A position."""

    def __init__(self, setup: Setup, backward: bool, may_leave: bool, own: i64, enemy: i64, moves: vec[i64]) -> None:
        super().__init__(setup, own, enemy, moves)
        self.backward: bool = backward
        self.may_leave: bool = may_leave
        self.walled: i64 = 0  # men that the step has walled in, while they may be taken or left
        self.quiet: i64 = 0  # moves since the last removal; counted only where games could go on for ever

    def clone(self) -> WallState:
        copy = WallState(self.setup, self.backward, self.may_leave, self.own, self.enemy, self.moves)
        self.share_with(copy)
        self.carry_over(copy)
        return copy

    def share_with(self, copy: WallState) -> None:
        """Make a state the same as this one, for a search that goes depth first."""
        self.share(copy)
        copy.own = self.own
        copy.enemy = self.enemy
        copy.walled = self.walled
        copy.quiet = self.quiet

    def goes_back(self, side: i64) -> bool:
        return self.backward

    def fill(self) -> i64:
        if not self.midway:
            return super().fill()
        count: i64 = 0
        walled = self.walled
        while walled != 0:
            self.moves[count] = TAKE + lowest(walled)
            walled &= walled - 1
            count += 1
        self.moves[count] = LEAVE
        return count + 1

    def play(self, action: i64) -> None:
        if action >= TAKE:
            self.decide(action)
            return
        self.own ^= BIT[action >> 6] | BIT[action & 63]
        walled = self.walled_in()
        if self.backward:
            self.quiet += 1
        if walled == 0:
            self.finish()
        elif self.may_leave:
            self.walled = walled
            self.midway = True
        else:
            self.take(walled)
            self.finish()

    def decide(self, action: i64) -> None:
        """The mover takes a man that is walled in, or leaves those that are."""
        if action < LEAVE:
            self.take(BIT[action - TAKE])
            self.walled &= ~BIT[action - TAKE]
            if self.walled != 0:
                return
        self.walled = 0
        self.midway = False
        self.finish()

    def take(self, men: i64) -> None:
        self.enemy &= ~men
        self.quiet = 0

    def finish(self) -> None:
        self.change_sides()
        self.judge()

    def key(self) -> Hashable:
        return (self.side, self.own, self.enemy, self.walled)

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
        """W:Wc3,g3:Bd6,f4, then | quiet 12 where stepping back is played, and | walled f4 while men may be taken or left"""
        pending = [f"quiet {self.quiet}"] if self.quiet > 0 else []
        if self.walled != 0:
            pending.append(f"walled {','.join(EIGHT.named(self.walled))}")
        return f"{super().text()} | {'; '.join(pending)}" if pending else super().text()


def blank_state(setup: Setup) -> WallState:
    """The start."""
    may_leave = setup.choice("taking") == "may"
    own, enemy = EIGHT.rows_from_bottom(0, 2), EIGHT.rows_from_bottom(5, 7)
    return WallState(setup, setup.flag("backward_moves"), may_leave, own, enemy, room(MOST_ACTIONS))
