"""Swallow, Hansel: a chip goes on the field of the total thrown, or comes from it; the belly keeps all. (Sheet: dice.md, schluck_hansel)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result
from parlour.core.state import NOBODY
from parlour.games.dice.engine import pips
from parlour.games.dice.fields_rules import CHIPS, FIELD, FieldsState

START_CHIPS: Final[i64] = 0  # option
BELLY: Final[i64] = 7


class SchluckHanselState(FieldsState):
    def clone(self) -> SchluckHanselState:
        copy = SchluckHanselState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def fallen(self, outcome: i64) -> None:
        field = pips(outcome)
        if field != BELLY and self.figures[FIELD + field] > 0:
            self.take(field)  # R2
        else:
            self.put(field, 1)
            self.leave_if_broke()
        if self.last_in() != NOBODY:
            self.finish()
        else:
            self.cast(self.next_with(self.hand, CHIPS), 2)  # R1: one throw a turn

    def result(self) -> Result:
        self.must_be_over()
        return self.by_leaving("last_chips")
