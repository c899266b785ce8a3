"""Finke: the total thrown is paid on its field, or the chips there are taken; who has none left is out. (Sheet: dice.md, finke)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result
from parlour.core.state import NOBODY
from parlour.games.dice.engine import pips
from parlour.games.dice.fields_rules import CHIPS, FIELD, TURNS, FieldsState

# options
START_CHIPS: Final[i64] = 0
TWO_SPARES_SEVEN: Final[i64] = 1
PAY_ONE_CHIP: Final[i64] = 2
MAX_TURNS: Final[i64] = 3
SWEPT: Final[i64] = 12  # table: 1 if the seat in hand has swept the fields in this turn


class FinkeState(FieldsState):
    def clone(self) -> FinkeState:
        copy = FinkeState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def fallen(self, outcome: i64) -> None:
        total = pips(outcome)
        if total == 2 or total == 12:
            if self.figures[SWEPT] == 0:
                self.sweep(total)
                return
            for field in range(2, 13):  # R3: the second sweep of a turn pays
                self.put(field, 1)
        elif total != 7 and self.figures[FIELD + total] > 0:
            self.take(total)
            return
        else:
            self.put(total, 1 if self.option(PAY_ONE_CHIP) == 1 else total)
        self.pass_on()

    def sweep(self, total: i64) -> None:
        """Take the chips of all fields and throw again; nothing at all is a sweep too. (R4)"""
        self.figures[SWEPT] = 1
        for field in range(2, 13):
            if field != 7 or total == 12 or self.option(TWO_SPARES_SEVEN) == 0:
                self.take(field)

    def pass_on(self) -> None:
        self.leave_if_broke()
        self.figures[SWEPT] = 0
        self.figures[TURNS] += 1
        last = self.last_in()
        if last != NOBODY:
            self.hand = last
            for field in range(2, 13):
                self.take(field)
            self.finish()
        elif self.figures[TURNS] >= self.option(MAX_TURNS):
            self.finish()
        else:
            self.cast(self.next_with(self.hand, CHIPS), 2)

    def result(self) -> Result:
        self.must_be_over()
        return self.by_leaving("last_chips" if self.how_many_with(CHIPS) == 1 else "last_turn")
