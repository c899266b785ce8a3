"""Bearing off, solved for one side: how many turns it takes, on average and by chance, when the average is made as small as can be.

A position is how many stones stand on the six home points, counted by their way to go: 1 is the last point. Packed it has four bits a
point, that of way 1 lowest; its number is its place among all positions, those with fewer stones first. Whatever is played leads to fewer
pips, so positions are solved in the order of their pips. By the common rules every number is played while there are stones. By the
printed ones a number bears off only exactly, and none must be played: then the best may be to wait, and a position's worth stands on both
sides of its equation: E = 1 + sum of chances * min(E, best other position).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT

TURNS: Final[i64] = 48  # chances are kept for fewer turns than this; the last figure holds all that take as many or more
ALL_STONES: Final[i64] = 15
ENDLESS: Final = 1e9
STRIDE: Final[i64] = 7


def _choose(n: int, k: int) -> int:
    found = 1
    for at in range(k):
        found = found * (n - at) // (at + 1)
    return found


# CHOICES[7 * sum + point]: positions whose first points hold fewer
CHOICES: Final = vec[i64]([_choose(stones + point - 1, point) if point else 0 for stones in range(17) for point in range(7)])


def number(position: i64) -> i64:
    """The place of a packed position among all."""
    choices = CHOICES
    stones: i64 = 0
    found: i64 = 0
    point: i64 = 1
    while point <= 6:
        stones += position >> 4 * (point - 1) & 15
        found += choices[STRIDE * stones + point]
        point += 1
    return found


def positions(stones: i64) -> i64:
    """How many positions there are with no more stones than that."""
    return _choose(int(stones) + 6, 6)


class Bearoff:
    """The table for one set of rules. Empty until solve() has gone through all pips."""

    def __init__(self, exact: bool, stones: i64) -> None:
        self.exact: Final = exact  # the printed rules
        self.stones: Final[i64] = stones
        size = positions(stones)
        self.size: Final[i64] = size
        self.mean: vec[float] = vec[float]([0.0] * size)  # turns
        self.chance: vec[float] = vec[float]([0.0] * (size * TURNS))  # of so many turns
        self.chance[0] = 1.0
        self.order: vec[i64] = vec[i64]([])  # packed positions by pips
        self.from_pips: vec[i64] = vec[i64]([])  # where each number of pips begins in it
        self.best: i64 = 0  # what seek() found
        self.least: float = ENDLESS
        self.throw_best: vec[i64] = vec[i64]([0] * 21)
        self.throw_least: vec[float] = vec[float]([0.0] * 21)

    # Solving

    def pips(self) -> i64:
        """The most pips a position has: solve(1) … solve(pips()) make the table."""
        return 6 * self.stones

    def sort(self) -> None:
        """All positions by pips."""
        most = self.pips()
        count = vec[i64]([0] * (most + 2))
        packed = vec[i64]([0] * self.size)
        way = vec[i64]([0] * self.size)
        made: i64 = 0
        position: i64 = 0
        while True:
            packed[made] = position
            way[made] = pips_of(position)
            count[way[made] + 1] += 1
            made += 1
            if made == self.size:
                break
            position = self.following(position)
        for pips in range(most + 1):
            count[pips + 1] += count[pips]
        self.from_pips = count[:]
        self.order = vec[i64]([0] * self.size)
        for at in range(self.size):
            self.order[count[way[at]]] = packed[at]
            count[way[at]] += 1

    def following(self, position: i64) -> i64:
        """Another position: counted up point by point, as long as there are stones."""
        point: i64 = 0
        while True:
            position += BIT[4 * point]
            if stones_of(position) <= self.stones:
                return position
            position &= ~(15 << 4 * point)
            point += 1

    def solve(self, pips: i64) -> None:
        """Work out every position with so many pips; those with fewer are known."""
        if len(self.order) == 0:
            self.sort()
        at = self.from_pips[pips]
        while at < self.from_pips[pips + 1]:
            self.solve_one(self.order[at])
            at += 1

    def solve_one(self, position: i64) -> None:
        throw: i64 = 0
        for high in range(1, 7):
            for low in range(1, high + 1):
                self.best = position
                self.least = ENDLESS
                self.seek_throw(position, high, low)
                self.throw_best[throw] = number(self.best)
                self.throw_least[throw] = self.least
                throw += 1
        here = number(position)
        mean = self.settle()
        self.mean[here] = mean
        self.spread(here, mean)

    def settle(self) -> float:
        """The mean number of turns, where throws that lead nowhere better are waited out."""
        least = self.throw_least
        limit = ENDLESS
        while True:
            total = 36.0
            weight = 0.0
            throw: i64 = 0
            for high in range(6):
                for low in range(high + 1):
                    if least[throw] < limit:
                        chance = 1.0 if high == low else 2.0
                        total += chance * least[throw]
                        weight += chance
                    throw += 1
            mean = total / weight
            if mean >= limit - 1e-12:
                return mean
            limit = mean

    def spread(self, here: i64, mean: float) -> None:
        """The chances of each number of turns."""
        chance = self.chance
        own = here * TURNS
        wait = 0.0
        throw: i64 = 0
        for high in range(6):
            for low in range(high + 1):
                weight = (1.0 if high == low else 2.0) / 36.0
                if self.throw_least[throw] < mean:
                    other = self.throw_best[throw] * TURNS
                    turns: i64 = 0
                    while turns < TURNS - 1:
                        chance[own + turns + 1] += weight * chance[other + turns]
                        turns += 1
                    chance[own + TURNS - 1] += weight * chance[other + TURNS - 1]
                else:
                    wait += weight
                throw += 1
        if wait > 0.0:
            turns = 1
            while turns < TURNS - 1:
                chance[own + turns + 1] += wait * chance[own + turns]
                turns += 1
            chance[own + TURNS - 1] /= 1.0 - wait  # the last figure waits for itself

    # Plays

    def seek_throw(self, position: i64, high: i64, low: i64) -> None:
        if high == low:
            self.seek(position, position, high, 0, 4, 6)
        else:
            self.seek(position, position, high, low, 1, 6)
            self.seek(position, position, low, high, 1, 6)

    def seek(self, start: i64, position: i64, die: i64, then: i64, left: i64, rear: i64) -> None:
        """Play a number `left` times, then the other; keep the best that is reached.

        Of equal numbers the farther stone goes first, none from farther back than `rear`, so that each set of steps comes once.
        """
        if left == 0 and then > 0:
            if self.exact:
                self.consider(start, position)
            self.seek(start, position, then, 0, 1, 6)
            return
        if left == 0 or position == 0 or self.exact:
            self.consider(start, position)
            if left == 0 or position == 0:
                return
        last = last_point(position)
        way = rear if rear < last else last
        while way >= 1:
            if position >> 4 * (way - 1) & 15 != 0:
                if way > die:
                    self.seek(start, position - BIT[4 * (way - 1)] + BIT[4 * (way - die - 1)], die, then, left - 1, way)
                elif way == die or (way == last and not self.exact):
                    self.seek(start, position - BIT[4 * (way - 1)], die, then, left - 1, way)
            way -= 1

    def consider(self, start: i64, position: i64) -> None:
        if position == start:
            return
        mean = self.mean[number(position)]
        if mean < self.least:
            self.least = mean
            self.best = position

    # Asking

    def turns(self, position: i64) -> float:
        """The mean number of turns that a packed position takes."""
        return self.mean[number(position)]

    def chances(self, position: i64) -> list[float]:
        """The chance of each number of turns."""
        own = number(position) * TURNS
        return [self.chance[own + turns] for turns in range(TURNS)]

    def wins(self, mine: i64, theirs: i64) -> float:
        """The chance to be off first for the side that has just played, when the other throws next."""
        chance = self.chance
        own = number(mine) * TURNS
        other = number(theirs) * TURNS
        found = 0.0
        done = 0.0  # the chance that mine are off before so many turns of theirs
        turns: i64 = 0
        while turns < TURNS:
            found += chance[other + turns] * done
            done += chance[own + turns]
            turns += 1
        return found


def pips_of(position: i64) -> i64:
    found: i64 = 0
    point: i64 = 1
    while position != 0:
        found += point * (position & 15)
        position >>= 4
        point += 1
    return found


def stones_of(position: i64) -> i64:
    found: i64 = 0
    while position != 0:
        found += position & 15
        position >>= 4
    return found


def last_point(position: i64) -> i64:
    """The longest way that a stone has to go."""
    way: i64 = 0
    while position != 0:
        position >>= 4
        way += 1
    return way
