"""Swallow, Hansel: a chip goes on the field of the total thrown, or comes from it; the belly keeps all. (Sheet: dice.md, schluck_hansel)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result
from parlour.games.dice.engine import pips
from parlour.games.dice.fields_rules import FieldsState
from parlour.games.dice.figures import Figures

BELLY: Final[i64] = 7


class Hansel(FieldsState):
    def through(self, each: Figures) -> Hansel:
        to = Hansel(self.setup, self.tray)
        self.fields_through(to, each, "chips")
        self.leaving_through(to, each)
        return to

    def fallen(self, outcome: i64) -> None:
        self.put_or_take(pips(outcome), BELLY)  # R2
        self.leave_if_broke()
        if self.holders() == 1:
            self.finish()
        else:
            self.cast(self.next_with(self.chips, self.hand), 2)  # R1: one throw a turn

    def ended(self) -> Result:
        return self.by_leaving("last_chips")
