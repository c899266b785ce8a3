"""One turn of va banque, exactly: five dice and four operations, for whatever every result is worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.dice.va_banque_rules import BY, fits, joined

WORST: Final = -1e9
LARGEST: Final[i64] = 1300  # results lie within it; worth[result + LARGEST]


def totals_wanted() -> list[float]:
    """The result for its own sake."""
    return [float(result - LARGEST) for result in range(2 * LARGEST + 1)]


def unused(used: i64) -> i64:
    """The operation that is left for the fifth die."""
    operation: i64 = 0
    while used >> operation & 1 != 0:
        operation += 1
    return operation


class BankTurn:
    """One turn, for the worth of every result; `fallen` is what it is worth to lose the stake to the bank."""

    def __init__(self, worth: list[float], bank_takes: bool, fallen: float) -> None:
        self.worth: vec[float] = vec[float](worth)
        self.bank_takes: bool = bank_takes
        self.fallen: float = fallen

    def falls(self, total: i64, used: i64, die: i64, could: bool) -> bool:
        """Whether the bank takes the stake with this fifth die; `could`: a die before it would have divided exactly."""
        return self.bank_takes and not could and unused(used) == BY and total % die != 0

    def last(self, total: i64, used: i64, die: i64, could: bool) -> float:
        """What the fifth die makes of it."""
        if self.falls(total, used, die, could):
            return self.fallen
        return self.worth[joined(total, unused(used), die) + LARGEST]

    def ahead(self, total: i64, used: i64, step: i64, could: bool) -> float:
        """So many dice are thrown, and the next one is about to be."""
        sum = 0.0
        for die in range(1, 7):
            sum += self.last(total, used, die, could) if step == 4 else self.best(total, used, step + 1, die, could)
        return sum / 6.0

    def best(self, total: i64, used: i64, step: i64, die: i64, could: bool) -> float:
        most = WORST
        for operation in range(4):
            if fits(operation, used, total, die):
                here = self.value(total, used, step, die, operation, could)
                if here > most:
                    most = here
        return most

    def value(self, total: i64, used: i64, step: i64, die: i64, operation: i64, could: bool) -> float:
        """What an operation is worth with the die that lies there."""
        return self.ahead(joined(total, operation, die), used | 1 << operation, step, could or fits(BY, used, total, die))

    def chances(self) -> tuple[list[float], float]:
        """How likely every result of a whole turn is, with best play, and how likely it is that the bank takes the stake."""
        found = vec[float]([0.0] * (2 * LARGEST + 1))
        fell = self.spread(0, 0, 0, 1.0, False, found)
        return list(found), fell

    def spread(self, total: i64, used: i64, step: i64, chance: float, could: bool, into: vec[float]) -> float:
        """Add to `into` how likely every result is, with best play from here; the chance that the bank takes the stake."""
        fell = 0.0
        share = chance / 6.0
        for die in range(1, 7):
            if step == 0:
                fell += self.spread(die, 0, 1, share, False, into)
            elif step < 4:
                chosen: i64 = -1
                most = WORST
                for operation in range(4):
                    if fits(operation, used, total, die) and self.value(total, used, step + 1, die, operation, could) > most:
                        most = self.value(total, used, step + 1, die, operation, could)
                        chosen = operation
                divides = could or fits(BY, used, total, die)
                fell += self.spread(joined(total, chosen, die), used | 1 << chosen, step + 1, share, divides, into)
            elif self.falls(total, used, die, could):
                fell += share
            else:
                into[joined(total, unused(used), die) + LARGEST] += share
        return fell
