"""Matches: a 1 goes to the left, a 6 into the box; whoever is left with the last match loses. (Sheet: dice.md, streichhoelzer)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.result import Result
from parlour.games.dice import throws
from parlour.games.dice.engine import NUMBER, DiceState, one_loses

COUNT: Final = throws.COUNT
MATCHES: Final[i64] = 0  # option, and the seats' figure
LEFT: Final[i64] = 0  # table: matches outside the box


class StreichhoelzerState(DiceState):
    def clone(self) -> StreichhoelzerState:
        copy = StreichhoelzerState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def fallen(self, outcome: i64) -> None:
        figures = self.figures
        at = self.at(self.hand) + MATCHES
        number = NUMBER[outcome]
        sixes = COUNT[number << 3 | 6]
        ones = COUNT[number << 3 | 1]
        while sixes > 0 and figures[at] > 0:  # R1: sixes first
            figures[at] -= 1
            figures[LEFT] -= 1
            sixes -= 1
            if figures[LEFT] == 1:  # R2: looked at after every match
                self.finish()
                return
        given = ones if ones < figures[at] else figures[at]
        figures[at] -= given
        figures[self.at(self.left_of(self.hand)) + MATCHES] += given  # R3: also to one who had none
        self.cast(self.next_with(self.hand, MATCHES), 3)

    def loser(self) -> i64:
        """The seats that hold a match, as a mask; when it is over, only one."""
        mask: i64 = 0
        for seat in range(self.seats):
            if self.own(seat, MATCHES) > 0:
                mask |= BIT[seat]
        return mask

    def result(self) -> Result:
        self.must_be_over()
        return one_loses(self.column(MATCHES), self.loser(), "last_match")
