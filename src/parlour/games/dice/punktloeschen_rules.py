"""Wiping out points: the lowest throw of a round gets a mark, then the highest wipes one of its own. (Sheet: dice.md, punktloeschen)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.result import Result
from parlour.core.state import NOBODY
from parlour.games.dice.engine import DiceState, bits, pips, placed

ROUNDS: Final[i64] = 0  # option
# table
ROUND: Final[i64] = 0  # rounds of the first part that are over
WIPERS: Final[i64] = 1  # the seats that take part in the second part, as a mask; 0 in the first
CONTEST: Final[i64] = 2  # the seats that throw for this mark, as a mask
# seat
THROWN: Final[i64] = 0  # its total in this contest, 0 before it has thrown
MARKS: Final[i64] = 1


class PunktloeschenState(DiceState):
    def clone(self) -> PunktloeschenState:
        copy = PunktloeschenState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def everyone(self) -> i64:
        return BIT[self.seats] - 1

    def fallen(self, outcome: i64) -> None:
        wiping = self.figures[WIPERS] != 0
        seat = self.contest_goes_on(pips(outcome), CONTEST, THROWN, not wiping)  # R1: ties are thrown off
        if seat == NOBODY:
            return
        if wiping:
            self.wipe(seat)
        else:
            self.mark(seat)

    def mark(self, seat: i64) -> None:
        """The lowest gets a mark; after the last round those with marks go on."""
        self.figures[self.at(seat) + MARKS] += 1
        self.figures[ROUND] += 1
        if self.figures[ROUND] < self.option(ROUNDS):
            self.open_contest(self.everyone(), CONTEST, THROWN, 2)
            return
        wipers: i64 = 0
        for other in range(self.seats):
            if self.own(other, MARKS) > 0:
                wipers |= BIT[other]
        self.figures[WIPERS] = wipers
        if bits(wipers) == 1:  # R2: nobody can beat it
            self.finish()
        else:
            self.open_contest(wipers, CONTEST, THROWN, 2)

    def wipe(self, seat: i64) -> None:
        """The highest wipes one of its own marks; whoever has none left wins at once."""
        self.figures[self.at(seat) + MARKS] -= 1
        if self.own(seat, MARKS) == 0:
            self.finish()
        else:
            self.open_contest(self.figures[WIPERS], CONTEST, THROWN, 2)

    def winner(self) -> i64:
        """At the end: the wiper without marks, or the only wiper."""
        wipers = self.figures[WIPERS]
        only: i64 = NOBODY
        for seat in range(self.seats):
            if wipers & BIT[seat] != 0:
                if self.own(seat, MARKS) == 0:
                    return seat
                only = seat
        return only

    def result(self) -> Result:
        self.must_be_over()
        winner = self.winner()
        marks = self.column(MARKS)
        ranks = [-marks[seat] if self.figures[WIPERS] & BIT[seat] != 0 else -1000 for seat in range(self.seats)]
        ranks[winner] = 1
        return placed(marks, ranks, "alone" if marks[winner] else "wiped")
