"""Craps, solved: the maker's chance with each number, and for two seats the stake that wins the game most often."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WAYS: Final = vec[float]([0.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0])  # of 36, for each total


def chance(named: i64) -> float:
    """The maker's chance with a number named: it falls at once, or the first throw falls again before it."""
    won = WAYS[named]
    for first in range(2, 13):
        if first != named:
            won += WAYS[first] * WAYS[first] / (WAYS[first] + WAYS[named])
    return won / 36.0


def standard_chance() -> float:
    """The same by the rules of the casino."""
    won = WAYS[7] + WAYS[11]
    for point in range(4, 11):
        if point != 7:
            won += WAYS[point] * WAYS[point] / (WAYS[point] + WAYS[7])
    return won / 36.0


class Duel:
    """Two seats with `total` chips between them, makers in turn; worth[m][x] is the chance of the maker with x chips to win the game
    (a draw is half of one) when m makers are still to come, this one among them, and everyone plays best."""

    def __init__(self, total: i64, makers: i64, limit: i64, odds: float) -> None:
        self.total: i64 = total
        self.limit: i64 = limit
        self.odds: float = odds
        self.worth: list[vec[float]] = [self.ended()]
        while len(self.worth) <= makers:
            self.worth.append(self.one_more())

    def ended(self) -> vec[float]:
        """Most chips win."""
        return vec[float]([1.0 if 2 * chips > self.total else 0.5 if 2 * chips == self.total else 0.0 for chips in range(self.total + 1)])

    def most(self, chips: i64) -> i64:
        most = min(chips, self.total - chips)
        return min(most, self.limit) if self.limit > 0 else most

    def one_more(self) -> vec[float]:
        left = len(self.worth)
        found = vec[float]([0.0 for _ in range(self.total + 1)])
        for chips in range(self.total + 1):
            best = -1.0
            for stake in range(1, self.most(chips) + 1):
                best = max(best, self.value(left, chips, stake))
            found[chips] = best if best >= 0.0 else (1.0 if chips > 0 else 0.0)
        return found

    def value(self, makers: i64, chips: i64, stake: i64) -> float:
        """What a stake is worth to the maker when so many makers are still to come, this one among them."""
        return self.odds * self.after(makers - 1, chips + stake) + (1.0 - self.odds) * self.after(makers - 1, chips - stake)

    def after(self, makers: i64, chips: i64) -> float:
        """What the game is worth to a seat with so many chips when the other is the next maker."""
        if chips == 0 or chips == self.total:
            return 1.0 if chips > 0 else 0.0
        if makers == 0:
            return self.worth[0][chips]
        return 1.0 - self.worth[makers][self.total - chips]
