"""Wiping out points: the lowest throw of a round gets a mark, then the highest wipes one of its own. (Sheet: dice.md, punktloeschen)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, bit_count
from parlour.core.result import Result
from parlour.core.state import NOBODY
from parlour.games.dice.engine import DiceState, lowest, pips, placed
from parlour.games.dice.figures import AMOUNT, NONE, SEATS, Figures, Number

TOTAL: Final = Number(12)


class WipingOut(DiceState):
    wipers: i64 = 0  # the seats that take part in the second part, as bits; 0 in the first
    marks: vec[i64] = NONE

    def through(self, each: Figures) -> WipingOut:
        to = WipingOut(self.setup, self.tray)
        self.rounds_through(to, each, "rounds")
        to.wipers = each.one("wipers", self.wipers, SEATS)
        self.contest_through(to, each, "thrown", TOTAL)
        to.marks = each.all("marks", self.marks, AMOUNT)
        return to

    def begin(self) -> None:
        self.open_contest(self.everyone(), 2)

    def fallen(self, outcome: i64) -> None:
        seat = self.contest_goes_on(pips(outcome), self.wipers == 0)  # R1: ties are thrown off
        if seat == NOBODY:
            return
        if self.wipers != 0:
            self.wipe(seat)
        else:
            self.mark(seat)

    def mark(self, seat: i64) -> None:
        """The lowest gets a mark; after the last round those with marks go on."""
        self.marks[seat] += 1
        self.round += 1
        if self.round < self.rounds:
            self.open_contest(self.everyone(), 2)
            return
        self.wipers = self.with_any(self.marks)
        if bit_count(self.wipers) == 1:  # R2: nobody can beat it
            self.finish()
        else:
            self.open_contest(self.wipers, 2)

    def wipe(self, seat: i64) -> None:
        """The highest wipes one of its own marks; whoever has none left wins at once."""
        self.marks[seat] -= 1
        if self.marks[seat] == 0:
            self.finish()
        else:
            self.open_contest(self.wipers, 2)

    def winner(self) -> i64:
        """At the end: the wiper without marks, or the only wiper."""
        return lowest(self.best_of(self.wipers, self.marks, True))

    def ended(self) -> Result:
        winner = self.winner()
        marks = list(self.marks)
        ranks = [-marks[seat] if self.wipers & BIT[seat] != 0 else -1000 for seat in range(self.seats)]
        ranks[winner] = 1
        return placed(marks, ranks, "alone" if marks[winner] else "wiped")
