"""What a throw allows in Einigkeit macht stark: partners, walls, and the breach of the peace. (Sheet: ludo.md, 2)

Unlike Mensch ärgere Dich nicht: two friendly pieces on a square are a wall; a six is free; a side wins when both its colours are home.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.rules import PIECES, SIX, WAITING


class EinigkeitState(LudoState):
    def blank(self) -> LudoState:
        return EinigkeitState(self.setup, self.rules)

    def movable(self, colour: i64, die: i64) -> i64:
        at = self.at
        rules = self.rules
        piece = PIECES * colour
        end = piece + PIECES
        bit: i64 = 1
        can: i64 = 0
        if at[piece] < 0:
            on_a = self.ring[rules.offset[colour]]
            if die == SIX:
                if on_a < 16:
                    can = 1  # R3: even beside a friendly piece
                elif self.breaches(colour):
                    return 1
            while piece < end and at[piece] < 0:
                piece += 1
                bit <<= 1
            if die != SIX and on_a == colour + 1 and self.reaches(colour, piece, end, die):
                return bit  # R2: a single piece clears A, a wall may stand
        before = WAITING
        while piece < end:
            if at[piece] != before:
                before = at[piece]
                if self.reaches(colour, piece, end, die):
                    can |= bit
            piece += 1
            bit <<= 1
        return can

    def breaches(self, colour: i64) -> bool:
        """Whether a hostile wall stands on the colour's A, which falls when a six brings in a piece (2.6, R4)."""
        holder = self.ring[self.rules.offset[colour]]
        return holder >= 16 and self.rules.band[(holder & 15) - 1] != self.rules.band[colour]

    def is_decided(self) -> bool:
        """Whether both colours of a side are home."""
        for colour in range(2):
            if self.at[PIECES * colour] >= self.rules.ring and self.at[PIECES * (colour + 2)] >= self.rules.ring:
                return True
        return False

    def come_home(self, colour: i64) -> None:
        place: i64 = 0
        while self.order >> place != 0:
            place += 4
        self.order |= (colour + 1) << place
        if self.is_decided():
            self.over(self.rules.owners[colour] & 1)

    def place(self, seat: i64) -> i64:
        return 1 if (seat ^ self.winner) & 1 == 0 else 3

    def reason(self) -> str:
        return "side_home"
