"""Dear seven: strike the totals you throw off your list; whose list is struck first loses. (Sheet: dice.md, teure_sieben)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.result import Result
from parlour.games.dice.engine import DiceState, bits, one_loses, pips, placed

FIRST_CLEARED_WINS: Final[i64] = 0  # option
OPEN: Final[i64] = 0  # seat: its open numbers as bits 2 to 12
ALL_OPEN: Final[i64] = 0b1111101111100  # 2 to 12 without 7


class TeureSiebenState(DiceState):
    def clone(self) -> TeureSiebenState:
        copy = TeureSiebenState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def fallen(self, outcome: i64) -> None:
        total = pips(outcome)
        hand = self.hand
        if total == 7:
            open = self.own(hand, OPEN)
            for _ in range(7):  # R2, R3: the seven lowest that are open
                open &= open - 1 if open != 0 else 0
            self.figures[self.at(hand) + OPEN] = open
            self.cast(self.left_of(hand), 2)  # R5
        elif self.strikes(hand, total):
            self.cast(hand, 2)
        else:
            seat = self.left_of(hand)
            while seat != hand and not self.strikes(seat, total):
                seat = self.left_of(seat)
            self.cast(self.left_of(hand), 2)  # R4: wherever the number was used
        if self.cleared() >= 0:
            self.finish()

    def strikes(self, seat: i64, number: i64) -> bool:
        """Strike a number, if it is open."""
        at = self.at(seat) + OPEN
        if self.figures[at] & BIT[number] == 0:
            return False
        self.figures[at] &= ~BIT[number]
        return True

    def cleared(self) -> i64:
        """The seat whose list is empty, or -1."""
        for seat in range(self.seats):
            if self.own(seat, OPEN) == 0:
                return seat
        return -1

    def result(self) -> Result:
        self.must_be_over()
        left = [bits(self.own(seat, OPEN)) for seat in range(self.seats)]
        if self.option(FIRST_CLEARED_WINS) == 1:
            return placed(left, [-count for count in left], "cleared_wins")
        return one_loses(left, BIT[self.cleared()], "cleared_loses")  # R1
