"""Lucky Peter: Hansel turned round: whoever is rid of all chips first wins. (Sheet: dice.md, glueckspeter)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result
from parlour.games.dice.engine import pips, placed
from parlour.games.dice.fields_rules import CHIPS, FIELD, TURNS, FieldsState

# options
START_CHIPS: Final[i64] = 0
MAX_TURNS: Final[i64] = 1
SACK: Final[i64] = 10  # the field that takes any number of chips


class GlueckspeterState(FieldsState):
    def clone(self) -> GlueckspeterState:
        copy = GlueckspeterState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def fallen(self, outcome: i64) -> None:
        field = pips(outcome)
        if field != SACK and self.figures[FIELD + field] > 0:
            self.take(field)
        else:
            self.put(field, 1)  # R2: always helps on field 10, so it is done
        self.figures[TURNS] += 1
        if self.own(self.hand, CHIPS) == 0 or self.figures[TURNS] >= self.option(MAX_TURNS):
            self.finish()
        else:
            self.cast(self.left_of(self.hand), 2)

    def result(self) -> Result:
        self.must_be_over()
        chips = self.column(CHIPS)
        return placed(chips, [-count for count in chips], "rid" if 0 in chips else "fewest_chips")
