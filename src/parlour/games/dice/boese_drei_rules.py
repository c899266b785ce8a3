"""The bad three: throw as often as you dare; a 3 takes everything. (Sheet: dice.md, boese_drei)

STOP    keep the points
AGAIN   throw once more
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result, ranked
from parlour.games.dice.engine import DiceState

ROUNDS: Final[i64] = 0  # option
ROUND: Final[i64] = 0  # table: rounds that are over
POINTS: Final[i64] = 0  # seat: this round's points, 0 before the turn and when out
WON: Final[i64] = 1  # seat: rounds won

STOP: Final[i64] = 0
AGAIN: Final[i64] = 1
BAD: Final[i64] = 3


class BoeseDreiState(DiceState):
    def clone(self) -> BoeseDreiState:
        copy = BoeseDreiState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def starter(self) -> i64:
        """Another seat begins each round."""
        return self.figures[ROUND] % self.seats

    def fallen(self, outcome: i64) -> None:
        at = self.at(self.hand) + POINTS
        if outcome == BAD:
            self.figures[at] = 0
            self.pass_on()
        else:
            self.figures[at] += outcome
            self.ask(self.hand)

    def options_of_choice(self) -> i64:
        self.moves[0] = STOP
        self.moves[1] = AGAIN
        return 2

    def chosen(self, action: i64) -> None:
        if action == AGAIN:
            self.cast(self.hand, 1)
        else:
            self.pass_on()

    def pass_on(self) -> None:
        seat = self.left_of(self.hand)
        if seat != self.starter():
            self.cast(seat, 1)
            return
        self.end_round()
        if self.figures[ROUND] == self.option(ROUNDS):
            self.finish()
        else:
            self.clear(POINTS)
            self.cast(self.starter(), 1)

    def end_round(self) -> None:
        """The highest points win the round, shared if equal; nobody wins it with nothing. (R2)"""
        best: i64 = 0
        for seat in range(self.seats):
            best = max(best, self.own(seat, POINTS))
        for seat in range(self.seats):
            if best > 0 and self.own(seat, POINTS) == best:
                self.figures[self.at(seat) + WON] += 1
        self.figures[ROUND] += 1

    def result(self) -> Result:
        self.must_be_over()
        return ranked(self.column(WON), "rounds")
