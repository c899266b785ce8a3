"""Va banque: five dice, one after the other, and each of the four operations once. (Sheet: dice.md, va_banque)

An action is an operation: PLUS, MINUS, TIMES, BY. The last one follows by itself.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.result import Result, ranked
from parlour.games.dice.chips_rules import ChipsState
from parlour.games.dice.engine import lowest
from parlour.games.dice.figures import AMOUNT, NONE, Figures, Number, Several, Word

OUTSIDE: Final[i64] = 0  # what a seat does in a bank: the banker, and who cannot stake
WAITS: Final[i64] = 1  # has staked, its dice are still to come
MADE: Final[i64] = 2
FELL: Final[i64] = 3  # its division left a remainder, and the bank has its stake
PART: Final = Word(["outside", "waits", "made", "fell"])

PLUS: Final[i64] = 0
MINUS: Final[i64] = 1
TIMES: Final[i64] = 2
BY: Final[i64] = 3
WORDS: Final = ["plus", "minus", "times", "by"]
OPERATIONS: Final = Several(WORDS)
MOST: Final = 1300  # no total is larger: 6 × 6 × 36
TOTAL: Final = Number(MOST, -MOST)
STEPS: Final = Number(4)


def joined(total: i64, operation: i64, die: i64) -> i64:
    """What a total becomes; a division drops its remainder, towards 0. (R2)"""
    if operation == PLUS:
        return total + die
    if operation == MINUS:
        return total - die
    if operation == TIMES:
        return total * die
    return total // die if total >= 0 else -(-total // die)


def fits(operation: i64, used: i64, total: i64, die: i64) -> bool:
    """Whether an operation may be chosen at the second, third or fourth die."""
    return used >> operation & 1 == 0 and (operation != BY or total % die == 0)


class VaBanque(ChipsState):
    stake: i64 = 0  # options
    remainder_to_bank: bool = False
    bank: i64 = 0  # banks that are over
    step: i64 = 0  # dice thrown for the seat in hand
    used: i64 = 0  # operations used, as bits
    total: i64 = 0  # what they make so far
    part: vec[i64] = NONE
    made: vec[i64] = NONE  # the seats' results

    def through(self, each: Figures) -> VaBanque:
        to = VaBanque(self.setup, self.tray)
        self.chips_through(to, each, "chips")
        to.stake = each.option("stake", self.stake)
        to.rounds = each.option("rounds", self.rounds)
        to.remainder_to_bank = each.flag("bank_takes_remainder", self.remainder_to_bank)
        to.part = each.all("part", self.part, PART)
        to.made = each.all("result", self.made, TOTAL)
        to.bank = each.one("bank", self.bank, AMOUNT)
        to.step = each.one("step", self.step, STEPS)
        to.used = each.one("used", self.used, OPERATIONS)
        to.total = each.one("total", self.total, TOTAL)
        return to

    def begin(self) -> None:
        super().begin()
        self.open_bank()

    def banker(self) -> i64:
        return self.bank % self.seats

    def banks(self) -> i64:
        """How many there are."""
        return self.rounds * self.seats

    def bank_takes(self) -> bool:
        """For two it must be so: else the only stake could only come back. (R4)"""
        return self.remainder_to_bank or self.seats == 2

    def open_bank(self) -> None:
        """The others stake; a bank that nobody can stake against is passed over."""
        while self.bank < self.banks():
            banker = self.banker()
            for seat in range(self.seats):
                if seat != banker and self.chips[seat] >= self.stake:
                    self.chips[seat] -= self.stake
                    self.part[seat] = WAITS
            if self.next_thrower(banker):
                return
            self.bank += 1
        self.finish()

    def next_thrower(self, seat: i64) -> bool:
        """The next seat before the banker that waits is to throw; False if there is none."""
        seat = self.left_of(seat)
        while seat != self.banker():
            if self.part[seat] == WAITS:
                self.cast(seat, 1)
                return True
            seat = self.left_of(seat)
        return False

    def fallen(self, outcome: i64) -> None:
        if self.step == 0:
            self.total = outcome
            self.step = 1
            return
        self.step += 1
        if self.step < 5:
            self.ask(self.hand)
        else:
            self.close_turn(self.last_operation(), outcome)

    def last_operation(self) -> i64:
        """The first that is not used; with the fifth die, the only one."""
        return lowest(~self.used)

    def choices(self) -> i64:
        count: i64 = 0
        for operation in range(4):
            if fits(operation, self.used, self.total, self.dice):
                self.moves[count] = operation
                count += 1
        return count

    def chosen(self, action: i64) -> None:
        self.total = joined(self.total, action, self.dice)
        self.used |= 1 << action
        self.cast(self.hand, 1)

    def close_turn(self, operation: i64, die: i64) -> None:
        """The fifth die: the operation that is left, and then the next seat."""
        self.made[self.hand] = joined(self.total, operation, die)
        self.part[self.hand] = MADE
        if operation == BY and self.total % die != 0 and self.bank_takes():  # R3: whatever could have been divided before
            self.part[self.hand] = FELL
            self.chips[self.banker()] += self.stake
        self.step = 0
        self.used = 0
        self.total = 0
        if not self.next_thrower(self.hand):
            self.compare()

    def compare(self) -> None:
        """The highest total takes the pot; equals share it, odd chips go one each from the banker's left."""
        through: i64 = 0
        for seat in range(self.seats):
            if self.part[seat] == MADE:
                through |= BIT[seat]
        if through != 0:
            self.share_out(self.pot(), self.best_of(through, self.made, False), self.left_of(self.banker()))
        self.fill_all(self.part, OUTSIDE)
        self.fill_all(self.made, 0)
        self.bank += 1
        self.open_bank()

    def pot(self) -> i64:
        """The stakes that lie in the middle."""
        chips: i64 = 0
        for seat in range(self.seats):
            if self.part[seat] == WAITS or self.part[seat] == MADE:
                chips += self.stake
        return chips

    def ended(self) -> Result:
        return ranked(list(self.chips), "most_chips")
