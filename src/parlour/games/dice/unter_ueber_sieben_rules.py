"""Under or over seven: the maker calls, the others bet against it; a 7 raises the bets. (Sheet: dice.md, unter_ueber_sieben)

UNDER, OVER_SEVEN   the call
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.result import Result, ranked
from parlour.games.dice.engine import DiceState, pips

# options
START_CHIPS: Final[i64] = 0
STAKE: Final[i64] = 1
ROUNDS: Final[i64] = 2
# table
ROUND: Final[i64] = 0  # circles that are over
CALL: Final[i64] = 1  # 1 under, 2 over, 0 before the call
# seat
CHIPS: Final[i64] = 0
BET: Final[i64] = 1  # part of its chips, at stake against the maker

UNDER: Final[i64] = 0
OVER_SEVEN: Final[i64] = 1


class UnterUeberState(DiceState):
    def clone(self) -> UnterUeberState:
        copy = UnterUeberState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def options_of_choice(self) -> i64:
        self.moves[0] = UNDER
        self.moves[1] = OVER_SEVEN
        return 2

    def chosen(self, action: i64) -> None:
        self.figures[CALL] = action + 1
        self.raise_bets(True)
        self.cast(self.hand, 2)

    def raise_bets(self, first: bool) -> None:
        """The stake, or as much again; limited by what both sides own. (R1, R2)"""
        figures = self.figures
        cover = self.own(self.hand, CHIPS)
        for seat in range(self.seats):
            cover -= self.own(seat, BET)
        seat = self.left_of(self.hand)
        while seat != self.hand:
            at = self.at(seat)
            wanted = self.option(STAKE) if first else figures[at + BET]
            more = min(wanted, figures[at + CHIPS] - figures[at + BET], cover)
            figures[at + BET] += more
            cover -= more
            seat = self.left_of(seat)

    def fallen(self, outcome: i64) -> None:
        total = pips(outcome)
        if total == 7:
            self.raise_bets(False)  # R3
            return
        won = (total < 7) == (self.figures[CALL] == 1)
        maker = self.at(self.hand) + CHIPS
        for seat in range(self.seats):
            bet = self.own(seat, BET) if won else -self.own(seat, BET)
            self.figures[maker] += bet
            self.figures[self.at(seat) + CHIPS] -= bet
        self.clear(BET)
        self.figures[CALL] = 0
        self.next_maker()

    def next_maker(self) -> None:
        seat = self.next_with(self.hand, CHIPS)
        if seat <= self.hand:
            self.figures[ROUND] += 1
        if self.figures[ROUND] == self.option(ROUNDS) or self.how_many_with(CHIPS) == 1:
            self.finish()
        else:
            self.ask(seat)

    def result(self) -> Result:
        self.must_be_over()
        return ranked(self.column(CHIPS), "chips")
