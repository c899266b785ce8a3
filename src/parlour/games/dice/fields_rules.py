"""What Finke, Hansel and Glückspeter share: eleven fields, 2 to 12, which hold chips, and seats that put chips down or take them up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result
from parlour.games.dice.chips_rules import ChipsState
from parlour.games.dice.engine import placed
from parlour.games.dice.figures import AMOUNT, NONE, TALLY, Figures, Places

FIRST: Final[i64] = 2
LAST: Final[i64] = 12
FIELDS: Final = Places(FIRST, LAST)


class FieldsState(ChipsState):
    fields: vec[i64] = NONE  # the chips on each, from FIRST on
    left: vec[i64] = NONE  # 1 for the first to leave the game, 2 for the second, …; 0 while in it
    turns: i64 = 0  # that are over
    max_turns: i64 = 0  # option

    def fields_through(self, to: FieldsState, each: Figures, option: str) -> None:
        self.chips_through(to, each, option)
        to.fields = each.wide("fields", self.fields, FIELDS)

    def leaving_through(self, to: FieldsState, each: Figures) -> None:
        """Where seats without chips are out."""
        to.left = each.all("left", self.left, AMOUNT)

    def turns_through(self, to: FieldsState, each: Figures) -> None:
        """Where the turns are limited."""
        to.max_turns = each.option("max_turns", self.max_turns)
        to.turns = each.one("turns", self.turns, TALLY)

    def lying(self, field: i64) -> i64:
        """The chips on a field."""
        return self.fields[field - FIRST]

    def put(self, field: i64, chips: i64) -> None:
        """The seat in hand pays chips on a field, as many as it has."""
        paid = min(chips, self.chips[self.hand])
        self.chips[self.hand] -= paid
        self.fields[field - FIRST] += paid

    def take(self, field: i64) -> None:
        """The seat in hand takes all chips of a field."""
        self.chips[self.hand] += self.fields[field - FIRST]
        self.fields[field - FIRST] = 0

    def put_or_take(self, field: i64, large: i64) -> None:
        """A chip goes on a field, or comes from it; the large field keeps all."""
        if field != large and self.lying(field) > 0:
            self.take(field)
        else:
            self.put(field, 1)

    def leave_if_broke(self) -> None:
        """A seat without chips is out."""
        if self.chips[self.hand] == 0:
            self.left[self.hand] = self.seats - self.holders()

    def by_leaving(self, reason: str) -> Result:
        """Those still in by their chips, then those who left, the last of them first."""
        ranks = [100 + chips if left == 0 else left for chips, left in zip(self.chips, self.left, strict=True)]
        return placed(list(self.chips), ranks, reason)
