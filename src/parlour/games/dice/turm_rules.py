"""The tower: your number takes coasters from it, and when it is gone your number gets you rid of them. (Sheet: dice.md, turm)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result
from parlour.games.dice.engine import DiceState, one_loses
from parlour.games.dice.figures import AMOUNT, NONE, SEATS, Figures, Number
from parlour.games.dice.throws import COUNT, NUMBER

FACE: Final = Number(6)


class Tower(DiceState):
    height: i64 = 0  # option
    tower: i64 = 0  # coasters in the middle
    keys: vec[i64] = NONE  # the seats' numbers, 0 before they are thrown
    coasters: vec[i64] = NONE
    lost: i64 = 0  # the seats that have lost, as bits

    def through(self, each: Figures) -> Tower:
        to = Tower(self.setup, self.tray)
        to.height = each.option("tower", self.height)
        to.tower = each.one("tower", self.tower, AMOUNT)
        to.keys = each.all("key", self.keys, FACE)
        to.coasters = each.all("coasters", self.coasters, AMOUNT)
        to.lost = each.one("lost", self.lost, SEATS)
        return to

    def begin(self) -> None:
        self.tower = self.height

    def fallen(self, outcome: i64) -> None:
        if self.cup == 1:
            self.keys[self.hand] = outcome
            seat = self.left_of(self.hand)
            self.cast(seat, 3 if seat == 0 else 1)
            return
        holders = self.with_any(self.coasters)
        if self.tower > 0:
            self.take(NUMBER[outcome])
        else:
            self.put_away(NUMBER[outcome])
        left = self.with_any(self.coasters)
        if self.tower == 0 and left & (left - 1) == 0:
            self.lost = left if left != 0 else holders  # R2: the only one left, or those who got rid of their last together
            self.finish()
        else:
            self.cast(self.left_of(self.hand), 3)

    def take(self, number: i64) -> None:
        """Everybody takes a coaster for each die with its number, the thrower first, while there are any. (R1)"""
        seat = self.hand
        for _ in range(self.seats):
            taken = min(COUNT[number << 3 | self.keys[seat]], self.tower)
            self.tower -= taken
            self.coasters[seat] += taken
            seat = self.left_of(seat)

    def put_away(self, number: i64) -> None:
        """Everybody puts a coaster away for each die with its number."""
        for seat in range(self.seats):
            self.coasters[seat] -= min(COUNT[number << 3 | self.keys[seat]], self.coasters[seat])

    def ended(self) -> Result:
        return one_loses(list(self.coasters), self.lost, "last_coaster")
