"""Finke, Hansel and Glückspeter: eleven fields, 2 to 12, which hold chips, and seats that put chips down or take them up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result
from parlour.games.dice.chips_rules import ChipsState
from parlour.games.dice.engine import DiceState, pips, placed
from parlour.games.dice.figures import AMOUNT, NONE, SWITCH, TALLY, Figures, Places

FIRST: Final[i64] = 2
LAST: Final[i64] = 12
FIELDS: Final = Places(FIRST, LAST)
BELLY: Final[i64] = 7  # Hansel's field that takes any number of chips
SACK: Final[i64] = 10  # and Peter's


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


class Finch(FieldsState):
    """The total thrown is paid on its field, or the chips there are taken; who has none left is out. (Sheet: dice.md, finke)"""

    two_spares_seven: bool = False  # options
    pay_one_chip: bool = False
    swept: i64 = 0  # 1 if the seat in hand has swept the fields in this turn

    def through(self, each: Figures) -> DiceState:
        to = Finch(self.setup, self.tray)
        to.two_spares_seven = each.flag("two_spares_seven", self.two_spares_seven)
        to.pay_one_chip = each.flag("pay_one_chip", self.pay_one_chip)
        self.fields_through(to, each, "start_chips")
        self.leaving_through(to, each)
        self.turns_through(to, each)
        to.swept = each.one("swept", self.swept, SWITCH)
        return to

    def fallen(self, outcome: i64) -> None:
        total = pips(outcome)
        if total == 2 or total == 12:
            if self.swept == 0:
                self.sweep(total)
                return
            for field in range(2, 13):  # R3: the second sweep of a turn pays
                self.put(field, 1)
        elif total != 7 and self.lying(total) > 0:
            self.take(total)
            return
        else:
            self.put(total, 1 if self.pay_one_chip else total)
        self.pass_on()

    def sweep(self, total: i64) -> None:
        """Take the chips of all fields and throw again; nothing at all is a sweep too. (R4)"""
        self.swept = 1
        for field in range(2, 13):
            if field != 7 or total == 12 or not self.two_spares_seven:
                self.take(field)

    def pass_on(self) -> None:
        self.leave_if_broke()
        self.swept = 0
        self.turns += 1
        self.hand = self.next_with(self.chips, self.hand)
        if self.holders() == 1:
            for field in range(2, 13):
                self.take(field)
            self.finish()
        elif self.turns >= self.max_turns:
            self.finish()

    def ended(self) -> Result:
        return self.by_leaving("last_chips" if self.holders() == 1 else "last_turn")


class Hansel(FieldsState):
    """A chip goes on the field of the total thrown, or comes from it; the belly keeps all. (Sheet: dice.md, schluck_hansel)"""

    def through(self, each: Figures) -> DiceState:
        to = Hansel(self.setup, self.tray)
        self.fields_through(to, each, "chips")
        self.leaving_through(to, each)
        return to

    def fallen(self, outcome: i64) -> None:
        self.put_or_take(pips(outcome), BELLY)  # R2
        self.leave_if_broke()
        if self.holders() == 1:
            self.finish()
        else:
            self.cast(self.next_with(self.chips, self.hand), 2)  # R1: one throw a turn

    def ended(self) -> Result:
        return self.by_leaving("last_chips")


class LuckyPeter(FieldsState):
    """Hansel turned round: whoever is rid of all chips first wins. (Sheet: dice.md, glueckspeter)"""

    def through(self, each: Figures) -> DiceState:
        to = LuckyPeter(self.setup, self.tray)
        self.fields_through(to, each, "chips")
        self.turns_through(to, each)
        return to

    def fallen(self, outcome: i64) -> None:
        self.put_or_take(pips(outcome), SACK)  # R2: a chip on field 10 always helps, so it is done
        self.turns += 1
        if self.chips[self.hand] == 0 or self.turns >= self.max_turns:
            self.finish()
        else:
            self.cast(self.left_of(self.hand), 2)

    def ended(self) -> Result:
        chips = list(self.chips)
        return placed(chips, [-count for count in chips], "rid" if 0 in chips else "fewest_chips")
