"""The bad three: throw as often as you dare; a 3 takes everything. (Sheet: dice.md, boese_drei)

STOP    keep the points
AGAIN   throw once more
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.result import Result, ranked
from parlour.games.dice.engine import DiceState
from parlour.games.dice.figures import AMOUNT, NONE, Figures

STOP: Final[i64] = 0
AGAIN: Final[i64] = 1
BAD: Final[i64] = 3


class BadThree(DiceState):
    points: vec[i64] = NONE  # of this round, 0 before the turn and when out
    won: vec[i64] = NONE  # rounds

    def through(self, each: Figures) -> BadThree:
        to = BadThree(self.setup, self.tray)
        self.rounds_through(to, each, "rounds")
        to.points = each.all("points", self.points, AMOUNT)
        to.won = each.all("won", self.won, AMOUNT)
        return to

    def starter(self) -> i64:
        """Another seat begins each round."""
        return self.round % self.seats

    def fallen(self, outcome: i64) -> None:
        if outcome == BAD:
            self.points[self.hand] = 0
            self.pass_on()
        else:
            self.points[self.hand] += outcome
            self.ask(self.hand)

    def choices(self) -> i64:
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
        if self.round == self.rounds:
            self.finish()
        else:
            self.fill_all(self.points, 0)
            self.cast(self.starter(), 1)

    def end_round(self) -> None:
        """The highest points win the round, shared if equal; nobody wins it with nothing. (R2)"""
        winners = self.best_of(self.with_any(self.points), self.points, False)
        for seat in range(self.seats):
            if winners & BIT[seat] != 0:
                self.won[seat] += 1
        self.round += 1

    def ended(self) -> Result:
        return ranked(list(self.won), "rounds")
