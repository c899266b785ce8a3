"""Wolf and sheep, solved backwards from the ends: who wins, and how many moves every win takes.

A position is the sheep (a set of squares), the wolf's square and the side to move.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, DE_BRUIJN, INDEX, lowest
from parlour.games.draughts.grid import EIGHT
from parlour.games.draughts.wolf_engine import SHEEP, UP_TO, WOLF, WolfState
from parlour.players.backward import NO_POSITION, Backward, number_of, sets_of

SQUARES: Final[i64] = 32
FLOCK: Final[i64] = 4  # sheep
AHEAD: Final[i64] = 0  # the first of the two directions in which sheep go, …
BEHIND: Final[i64] = 2  # … and of the two from which they came


class WolfWays(Backward):
    """Who wins every position, and in how many moves of both sides. A number is (set * 32 + wolf) * 2 + side."""

    def __init__(self) -> None:
        self.sets: vec[i64] = sets_of(SQUARES, FLOCK)
        super().__init__(len(self.sets) * SQUARES * 2)

    def number(self, sheep: i64, wolf: i64, side: i64) -> i64:
        return (number_of(sheep) * SQUARES + wolf) * 2 + side

    def follow(self, number: i64) -> i64:
        """Who cannot move has lost; else the wolf has won once no sheep is level with it or below."""
        sheep = self.sets[number // (2 * SQUARES)]
        wolf = number // 2 % SQUARES
        if sheep & BIT[wolf] != 0:
            return NO_POSITION
        side = number & 1
        count = self.sheep_ways(sheep, wolf, AHEAD, WOLF) if side == SHEEP else self.wolf_ways(sheep, wolf, SHEEP)
        if sheep & UP_TO[wolf] == 0 and count > 0:
            if side == WOLF:
                self.exit_won = 1  # it has won, and may make one move more
            return 0
        return count

    def come_before(self, number: i64) -> i64:
        sheep = self.sets[number // (2 * SQUARES)]
        wolf = number // 2 % SQUARES
        if number & 1 == SHEEP:
            return self.wolf_ways(sheep, wolf, WOLF)
        return self.sheep_ways(sheep, wolf, BEHIND, SHEEP)

    def wolf_ways(self, sheep: i64, wolf: i64, side: i64) -> i64:
        """List the positions with the wolf a step away, and that side to move."""
        count: i64 = 0
        way: i64 = 0
        while way < 4:
            near = EIGHT.step[way * SQUARES + wolf]
            if near >= 0 and sheep & BIT[near] == 0:
                self.listed[count] = self.number(sheep, near, side)
                count += 1
            way += 1
        return count

    def sheep_ways(self, sheep: i64, wolf: i64, first: i64, side: i64) -> i64:
        """List the positions with one of the sheep a step on in one of two directions, and that side to move."""
        taken = sheep | BIT[wolf]
        count: i64 = 0
        left = sheep
        while left != 0:
            one = left & -left
            left ^= one
            square = INDEX[one * DE_BRUIJN >> 58 & 63]
            way = first
            while way < first + 2:
                near = EIGHT.step[way * SQUARES + square]
                if near >= 0 and taken & BIT[near] == 0:
                    self.listed[count] = self.number(sheep ^ one ^ BIT[near], wolf, side)
                    count += 1
                way += 1
        return count

    def result(self, state: WolfState) -> i64:
        """How a position ends, once the wolf is placed."""
        return i64(self.results[self.number(state.pieces(SHEEP), lowest(state.pieces(WOLF)), state.side)])
