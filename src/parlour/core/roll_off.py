"""Games in which the players first throw for the start: each once in seat order, the highest begins, equals throw again."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.setup import Setup
from parlour.core.state import NOBODY, State

BEATEN: Final[i64] = 15  # what `rolled` gives for a seat that is out of the roll-off


class RollOff(State):
    """A position of such a game. `rolls` has four bits a seat: 0 has still to throw, points, or BEATEN; it is -1 once somebody begins."""

    def __init__(self, setup: Setup, moves: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.rolls: i64 = 0

    def rolling_off(self) -> bool:
        return self.rolls >= 0

    def rolled(self, seat: i64) -> i64:
        """What a seat threw for the start: 0 if nothing yet, BEATEN if it is out."""
        return self.rolls >> (4 * seat) & 15

    def roll_for_start(self, points: i64) -> i64:
        """The seat in hand has thrown for the start: the seat that begins, or NOBODY while it goes on; the next to throw has the hand."""
        self.rolls |= points * BIT[4 * self.hand]
        high: i64 = 0
        several = False
        for seat in range(self.seats):
            roll = self.rolls >> (4 * seat) & 15
            if roll == 0:
                self.hand = seat
                return NOBODY
            if roll != BEATEN and roll >= high:
                several = roll == high
                high = roll
        first: i64 = NOBODY
        again: i64 = 0
        for seat in range(self.seats):
            if self.rolls >> (4 * seat) & 15 != high:
                again |= BEATEN * BIT[4 * seat]
            elif first < 0:
                first = seat
        self.rolls = again if several else -1
        self.hand = first
        return NOBODY if several else first

    # In writing

    def roll_off_text(self, names: list[str]) -> str:
        """`roll-off Y4 G R`: the seats that are still in it, with what they threw."""
        words = ["roll-off"]
        for seat in range(self.seats):
            roll = self.rolled(seat)
            if roll != BEATEN:
                words.append(names[seat] + (str(roll) if roll > 0 else ""))
        return " ".join(words)

    def resume_roll_off(self, thrown: dict[int, int]) -> bool:
        """Take it up with what the seats that are in it threw, 0 for nothing yet; False if no two or more in their order come to that."""
        waiting: i64 = NOBODY
        rolls: i64 = 0
        for seat in range(self.seats):
            roll: i64 = thrown.get(seat, BEATEN)
            rolls |= roll * BIT[4 * seat]
            if roll == 0 and waiting < 0:
                waiting = seat
            elif 0 < roll < BEATEN and waiting >= 0:
                return False
        if len(thrown) < 2 or waiting < 0:
            return False
        self.rolls = rolls
        self.hand = waiting
        return True
