"""What a throw allows in Mens erger je niet: nobody is spared, and the goal is counted back. (Sheet: ludo.md, 3)

Unlike Mensch ärgere Dich nicht: a colour's first pawn comes in without a six, a pawn just brought in must be played, landing on a pawn of
one's own captures it, too high a throw counts back from the end of the goal, and pawns in the goal stay where they are.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.rules import FORWARD, PIECES, SIX, WAITING

NOWHERE: Final[i64] = -2  # landing: the throw leads this pawn to no free place


class MensErgerState(LudoState):
    def blank(self) -> LudoState:
        return MensErgerState(self.setup, self.rules)

    def begin_turn(self, colour: i64) -> None:
        super().begin_turn(colour)
        self.fresh = False
        if self.entered >> colour & 1 == 0:  # R2: its first pawn stands on A without a six
            self.entered |= 1 << colour
            self.fresh = True
            self.advance(colour, PIECES * colour, WAITING, 0)

    def movable(self, colour: i64, die: i64) -> i64:
        at = self.at
        piece = PIECES * colour
        end = piece + PIECES
        if die == SIX and at[piece] < 0:
            return 1  # R3: whatever stands on A
        bit: i64 = 1
        can: i64 = 0
        while piece < end:
            start = at[piece]
            if start >= 0:
                if self.fresh:
                    return bit  # the pawn on A, which can always move
                if start + die < self.rules.ring or (start < self.rules.ring and self.landing(colour, start, die) >= 0):
                    can |= bit
            piece += 1
            bit <<= 1
        return can

    def landing(self, colour: i64, start: i64, die: i64) -> i64:
        """NOWHERE if the goal square that is counted to is taken, or if the pawn would end where it began."""
        rules = self.rules
        if start < 0:
            return 0
        reached = start + die - rules.ring
        if reached < 0:
            return start + die
        last = self.innermost_free(colour) if rules.back_onto_track else 3
        if reached > last:
            reached = 2 * last - reached
        if reached < 0:
            return rules.ring + reached if rules.ring + reached != start else NOWHERE
        return rules.ring + reached if self.goal_is_free(colour, reached) else NOWHERE

    def goal_is_free(self, colour: i64, goal: i64) -> bool:
        piece = PIECES * colour
        end = piece + PIECES
        while piece < end:
            if self.at[piece] == self.rules.ring + goal:
                return False
            piece += 1
        return True

    def innermost_free(self, colour: i64) -> i64:
        """There is always one: who has four pawns home does not throw."""
        goal: i64 = 3
        while not self.goal_is_free(colour, goal):
            goal -= 1
        return goal

    def move(self, action: i64) -> None:
        start = action - FORWARD - 1
        piece = PIECES * self.colour
        while self.at[piece] != start:
            piece += 1
        self.advance(self.colour, piece, start, self.landing(self.colour, start, self.die))
        self.fresh = start < 0
        self.after_move(self.colour)
