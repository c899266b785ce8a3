"""Games of the draughts family in which nobody jumps: pieces step to the next square. (Sheet: draughts.md, 7 and 8)

Actions: 64 * from + to is a step.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import lowest
from parlour.core.duel import BLACK, WHITE, Duel
from parlour.core.setup import Setup
from parlour.games.draughts.grid import EIGHT


def beside(squares: i64, side: i64, back: bool) -> i64:
    """Where pieces of this side could step to from these squares, if that is free."""
    ahead = 2 * side
    found = EIGHT.moved(squares, ahead) | EIGHT.moved(squares, ahead + 1)
    if back:
        found |= EIGHT.moved(squares, 2 - ahead) | EIGHT.moved(squares, 3 - ahead)
    return found


class StepState(Duel):
    """A position. Pieces are told by whose move it is (own, enemy)."""

    def __init__(self, setup: Setup, own: i64, enemy: i64, moves: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.own: i64 = own
        self.enemy: i64 = enemy

    @abstractmethod
    def goes_back(self, side: i64) -> bool:
        """Whether pieces of this side step backwards too."""

    @abstractmethod
    def judge(self) -> None:
        """Whether the game is over."""

    def free(self) -> i64:
        return EIGHT.full & ~(self.own | self.enemy)

    def fill(self) -> i64:
        moves = self.moves
        free = self.free()
        back = self.goes_back(self.side)
        pieces = self.own & beside(free, 1 - self.side, back)  # those that can step at all
        count: i64 = 0
        while pieces != 0:
            square = lowest(pieces)
            targets = beside(pieces & -pieces, self.side, back) & free
            pieces &= pieces - 1
            while targets != 0:
                moves[count] = 64 * square + lowest(targets)
                targets &= targets - 1
                count += 1
        return count

    def blocked(self) -> bool:
        """The side to move cannot."""
        return beside(self.own, self.side, self.goes_back(self.side)) & self.free() == 0

    def change_sides(self) -> None:
        self.own, self.enemy = self.enemy, self.own
        self.hand_to(1 - self.side)

    def key(self) -> Hashable:
        return (self.side, self.own, self.enemy)

    def pieces(self, side: i64) -> i64:
        return self.own if side == self.side else self.enemy

    def text(self) -> str:
        """W:Wc3,g3:Bd6,f4"""
        white, black = (",".join(EIGHT.named(self.pieces(side))) for side in (WHITE, BLACK))
        return f"{'W' if self.side == WHITE else 'B'}:W{white}:B{black}"
