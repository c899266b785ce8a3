"""Craps as the booklet has it: the maker names a number and a stake, and hopes for the number or for a second of the first throw.

(Sheet: dice.md, craps.) A maker's move is two actions, the number and the stake; with the standard rules the stake alone.

    2 to 12          the number named
    STAKE + chips    the stake
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.result import Result, ranked
from parlour.core.state import NOBODY
from parlour.games.dice.engine import DiceState, pips

# options
START_CHIPS: Final[i64] = 0
ROUNDS: Final[i64] = 1
MAX_STAKE: Final[i64] = 2
STANDARD: Final[i64] = 3
# table
ROUND: Final[i64] = 0  # circles that are over
FIRST_MAKER: Final[i64] = 1  # 1 + the seat that began; 0 while that is thrown for
CONTEST: Final[i64] = 2  # the seats that throw for it, as a mask
NAMED: Final[i64] = 3  # the number named, 0 before
LUCKY: Final[i64] = 4  # the first throw, which wins if it comes again; 0 before
# seat
CHIPS: Final[i64] = 0
SHARE: Final[i64] = 1  # part of its chips, at stake: against the maker, or the maker's own stake
THROWN: Final[i64] = 2  # its total in the throws for the first maker

STAKE: Final[i64] = 16


class CrapsState(DiceState):
    def clone(self) -> CrapsState:
        copy = CrapsState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    # The call

    def most(self) -> i64:
        """The highest stake: what the maker has and the others can cover together."""
        chips = self.own(self.hand, CHIPS)
        others: i64 = -chips
        for seat in range(self.seats):
            others += self.own(seat, CHIPS)
        most = min(chips, others)
        limit = self.option(MAX_STAKE)
        return min(most, limit) if limit > 0 else most

    def options_of_choice(self) -> i64:
        moves = self.moves
        if self.figures[NAMED] == 0 and self.option(STANDARD) == 0:
            for number in range(2, 13):
                moves[number - 2] = number
            return 11
        most = self.most()
        for chips in range(most):
            moves[chips] = STAKE + chips + 1
        return most

    def chosen(self, action: i64) -> None:
        if action < STAKE:
            self.figures[NAMED] = action
            self.midway = True
            return
        self.midway = False
        self.cover(action - STAKE)
        self.cast(self.hand, 2)

    def cover(self, stake: i64) -> None:
        """The others cover the stake together, chip by chip from the maker's left. (R1)"""
        figures = self.figures
        figures[self.at(self.hand) + SHARE] = stake
        seat = self.hand
        while stake > 0:
            seat = self.left_of(seat)
            at = self.at(seat)
            if seat != self.hand and figures[at + SHARE] < figures[at + CHIPS]:
                figures[at + SHARE] += 1
                stake -= 1

    # The throws

    def rolling_off(self) -> bool:
        return self.figures[FIRST_MAKER] == 0

    def fallen(self, outcome: i64) -> None:
        total = pips(outcome)
        if self.figures[FIRST_MAKER] == 0:
            seat = self.contest_goes_on(total, CONTEST, THROWN, False)
            if seat != NOBODY:
                self.figures[FIRST_MAKER] = seat + 1
                self.figures[CONTEST] = 0
                self.clear(THROWN)
                self.ask(seat)
            return
        lucky = self.figures[LUCKY]
        if self.option(STANDARD) == 1:
            if total == lucky or (lucky == 0 and (total == 7 or total == 11)):
                self.settle(True)
            elif total == 7 or (lucky == 0 and (total <= 3 or total == 12)):
                self.settle(False)
            elif lucky == 0:
                self.figures[LUCKY] = total
        elif lucky == 0:
            if total == self.figures[NAMED]:
                self.settle(True)
            else:
                self.figures[LUCKY] = total  # R4: for good
        elif total == lucky or total == self.figures[NAMED]:  # R3: nothing else matters
            self.settle(total == lucky)

    def settle(self, won: bool) -> None:
        """Shares change hands, and the next seat with chips is the maker. (R2)"""
        figures = self.figures
        maker = self.at(self.hand)
        stake = figures[maker + SHARE]
        figures[maker + SHARE] = 0
        for seat in range(self.seats):
            at = self.at(seat)
            figures[at + CHIPS] -= figures[at + SHARE] if won else -figures[at + SHARE]
        figures[maker + CHIPS] += stake if won else -stake
        self.clear(SHARE)
        figures[NAMED] = 0
        figures[LUCKY] = 0
        self.next_maker()

    def next_maker(self) -> None:
        """A circle is over where it comes back to, or past, the seat that began."""
        first = self.figures[FIRST_MAKER] - 1
        seat = self.next_with(self.hand, CHIPS)
        made = (self.hand - first) % self.seats
        if (seat - first) % self.seats <= made:
            self.figures[ROUND] += 1
        if self.figures[ROUND] == self.option(ROUNDS) or self.how_many_with(CHIPS) == 1:
            self.finish()
        else:
            self.ask(seat)

    def everyone(self) -> i64:
        return BIT[self.seats] - 1

    def result(self) -> Result:
        self.must_be_over()
        return ranked(self.column(CHIPS), "chips")
