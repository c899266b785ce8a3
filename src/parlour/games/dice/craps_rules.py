"""Craps as the booklet has it: the maker names a number and a stake, and hopes for the number or for a second of the first throw.

(Sheet: dice.md, craps.) A maker's move is two actions, the number and the stake; with the standard rules the stake alone.

    2 to 12          the number named
    STAKE + chips    the stake
"""

from typing import Final

from mypy_extensions import i64

from parlour.core.state import NOBODY
from parlour.games.dice.chips_rules import MakerState
from parlour.games.dice.engine import DiceState, pips
from parlour.games.dice.figures import SEAT, Figures, Number

STAKE: Final[i64] = 16
TOTAL: Final = Number(12)


class Craps(MakerState):
    max_stake: i64 = 0  # option
    standard: bool = False  # option
    named: i64 = 0  # the number named, 0 before
    lucky: i64 = 0  # the first throw, which wins if it comes again; 0 before

    def through(self, each: Figures) -> DiceState:
        to = Craps(self.setup, self.tray)
        to.max_stake = each.option("max_stake", self.max_stake)
        to.standard = each.flag("standard_rules", self.standard)
        self.maker_through(to, each, "share")
        self.contest_through(to, each, "thrown", TOTAL)
        to.first_maker = each.one("first", self.first_maker, SEAT)  # NOBODY while that is thrown for
        to.named = each.one("named", self.named, TOTAL)
        to.lucky = each.one("lucky", self.lucky, TOTAL)
        return to

    def begin(self) -> None:
        super().begin()
        self.open_contest(self.everyone(), 2)

    def complete(self) -> None:
        self.midway = self.turn >= 0 and self.named > 0

    # The call

    def most(self) -> i64:
        """The highest stake: what the maker has and the others can cover together."""
        chips = self.chips[self.hand]
        most = min(chips, self.in_hands() - chips)
        return min(most, self.max_stake) if self.max_stake > 0 else most

    def choices(self) -> i64:
        if self.named == 0 and not self.standard:
            return self.offer(2, 11)
        return self.offer(STAKE + 1, self.most())

    def chosen(self, action: i64) -> None:
        if action < STAKE:
            self.named = action
            self.midway = True
            return
        self.midway = False
        self.cover(action - STAKE)
        self.cast(self.hand, 2)

    def cover(self, stake: i64) -> None:
        """The others cover the stake together, chip by chip from the maker's left. (R1)"""
        self.staked[self.hand] = stake
        seat = self.hand
        while stake > 0:
            seat = self.left_of(seat)
            if seat != self.hand and self.staked[seat] < self.chips[seat]:
                self.staked[seat] += 1
                stake -= 1

    # The throws

    def rolling_off(self) -> bool:
        return self.first_maker == NOBODY

    def fallen(self, outcome: i64) -> None:
        total = pips(outcome)
        if self.first_maker == NOBODY:
            self.first_maker = self.contest_goes_on(total, False)
            if self.first_maker != NOBODY:
                self.close_contest()
                self.ask(self.first_maker)
        elif self.standard:
            if total == self.lucky or (self.lucky == 0 and (total == 7 or total == 11)):
                self.settle(True)
            elif total == 7 or (self.lucky == 0 and (total <= 3 or total == 12)):
                self.settle(False)
            elif self.lucky == 0:
                self.lucky = total
        elif self.lucky == 0:
            if total == self.named:
                self.settle(True)
            else:
                self.lucky = total  # R4: for good
        elif total == self.lucky or total == self.named:  # R3: nothing else matters
            self.settle(total == self.lucky)

    def settle(self, won: bool) -> None:
        """Shares change hands, and the next seat with chips is the maker. (R2)"""
        self.named = 0
        self.lucky = 0
        super().settle(won)
