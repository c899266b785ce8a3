"""Up and down: seven throws of one die, added and taken away in turn; below nothing you are out. (Sheet: dice.md, auf_und_ab)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result
from parlour.games.dice.engine import DiceState, placed

ROUNDS: Final[i64] = 0  # option
ROUND: Final[i64] = 0  # table: rounds that are over
# A seat's figures: its throws of this turn, 0 to 6, then
TOTAL: Final[i64] = 7  # the results of its finished turns
THROWS: Final[i64] = 7


def is_added(throw: i64) -> bool:
    """Whether a throw (from 0) is added: the first, and every second one from the second on."""
    return throw == 0 or throw & 1 == 1


class AufUndAbState(DiceState):
    def clone(self) -> AufUndAbState:
        copy = AufUndAbState(self.setup, self.moves, self.ledger, self.figures[:])
        self.copy_to(copy)
        return copy

    def made(self, seat: i64) -> i64:
        """How many throws a seat has made in its turn."""
        at = self.at(seat)
        count: i64 = 0
        while count < THROWS and self.figures[at + count] != 0:
            count += 1
        return count

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
            self.pass_on()
        elif made + 1 == THROWS:
            self.figures[at + TOTAL] += running
            self.pass_on()

    def pass_on(self) -> None:
        """The next seat begins its turn with an empty line."""
        seat = self.left_of(self.hand)
        if seat == 0:
            self.figures[ROUND] += 1
            if self.figures[ROUND] == self.option(ROUNDS):
                self.finish()
                return
        at = self.at(seat)
        for throw in range(THROWS):
            self.figures[at + throw] = 0
        self.cast(seat, 1)

    def result(self) -> Result:
        self.must_be_over()
        totals = self.column(TOTAL)
        if self.option(ROUNDS) > 1:  # R3: being out was worth nothing in its round
            return placed(totals, totals, "points")
        ranks = [total if self.running(seat) >= 0 else -1 for seat, total in enumerate(totals)]
        return placed(totals, ranks, "nobody" if max(ranks) < 0 else "points")  # R2
