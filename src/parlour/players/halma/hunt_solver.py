"""Four against one on 6x6 squares (twee_in_een_b), solved completely, backwards from the ends.

The single pawn goes straight, or in all eight directions. A position is the four pawns (a set of squares), the single pawn's square
and the side to move. The four never go back, but both sides can walk in circles, so not every position is won for somebody.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, DE_BRUIJN, INDEX
from parlour.players.backward import EVEN, NO_POSITION, Backward, distance_of, is_won, number_of, sets_of

SIDE: Final[i64] = 6
SQUARES: Final[i64] = 36  # column * 6 + row
FOUR: Final[i64] = 0  # to move, and who wins
SINGLE: Final[i64] = 1
NEITHER: Final[i64] = 2

WAYS: Final = ((-1, 0), (1, 0), (0, 1), (0, -1), (-1, 1), (1, 1), (-1, -1), (1, -1))  # right and up; the first three are the four's
UP: Final[i64] = 2


def beside(square: int, right: int, up: int) -> int:
    """The square so far to the right and above; -1 off the board."""
    column, row = square // 6 + right, square % 6 + up
    return column * 6 + row if 0 <= column < 6 and 0 <= row < 6 else -1


NEAR: Final = vec[i64]([beside(square, right, up) for square in range(36) for right, up in WAYS])  # square * 8 + way
ABOVE: Final = vec[i64]([sum(1 << square for square in range(36) if square % 6 > row) for row in range(6)])  # by row


class HuntSolution(Backward):
    """Who wins every position with best play, and in how many moves of both sides. A number is (set * 36 + single) * 2 + side."""

    def __init__(self, all_ways: bool) -> None:
        self.ways: Final[i64] = 8 if all_ways else 4  # of the single pawn
        self.sets: vec[i64] = sets_of(SQUARES, 4)
        super().__init__(len(self.sets) * SQUARES * 2)

    def number(self, four: i64, single: i64, side: i64) -> i64:
        return (number_of(four) * SQUARES + single) * 2 + side

    def follow(self, number: i64) -> i64:
        """Who cannot move has lost; else the single pawn has won once all others are above it."""
        four = self.sets[number // (2 * SQUARES)]
        single = number // 2 % SQUARES
        if four & BIT[single] != 0:
            return NO_POSITION
        side = number & 1
        count = self.four_ways(four, single, UP, SINGLE) if side == FOUR else self.single_ways(four, single, FOUR)
        if four & ~ABOVE[single % SIDE] == 0 and count > 0:
            if side == SINGLE:
                self.exit_won = 1  # it has won, and may make one move more
            return 0
        return count

    def come_before(self, number: i64) -> i64:
        four = self.sets[number // (2 * SQUARES)]
        single = number // 2 % SQUARES
        if number & 1 == FOUR:
            return self.single_ways(four, single, SINGLE)
        return self.four_ways(four, single, UP + 1, FOUR)

    def single_ways(self, four: i64, single: i64, side: i64) -> i64:
        """List the positions with the single pawn a step away, and that side to move."""
        count: i64 = 0
        way: i64 = 0
        while way < self.ways:
            near = NEAR[single * 8 + way]
            if near >= 0 and four & BIT[near] == 0:
                self.listed[count] = self.number(four, near, side)
                count += 1
            way += 1
        return count

    def four_ways(self, four: i64, single: i64, last: i64, side: i64) -> i64:
        """List the positions with one of the four a step to a side, or the last way: up as they go, down as they came."""
        taken = four | BIT[single]
        count: i64 = 0
        left = four
        while left != 0:
            pawn = left & -left
            left ^= pawn
            square = INDEX[pawn * DE_BRUIJN >> 58 & 63]
            way: i64 = 0
            while way < 3:
                near = NEAR[square * 8 + (way if way < UP else last)]
                if near >= 0 and taken & BIT[near] == 0:
                    self.listed[count] = self.number(four ^ pawn ^ BIT[near], single, side)
                    count += 1
                way += 1
        return count

    # Who asks

    def look_up(self, pawns: list[int], single: int, side: int) -> i64:
        four: i64 = 0
        for pawn in pawns:
            four |= BIT[pawn]
        return i64(self.results[self.number(four, single, side)])

    def winner(self, pawns: list[int], single: int, side: int) -> int:
        """FOUR, SINGLE, or NEITHER if nobody can force it."""
        result = self.look_up(pawns, single, side)
        if result == EVEN:
            return NEITHER
        return side if is_won(result) else 1 - side

    def depth(self, pawns: list[int], single: int, side: int) -> int:
        """The moves of both sides until the end, if the winner hurries and the loser does not."""
        result = self.look_up(pawns, single, side)
        return 0 if result == EVEN else distance_of(result)
