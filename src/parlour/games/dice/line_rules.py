"""Games in which what the seats' turns give is added up; in the bad one and in up and down, a turn is a row of throws."""

from __future__ import annotations

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result, ranked
from parlour.core.state import OVER
from parlour.games.dice.engine import DiceState
from parlour.games.dice.figures import AMOUNT, NONE, Figures, Number


class TotalState(DiceState):
    """After some rounds the highest total wins."""

    total: vec[i64] = NONE  # what the seats' turns gave

    def total_through(self, to: TotalState, each: Figures) -> None:
        self.rounds_through(to, each, "rounds")
        to.total = each.all("total", self.total, AMOUNT)

    def ended(self) -> Result:
        return ranked(list(self.total), "points")


class LineState(TotalState):
    """A seat's throws of its turn stand in a row."""

    throws: vec[i64] = NONE  # of this turn, or of the last one: `width` for each seat, 0 for those to come
    width: i64 = 0  # how many throws a turn has

    def line_through(self, to: LineState, each: Figures, row: Number) -> None:
        to.throws = each.all("throw", self.throws, row)
        to.width = row.width
        self.total_through(to, each)

    @abstractmethod
    def ends(self, seat: i64, made: i64) -> bool:
        """Whether a seat's turn is over after so many throws of its row."""

    @abstractmethod
    def gained(self, seat: i64) -> i64:
        """What a seat's row has added to its total."""

    def made(self, seat: i64) -> i64:
        """How many throws stand in a seat's row."""
        at = seat * self.width
        count: i64 = 0
        while count < self.width and self.throws[at + count] != 0:
            count += 1
        return count

    def fallen(self, outcome: i64) -> None:
        seat = self.hand
        made = self.made(seat)
        had = self.gained(seat)
        self.throws[seat * self.width + made] = outcome
        self.total[seat] += self.gained(seat) - had
        if self.ends(seat, made + 1):
            self.next_line()

    def next_line(self) -> None:
        """The next seat begins its turn with an empty row."""
        self.go_round(1)
        if self.turn == OVER:
            return
        at = self.hand * self.width
        for throw in range(self.width):
            self.throws[at + throw] = 0
