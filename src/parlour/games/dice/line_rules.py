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
    """After some rounds the highest total wins; what a seat's last turn gave stands beside it."""

    latest: vec[i64] = NONE  # of this turn, or of the last one; 0 for what is to come
    total: vec[i64] = NONE

    def total_through(self, to: TotalState, each: Figures, name: str, row: Number) -> None:
        self.rounds_through(to, each, "rounds")
        to.latest = each.all(name, self.latest, row)
        to.total = each.all("total", self.total, AMOUNT)

    def ended(self) -> Result:
        return ranked(list(self.total), "points")


class LineState(TotalState):
    """The throws of a turn stand in a row, `width` of them for each seat."""

    width: i64 = 0

    def line_through(self, to: LineState, each: Figures, row: Number) -> None:
        self.total_through(to, each, "throw", row)
        to.width = row.width

    @abstractmethod
    def ends(self, seat: i64, made: i64) -> bool:
        """Whether a seat's turn is over after so many throws of its row."""

    @abstractmethod
    def adds(self, seat: i64, made: i64) -> i64:
        """What the last of so many throws of its row adds to a seat's total."""

    def made(self, seat: i64) -> i64:
        """How many throws stand in a seat's row."""
        latest = self.latest  # read once: this is asked at every throw
        at = first = seat * self.width
        end = first + self.width
        while at < end and latest[at] != 0:
            at += 1
        return at - first

    def gained(self, seat: i64) -> i64:
        """What a seat's row has added to its total."""
        points: i64 = 0
        for made in range(1, self.made(seat) + 1):
            points += self.adds(seat, made)
        return points

    def fallen(self, outcome: i64) -> None:
        seat = self.hand
        made = self.made(seat) + 1
        self.latest[seat * self.width + made - 1] = outcome
        self.total[seat] += self.adds(seat, made)
        if self.ends(seat, made):
            self.next_line()

    def next_line(self) -> None:
        """The next seat begins its turn with an empty row."""
        self.go_round(1)
        if self.turn == OVER:
            return
        latest = self.latest
        at = self.hand * self.width
        end = at + self.width
        while at < end and latest[at] != 0:
            latest[at] = 0
            at += 1
