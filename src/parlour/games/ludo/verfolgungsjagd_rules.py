"""Verfolgungsjagd: one piece each, once around the star and home by exact count. (Sheet: ludo.md, 5)

Unlike its relatives it has no waiting squares and no decisions: a throw moves the piece, and a one throws again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.rules import PIECES

AGAIN: Final[i64] = 1  # the throw that earns another


class VerfolgungsjagdState(LudoState):
    def blank(self) -> LudoState:
        return VerfolgungsjagdState(self.setup, self.rules)

    def movable(self, colour: i64, die: i64) -> i64:
        return 1 if self.at[PIECES * colour] + die <= self.rules.ring else 0

    def thrown(self, face: i64) -> None:
        start = self.at[PIECES * self.colour]
        if start + face == self.rules.ring:
            self.advance(self.colour, PIECES * self.colour, start, start + face)
            self.come_home(self.colour)
            return
        if start + face < self.rules.ring:  # R3: beyond the start point the whole throw is lost
            self.advance(self.colour, PIECES * self.colour, start, start + face)
        if face != AGAIN:
            self.end_turn()

    def advance(self, colour: i64, piece: i64, start: i64, target: i64) -> None:
        ring = self.ring
        offset = self.rules.offset[colour]
        square = (offset + start) % self.rules.ring
        holder = ring[square]
        ring[square] = holder >> 4 if holder & 15 == colour + 1 else holder & 15
        self.at[piece] = target
        square = (offset + target) % self.rules.ring
        if target < self.rules.ring:
            self.send_home(square)
        ring[square] = ring[square] << 4 | (colour + 1)

    def send_home(self, square: i64) -> None:
        """Whoever stands there begins again, unless it has not left its start point yet (R5)."""
        rules = self.rules
        holder = self.ring[square]
        self.ring[square] = 0
        while holder != 0:
            other = (holder & 15) - 1
            home = rules.offset[other]
            self.at[PIECES * other] = 0
            self.ring[home] = self.ring[home] << 4 | (other + 1)  # R4: beside a visitor, if there is one
            holder >>= 4

    def reason(self) -> str:
        return "around"
