"""White dice count, grey dice are taken away. (Sheet: dice.md, paerchen: two white and two grey; beelzebub: three white and one grey)

A seat's figures are its throws, then their sum.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result, ranked
from parlour.games.dice.engine import TENS, DiceState, pips

THROWS: Final[i64] = 0  # option: throws a seat
ROUND: Final[i64] = 0  # table: rounds that are over
MOST_THROWS: Final[i64] = 10
TOTAL: Final[i64] = MOST_THROWS  # seat: behind its throws


def worth(outcome: i64, grey: i64) -> i64:
    """The white dice of a throw without the grey ones."""
    tens = TENS[grey]
    return pips(outcome // tens) - pips(outcome % tens)


class GreyState(DiceState):
    def clone(self) -> GreyState:
        copy = GreyState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def fallen(self, outcome: i64) -> None:
        at = self.at(self.hand)
        points = worth(outcome, self.grey)
        self.figures[at + self.figures[ROUND]] = points
        self.figures[at + TOTAL] += points
        self.go_round(ROUND, THROWS, self.cup)

    def result(self) -> Result:
        self.must_be_over()
        return ranked(self.column(TOTAL), "sum")
