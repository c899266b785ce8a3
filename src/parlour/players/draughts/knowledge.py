"""What makes a position of the capturing games of draughts good: pieces, how far the men have come, and which of them nobody can stop.

Where having nothing left wins, fewer pieces and more ways to move are good.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, bit_count, lowest
from parlour.core.state import State
from parlour.games.draughts.engine import HOP, HUFF, DraughtsState
from parlour.games.draughts.grid import NOWHERE, Grid
from parlour.players.alphabeta import DEEPEST, FORCED, NOISY, QUIET, Knowledge

KEPT: Final[i64] = 0x3FFFFFFFFFFFFFFF
FACTORS: Final = vec[i64](  # odd numbers that look random, for the hash
    [0x2545F4914F6CDD1D, 0x1B873593CC9E2D51, 0x27D4EB2F165667C5, 0x165667B19E3779F9, 0x2127599BF4325C37, 0x1CE4E5B9BF58476D]
)
MAN: Final[i64] = 100
QUEEN: Final[i64] = 290  # she flies
STEP: Final[i64] = 2  # a step that a man can make
RUNAWAY: Final[i64] = 90  # a man that nobody can stop, less what its steps take
RUNAWAY_STEP: Final[i64] = 12
BURDEN: Final[i64] = 60  # a piece too many, where losing wins
CHOICE: Final[i64] = 6  # a step that can be made there
PLANES: Final = 5  # bits of what a man's square is worth


def square_worth(row: int, rows: int, column: int) -> int:
    """What a square is worth to a man: the first row is kept against queens, the centre and what lies near the last row are good."""
    middle = min(column, rows - 1 - column)
    if row == 0:
        return 9
    return (2 * row if 2 * row < rows else 3 * row - rows // 2) + min(middle, 3)


@cache
def square_planes(grid: Grid) -> vec[i64]:
    """By PLANES * side + bit: the squares whose worth to a man has this bit."""
    planes = []
    for side in range(2):
        worths = [square_worth(row if side == 0 else grid.rows - 1 - row, grid.rows, column) for column, row in grid.places]
        planes += [sum(BIT[at] for at, worth in enumerate(worths) if worth >> bit & 1) for bit in range(PLANES)]
    return vec[i64](planes)


@cache
def cones(grid: Grid) -> vec[i64]:
    """By 64 * side + square: the squares that a man could still come to, and those beside them from which it could be stopped."""
    found = []
    for side in range(2):
        for square in range(64):
            cone = 0
            if square < grid.squares:
                column, row = grid.places[square]
                for at, (other, height) in enumerate(grid.places):
                    ahead = height - row if side == 0 else row - height
                    if ahead > 0 and abs(other - column) <= ahead + 1:
                        cone += BIT[at]
            found.append(cone)
    return vec[i64](found)


@cache
def heights(grid: Grid) -> vec[i64]:
    """By 64 * side + square: how many steps a man has to the last row."""
    rows = [grid.rows - 1 - row for _, row in grid.places] + [0] * (64 - len(grid.places))
    return vec[i64](rows + [grid.rows - 1 - left for left in rows])


class DraughtsKnowledge(Knowledge):
    def __init__(self, state: DraughtsState) -> None:
        self.scale = 110.0
        if state.rules.loser_wins:
            self.scale = 40.0  # so that the weakest sees what is in front of its nose, and no more
        self.near = 3
        self.rooms: Final = [state.clone() for _ in range(DEEPEST + 1)]
        grid = state.rules.grid
        self.grid: Final = grid
        self.planes: Final = square_planes(grid)
        self.cones: Final = cones(grid)
        self.heights: Final = heights(grid)

    def follow(self, state: State, action: i64, ply: i64) -> State:
        assert isinstance(state, DraughtsState)
        after = self.rooms[ply]
        state.share_with(after)
        after.play(action)
        return after

    def hash(self, state: State) -> i64:
        assert isinstance(state, DraughtsState)
        factors = FACTORS
        mixed = state.men * factors[0] + state.queens * factors[1] + state.enemy_men * factors[2] + state.enemy_queens * factors[3]
        mixed += state.side * factors[5]
        if state.runner != NOWHERE:
            mixed += (state.jumped + state.runner) * factors[4]
        if state.missed != 0:
            mixed ^= (state.missed << 1 | 1) * factors[4]
        if state.must_take:
            mixed += factors[4]
        mixed = mixed & KEPT
        mixed = (mixed ^ mixed >> 29) * factors[1] & KEPT
        return mixed ^ mixed >> 31

    def fill(self, state: State) -> i64:
        """Nobody who looks ahead misses a capture, or leaves it to be claimed."""
        assert isinstance(state, DraughtsState)
        if state.rules.huffing and state.runner == NOWHERE and state.missed == 0:
            count = state.fill_captures()
            if count > 0:
                return count
        return state.fill_any()

    def unrest(self, state: State) -> i64:
        assert isinstance(state, DraughtsState)
        if state.midway or state.missed != 0 or state.can_take():
            return FORCED
        return QUIET

    def rank(self, state: State, actions: vec[i64], keys: vec[i64], first: i64, last: i64) -> None:
        """What takes queens, then what takes men, then what becomes a queen."""
        assert isinstance(state, DraughtsState)
        crowning = state.last_row()
        at = first
        while at < last:
            action = actions[at]
            key: i64 = 0
            if action >= HUFF:
                key = NOISY + 1
            elif action >= HOP:
                key = NOISY
                if state.between(action >> 6 & 63, action & 63) & state.enemy_queens != 0:
                    key += 2
            elif crowning & BIT[action & 63] != 0 and state.men & BIT[action >> 6] != 0:
                key = 900_000
            keys[at] = key
            at += 1

    def worth(self, state: State) -> i64:
        assert isinstance(state, DraughtsState)
        men = state.men
        enemy_men = state.enemy_men
        own_men = bit_count(men)
        own_queens = bit_count(state.queens)
        their_men = bit_count(enemy_men)
        their_queens = bit_count(state.enemy_queens)
        grid = self.grid
        side = state.side
        ahead = 2 * side
        free = grid.full & ~(men | enemy_men | state.queens | state.enemy_queens)
        steps = bit_count(grid.moved(men, ahead) & free) + bit_count(grid.moved(men, ahead + 1) & free)
        steps -= bit_count(grid.moved(enemy_men, 2 - ahead) & free) + bit_count(grid.moved(enemy_men, 3 - ahead) & free)
        if state.rules.loser_wins:
            return CHOICE * steps - BURDEN * (own_men + own_queens - their_men - their_queens)
        worth = MAN * (own_men - their_men) + QUEEN * (own_queens - their_queens)
        total = own_men + own_queens + their_men + their_queens
        if worth != 0 and total < 24:
            worth += worth * (24 - total) // 60  # whoever is ahead exchanges
        planes = self.planes
        mine = PLANES * side
        theirs = PLANES - mine
        place = bit_count(men & planes[mine]) - bit_count(enemy_men & planes[theirs])
        place += 2 * (bit_count(men & planes[mine + 1]) - bit_count(enemy_men & planes[theirs + 1]))
        place += 4 * (bit_count(men & planes[mine + 2]) - bit_count(enemy_men & planes[theirs + 2]))
        place += 8 * (bit_count(men & planes[mine + 3]) - bit_count(enemy_men & planes[theirs + 3]))
        place += 16 * (bit_count(men & planes[mine + 4]) - bit_count(enemy_men & planes[theirs + 4]))
        worth += place + STEP * steps
        if state.queens | state.enemy_queens == 0:
            worth += self.runaways(men, enemy_men, side) - self.runaways(enemy_men, men, 1 - side)
        return worth

    def runaways(self, men: i64, enemy: i64, side: i64) -> i64:
        """What the best of the men is worth that nobody can stop."""
        offset = side << 6
        best: i64 = 0
        men &= self.planes[PLANES * side + 3] | self.planes[PLANES * side + 4]  # those that have come far
        while men != 0:
            square = lowest(men)
            men &= men - 1
            if self.cones[offset | square] & enemy == 0:
                found = RUNAWAY - RUNAWAY_STEP * self.heights[offset | square]
                if found > best:
                    best = found
        return best
