"""Up and down: seven throws of one die, added and taken away in turn; below nothing you are out. (Sheet: dice.md, auf_und_ab)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result, nobody_wins
from parlour.games.dice.engine import placed
from parlour.games.dice.line_rules import ROUNDS, LineState

# A seat's figures: its throws of this turn, 0 to 6, then
TOTAL: Final[i64] = 7  # the results of its finished turns
THROWS: Final[i64] = 7


def is_added(throw: i64) -> bool:
    """Whether a throw (from 0) is added: the first, and every second one from the second on."""
    return throw == 0 or throw & 1 == 1


class AufUndAbState(LineState):
    def clone(self) -> AufUndAbState:
        copy = AufUndAbState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def running(self, seat: i64) -> i64:
        """How a seat's turn stands."""
        at = self.at(seat)
        sum: i64 = 0
        for throw in range(THROWS):
            sum += self.figures[at + throw] if is_added(throw) else -self.figures[at + throw]
        return sum

    def fallen(self, outcome: i64) -> None:
        at = self.at(self.hand)
        made = self.made(self.hand)
        self.figures[at + made] = outcome
        running = self.running(self.hand)
        if running < 0:  # R1: 0 is not negative; R4: the same after the seventh throw
            self.next_line()
        elif made + 1 == THROWS:
            self.figures[at + TOTAL] += running
            self.next_line()

    def result(self) -> Result:
        self.must_be_over()
        totals = self.column(TOTAL)
        if self.option(ROUNDS) > 1:  # R3: being out was worth nothing in its round
            return placed(totals, totals, "points")
        ranks = [total if self.running(seat) >= 0 else -1 for seat, total in enumerate(totals)]
        return nobody_wins(totals, "nobody") if max(ranks) < 0 else placed(totals, ranks, "points")  # R2
