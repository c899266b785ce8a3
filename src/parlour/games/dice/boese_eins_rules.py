"""The bad one: five throws of one die in a row, added up; a 1 ends the turn at once. (Sheet: dice.md, boese_eins)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result, ranked
from parlour.games.dice.line_rules import LineState

# A seat's figures: its throws of this turn, 0 to 4, then
TOTAL: Final[i64] = 5
THROWS: Final[i64] = 5


class BoeseEinsState(LineState):
    def clone(self) -> BoeseEinsState:
        copy = BoeseEinsState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def fallen(self, outcome: i64) -> None:
        at = self.at(self.hand)
        made = self.made(self.hand)
        self.figures[at + made] = outcome
        if outcome != 1:  # R2: the 1 itself counts nothing
            self.figures[at + TOTAL] += outcome
        if outcome == 1 or made + 1 == THROWS:
            self.next_line()

    def result(self) -> Result:
        self.must_be_over()
        return ranked(self.column(TOTAL), "points")
