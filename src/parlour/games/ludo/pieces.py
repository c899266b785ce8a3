"""The pieces of the ludo family: where they stand, where a throw leads them, and whom they send back. (Sheet: ludo.md, part 0)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.roll_off import RollOff
from parlour.core.setup import Setup
from parlour.core.state import room
from parlour.games.ludo.rules import (
    ABSENT,
    BACK_BITS,
    ENFORCED,
    JUMP_BITS,
    MISSING,
    MOST_ACTIONS,
    MUST_JUMP,
    NEUTRAL_BITS,
    NO_ONE,
    NO_STARS,
    PAIR,
    PIECES,
    SIX,
    WAITING,
    Colours,
    LudoRules,
    Squares,
)

NOWHERE: Final[i64] = -2  # landing: the throw leads this piece to no free place


class LudoPieces(RollOff):
    """Who stands where.

    at       the progress of every piece, four a colour, ascending: the waiting ones come first and the foremost comes last
    ring     who stands on each ring square: colour + 1, and four bits higher a second piece
    colour   the colour whose turn it is
    fresh    the piece on A has just come in and must be played
    """

    def __init__(self, setup: Setup, rules: LudoRules) -> None:
        super().__init__(setup, vec[i64]())
        self.rules: LudoRules = rules
        self.colours: Colours = rules.colours
        self.squares: Squares = rules.squares
        self.at: vec[i64] = vec[i64]()  # these and the room for moves come by set_up() or clone()
        self.ring: vec[i64] = vec[i64]()
        self.colour: i64 = 0
        self.fresh: bool = False

    def set_up(self) -> None:
        """Put the pieces where they start."""
        rules = self.rules
        self.moves = room(MOST_ACTIONS)
        self.at = room(PIECES * self.colours.count)
        self.ring = room(self.squares.ring)
        for piece in range(PIECES * self.colours.count):
            number: i64 = piece & 3
            self.at[piece] = WAITING if number < rules.pieces else MISSING
            if rules.on_a and number == rules.pieces - 1:
                self.at[piece] = 0
                if self.colours.owners[piece >> 2] != ABSENT:
                    self.ring[self.squares.starts[piece >> 2]] = (piece >> 2) + 1

    def square(self, colour: i64, progress: i64) -> i64:
        """The ring square on which a colour has come so far."""
        square = self.squares.starts[colour] + progress
        if square >= self.squares.ring:
            square -= self.squares.ring
        return square

    def on_track(self) -> bool:
        """Whether a piece of the colour on turn is on the ring."""
        piece = PIECES * self.colour
        end = piece + PIECES
        while piece < end:
            if 0 <= self.at[piece] < self.squares.ring:
                return True
            piece += 1
        return False

    # What a throw allows

    def find(self, die: i64) -> i64:
        """The legal moves for this throw, as bits."""
        can = self.movable(self.colour, die)
        if self.colours.neutral >= 0:
            can |= (self.movable(self.colours.neutral, die) & 15) << NEUTRAL_BITS
        if self.rules.capturing.duty == ENFORCED:
            captures = self.captures(can, die)
            if captures != 0:
                return captures
        return can

    def movable(self, colour: i64, die: i64) -> i64:
        """One colour's legal moves, as bits. Of two pieces on a square, the first."""
        if self.rules.capturing.own:
            return self.unsparing(colour, die)
        return self.dutiful(colour, die)

    def dutiful(self, colour: i64, die: i64) -> i64:
        """The moves that are left by the duties D1 and D2: what a six and the square A oblige to."""
        at = self.at
        piece = PIECES * colour
        end = piece + PIECES
        bit: i64 = 1
        can: i64 = 0
        if at[piece] < 0:
            while piece < end and at[piece] < 0:
                piece += 1
                bit <<= 1
            on_a = self.ring[self.squares.starts[colour]]
            if on_a == colour + 1 and self.clears(die):
                if (die == SIX or not self.rules.entry.six_leaves_a) and self.reaches(colour, piece, end, die):
                    return bit if self.rules.star_jumps == NO_STARS else self.onto_stars(colour, die, bit)
                piece += 1  # R4: it cannot move, so another may
                bit <<= 1
            elif die == SIX:
                if on_a < PAIR:
                    if self.rules.entry.six_must:
                        return 1
                    can = 1
                elif self.breaches(colour):
                    return 1
        before = WAITING
        while piece < end:
            if at[piece] != before:
                before = at[piece]
                if self.reaches(colour, piece, end, die):
                    can |= bit
            piece += 1
            bit <<= 1
        if self.rules.capturing.backward:
            can |= self.backward(colour, die)
        return can if self.rules.star_jumps == NO_STARS else self.onto_stars(colour, die, can)

    def must_clear(self, colour: i64, die: i64) -> bool:
        """Whether a piece that stands alone on its A has to leave it before others come in (D1, D2)."""
        return self.ring[self.squares.starts[colour]] == colour + 1 and self.clears(die)

    def clears(self, die: i64) -> bool:
        """Whether a throw obliges to that: not where it would be captured there, nor a six where partners may stand beside it (2, R3)."""
        return not self.rules.capturing.own and (die != SIX or not self.colours.partners)

    def breaches(self, colour: i64) -> bool:
        """Whether a hostile wall stands on the colour's A, which falls when a six brings in a piece (Einigkeit 2.6, R4)."""
        colours = self.colours
        holder = self.ring[self.squares.starts[colour]]
        return colours.partners and holder >= PAIR and colours.band[(holder & 15) - 1] != colours.band[colour]

    def unsparing(self, colour: i64, die: i64) -> i64:
        """Where nobody is spared, a six enters whatever stands on A, and any other piece moves that is not in the goal."""
        at = self.at
        ring = self.squares.ring
        piece = PIECES * colour
        end = piece + PIECES
        if die == SIX and at[piece] < 0:
            return 1
        bit: i64 = 1
        can: i64 = 0
        while piece < end:
            start = at[piece]
            if start >= 0:
                if self.fresh:
                    return bit  # the piece on A, which can always move
                if start + die < ring or (start < ring and self.landing(colour, start, die) >= 0):
                    can |= bit
            piece += 1
            bit <<= 1
        return can

    def reaches(self, colour: i64, piece: i64, end: i64, die: i64) -> bool:
        """Whether a piece may go forward by the throw."""
        target = self.at[piece] + die
        if target > self.squares.top:
            return False
        if self.rules.barriers:
            if not self.way_is_free(colour, self.at[piece], target):
                return False
            if target < self.squares.ring:
                return True
        ahead = piece + 1
        while ahead < end:
            if self.at[ahead] == target:
                return False
            ahead += 1
        return not self.rules.goal.no_jump or not self.jumps_in_goal(piece, end, target)

    def own_bars(self, die: i64) -> bool:
        """Whether a piece of the colour on turn would land on another one of it."""
        first = PIECES * self.colour
        for piece in range(first, first + PIECES):
            if self.at[piece] >= 0:
                for ahead in range(piece + 1, first + PIECES):
                    if self.at[ahead] == self.at[piece] + die:
                        return True
        return False

    def way_is_free(self, colour: i64, start: i64, target: i64) -> bool:
        """With barriers: two friendly pieces may share a ring square, which nobody then passes or lands on."""
        ring = self.ring
        size = self.squares.ring
        step = start + 1
        square = self.square(colour, step)
        while step <= target and step < size:
            if ring[square] >= PAIR:
                return False
            step += 1
            square += 1
            if square == size:
                square = 0
        return True

    def jumps_in_goal(self, piece: i64, end: i64, target: i64) -> bool:
        """Whether a piece would pass another one in the goal."""
        ahead = piece + 1
        while ahead < end:
            if self.squares.ring <= self.at[ahead] < target:
                return True
            ahead += 1
        return False

    def landing(self, colour: i64, start: i64, die: i64) -> i64:
        """The progress to which a throw leads a piece; where the goal is counted back, NOWHERE if that is taken or where it began."""
        rules = self.rules
        if start < 0:
            return 0
        reached = start + die - self.squares.ring
        if reached < 0 or not rules.goal.counts_back:
            return start + die
        last = self.squares.goals - 1
        while rules.goal.shortens and not self.goal_is_free(colour, last):  # who has all pieces home does not throw
            last -= 1
        if reached > last:
            reached = 2 * last - reached
        if self.squares.ring + reached == start or (reached >= 0 and not self.goal_is_free(colour, reached)):
            return NOWHERE
        return self.squares.ring + reached

    def goal_is_free(self, colour: i64, goal: i64) -> bool:
        piece = PIECES * colour
        end = piece + PIECES
        while piece < end:
            if self.at[piece] == self.squares.ring + goal:
                return False
            piece += 1
        return True

    def onto_stars(self, colour: i64, die: i64, can: i64) -> i64:
        """Moves forward with what stars add to them: whoever comes to one may jump on, or must."""
        piece = PIECES * colour
        bit: i64 = 1
        left = can & 15
        while left != 0:
            target = self.at[piece] + die
            if left & 1 != 0 and die <= target < self.squares.ring:
                square = self.square(colour, target)
                if self.squares.starred[square] != 0 and self.next_star(square) >= 0:
                    can |= bit << JUMP_BITS
                    if self.rules.star_jumps == MUST_JUMP:
                        can ^= bit
            piece += 1
            bit <<= 1
            left >>= 1
        return can

    def next_star(self, square: i64) -> i64:
        """The next free star clockwise, or -1.

        Asked before the move, so the star on which it began is not free. The print says only "the next free one": a jump all the way round
        onto that star would end where the move began, and a throw that can be used must be moved (0.5).
        """
        ring = self.ring
        starred = self.squares.starred
        end = self.squares.ring
        at = square + 1
        while True:
            if at == end:
                at = 0
            if at == square:
                return -1
            if starred[at] != 0 and ring[at] == 0:
                return at
            at += 1

    def backward(self, colour: i64, die: i64) -> i64:
        """Which pieces on the ring capture an opponent's piece by going back, as bits; never onto or over their own A."""
        can: i64 = 0
        if self.colours.owners[colour] == NO_ONE:
            return can
        before = WAITING
        for number in range(PIECES):
            start = self.at[PIECES * colour + number]
            if start != before and die < start < self.squares.ring and self.captures_back(self.square(colour, start - die), die):
                can |= 1 << (number + BACK_BITS)
            before = start
        return can

    def captures_back(self, square: i64, die: i64) -> bool:
        """Whether an opponent's piece stands there, and no barrier on the squares between."""
        if not self.opponent_on(square):
            return False
        while self.rules.barriers and die > 1:
            die -= 1
            square += 1
            if square == self.squares.ring:
                square = 0
            if self.ring[square] >= PAIR:
                return False
        return True

    def opponent_on(self, square: i64) -> bool:
        """Whether a single piece of another side stands there; neutral pieces and one's other colour are nobody's opponents."""
        holder = self.ring[square]
        if holder == 0 or holder >= PAIR:
            return False
        colours = self.colours
        side = colours.side[holder - 1]
        return side != NO_ONE and side != colours.side[self.colour]

    def captures(self, can: i64, die: i64) -> i64:
        """Those of the own colour's legal moves that capture an opponent's piece (0.7); a jump captures on its first star."""
        at = self.at
        ring = self.squares.ring
        base = PIECES * self.colour
        taking: i64 = 0
        ahead = (can | can >> JUMP_BITS) & 15
        number: i64 = 0
        while ahead != 0:
            if ahead & 1 != 0:
                target = at[base + number] + die
                if target < die:
                    target = 0  # it waits
                if target < ring and self.opponent_on(self.square(self.colour, target)):
                    taking |= 1 << number
            ahead >>= 1
            number += 1
        return can & (taking | 15 << BACK_BITS | taking << JUMP_BITS)  # going back is always a capture

    # Walking and capturing

    def advance(self, colour: i64, start: i64, target: i64) -> None:
        """Take a piece from one progress to another, and capture whom it lands on."""
        ring = self.ring
        at = self.at
        size = self.squares.ring
        offset = self.squares.starts[colour]
        if 0 <= start < size:
            square = offset + start
            if square >= size:
                square -= size
            holder = ring[square]
            ring[square] = holder >> 4 if holder & 15 == colour + 1 else holder & 15
        if 0 <= target < size:
            square = offset + target
            if square >= size:
                square -= size
            holder = ring[square]
            ring[square] = colour + 1
            if holder != 0:
                band = self.colours.band
                if band[(holder & 15) - 1] == band[colour] and not self.rules.capturing.own:
                    ring[square] = holder << 4 | (colour + 1)
                else:
                    self.capture(holder, square)
        first = PIECES * colour
        last = first + PIECES - 1
        piece = first
        while at[piece] != start:
            piece += 1
        while piece < last and at[piece + 1] < target:
            at[piece] = at[piece + 1]
            piece += 1
        while piece > first and at[piece - 1] > target:
            at[piece] = at[piece - 1]
            piece -= 1
        at[piece] = target

    def jump(self, colour: i64, start: i64, target: i64) -> None:
        """Onto a star, and on to the next one that was free before; past the own goal a new lap begins."""
        star = self.next_star(self.square(colour, target)) - self.squares.starts[colour]
        self.advance(colour, start, target)
        self.advance(colour, target, star if star >= 0 else star + self.squares.ring)

    def capture(self, holder: i64, square: i64) -> None:
        """Those who stood there go back to wait."""
        while holder != 0:
            beaten = (holder & 15) - 1
            progress = square - self.squares.starts[beaten]
            self.put_on_b(beaten, progress if progress >= 0 else progress + self.squares.ring)
            holder >>= 4

    def put_on_b(self, colour: i64, progress: i64) -> None:
        """A piece goes back to wait; its square on the ring has been seen to."""
        at = self.at
        first = PIECES * colour
        piece = first
        while at[piece] != progress:
            piece += 1
        while piece > first:
            at[piece] = at[piece - 1]
            piece -= 1
        at[first] = WAITING

    def send_back(self, colour: i64, progress: i64) -> None:
        """The penalty: a piece that missed a capture goes back to wait, unless the neutral move has just sent it there."""
        found = False
        for piece in range(PIECES):
            found = found or self.at[PIECES * colour + piece] == progress
        if found:
            self.advance(colour, progress, WAITING)
