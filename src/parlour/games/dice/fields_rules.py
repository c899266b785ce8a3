"""What Finke, Hansel and Glückspeter share: eleven fields, 2 to 12, which hold chips, and seats that put chips down or take them up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result
from parlour.core.state import NOBODY
from parlour.games.dice.engine import DiceState, placed

# table: the chips on field 2 to field 12 stand at 0 to 10, then
FIELD: Final[i64] = -2  # figures[FIELD + s] is field s
FIELDS: Final[i64] = 11
TURNS: Final[i64] = 11  # turns that are over
# seat
CHIPS: Final[i64] = 0
LEFT: Final[i64] = 1  # 1 for the first to leave the game, 2 for the second, …; 0 while in it


class FieldsState(DiceState):
    def put(self, field: i64, chips: i64) -> None:
        """The seat in hand pays chips on a field, as many as it has."""
        at = self.at(self.hand) + CHIPS
        paid = min(chips, self.figures[at])
        self.figures[at] -= paid
        self.figures[FIELD + field] += paid

    def take(self, field: i64) -> None:
        """The seat in hand takes all chips of a field."""
        self.figures[self.at(self.hand) + CHIPS] += self.figures[FIELD + field]
        self.figures[FIELD + field] = 0

    def leave_if_broke(self) -> None:
        """A seat without chips is out."""
        if self.own(self.hand, CHIPS) == 0:
            self.figures[self.at(self.hand) + LEFT] = self.seats - self.how_many_with(CHIPS)

    def last_in(self) -> i64:
        """The only seat with chips, or NOBODY if there are several."""
        return self.next_with(0, CHIPS) if self.how_many_with(CHIPS) == 1 else NOBODY

    def by_leaving(self, reason: str) -> Result:
        """Those still in by their chips, then those who left, the last of them first."""
        chips = self.column(CHIPS)
        left = self.column(LEFT)
        ranks = [100 + chips[seat] if left[seat] == 0 else left[seat] for seat in range(self.seats)]
        return placed(chips, ranks, reason)
