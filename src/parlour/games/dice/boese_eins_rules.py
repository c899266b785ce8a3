"""The bad one: five throws of one die in a row, added up; a 1 ends the turn at once. (Sheet: dice.md, boese_eins)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result, ranked
from parlour.games.dice.figures import Figures, Number
from parlour.games.dice.line_rules import LineState

THROWS: Final = 5
ROW: Final = Number(6, width=THROWS)


class BadOne(LineState):
    def through(self, each: Figures) -> BadOne:
        to = BadOne(self.setup, self.tray)
        self.line_through(to, each, ROW)
        return to

    def fallen(self, outcome: i64) -> None:
        made = self.made(self.hand)
        self.throws[self.hand * THROWS + made] = outcome
        if outcome != 1:  # R2: the 1 itself counts nothing
            self.total[self.hand] += outcome
        if outcome == 1 or made + 1 == THROWS:
            self.next_line()

    def ends(self, seat: i64, made: i64) -> bool:
        return made == THROWS or (made > 0 and self.throws[seat * THROWS + made - 1] == 1)

    def gained(self, seat: i64) -> i64:
        points: i64 = 0
        for at in range(seat * THROWS, (seat + 1) * THROWS):
            if self.throws[at] != 1:
                points += self.throws[at]
        return points

    def ended(self) -> Result:
        return ranked(list(self.total), "points")
