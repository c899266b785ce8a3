"""Finke: the total thrown is paid on its field, or the chips there are taken; who has none left is out. (Sheet: dice.md, finke)"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.result import Result
from parlour.games.dice.engine import pips
from parlour.games.dice.fields_rules import FieldsState
from parlour.games.dice.figures import SWITCH, Figures


class Finch(FieldsState):
    two_spares_seven: bool = False  # options
    pay_one_chip: bool = False
    swept: i64 = 0  # 1 if the seat in hand has swept the fields in this turn

    def through(self, each: Figures) -> Finch:
        to = Finch(self.setup, self.tray)
        to.two_spares_seven = each.flag("two_spares_seven", self.two_spares_seven)
        to.pay_one_chip = each.flag("pay_one_chip", self.pay_one_chip)
        self.fields_through(to, each, "start_chips")
        self.leaving_through(to, each)
        self.turns_through(to, each)
        to.swept = each.one("swept", self.swept, SWITCH)
        return to

    def fallen(self, outcome: i64) -> None:
        total = pips(outcome)
        if total == 2 or total == 12:
            if self.swept == 0:
                self.sweep(total)
                return
            for field in range(2, 13):  # R3: the second sweep of a turn pays
                self.put(field, 1)
        elif total != 7 and self.lying(total) > 0:
            self.take(total)
            return
        else:
            self.put(total, 1 if self.pay_one_chip else total)
        self.pass_on()

    def sweep(self, total: i64) -> None:
        """Take the chips of all fields and throw again; nothing at all is a sweep too. (R4)"""
        self.swept = 1
        for field in range(2, 13):
            if field != 7 or total == 12 or not self.two_spares_seven:
                self.take(field)

    def pass_on(self) -> None:
        self.leave_if_broke()
        self.swept = 0
        self.turns += 1
        self.hand = self.next_with(self.chips, self.hand)
        if self.holders() == 1:
            for field in range(2, 13):
                self.take(field)
            self.finish()
        elif self.turns >= self.max_turns:
            self.finish()

    def ended(self) -> Result:
        return self.by_leaving("last_chips" if self.holders() == 1 else "last_turn")
