"""Matches: a 1 goes to the left, a 6 into the box; whoever is left with the last match loses. (Sheet: dice.md, streichhoelzer)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result
from parlour.games.dice.engine import DiceState, one_loses
from parlour.games.dice.figures import AMOUNT, NONE, Figures
from parlour.games.dice.throws import COUNT, NUMBER


class Matches(DiceState):
    start_matches: i64 = 0  # option
    matches: vec[i64] = NONE

    def through(self, each: Figures) -> Matches:
        to = Matches(self.setup, self.tray)
        to.start_matches = each.option("matches", self.start_matches)
        to.matches = each.all("matches", self.matches, AMOUNT)
        return to

    def begin(self) -> None:
        self.fill_all(self.matches, self.start_matches)

    def left(self) -> i64:
        """How many matches are not in the box."""
        left: i64 = 0
        for seat in range(self.seats):
            left += self.matches[seat]
        return left

    def fallen(self, outcome: i64) -> None:
        hand = self.hand
        number = NUMBER[outcome]
        sixes = COUNT[number << 3 | 6]
        while sixes > 0 and self.matches[hand] > 0:  # R1: sixes first
            self.matches[hand] -= 1
            sixes -= 1
            if self.left() == 1:  # R2: looked at after every match
                self.finish()
                return
        given = min(COUNT[number << 3 | 1], self.matches[hand])
        self.matches[hand] -= given
        self.matches[self.left_of(hand)] += given  # R3: also to one who had none
        self.cast(self.next_with(self.matches, hand), 3)

    def ended(self) -> Result:
        return one_loses(list(self.matches), self.with_any(self.matches), "last_match")
