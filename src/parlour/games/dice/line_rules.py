"""What the bad one and up and down share: a seat's throws of its turn stand in a line, its figures but the last, which is its total."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.state import OVER
from parlour.games.dice.engine import DiceState

ROUNDS: Final[i64] = 0  # option
ROUND: Final[i64] = 0  # table: rounds that are over


class LineState(DiceState):
    def made(self, seat: i64) -> i64:
        """How many throws a seat has made in its turn."""
        at = self.at(seat)
        throws = self.ledger.width - 1
        count: i64 = 0
        while count < throws and self.figures[at + count] != 0:
            count += 1
        return count

    def next_line(self) -> None:
        """The next seat begins its turn with an empty line."""
        self.go_round(ROUND, ROUNDS, 1)
        if self.turn == OVER:
            return
        at = self.at(self.hand)
        for throw in range(self.ledger.width - 1):
            self.figures[at + throw] = 0
