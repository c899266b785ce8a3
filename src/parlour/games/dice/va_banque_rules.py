"""Va banque: five dice, one after the other, and each of the four operations once. (Sheet: dice.md, va_banque)

An action is an operation: PLUS, MINUS, TIMES, BY. The last one follows by itself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result, ranked
from parlour.core.state import NOBODY
from parlour.games.dice.engine import DiceState

START_CHIPS: Final[i64] = 0  # options
STAKE: Final[i64] = 1
ROUNDS: Final[i64] = 2
BANK_TAKES: Final[i64] = 3

BANK: Final[i64] = 0  # table: banks that are over
STEP: Final[i64] = 1  # dice thrown for the seat in hand
USED: Final[i64] = 2  # operations used, as bits
TOTAL: Final[i64] = 3  # what they make so far

CHIPS: Final[i64] = 0  # seat
PART: Final[i64] = 1  # seat: what it does in this bank
RESULT: Final[i64] = 2  # seat: what it has made

OUTSIDE: Final[i64] = 0  # PART: the banker, and who cannot stake
WAITS: Final[i64] = 1  # has staked, its dice are still to come
MADE: Final[i64] = 2
FELL: Final[i64] = 3  # its division left a remainder, and the bank has its stake

PLUS: Final[i64] = 0
MINUS: Final[i64] = 1
TIMES: Final[i64] = 2
BY: Final[i64] = 3


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


class VaBanqueState(DiceState):
    def clone(self) -> VaBanqueState:
        copy = VaBanqueState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def banker(self) -> i64:
        return self.figures[BANK] % self.seats

    def bank_takes(self) -> bool:
        """For two it must be so: else the only stake could only come back. (R4)"""
        return self.option(BANK_TAKES) != 0 or self.seats == 2

    def open_bank(self) -> None:
        """The others stake; a bank that nobody can stake against is passed over."""
        figures = self.figures
        stake = self.option(STAKE)
        while figures[BANK] < self.option(ROUNDS) * self.seats:
            banker = self.banker()
            first = NOBODY
            seat = self.left_of(banker)
            while seat != banker:
                at = self.at(seat)
                if figures[at + CHIPS] >= stake:
                    figures[at + CHIPS] -= stake
                    figures[at + PART] = WAITS
                    if first == NOBODY:
                        first = seat
                seat = self.left_of(seat)
            if first != NOBODY:
                self.cast(first, 1)
                return
            figures[BANK] += 1
        self.finish()

    def fallen(self, outcome: i64) -> None:
        figures = self.figures
        if figures[STEP] == 0:
            figures[TOTAL] = outcome
            figures[STEP] = 1
            return
        figures[STEP] += 1
        if figures[STEP] < 5:
            self.ask(self.hand)
            return
        operation: i64 = 0
        while figures[USED] >> operation & 1 != 0:
            operation += 1
        self.close_turn(operation, outcome)

    def options_of_choice(self) -> i64:
        figures = self.figures
        count: i64 = 0
        for operation in range(4):
            if fits(operation, figures[USED], figures[TOTAL], self.dice):
                self.moves[count] = operation
                count += 1
        return count

    def chosen(self, action: i64) -> None:
        figures = self.figures
        figures[TOTAL] = joined(figures[TOTAL], action, self.dice)
        figures[USED] |= 1 << action
        self.cast(self.hand, 1)

    def close_turn(self, operation: i64, die: i64) -> None:
        """The fifth die: the operation that is left, and then the next seat."""
        figures = self.figures
        at = self.at(self.hand)
        total = figures[TOTAL]
        figures[at + RESULT] = joined(total, operation, die)
        figures[at + PART] = MADE
        if operation == BY and total % die != 0 and self.bank_takes():  # R3: whatever could have been divided before
            figures[at + PART] = FELL
            figures[self.at(self.banker()) + CHIPS] += self.option(STAKE)
        figures[STEP] = 0
        figures[USED] = 0
        figures[TOTAL] = 0
        seat = self.left_of(self.hand)
        while seat != self.banker():
            if self.own(seat, PART) == WAITS:
                self.cast(seat, 1)
                return
            seat = self.left_of(seat)
        self.compare()

    def compare(self) -> None:
        """The highest total takes the pot; equals share it, odd chips go one each from the banker's left."""
        figures = self.figures
        pot: i64 = 0
        best: i64 = 0
        sharing: i64 = 0
        for seat in range(self.seats):
            if self.own(seat, PART) != MADE:
                continue
            pot += self.option(STAKE)
            result = self.own(seat, RESULT)
            if sharing == 0 or result > best:
                best = result
                sharing = 1
            elif result == best:
                sharing += 1
        if sharing > 0:
            self.share(pot // sharing, pot % sharing, best)
        self.clear(PART)
        self.clear(RESULT)
        figures[BANK] += 1
        self.open_bank()

    def share(self, share: i64, odd: i64, best: i64) -> None:
        figures = self.figures
        seat = self.left_of(self.banker())
        while seat != self.banker():
            at = self.at(seat)
            if figures[at + PART] == MADE and figures[at + RESULT] == best:
                figures[at + CHIPS] += share
                if odd > 0:
                    figures[at + CHIPS] += 1
                    odd -= 1
            seat = self.left_of(seat)

    def pot(self) -> i64:
        """The stakes that lie in the middle."""
        chips: i64 = 0
        for seat in range(self.seats):
            if self.own(seat, PART) == WAITS or self.own(seat, PART) == MADE:
                chips += self.option(STAKE)
        return chips

    def result(self) -> Result:
        self.must_be_over()
        return ranked(self.column(CHIPS), "most_chips")
