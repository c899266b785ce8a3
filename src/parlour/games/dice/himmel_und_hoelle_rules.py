"""Heaven and hell: the top of a die counts ten, its bottom one. (Sheet: dice.md, himmel_und_hoelle)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result, ranked
from parlour.games.dice.engine import DiceState, pips
from parlour.games.dice.figures import AMOUNT, NONE, Figures


def heaven_and_hell(outcome: i64) -> i64:
    """Each die counts 10 * top + bottom, and top and bottom are 7 together."""
    return 9 * pips(outcome) + 14


class HeavenAndHell(DiceState):
    latest: vec[i64] = NONE  # what the last throw gave, 0 before it
    total: vec[i64] = NONE

    def through(self, each: Figures) -> HeavenAndHell:
        to = HeavenAndHell(self.setup, self.tray)
        self.rounds_through(to, each, "rounds")
        to.latest = each.all("latest", self.latest, AMOUNT)
        to.total = each.all("total", self.total, AMOUNT)
        return to

    def fallen(self, outcome: i64) -> None:
        points = heaven_and_hell(outcome)
        self.latest[self.hand] = points
        self.total[self.hand] += points
        self.go_round(2)

    def ended(self) -> Result:
        return ranked(list(self.total), "points")
