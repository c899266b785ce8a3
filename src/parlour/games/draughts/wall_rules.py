"""Walling: the men of dame step forward, nobody jumps, and a man cut off from its friends is taken. (Sheet: draughts.md, 8)

Actions: 64 * from + to is a step.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.duel import Duel
from parlour.core.setup import Setup
from parlour.core.state import NOBODY, room
from parlour.games.draughts.grid import EIGHT, lowest

WHITE: Final[i64] = 0
MOST_ACTIONS: Final = 64
QUIET_LIMIT: Final[i64] = 100  # both sides' moves without a removal, when stepping back is played
WHITE_ARMY: Final[i64] = EIGHT.rows_from_bottom(0, 2)
BLACK_ARMY: Final[i64] = EIGHT.rows_from_bottom(5, 7)


def around(squares: i64) -> i64:
    """The neighbours of these squares."""
    ahead = EIGHT.moved(squares, 0) | EIGHT.moved(squares, 1)
    return ahead | EIGHT.moved(squares, 2) | EIGHT.moved(squares, 3)


class WallState(Duel):
    def __init__(self, setup: Setup, backward: bool, moves: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.backward: bool = backward
        self.side: i64 = WHITE
        self.own: i64 = WHITE_ARMY
        self.enemy: i64 = BLACK_ARMY
        self.quiet: i64 = 0  # moves since the last removal; counted only where games could go on for ever

    def clone(self) -> WallState:
        copy = WallState(self.setup, self.backward, self.moves)
        copy.turn = self.turn
        copy.hand = self.hand
        copy.side = self.side
        copy.own = self.own
        copy.enemy = self.enemy
        copy.quiet = self.quiet
        copy.winner = self.winner
        copy.reason = self.reason
        return copy

    def fill(self) -> i64:
        moves = self.moves
        free = EIGHT.full & ~(self.own | self.enemy)
        men = self.own & self.beside(free, 1 - self.side)
        count: i64 = 0
        while men != 0:
            square = lowest(men)
            targets = self.beside(men & -men, self.side) & free
            men &= men - 1
            while targets != 0:
                moves[count] = 64 * square + lowest(targets)
                targets &= targets - 1
                count += 1
        return count

    def beside(self, squares: i64, side: i64) -> i64:
        """Where a man of this side could step to from these squares, if that is free."""
        ahead = 2 * side
        found = EIGHT.moved(squares, ahead) | EIGHT.moved(squares, ahead + 1)
        if self.backward:
            found |= EIGHT.moved(squares, 2 - ahead) | EIGHT.moved(squares, 3 - ahead)
        return found

    def play(self, action: i64) -> None:
        self.own ^= BIT[action >> 6] | BIT[action & 63]
        walled = self.walled_in()
        self.enemy &= ~walled
        if self.backward:
            self.quiet = 0 if walled != 0 else self.quiet + 1
        self.own, self.enemy = self.enemy, self.own
        self.side = 1 - self.side
        self.turn = self.side
        self.hand = self.side
        self.judge()

    def walled_in(self) -> i64:
        """The enemy's men with no friend beside them, no step left, and somebody there who did it (R2)."""
        free = EIGHT.full & ~(self.own | self.enemy)
        can_step = self.beside(free, self.side)  # a step of the enemy's is one of ours backwards
        return self.enemy & ~can_step & around(self.own) & ~around(self.enemy)

    def judge(self) -> None:
        if self.beside(self.own, self.side) & ~(self.own | self.enemy) == 0:
            self.end(1 - self.side, "blocked")
        elif self.backward and self.quiet >= QUIET_LIMIT:
            more = len(EIGHT.named(self.own)) - len(EIGHT.named(self.enemy))
            if more == 0:
                self.end(NOBODY, "equal")
            else:
                self.end(self.side if more > 0 else 1 - self.side, "most_pieces")

    def key(self) -> Hashable:
        return (self.side, self.own, self.enemy)

    def men(self, side: i64) -> i64:
        return self.own if side == self.side else self.enemy

    def text(self) -> str:
        """W:Wc3,g3:Bd6,f4, then | quiet 12 where stepping back is played"""
        white, black = (",".join(EIGHT.named(self.men(side))) for side in (0, 1))
        quiet = f" | quiet {self.quiet}" if self.quiet > 0 else ""
        return f"{'W' if self.side == WHITE else 'B'}:W{white}:B{black}{quiet}"


def blank_state(setup: Setup) -> WallState:
    """The start."""
    return WallState(setup, setup.flag("backward_moves"), room(MOST_ACTIONS))
