"""The tower: your number takes coasters from it, and when it is gone your number gets you rid of them. (Sheet: dice.md, turm)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.result import Result
from parlour.games.dice import throws
from parlour.games.dice.engine import NUMBER, DiceState, one_loses

COUNT: Final = throws.COUNT
TOWER: Final[i64] = 0  # option, and the table's figure: coasters in the middle
KEY: Final[i64] = 0  # seat: its number, 0 before it is thrown
STOCK: Final[i64] = 1  # seat: its coasters
LOST: Final[i64] = 2  # seat: 1 when it has lost


class TurmState(DiceState):
    def clone(self) -> TurmState:
        copy = TurmState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def fallen(self, outcome: i64) -> None:
        if self.cup == 1:
            self.figures[self.at(self.hand) + KEY] = outcome
            seat = self.left_of(self.hand)
            self.cast(seat, 3 if seat == 0 else 1)
            return
        number = NUMBER[outcome]
        lost: i64 = 0
        if self.figures[TOWER] > 0:
            self.take(number)
        else:
            lost = self.put_away(number)
        if self.figures[TOWER] == 0 and self.how_many_with(STOCK) <= 1:
            self.end(lost)
        else:
            self.cast(self.left_of(self.hand), 3)

    def take(self, number: i64) -> None:
        """Everybody takes a coaster for each die with its number, the thrower first, while there are any. (R1)"""
        figures = self.figures
        seat = self.hand
        for _ in range(self.seats):
            at = self.at(seat)
            taken = COUNT[number << 3 | figures[at + KEY]]
            if taken > figures[TOWER]:
                taken = figures[TOWER]
            figures[TOWER] -= taken
            figures[at + STOCK] += taken
            seat = self.left_of(seat)

    def put_away(self, number: i64) -> i64:
        """Everybody puts a coaster away for each die with its number; the seats that got rid of their last, as a mask."""
        figures = self.figures
        rid: i64 = 0
        for seat in range(self.seats):
            at = self.at(seat)
            held = figures[at + STOCK]
            away = COUNT[number << 3 | figures[at + KEY]]
            if held > 0 and away >= held:
                figures[at + STOCK] = 0
                rid |= BIT[seat]
            else:
                figures[at + STOCK] = held - (away if held > 0 else 0)
        return rid

    def end(self, rid: i64) -> None:
        """The only one with coasters loses; if nobody has any, those who got rid of their last together. (R2)"""
        figures = self.figures
        holders = self.how_many_with(STOCK)
        for seat in range(self.seats):
            at = self.at(seat)
            if figures[at + STOCK] > 0 or (holders == 0 and rid & BIT[seat] != 0):
                figures[at + LOST] = 1
        self.finish()

    def result(self) -> Result:
        self.must_be_over()
        losers: i64 = 0
        for seat in range(self.seats):
            if self.own(seat, LOST) > 0:
                losers |= BIT[seat]
        return one_loses(self.column(STOCK), losers, "last_coaster")
