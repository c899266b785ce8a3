"""The steward: six throws, six rows, and each sum is multiplied by the row it is written in. (Sheet: dice.md, rentmeister)

An action is a row, 0 for the one that counts three times, up to 5 for the one that counts eight times.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result, ranked
from parlour.games.dice.engine import DiceState, lowest, pips
from parlour.games.dice.figures import NONE, Figures, Places

ROWS: Final[i64] = 6
LEAST: Final[i64] = 3  # what the first row counts
SHEET: Final = Places(3, 8, 18, 3)


class Steward(DiceState):
    in_order: bool = False  # option
    sums: vec[i64] = NONE  # what stands in each row, ROWS for each seat, 0 while it is empty

    def through(self, each: Figures) -> DiceState:
        to = Steward(self.setup, self.tray)
        to.in_order = each.flag("placement", self.in_order, "in_order")
        to.sums = each.all("times", self.sums, SHEET)
        return to

    def fallen(self, outcome: i64) -> None:
        if self.in_order:
            self.chosen(lowest(self.empty(self.hand)))
        else:
            self.ask(self.hand)

    def choices(self) -> i64:
        at = self.hand * ROWS
        count: i64 = 0
        for row in range(ROWS):
            if self.sums[at + row] == 0:
                self.moves[count] = row
                count += 1
        return count

    def chosen(self, action: i64) -> None:
        self.sums[self.hand * ROWS + action] = pips(self.dice)
        seat = self.left_of(self.hand)
        if self.empty(seat) == 0:
            self.finish()
        else:
            self.cast(seat, 3)

    def empty(self, seat: i64) -> i64:
        """The empty rows of a seat, as bits."""
        rows: i64 = 0
        for row in range(ROWS):
            if self.sums[seat * ROWS + row] == 0:
                rows |= 1 << row
        return rows

    def total(self, seat: i64) -> i64:
        """What a seat has so far."""
        total: i64 = 0
        for row in range(ROWS):
            total += (row + LEAST) * self.sums[seat * ROWS + row]
        return total

    def ended(self) -> Result:
        return ranked([self.total(seat) for seat in range(self.seats)], "rents")
