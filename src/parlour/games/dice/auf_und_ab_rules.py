"""Up and down: seven throws of one die, added and taken away in turn; below nothing you are out. (Sheet: dice.md, auf_und_ab)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result, nobody_wins
from parlour.games.dice.engine import placed
from parlour.games.dice.figures import Figures, Number
from parlour.games.dice.line_rules import LineState

THROWS: Final = 7
ROW: Final = Number(6, width=THROWS)


def is_added(throw: i64) -> bool:
    """Whether a throw (from 0) is added: the first, and every second one from the second on."""
    return throw == 0 or throw & 1 == 1


class UpAndDown(LineState):
    def through(self, each: Figures) -> UpAndDown:
        to = UpAndDown(self.setup, self.tray)
        self.line_through(to, each, ROW)
        return to

    def running(self, seat: i64, made: i64) -> i64:
        """How a seat's turn stood after so many throws."""
        at = seat * THROWS
        sum: i64 = 0
        for throw in range(made):
            sum += self.throws[at + throw] if is_added(throw) else -self.throws[at + throw]
        return sum

    def ends(self, seat: i64, made: i64) -> bool:
        return made == THROWS or self.running(seat, made) < 0

    def gained(self, seat: i64) -> i64:
        return max(0, self.running(seat, THROWS)) if self.ends(seat, self.made(seat)) else 0

    def fallen(self, outcome: i64) -> None:
        made = self.made(self.hand)
        self.throws[self.hand * THROWS + made] = outcome
        running = self.running(self.hand, made + 1)
        if running < 0:  # R1: 0 is not negative; R4: the same after the seventh throw
            self.next_line()
        elif made + 1 == THROWS:
            self.total[self.hand] += running
            self.next_line()

    def ended(self) -> Result:
        totals = list(self.total)
        if self.rounds > 1:  # R3: being out was worth nothing in its round
            return placed(totals, totals, "points")
        ranks = [total if self.running(seat, THROWS) >= 0 else -1 for seat, total in enumerate(totals)]
        return nobody_wins(totals, "nobody") if max(ranks) < 0 else placed(totals, ranks, "points")  # R2
