"""Va banque: five dice, one after the other, and each of the four operations once. (Sheet: dice.md, va_banque)

The banker throws for everybody; whoever he throws for decides. An action is an operation: PLUS, MINUS, TIMES, BY. The last one follows
by itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.games.dice.chips_rules import ChipsState
from parlour.games.dice.engine import DiceState, lowest
from parlour.games.dice.figures import AMOUNT, NONE, SWITCH, Figures, Number, Several, Word

OUTSIDE: Final[i64] = 0  # what a seat does in a bank: the banker, and who cannot stake
WAITS: Final[i64] = 1  # has staked, its dice are still to come
MADE: Final[i64] = 2
FELL: Final[i64] = 3  # it could never divide, and the last die left a remainder: the bank has its stake
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
    step: i64 = 0  # dice thrown for the player
    used: i64 = 0  # operations used, as bits
    total: i64 = 0  # what they make so far
    could_divide: i64 = 0  # 1: one of the dice so far would have divided exactly
    part: vec[i64] = NONE
    made: vec[i64] = NONE  # the seats' results

    def through(self, each: Figures) -> DiceState:
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
        to.could_divide = each.one("could_divide", self.could_divide, SWITCH)
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
            if self.player() != banker:
                self.cast(banker, 1)
                return
            self.bank += 1
        self.finish()

    def player(self) -> i64:
        """For whom the banker throws: the first seat on his left that waits; the banker himself if there is none."""
        seat = self.left_of(self.banker())
        while seat != self.banker() and self.part[seat] != WAITS:
            seat = self.left_of(seat)
        return seat

    def fallen(self, outcome: i64) -> None:
        if self.step == 0:
            self.total = outcome
            self.step = 1
            return
        self.step += 1
        if self.step == 5:
            self.close_turn(outcome)
            return
        if fits(BY, self.used, self.total, outcome):
            self.could_divide = 1
        self.ask(self.player())

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
        self.cast(self.banker(), 1)

    def falls(self, die: i64) -> bool:
        """Whether the bank takes the stake with this fifth die: a remainder, for a player who could never divide. (R3 as amended)"""
        return self.last_operation() == BY and self.total % die != 0 and self.could_divide == 0 and self.bank_takes()

    def close_turn(self, die: i64) -> None:
        """The fifth die: the operation that is left, and then the next player."""
        player = self.player()
        self.made[player] = joined(self.total, self.last_operation(), die)
        self.part[player] = MADE
        if self.falls(die):
            self.part[player] = FELL
            self.chips[self.banker()] += self.stake
        self.step = 0
        self.used = 0
        self.total = 0
        self.could_divide = 0
        if self.player() == self.banker():
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
