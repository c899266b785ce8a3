"""Heaven and hell: the top of a die counts ten, its bottom one. (Sheet: dice.md, himmel_und_hoelle)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result, ranked
from parlour.games.dice.engine import DiceState, pips

ROUNDS: Final[i64] = 0  # option
ROUND: Final[i64] = 0  # table: rounds that are over
LATEST: Final[i64] = 0  # seat: what its last throw gave, 0 before it
TOTAL: Final[i64] = 1


def heaven_and_hell(outcome: i64) -> i64:
    """Each die counts 10 * top + bottom, and top and bottom are 7 together."""
    return 9 * pips(outcome) + 14


class HimmelUndHoelleState(DiceState):
    def clone(self) -> HimmelUndHoelleState:
        copy = HimmelUndHoelleState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def fallen(self, outcome: i64) -> None:
        at = self.at(self.hand)
        points = heaven_and_hell(outcome)
        self.figures[at + LATEST] = points
        self.figures[at + TOTAL] += points
        self.go_round(ROUND, ROUNDS, 2)

    def result(self) -> Result:
        self.must_be_over()
        return ranked(self.column(TOTAL), "points")
