"""The window: only twos count, and they count more together. (Sheet: dice.md, fenster)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result, ranked
from parlour.games.dice import throws
from parlour.games.dice.engine import NUMBER, DiceState

TARGET: Final[i64] = 0  # options
THROWS: Final[i64] = 1
MADE: Final[i64] = 0  # table: throws made in this turn
TWOS: Final[i64] = 0  # seat

# What a throw is worth: one, four or nine for one, two or three twos in it. (R1)
WORTH: Final = vec[i64]([faces.count(2) ** 2 for faces in throws.THROWS])


class FensterState(DiceState):
    def clone(self) -> FensterState:
        copy = FensterState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def fallen(self, outcome: i64) -> None:
        figures = self.figures
        at = self.at(self.hand) + TWOS
        figures[at] += WORTH[NUMBER[outcome]]
        figures[MADE] += 1
        if figures[at] >= self.option(TARGET):  # R2: at once
            self.finish()
        elif figures[MADE] == self.option(THROWS):
            figures[MADE] = 0
            self.cast(self.left_of(self.hand), 3)

    def result(self) -> Result:
        self.must_be_over()
        return ranked(self.column(TWOS), "twos")
