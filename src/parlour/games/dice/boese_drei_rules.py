"""The bad three: throw as often as you dare; a 3 takes everything. (Sheet: dice.md, boese_drei)

STOP    keep the points
AGAIN   throw once more
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result, nobody_wins, ranked
from parlour.core.state import CHANCE
from parlour.games.dice.engine import DiceState
from parlour.games.dice.figures import AMOUNT, NONE, Figures

STOP: Final[i64] = 0
AGAIN: Final[i64] = 1
BAD: Final[i64] = 3


class BadThree(DiceState):
    points: vec[i64] = NONE  # of this round, 0 before the turn and when out
    won: vec[i64] = NONE  # rounds

    def through(self, each: Figures) -> DiceState:
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
            self.turn = self.hand

    def choices(self) -> i64:
        return self.offer(STOP, 2)

    def chosen(self, action: i64) -> None:
        if action == AGAIN:
            self.turn = CHANCE
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
        best: i64 = 1
        for seat in range(self.seats):
            best = max(best, self.points[seat])
        for seat in range(self.seats):
            if self.points[seat] == best:
                self.won[seat] += 1
        self.round += 1

    def ended(self) -> Result:
        """Most rounds win; where all have lost everything in every round nobody does. (G3 as amended)"""
        if self.with_any(self.won) == 0:
            return nobody_wins(list(self.won), "no_round")
        return ranked(list(self.won), "rounds")
