"""Dear seven: strike the totals you throw off your list; whose list is struck first loses. (Sheet: dice.md, teure_sieben)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, bit_count
from parlour.core.result import Result
from parlour.core.state import NOBODY
from parlour.games.dice.engine import DiceState, one_loses, pips, placed
from parlour.games.dice.figures import NONE, Figures, Several

ALL_OPEN: Final[i64] = 0b1111101111100  # 2 to 12 without 7
LIST: Final = Several([str(number) for number in range(2, 13)], 2)


class DearSeven(DiceState):
    first_cleared_wins: bool = False  # option
    open: vec[i64] = NONE  # the open numbers of each list, as bits

    def through(self, each: Figures) -> DearSeven:
        to = DearSeven(self.setup, self.tray)
        to.first_cleared_wins = each.flag("first_cleared_wins", self.first_cleared_wins)
        to.open = each.all("open", self.open, LIST)
        return to

    def begin(self) -> None:
        self.fill_all(self.open, ALL_OPEN)

    def fallen(self, outcome: i64) -> None:
        total = pips(outcome)
        hand = self.hand
        if total == 7:
            open = self.open[hand]
            for _ in range(7):  # R2, R3: the seven lowest that are open
                open &= open - 1 if open != 0 else 0
            self.open[hand] = open
            self.cast(self.left_of(hand), 2)  # R5
        elif self.strikes(hand, total):
            self.cast(hand, 2)
        else:
            seat = self.left_of(hand)
            while seat != hand and not self.strikes(seat, total):
                seat = self.left_of(seat)
            self.cast(self.left_of(hand), 2)  # R4: wherever the number was used
        if self.cleared() != NOBODY:
            self.finish()

    def strikes(self, seat: i64, number: i64) -> bool:
        """Strike a number, if it is open."""
        if self.open[seat] & BIT[number] == 0:
            return False
        self.open[seat] &= ~BIT[number]
        return True

    def cleared(self) -> i64:
        """The seat whose list is empty, or NOBODY."""
        for seat in range(self.seats):
            if self.open[seat] == 0:
                return seat
        return NOBODY

    def ended(self) -> Result:
        left: list[int] = [bit_count(open) for open in self.open]
        if self.first_cleared_wins:
            return placed(left, [-count for count in left], "cleared_wins")
        return one_loses(left, BIT[self.cleared()], "cleared_loses")  # R1
