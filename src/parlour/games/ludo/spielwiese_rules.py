"""What a throw allows on the Spielwiese: star squares, and a next player who judges missed captures. (Sheet: ludo.md, 4)

Unlike Mensch ärgere Dich nicht: a piece whose throw ends on a star may jump on to the next free one, an unusable six ends the turn, and
whoever misses a capture is at the mercy of the next player.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.state import NOBODY
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.rules import FORWARD, JUDGE, JUMP, MUST_JUMP, NO_STARS, PENALTY, PIECES, SIX


class SpielwieseState(LudoState):
    def blank(self) -> LudoState:
        return SpielwieseState(self.setup, self.rules)

    def begin_turn(self, colour: i64) -> None:
        super().begin_turn(colour)
        if self.entered >> colour & 1 == 0:
            self.tries = 3  # R3

    # What is legal

    def fill(self) -> i64:
        if self.judge < 0:
            return super().fill()
        moves = self.moves
        moves[0] = JUDGE
        count: i64 = 1
        piece = PIECES * self.colour
        end = piece + PIECES
        while piece < end:
            if 0 <= self.at[piece] < self.rules.ring:
                moves[count] = JUDGE + 1 + self.at[piece]
                count += 1
            piece += 1
        return count

    def movable(self, colour: i64, die: i64) -> i64:
        """After the duties D1 and D2: bits 0-3 forward, 12-15 forward and on to the next star."""
        at = self.at
        piece = PIECES * colour
        end = piece + PIECES
        bit: i64 = 1
        can: i64 = 0
        if at[piece] < 0:
            while piece < end and at[piece] < 0:
                piece += 1
                bit <<= 1
            if piece < end and at[piece] == 0:
                if self.reaches(colour, piece, end, die):
                    return self.ways(colour, at[piece] + die, bit)  # D2
                piece += 1
                bit <<= 1
            elif die == SIX:
                if self.rules.six_must_enter:
                    return 1  # D1
                can = 1
        while piece < end:
            if self.reaches(colour, piece, end, die):
                can |= self.ways(colour, at[piece] + die, bit)
            piece += 1
            bit <<= 1
        return can

    def ways(self, colour: i64, target: i64, bit: i64) -> i64:
        """Staying on the square that is reached, jumping on from it, or both."""
        rules = self.rules
        if rules.star_rule == NO_STARS or target >= rules.ring:
            return bit
        square = rules.offset[colour] + target
        if square >= rules.ring:
            square -= rules.ring
        if rules.starred[square] == 0 or self.next_star(square) < 0:
            return bit
        return bit << 12 if rules.star_rule == MUST_JUMP else bit | bit << 12

    def next_star(self, square: i64) -> i64:
        """The next free star clockwise, or -1.

        Asked before the move, so the star on which it began is not free. The print says only "the next free one": a jump all the way round
        onto that star would end where the move began, and a throw that can be used must be moved (0.5).
        """
        rules = self.rules
        ring = self.ring
        starred = rules.starred
        end = rules.ring
        at = square + 1
        while True:
            if at == end:
                at = 0
            if at == square:
                return -1
            if starred[at] != 0 and ring[at] == 0:
                return at
            at += 1

    def captures(self, can: i64, die: i64) -> i64:
        """A jump captures as its move does: on the first star."""
        taking = super().captures(can | can >> 12, die)
        return taking & can | (taking << 12) & can

    # How it goes on

    def move(self, action: i64) -> None:
        if self.judge >= 0:
            self.settle(action)
            return
        rules = self.rules
        at = self.at
        colour = self.colour
        jumps = action >= JUMP
        start = action - (JUMP if jumps else FORWARD) - 1
        piece = PIECES * colour
        while at[piece] != start:
            piece += 1
        missed = False
        if rules.capture == PENALTY:
            captures = self.captures(self.can, self.die)
            missed = captures != 0 and (captures | captures >> 12) >> (piece - PIECES * colour) & 1 == 0
        target: i64 = 0
        if start < 0:
            self.entered |= 1 << colour
        else:
            target = start + self.die
        if jumps:
            square = (rules.offset[colour] + target) % rules.ring
            star = self.next_star(square)
            self.advance(colour, piece, start, target)
            piece = PIECES * colour
            while at[piece] != target:
                piece += 1
            start = target
            target = star - rules.offset[colour]  # past the own goal a new lap begins
            if target < 0:
                target += rules.ring
        self.advance(colour, piece, start, target)
        if missed and self.can_be_judged():
            self.can = 0
            self.judge = rules.owners[self.next_colour()]
            self.turn = self.hand = self.judge
        else:
            self.after_move(colour)

    def can_be_judged(self) -> bool:
        """Whether a piece of the colour on turn stands on the ring, where it can be sent back from."""
        for number in range(PIECES):
            if 0 <= self.at[PIECES * self.colour + number] < self.rules.ring:
                return True
        return False

    def settle(self, action: i64) -> None:
        """The next player has decided about a missed capture (R10)."""
        self.judge = NOBODY
        if action > JUDGE:
            self.send_back(self.colour, action - JUDGE - 1)
        self.turn = self.hand = self.rules.owners[self.colour]
        self.after_move(self.colour)
