"""The window: only twos count, and they count more together. (Sheet: dice.md, fenster)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result, ranked
from parlour.games.dice.engine import DiceState
from parlour.games.dice.figures import AMOUNT, NONE, Figures
from parlour.games.dice.throws import NUMBER, THROWS

# What a throw is worth: one, four or nine for one, two or three twos in it. (R1)
WORTH: Final = vec[i64]([faces.count(2) ** 2 for faces in THROWS])


class Window(DiceState):
    target: i64 = 0  # options
    throws: i64 = 0
    made: i64 = 0  # throws made in this turn
    twos: vec[i64] = NONE

    def through(self, each: Figures) -> Window:
        to = Window(self.setup, self.tray)
        to.target = each.option("target", self.target)
        to.throws = each.option("throws", self.throws)
        to.made = each.one("made", self.made, AMOUNT)
        to.twos = each.all("twos", self.twos, AMOUNT)
        return to

    def fallen(self, outcome: i64) -> None:
        self.twos[self.hand] += WORTH[NUMBER[outcome]]
        self.made += 1
        if self.twos[self.hand] >= self.target:  # R2: at once
            self.finish()
        elif self.made == self.throws:
            self.made = 0
            self.cast(self.left_of(self.hand), 3)

    def ended(self) -> Result:
        return ranked(list(self.twos), "twos")
