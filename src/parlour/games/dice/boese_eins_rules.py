"""The bad one: five throws of one die in a row, added up; a 1 ends the turn at once. (Sheet: dice.md, boese_eins)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result, ranked
from parlour.games.dice.engine import DiceState

ROUNDS: Final[i64] = 0  # option
ROUND: Final[i64] = 0  # table: rounds that are over
# A seat's figures: its throws of this turn, 0 to 4, then
TOTAL: Final[i64] = 5
THROWS: Final[i64] = 5


class BoeseEinsState(DiceState):
    def clone(self) -> BoeseEinsState:
        copy = BoeseEinsState(self.setup, self.moves, self.ledger, self.figures[:])
        self.copy_to(copy)
        return copy

    def made(self, seat: i64) -> i64:
        """How many throws a seat has made in its turn."""
        at = self.at(seat)
        count: i64 = 0
        while count < THROWS and self.figures[at + count] != 0:
            count += 1
        return count

    def fallen(self, outcome: i64) -> None:
        at = self.at(self.hand)
        made = self.made(self.hand)
        self.figures[at + made] = outcome
        if outcome != 1:  # R2: the 1 itself counts nothing
            self.figures[at + TOTAL] += outcome
        if outcome == 1 or made + 1 == THROWS:
            self.pass_on()

    def pass_on(self) -> None:
        """The next seat begins its turn with an empty line."""
        seat = self.left_of(self.hand)
        if seat == 0:
            self.figures[ROUND] += 1
            if self.figures[ROUND] == self.option(ROUNDS):
                self.finish()
                return
        at = self.at(seat)
        for throw in range(THROWS):
            self.figures[at + throw] = 0
        self.cast(seat, 1)

    def result(self) -> Result:
        self.must_be_over()
        return ranked(self.column(TOTAL), "points")
