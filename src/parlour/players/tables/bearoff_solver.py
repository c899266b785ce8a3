"""Bearing off, solved for one side: how many turns it takes, on average and by chance, when the average is made as small as can be.

A position is how many stones stand on the six home points, counted by their way to go: 1 is the last point. Packed it has four bits a
point, that of way 1 lowest; its number is its place among all positions, those with fewer stones first. Whatever is played leads to fewer
pips, so positions are solved in the order of their pips. By the common rules every number is played while there are stones. By the
printed ones a number bears off only exactly, and none must be played: then the best may be to wait, and a position's worth stands on both
sides of its equation: E = 1 + sum of chances * min(E, best other position).

The same table with another end tells how many turns it takes until the first stone is off, when that is what counts: whoever has none off
when the other side is done loses double. Race puts both together for two sides.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
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

    def __init__(self, exact: bool, stones: i64, done: i64 = 0) -> None:
        self.exact: Final = exact  # the printed rules
        self.stones: Final[i64] = stones
        self.done: Final[i64] = done  # turns are counted until no more stones than this are left
        size = positions(stones)
        self.size: Final[i64] = size
        self.mean: vec[float] = vec[float]([0.0] * size)  # turns
        self.chance: vec[float] = vec[float]([0.0] * (size * TURNS))  # of so many turns
        nothing: i64 = 0
        while nothing < positions(done):  # positions with fewer stones come first
            self.chance[nothing * TURNS] = 1.0
            nothing += 1
        self.order: vec[i64] = vec[i64]([])  # packed positions by pips
        self.from_pips: vec[i64] = vec[i64]([])  # where each number of pips begins in it
        self.best: i64 = 0  # what seek() found
        self.least: float = ENDLESS
        self.throw_best: vec[i64] = vec[i64]([0] * 21)
        self.throw_least: vec[float] = vec[float]([0.0] * 21)
        self.listing: bool = False  # whether seek() lists what is reached, instead of keeping the best
        self.reached: vec[i64] = vec[i64]([])

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
            if stones_of(self.order[at]) > self.done:
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
        if self.listing:
            self.reached = append(self.reached, position)
            return
        if position == start:
            return
        mean = self.mean[number(position)]
        if mean < self.least:
            self.least = mean
            self.best = position

    def list_throw(self, position: i64, high: i64, low: i64) -> vec[i64]:
        """Where the plays of a throw lead; to where it was if nothing can or need be played. Some come twice."""
        self.reached = vec[i64]([])
        self.listing = True
        self.seek_throw(position, high, low)
        self.listing = False
        if self.exact or len(self.reached) == 0:
            self.reached = append(self.reached, position)
        return self.reached

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


class Race:
    """Two sides that bear off and cannot meet any more. Whoever wins while the other has no stone off wins double."""

    def __init__(self, all_off: Bearoff, first_off: Bearoff, whole: bool) -> None:
        assert first_off.done == first_off.stones - 1
        self.whole: Final = whole  # as many stones as the tables have are all that a side has
        self.all_off: Final = all_off
        self.first_off: Final = first_off

    def none_off(self, position: i64) -> bool:
        return self.whole and stones_of(position) == self.first_off.stones

    def gammons(self, winner: i64, loser: i64, loser_throws: bool) -> float:
        """The chance that one side is done before the other has a stone off; by who throws next."""
        if not self.none_off(loser):
            return 0.0
        done = self.all_off.chance
        off = self.first_off.chance
        own = number(winner) * TURNS
        other = number(loser) * TURNS
        found = 0.0
        none = 1.0  # the chance that the loser still has none off
        turns: i64 = 1
        while turns < TURNS:
            if loser_throws:
                none -= off[other + turns]
            found += done[own + turns] * none
            if not loser_throws:
                none -= off[other + turns]
            turns += 1
        return found

    def worth(self, mine: i64, theirs: i64) -> float:
        """In units of the stake, to the side that has just played, when the other throws next."""
        if mine == 0:
            return 2.0 if self.none_off(theirs) else 1.0
        wins = 2.0 * self.all_off.wins(mine, theirs) - 1.0
        return wins + self.gammons(mine, theirs, True) - self.gammons(theirs, mine, False)

    def ahead(self, mine: i64, theirs: i64, throws: i64) -> float:
        """The same over so many throws that can follow, and the best plays of them."""
        if mine == 0 or throws == 0:
            return self.worth(mine, theirs)
        total = 0.0
        high: i64 = 1
        while high <= 6:
            low: i64 = 1
            while low <= high:
                total += (1.0 if low == high else 2.0) * self.best(theirs, mine, high, low, throws - 1)
                low += 1
            high += 1
        return -total / 36.0

    def best(self, mine: i64, theirs: i64, high: i64, low: i64, throws: i64) -> float:
        """What a throw is worth to the side that has thrown it."""
        most = -3.0
        last: i64 = -1
        for after in self.all_off.list_throw(mine, high, low):
            if after != last:
                here = self.ahead(after, theirs, throws)
                if here > most:
                    most = here
                last = after
        return most


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
