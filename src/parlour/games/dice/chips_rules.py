"""What games about chips share: a maker or banker who plays against the others' stakes, and a pot that the best share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, bit_count
from parlour.core.result import Result, ranked
from parlour.games.dice.engine import DiceState
from parlour.games.dice.figures import AMOUNT, NONE, Figures


class ChipsState(DiceState):
    chips: vec[i64] = NONE
    start_chips: i64 = 0  # option

    def chips_through(self, to: ChipsState, each: Figures, option: str, name: str = "chips") -> None:
        to.start_chips = each.option(option, self.start_chips)
        to.chips = each.all(name, self.chips, AMOUNT)

    def begin(self) -> None:
        self.fill_all(self.chips, self.start_chips)

    def holders(self) -> i64:
        """How many seats have chips."""
        return bit_count(self.with_any(self.chips))

    def in_hands(self) -> i64:
        """All chips that seats have."""
        chips: i64 = 0
        for seat in range(self.seats):
            chips += self.chips[seat]
        return chips

    def share_out(self, pot: i64, winners: i64, first: i64) -> None:
        """Some seats (as bits) share a pot; odd chips go one each, clockwise from the first seat."""
        count = bit_count(winners)
        odd = pot % count
        seat = first
        for _ in range(self.seats):
            if winners & BIT[seat] != 0:
                self.chips[seat] += pot // count
                if odd > 0:
                    self.chips[seat] += 1
                    odd -= 1
            seat = self.left_of(seat)

    def ended(self) -> Result:
        return ranked(list(self.chips), "most_chips")


class MakerState(ChipsState):
    """One seat after the other is the maker, against whom the others stake."""

    staked: vec[i64] = NONE  # part of the chips
    first_maker: i64 = 0  # where a circle begins

    def maker_through(self, to: MakerState, each: Figures, stake: str) -> None:
        self.chips_through(to, each, "start_chips")
        self.rounds_through(to, each, "rounds")
        to.staked = each.all(stake, self.staked, AMOUNT)

    def settle(self, won: bool) -> None:
        """The stakes against the maker change hands, and the next seat with chips is the maker."""
        for seat in range(self.seats):
            if seat != self.hand:
                stake = self.staked[seat] if won else -self.staked[seat]
                self.chips[self.hand] += stake
                self.chips[seat] -= stake
        self.fill_all(self.staked, 0)
        self.next_maker()

    def next_maker(self) -> None:
        """A circle is over where it comes back to, or past, the seat that began."""
        seat = self.next_with(self.chips, self.hand)
        if (seat - self.first_maker) % self.seats <= (self.hand - self.first_maker) % self.seats:
            self.round += 1
        if self.round == self.rounds or self.holders() == 1:
            self.finish()
        else:
            self.ask(seat)

    def ended(self) -> Result:
        return ranked(list(self.chips), "chips")
