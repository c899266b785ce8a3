"""Under or over seven: the maker calls, the others bet against it; a 7 raises the bets. (Sheet: dice.md, unter_ueber_sieben)

UNDER, OVER_SEVEN   the call
"""

from typing import Final

from mypy_extensions import i64

from parlour.games.dice.chips_rules import MakerState
from parlour.games.dice.engine import DiceState, pips
from parlour.games.dice.figures import Figures, Word

UNDER: Final[i64] = 0
OVER_SEVEN: Final[i64] = 1
CALLS: Final = ["none", "under", "over"]
CALL: Final = Word(CALLS)


class UnderOverSeven(MakerState):
    stake: i64 = 0  # option
    call: i64 = 0  # 1 under, 2 over, 0 before the call

    def through(self, each: Figures) -> DiceState:
        to = UnderOverSeven(self.setup, self.tray)
        self.maker_through(to, each, "bet")
        to.stake = each.option("stake", self.stake)
        to.call = each.one("call", self.call, CALL)
        return to

    def begin(self) -> None:
        super().begin()
        self.ask(0)

    def choices(self) -> i64:
        return self.offer(UNDER, 2)

    def chosen(self, action: i64) -> None:
        self.call = action + 1
        self.raise_bets(True)
        self.cast(self.hand, 2)

    def raise_bets(self, first: bool) -> None:
        """The stake, or as much again; limited by what both sides own. (R1, R2)"""
        cover = self.chips[self.hand]
        for seat in range(self.seats):
            cover -= self.staked[seat]
        seat = self.left_of(self.hand)
        while seat != self.hand:
            wanted = self.stake if first else self.staked[seat]
            more = min(min(wanted, self.chips[seat] - self.staked[seat]), cover)  # of three numbers the compiler would make objects
            self.staked[seat] += more
            cover -= more
            seat = self.left_of(seat)

    def fallen(self, outcome: i64) -> None:
        total = pips(outcome)
        if total == 7:
            self.raise_bets(False)  # R3
            return
        won = (total < 7) == (self.call == 1)
        self.call = 0
        self.settle(won)
