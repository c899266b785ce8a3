"""The steward: six throws, six rows, and each sum is multiplied by the row it is written in. (Sheet: dice.md, rentmeister)

An action is a row, 0 for the one that counts three times, up to 5 for the one that counts eight times.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result, ranked
from parlour.games.dice.engine import DiceState, pips

PLACEMENT: Final[i64] = 0  # option: 0 free, 1 in order
ROWS: Final[i64] = 6  # a seat's figures: what stands in each row, 0 while it is empty
LEAST: Final[i64] = 3  # what the first row counts


class RentmeisterState(DiceState):
    def clone(self) -> RentmeisterState:
        copy = RentmeisterState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def fallen(self, outcome: i64) -> None:
        if self.option(PLACEMENT) == 0:
            self.ask(self.hand)
            return
        row: i64 = 0
        at = self.at(self.hand)
        while self.figures[at + row] != 0:
            row += 1
        self.chosen(row)

    def options_of_choice(self) -> i64:
        at = self.at(self.hand)
        count: i64 = 0
        for row in range(ROWS):
            if self.figures[at + row] == 0:
                self.moves[count] = row
                count += 1
        return count

    def chosen(self, action: i64) -> None:
        self.figures[self.at(self.hand) + action] = pips(self.dice)
        seat = self.left_of(self.hand)
        if self.empty(seat) == 0:
            self.finish()
        else:
            self.cast(seat, 3)

    def empty(self, seat: i64) -> i64:
        """The empty rows of a seat, as bits."""
        rows: i64 = 0
        at = self.at(seat)
        for row in range(ROWS):
            if self.figures[at + row] == 0:
                rows |= 1 << row
        return rows

    def total(self, seat: i64) -> i64:
        """What a seat has so far."""
        at = self.at(seat)
        total: i64 = 0
        for row in range(ROWS):
            total += (row + LEAST) * self.figures[at + row]
        return total

    def result(self) -> Result:
        self.must_be_over()
        return ranked([self.total(seat) for seat in range(self.seats)], "rents")
