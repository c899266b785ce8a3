"""Mill: place nine stones, move them along the lines, close rows of three and take enemy stones. (Sheet: mill_and_stones.md, 1)

Moving and taking are two actions of one move:

    0 + point            place a stone            48 + 24 * from + to    move or jump
    24 + point           take an enemy stone      DECLINE                take nothing (option may_decline)
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.bits import DE_BRUIJN, INDEX, bit_count
from parlour.core.duel import BLACK, WHITE, Duel
from parlour.core.setup import Setup
from parlour.core.state import NOBODY, room
from parlour.games.mill.grid import FIRST_LINE, NEAR, POINTS, SECOND_LINE, WAYS, names
from parlour.games.mill.rules import MillRules

STONES: Final = 9
TAKE: Final[i64] = 24
MOVE: Final[i64] = 48
DECLINE: Final[i64] = 48 + 24 * 24
FULL: Final[i64] = 0xFFFFFF
MIDDLES: Final[i64] = 0xAAAAAA  # the points that are no corners: the squares are joined there
FEWEST: Final[i64] = 3  # stones without which nobody can close a mill
MOST_ACTIONS: Final = 72  # three jumping stones with 18 free points are 54 actions; a player who may not jump has fewer
WAY_START: Final = vec[i64]([start for start, _ in WAYS])
WAY_FORTH: Final = vec[i64]([48 + 24 * start + end for start, end in WAYS])
WAY_BACK: Final = vec[i64]([48 + 24 * end + start for start, end in WAYS])


def nth_bit(bits: i64, skipped: i64) -> i64:
    """The position of the lowest bit but so many."""
    while skipped > 0:
        bits &= bits - 1
        skipped -= 1
    return INDEX[(bits & -bits) * DE_BRUIJN >> 58 & 63]


def beyond_two(bits: i64) -> i64:
    """The bits but for the two lowest: none if there are fewer than three."""
    bits &= bits - 1
    return bits & (bits - 1)


def onwards(stones: i64) -> i64:
    """The points one step further around the squares."""
    return (stones << 1) & 0xFEFEFE | (stones >> 7) & 0x010101


def backwards(stones: i64) -> i64:
    return (stones >> 1) & 0x7F7F7F | (stones << 7) & 0x808080


def in_mills(stones: i64) -> i64:
    """The stones that stand in a full line of their own (R9)."""
    sides = stones & onwards(stones) & backwards(stones) & MIDDLES
    across = stones & (stones >> 8) & (stones >> 16) & 0xAA
    return sides | onwards(sides) | backwards(sides) | across | across << 8 | across << 16


def open_ways(own: i64, free: i64) -> i64:
    """The connections between an own stone and a free point, numbered like WAYS, as 32 bits."""
    around = own & backwards(free) | free & backwards(own)
    across = own & (free >> 8) | free & (own >> 8)
    return around | (across & 0xAA | (across >> 9) & 0x55) << 24


class MillState(Duel):
    """A position. Stones are told by whose move it is (own, enemy), so that no rule asks for a colour."""

    def __init__(self, setup: Setup, rules: MillRules, moves: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.rules: MillRules = rules
        self.own: i64 = 0
        self.enemy: i64 = 0
        self.own_hand: i64 = STONES
        self.enemy_hand: i64 = STONES
        self.due: i64 = 0  # stones still to be taken in this move
        self.quiet: i64 = 0  # moves since the placing phase or the last stone taken
        self.own_marks: i64 = 0  # a few bits of each position before, with this side to move: most new ones differ from all by that
        self.enemy_marks: i64 = 0

    def clone(self) -> MillState:
        copy = MillState(self.setup, self.rules, self.moves)
        self.share_with(copy)
        self.carry_over(copy)
        return copy

    def share_with(self, copy: MillState) -> None:
        """Make a state the same as this one, for a search that goes depth first."""
        self.share(copy)
        copy.own = self.own
        copy.enemy = self.enemy
        copy.own_hand = self.own_hand
        copy.enemy_hand = self.enemy_hand
        copy.due = self.due
        copy.quiet = self.quiet
        copy.own_marks = self.own_marks
        copy.enemy_marks = self.enemy_marks

    # What is legal

    def fill(self) -> i64:
        if self.due > 0:
            return self.fill_takes()
        moves = self.moves
        free = FULL & ~(self.own | self.enemy)
        index = INDEX
        count: i64 = 0
        if self.own_hand > 0:
            while free != 0:
                low = free & -free
                free ^= low
                moves[count] = index[low * DE_BRUIJN >> 58 & 63]
                count += 1
            return count
        near = NEAR
        jumping = self.jumps()
        own = self.own
        while own != 0:
            low = own & -own
            own ^= low
            start = index[low * DE_BRUIJN >> 58 & 63]
            base = MOVE + POINTS * start
            targets = free if jumping else free & near[start]
            while targets != 0:
                low = targets & -targets
                targets ^= low
                moves[count] = base + index[low * DE_BRUIJN >> 58 & 63]
                count += 1
        return count

    def fill_takes(self) -> i64:
        takeable = self.takeable()
        count: i64 = 0
        while takeable != 0:
            low = takeable & -takeable
            takeable ^= low
            self.moves[count] = TAKE + INDEX[low * DE_BRUIJN >> 58 & 63]
            count += 1
        if self.rules.may_decline:  # R4
            self.moves[count] = DECLINE
            count += 1
        return count

    def sample(self, rng: Random) -> i64:
        """A random legal action, without listing them all."""
        if self.due > 0:
            return self.sample_take(rng)
        own = self.own
        free = FULL & ~(own | self.enemy)
        if self.own_hand > 0:
            return random_point(free, rng)
        if self.jumps():
            return MOVE + POINTS * nth_bit(own, rng.randrange(3)) + random_point(free, rng)
        ways = open_ways(own, free)
        way = nth_bit(ways, rng.randrange(bit_count(ways)))
        return WAY_FORTH[way] if own >> WAY_START[way] & 1 else WAY_BACK[way]

    def sample_take(self, rng: Random) -> i64:
        takeable = self.takeable()
        drawn = rng.randrange(bit_count(takeable) + (1 if self.rules.may_decline else 0))
        if drawn == bit_count(takeable):
            return DECLINE
        return TAKE + nth_bit(takeable, drawn)

    def jumps(self) -> bool:
        """R6: jumping begins only when the hand is empty."""
        third = beyond_two(self.own)
        return third & (third - 1) == 0 and third != 0 and self.own_hand == 0 and self.rules.flying

    def takeable(self) -> i64:
        """The enemy stones that are in no closed mill; R2: none if all are in mills, unless the club's exception is played."""
        free = self.enemy & ~in_mills(self.enemy)
        if free == 0 and self.rules.take_from_mill_if_all:
            return self.enemy
        return free

    def blocked(self) -> bool:
        """No stone in hand and none that can move."""
        own = self.own
        near = onwards(own) | backwards(own) | (own << 8 | own >> 8) & MIDDLES
        return near & ~(own | self.enemy) == 0 and self.own_hand == 0 and not self.jumps()

    # How it goes on

    def play(self, action: i64) -> None:
        if action < TAKE:
            self.own |= 1 << action
            self.own_hand -= 1
            self.closed(action)
        elif action < MOVE:
            self.enemy &= ~(1 << (action - TAKE))
            self.quiet = 0
            self.since = len(self.seen)
            self.own_marks = 0
            self.enemy_marks = 0
            self.due -= 1
            if self.due == 0 or self.takeable() == 0:  # R3: two stones, as far as there are any
                self.due = 0
                self.finish()
        elif action == DECLINE:
            self.due = 0
            self.finish()
        else:
            step = action - MOVE
            target = step % POINTS
            self.own ^= 1 << (step // POINTS) | 1 << target
            if self.enemy_hand == 0:
                self.quiet += 1
            self.closed(target)

    def mills_through(self, point: i64) -> i64:
        """How many closed mills the own stone on this point belongs to."""
        first = FIRST_LINE[point]
        second = SECOND_LINE[point]
        mills: i64 = 0
        if self.own & first == first:
            mills += 1
        if self.own & second == second:
            mills += 1
        return mills

    def closed(self, point: i64) -> None:
        """What the stone that has just come to this point has closed: a mill gives a stone to take, if there is one."""
        if in_mills(self.own) >> point & 1 and self.takeable() != 0:
            self.due = 2 if self.rules.double_mill_takes_two and self.mills_through(point) == 2 else 1  # R3
            self.midway = True
        else:
            self.finish()

    def finish(self) -> None:
        """The move is made: the other side is to move, unless the game is over."""
        self.midway = False
        self.own, self.enemy = self.enemy, self.own
        self.own_hand, self.enemy_hand = self.enemy_hand, self.own_hand
        self.own_marks, self.enemy_marks = self.enemy_marks, self.own_marks
        self.hand_to(1 - self.side)
        self.judge()

    def judge(self) -> None:
        """Whether the side to move has lost, or the game is drawn."""
        if self.own_hand == 0:
            if beyond_two(self.own) == 0:
                self.end(1 - self.side, "fewer_than_three")
            elif self.blocked():
                self.end(1 - self.side, "blocked")
            elif self.enemy_hand == 0:
                self.judge_draw()
        elif bit_count(self.own) + self.own_hand < FEWEST:
            self.end(1 - self.side, "fewer_than_three")

    def judge_draw(self) -> None:
        if self.rules.repetition_draw > 0:
            here = self.own << 24 | self.enemy
            mark = mark_of(here)
            times: i64 = 1
            if self.own_marks & mark != 0:
                times += self.times_seen(here)
            if times >= self.rules.repetition_draw:
                self.end(NOBODY, "repetition")
                return
            self.own_marks |= mark
            self.seen = append(self.seen, here)
        if self.rules.no_mill_limit > 0 and self.quiet >= 2 * self.rules.no_mill_limit:  # both sides' moves
            self.end(NOBODY, "no_stone_taken")

    # How it stands

    def key(self) -> Hashable:
        return (self.side, self.own, self.enemy, self.own_hand, self.enemy_hand, self.due)

    def stones(self, side: i64) -> i64:
        """A side's stones on the board, as bits."""
        return self.own if side == self.side else self.enemy

    def in_hand(self, side: i64) -> i64:
        """A side's stones not yet placed."""
        return self.own_hand if side == self.side else self.enemy_hand

    def total(self, side: i64) -> i64:
        """A side's stones, on the board and in hand."""
        return bit_count(self.stones(side)) + self.in_hand(side)

    def text(self) -> str:
        """W:Wa1,d1:Bb2:H7,8, then what is pending: | take 1, quiet 12, repeated"""
        white, black = (",".join(names(self.stones(side))) for side in (WHITE, BLACK))
        pending = []
        if self.due > 0:
            pending.append(f"take {self.due}")
        if self.quiet > 0:
            pending.append(f"quiet {self.quiet}")
        if self.reason == "repetition":
            pending.append("repeated")
        mover = "W" if self.side == WHITE else "B"
        text = f"{mover}:W{white}:B{black}:H{self.in_hand(WHITE)},{self.in_hand(BLACK)}"
        return f"{text} | {', '.join(pending)}" if pending else text

    def recall(self, past: tuple[int, ...]) -> None:
        super().recall(past)
        self.own_marks = 0
        self.enemy_marks = 0
        for back, here in enumerate(reversed(past)):
            if back % 2 == 0:
                self.own_marks |= mark_of(here)
            else:
                self.enemy_marks |= mark_of(here)


def mark_of(here: i64) -> i64:
    """One of 64 bits, by a hash of the position."""
    one: i64 = 1  # a bare 1 would be shifted as a 32-bit number
    return one << ((((here & FULL) * 0x9E3779B1 + (here >> 24) * 0x85EBCA6B) >> 24) & 63)


def random_point(points: i64, rng: Random) -> i64:
    """One of the points, drawn by trying: at least six of the 24 are free."""
    point = rng.randrange(POINTS)
    while points >> point & 1 == 0:
        point = rng.randrange(POINTS)
    return point


def blank_state(setup: Setup, rules: MillRules) -> MillState:
    """The start: no stone stands."""
    return MillState(setup, rules, room(MOST_ACTIONS))
