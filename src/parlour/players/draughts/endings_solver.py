"""Draughts on 64 squares with up to four pieces, solved backwards.

Whoever is to move goes up the board: for the other side it is turned round. A position's number is that of the set of all its squares, and
for each of these, from the lowest, two bits: whether a queen stands there, and whether the piece is the other side's. Games with fewer
pieces are solved first, because a capture leads there. What can be taken must be, and what follows comes from the engine's own moves.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, DE_BRUIJN, INDEX, bit_count
from parlour.core.state import OVER
from parlour.games.draughts.engine import DraughtsState
from parlour.games.draughts.grid import NOWHERE
from parlour.players.backward import NO_POSITION, Backward, number_of, sets_of

SQUARES: Final[i64] = 32
FEWEST: Final[i64] = 2  # one on each side
MOST_PIECES: Final[i64] = 4
A_QUEEN: Final[i64] = 1  # bits of what stands on a square
AN_ENEMY: Final[i64] = 2


def turned(squares: i64) -> i64:
    """The board turned round: the first square becomes the last."""
    squares = (squares >> 1 & 0x55555555) | (squares & 0x55555555) << 1
    squares = (squares >> 2 & 0x33333333) | (squares & 0x33333333) << 2
    squares = (squares >> 4 & 0x0F0F0F0F) | (squares & 0x0F0F0F0F) << 4
    squares = (squares >> 8 & 0x00FF00FF) | (squares & 0x00FF00FF) << 8
    return squares >> 16 | (squares & 0xFFFF) << 16


class DraughtsEndings(Backward):
    """All positions with so many pieces."""

    def __init__(self, pieces: i64, blank: DraughtsState, smaller: list[DraughtsEndings]) -> None:
        self.pieces: Final[i64] = pieces
        self.state: Final = blank  # to look at a position; White is to move there
        self.smaller: Final = smaller  # by pieces, from two on
        self.sets: vec[i64] = sets_of(SQUARES, pieces)
        self.kinds: Final[i64] = BIT[2 * pieces]
        super().__init__(len(self.sets) * self.kinds)

    # Numbers

    def number(self, men: i64, queens: i64, enemy_men: i64, enemy_queens: i64) -> i64:
        """By the pieces of whoever is to move, who goes up, and those of the other side."""
        enemy = enemy_men | enemy_queens
        both = queens | enemy_queens
        left = men | queens | enemy
        found = number_of(left) * self.kinds
        place: i64 = 1
        while left != 0:
            low = left & -left
            left ^= low
            if both & low != 0:
                found += place * A_QUEEN
            if enemy & low != 0:
                found += place * AN_ENEMY
            place *= 4
        return found

    def result(self, state: DraughtsState) -> i64:
        """How a position before a whole move ends."""
        if state.side == 0:
            return i64(self.results[self.number(state.men, state.queens, state.enemy_men, state.enemy_queens)])
        men = turned(state.men)
        return i64(self.results[self.number(men, turned(state.queens), turned(state.enemy_men), turned(state.enemy_queens))])

    def lay(self, number: i64) -> bool:
        """Put the position on the board; False if the number means none."""
        state = self.state
        left = self.sets[number // self.kinds]
        kinds = number % self.kinds
        state.men = 0
        state.queens = 0
        state.enemy_men = 0
        state.enemy_queens = 0
        while left != 0:
            low = left & -left
            left ^= low
            if kinds & 3 == 0:
                state.men |= low
            elif kinds & 3 == A_QUEEN:
                state.queens |= low
            elif kinds & 3 == AN_ENEMY:
                state.enemy_men |= low
            else:
                state.enemy_queens |= low
            kinds >>= 2
        grid = state.rules.grid
        return state.own() != 0 and state.enemy() != 0 and state.men & grid.top == 0 and state.enemy_men & grid.bottom == 0

    # What follows what

    def follow(self, number: i64) -> i64:
        if not self.lay(number):
            return NO_POSITION
        state = self.state
        if state.can_take():
            self.take(state)
            return 0
        top = state.rules.grid.top
        enemy_men = turned(state.enemy_men)
        enemy_queens = turned(state.enemy_queens)
        count = state.fill_quiet(0)
        at: i64 = 0
        while at < count:
            start = BIT[state.moves[at] >> 6]
            target = BIT[state.moves[at] & 63]
            men = state.men
            queens = state.queens
            if queens & start != 0:
                queens ^= start | target
            elif target & top != 0:
                men ^= start
                queens |= target
            else:
                men ^= start | target
            self.listed[at] = self.number(enemy_men, enemy_queens, turned(men), turned(queens))
            at += 1
        return count

    def take(self, state: DraughtsState) -> None:
        """Every capture to its end, which leads to a game with fewer pieces, or wins."""
        count = state.fill_captures() if state.runner == NOWHERE else state.fill_any()
        actions = state.moves[:count]  # those after it are listed in the same room
        for action in actions:
            after = state.clone()
            after.play(action)
            if after.turn == OVER:
                self.exit_won = 1
            elif after.midway:
                self.take(after)
            else:
                self.lead_out(self.smaller[bit_count(after.own() | after.enemy()) - FEWEST].result(after))

    def come_before(self, number: i64) -> i64:
        """Whoever is not to move here has moved without taking, because nothing was to be taken."""
        self.lay(number)
        state = self.state
        grid = state.rules.grid
        step = grid.step
        men = turned(state.enemy_men)
        queens = turned(state.enemy_queens)
        state.enemy_men = turned(state.men)
        state.enemy_queens = turned(state.queens)
        free = grid.full & ~(men | queens | state.enemy())
        count: i64 = 0
        left = men | queens
        while left != 0:
            target = left & -left
            left ^= target
            square = INDEX[target * DE_BRUIJN >> 58 & 63]
            way: i64 = 0
            while way < 4:
                start = step[way * SQUARES + square]
                if way >= 2 and start != NOWHERE and free & BIT[start] != 0:  # a man goes up, so it came from below
                    if men & target != 0:
                        count = self.note(men ^ target ^ BIT[start], queens, count)
                    elif grid.top & target != 0:
                        count = self.note(men | BIT[start], queens ^ target, count)
                while queens & target != 0 and start != NOWHERE and free & BIT[start] != 0:
                    count = self.note(men, queens ^ target ^ BIT[start], count)
                    start = step[way * SQUARES + start]
                way += 1
        return count

    def note(self, men: i64, queens: i64, count: i64) -> i64:
        """List the position before, if nothing could be taken in it; how many are listed then."""
        state = self.state
        state.men = men
        state.queens = queens
        if state.can_take():
            return count
        self.listed[count] = self.number(men, queens, state.enemy_men, state.enemy_queens)
        return count + 1


def endings(blank: DraughtsState, most: i64) -> list[DraughtsEndings]:
    """With two pieces, three and so on; none of them solved."""
    found: list[DraughtsEndings] = []
    for pieces in range(FEWEST, most + 1):
        found.append(DraughtsEndings(pieces, blank, found[:]))
    return found
