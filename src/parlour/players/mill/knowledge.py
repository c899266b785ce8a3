"""What makes a position of mill good: stones, mills that can be closed and opened, and ways to move."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, bit_count
from parlour.core.state import State
from parlour.games.mill.engine import FEWEST, FULL, MIDDLES, MOVE, TAKE, MillState, backwards, in_mills, onwards, open_ways
from parlour.games.mill.grid import FIRST_LINE, NEAR, POINTS, SECOND_LINE
from parlour.players.alphabeta import DEEPEST, FORCED, NOISY, QUIET, TEMPTING, Knowledge

SPREAD: Final[i64] = 0x1B873593CC9E2D51  # odd, so that different positions stay different
KEPT: Final[i64] = 0x3FFFFFFFFFFFFFFF
ACROSS: Final[i64] = 0xAA  # the points of the outer square from which lines lead inwards

# What counts changes with the phase: stones are placed, most of them are, they move, few of them do. While they are placed, a stone more
# is worth no more than two in a line or three ways, because whoever takes too early is shut in. Fitted: docs/players.md, "Mill".
PLACED: Final[i64] = 9  # stones in hand of both sides: from here on it is known who will be shut in
MANY: Final[i64] = 14  # stones of both sides
STONE: Final = vec[i64]([100, 100, 135, 100])
GAP: Final = vec[i64]([40, 95, 27, 8])  # two stones in a line, whose third point is free
MILL: Final = vec[i64]([50, 65, 12, 10])
READY: Final = vec[i64]([0, 0, 95, 26])  # a mill that can be closed by the next move
DOUBLE: Final = vec[i64]([0, 0, 75, 45])  # a stone that opens one mill and closes another
WAY: Final = vec[i64]([26, 35, 0, 6])  # a way on which a stone can move
LIBERTY: Final = vec[i64]([5, 8, 20, 0])  # a free point beside stones
STUCK: Final = vec[i64]([0, 14, 28, 10])  # a stone without any
CROSSING: Final = vec[i64]([0, 0, 10, 0])  # a stone where four ways meet
AHEAD: Final = vec[i64]([10, 30, 13, 0])  # it is one's move, with as many stones on the board …
BEHIND: Final = vec[i64]([72, 130, 13, 0])  # … or one that is still to be placed
AMONG_FEW: Final[i64] = 8  # a stone more counts so much more for each stone that is gone
JUMPING: Final[i64] = 72  # what it is worth that three stones go anywhere
SHUT_IN: Final = vec[i64]([240, 130, 72, 38, 20, 9, 3, 0])  # by the ways that are left to all stones together: with none one has lost
LAST_IN_HAND: Final[i64] = 4  # of both sides: from here on it matters who will be shut in, but half as much


class Shape:
    """What one side's stones make of the lines. All sets of points are bits."""

    def __init__(self) -> None:
        self.gaps: i64 = 0  # lines with two stones and a free point
        self.ready: i64 = 0  # points on which a stone that stands beside the line closes a mill
        self.closing: i64 = 0  # free points that close a mill
        self.doubles: i64 = 0  # stones that stand in a mill and can close another
        self.mills: i64 = 0  # stones in mills

    def read(self, own: i64, free: i64) -> None:
        before = onwards(own)  # the points behind an own stone, going around
        behind = backwards(own)
        beside = (own << 8 | own >> 8) & MIDDLES
        middle = free & before & behind & MIDDLES
        first = backwards(own & behind & onwards(free) & MIDDLES)
        last = onwards(own & before & backwards(free) & MIDDLES)
        inner = own >> 8
        outer = free & inner & (own >> 16) & ACROSS
        centre = (own & (free >> 8) & (own >> 16) & ACROSS) << 8
        inmost = (own & inner & (free >> 16) & ACROSS) << 16
        across = outer | centre | inmost
        self.gaps = bit_count(middle | first << 24) + bit_count(last | across << 24)
        self.closing = middle | first | last | across
        middle &= beside
        first &= before
        last &= behind
        across &= before | behind
        self.ready = middle | first | last | across
        self.doubles = 0
        self.mills = in_mills(own)
        if self.ready != 0 and self.mills != 0:
            movers = (middle << 8 | middle >> 8) | backwards(first) | onwards(last) | backwards(across) | onwards(across)
            self.doubles = movers & self.mills


class MillKnowledge(Knowledge):
    def __init__(self, state: MillState) -> None:
        self.scale = 120.0
        self.rooms: Final = [state.clone() for _ in range(DEEPEST + 1)]
        self.own: Final = Shape()
        self.enemy: Final = Shape()

    def follow(self, state: State, action: i64, ply: i64) -> State:
        assert isinstance(state, MillState)
        after = self.rooms[ply]
        state.share_with(after)
        after.play(action)
        return after

    def hash(self, state: State) -> i64:
        assert isinstance(state, MillState)
        packed = state.own | state.enemy << 24 | state.own_hand << 48 | state.enemy_hand << 52 | state.due << 56
        mixed = packed * SPREAD & KEPT
        return mixed ^ mixed >> 31

    def unrest(self, state: State) -> i64:
        assert isinstance(state, MillState)
        if state.due > 0:
            return FORCED
        shape = self.own
        shape.read(state.own, FULL & ~(state.own | state.enemy))
        if shape.ready != 0 or (shape.closing != 0 and (state.own_hand > 0 or state.jumps())):
            return TEMPTING
        return QUIET

    def rank(self, state: State, actions: vec[i64], keys: vec[i64], first: i64, last: i64) -> None:
        """Mills first; then stones beside those of the enemy, because there is most to prevent."""
        assert isinstance(state, MillState)
        shape = self.enemy
        shape.read(state.enemy, FULL & ~(state.own | state.enemy))
        at = first
        if state.due > 0:
            while at < last:
                point = actions[at] - TAKE
                if point < POINTS:
                    taken = BIT[point]
                    gain = bit_count(NEAR[point] & state.enemy)
                    line = FIRST_LINE[point]
                    if line & state.own == 0:
                        gain += 4 * bit_count(line & state.enemy)
                    line = SECOND_LINE[point]
                    if line & state.own == 0:
                        gain += 4 * bit_count(line & state.enemy)
                    if shape.mills & taken != 0:
                        gain += 2
                    keys[at] = NOISY + gain
                else:
                    keys[at] = 0  # taking nothing
                at += 1
            return
        danger = shape.ready
        if state.enemy_hand > 0:
            danger = shape.closing
        while at < last:
            action = actions[at]
            own = state.own
            key: i64 = 0
            if action >= MOVE:
                step = action - MOVE
                action = step % POINTS
                own ^= BIT[step // POINTS]
            line = FIRST_LINE[action]
            other = SECOND_LINE[action]
            if own & line == line or own & other == other:
                key = NOISY
            elif danger & BIT[action] != 0:
                key = 20_000
            keys[at] = key
            at += 1

    def worth(self, state: State) -> i64:
        assert isinstance(state, MillState)
        own = state.own
        enemy = state.enemy
        free = FULL & ~(own | enemy)
        mine = self.own
        theirs = self.enemy
        mine.read(own, free)
        theirs.read(enemy, free)
        own_stones = bit_count(own) + state.own_hand
        enemy_stones = bit_count(enemy) + state.enemy_hand
        hand = state.own_hand + state.enemy_hand
        phase: i64 = 0
        if hand == 0:
            phase = 2
            if own_stones + enemy_stones < MANY:
                phase = 3
        elif hand < PLACED:
            phase = 1
        worth = AHEAD[phase]
        if state.own_hand > state.enemy_hand:
            worth = BEHIND[phase]
        worth += STONE[phase] * (own_stones - enemy_stones)
        if own_stones + enemy_stones < 12:
            worth += (own_stones - enemy_stones) * (12 - own_stones - enemy_stones) * AMONG_FEW
        worth += GAP[phase] * (mine.gaps - theirs.gaps)
        worth += MILL[phase] * (bit_count(mine.mills) - bit_count(theirs.mills)) // 3
        if hand == 0:
            worth += READY[phase] * (bit_count(mine.ready) - bit_count(theirs.ready))
            worth += DOUBLE[phase] * (bit_count(mine.doubles) - bit_count(theirs.doubles))
            worth += CROSSING[phase] * (bit_count(own & 0xAA00) - bit_count(enemy & 0xAA00))
        flying = state.rules.flying
        if flying and own_stones == FEWEST:
            worth += JUMPING
        else:
            worth += freedom(own, free, hand, phase)
        if flying and enemy_stones == FEWEST:
            return worth - JUMPING
        return worth - freedom(enemy, free, hand, phase)


def freedom(stones: i64, free: i64, hand: i64, phase: i64) -> i64:
    """What it is worth that these stones can move, or costs that they hardly can."""
    ways = bit_count(open_ways(stones, free))
    found = WAY[phase] * ways + LIBERTY[phase] * bit_count(beside(stones) & free) - STUCK[phase] * bit_count(stones & ~beside(free))
    if ways < 7 and hand <= LAST_IN_HAND:
        if hand > 0:
            return found - SHUT_IN[ways] // 2
        return found - SHUT_IN[ways]
    return found


def beside(points: i64) -> i64:
    """The points next to these."""
    return onwards(points) | backwards(points) | (points << 8 | points >> 8) & MIDDLES
