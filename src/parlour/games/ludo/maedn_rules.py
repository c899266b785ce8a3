"""What a throw allows in Mensch ärgere Dich nicht: the duties of the six and of A, and going back to capture. (Sheet: ludo.md, 1)"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.rules import NO_ONE, PIECES, SIX, WAITING


class MaednState(LudoState):
    def blank(self) -> LudoState:
        return MaednState(self.setup, self.rules)

    def movable(self, colour: i64, die: i64) -> i64:
        """After the duties D1 and D2: bits 0-3 forward, 4-7 backward."""
        at = self.at
        piece = PIECES * colour
        end = piece + PIECES
        bit: i64 = 1
        if at[piece] < 0:
            piece += 1
            bit = 2
            while piece < end and at[piece] < 0:
                piece += 1
                bit <<= 1
            on_a = piece < end and at[piece] == 0
            if on_a:
                if (die == SIX or not self.rules.six_leaves_a) and self.reaches(colour, piece, end, die):
                    return bit  # D1, D2: A must be cleared
                piece += 1  # R4: it cannot move, so another may
                bit <<= 1
            elif die == SIX and self.ring[self.rules.offset[colour]] < 16:
                return 1  # D1: a new piece comes in, unless a barrier holds A
        can: i64 = 0
        before = WAITING
        while piece < end:
            if at[piece] != before:
                before = at[piece]
                if self.reaches(colour, piece, end, die):
                    can |= bit
                if self.rules.backward and self.steps_back(colour, before, die):
                    can |= bit << 4
            piece += 1
            bit <<= 1
        return can

    def steps_back(self, colour: i64, start: i64, die: i64) -> bool:
        """Whether a piece on the ring captures an opponent's piece by going back; never onto or over its own A."""
        rules = self.rules
        target = start - die
        if start >= rules.ring or target < 1 or rules.owners[colour] == NO_ONE:
            return False
        square = rules.offset[colour] + target
        if square >= rules.ring:
            square -= rules.ring
        if not self.opponent_on(square):
            return False
        if rules.barriers:
            while die > 1:
                die -= 1
                square += 1
                if square == rules.ring:
                    square = 0
                if self.ring[square] >= 16:
                    return False
        return True
