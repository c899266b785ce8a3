"""Mill with up to four stones on each side, all of them on the board, solved backwards.

A position is the stones of whoever is to move and those of the other side. Turning and reflecting the board, and swapping its inner and
outer square, change nothing: the mover's stones are brought to the first of their 16 forms, and of the ways to do so the one that puts the
other side's stones first. So a position's number is that of the mover's form, times the sets of the other side's stones, and the number
of these. Games with fewer stones are solved first, because a stone taken leads there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, DE_BRUIJN, INDEX
from parlour.games.mill.engine import FULL, in_mills
from parlour.games.mill.grid import NEAR, POINTS
from parlour.players.backward import NO_POSITION, Backward, number_of, sets_of

MOST_STONES: Final[i64] = 4
FEWEST: Final[i64] = 3
FORMS: Final[i64] = 16  # ways to turn and reflect the board
SETS: Final = vec[i64]([0, 24, 276, 2024, 10626])  # of so many stones
FIRST_FORMS: Final = vec[i64]([0, 0, 0, 158, 757])  # of these, those that are not forms of one another


def _turned(point: int, form: int) -> int:
    """Where a point comes to: three squares of eight points, turned by two points, reflected, the inner and outer one swapped."""
    square, around = divmod(point, 8)
    if form & 4:
        around = -around % 8
    around = (around + 2 * (form & 3)) % 8
    return 8 * (2 - square if form & 8 else square) + around


# Eight points at a time: TURNED[(form * 3 + square) * 256 + points]
TURNED: Final = vec[i64](
    [
        sum(1 << _turned(8 * square + point, form) for point in range(8) if points >> point & 1)
        for form in range(16)
        for square in range(3)
        for points in range(256)
    ]
)


def turned(stones: i64, form: i64) -> i64:
    at = form * 768
    return TURNED[at + (stones & 255)] | TURNED[at + 256 + (stones >> 8 & 255)] | TURNED[at + 512 + (stones >> 16 & 255)]


class Sets:
    """All sets of so many stones, and which of them are forms of one another."""

    def __init__(self, stones: i64) -> None:
        self.count: Final[i64] = SETS[stones]
        self.stones: vec[i64] = sets_of(POINTS, stones)
        self.form: vec[i64] = vec[i64]([-1] * self.count)  # the number of its first form among those
        self.ways: vec[i64] = vec[i64]([0] * self.count)  # the ways to turn it into that, as bits
        self.first: vec[i64] = vec[i64]([0] * self.count)  # the first forms
        self.forms: i64 = 0
        at: i64 = 0
        while at < self.count:
            if self.form[at] < 0:
                self.add_form(at)
            at += 1

    def add_form(self, at: i64) -> None:
        """A set that is no form of an earlier one, and all its forms."""
        first = self.stones[at]
        self.first[self.forms] = first
        way: i64 = 0
        while way < FORMS:
            other = number_of(turned(first, way))
            self.form[other] = self.forms
            way += 1
        self.forms += 1
        way = 0
        while way < FORMS:
            other = number_of(turned(first, way))
            if self.ways[other] == 0:
                back: i64 = 0
                while back < FORMS:
                    if turned(self.stones[other], back) == first:
                        self.ways[other] |= BIT[back]
                    back += 1
            way += 1


def positions(more: i64, fewer: i64) -> i64:
    """How many numbers the positions of so many stones against so many have, with either to move."""
    half = FIRST_FORMS[more] * SETS[fewer]
    return half if more == fewer else half + FIRST_FORMS[fewer] * SETS[more]


class MillEndings(Backward):
    """One side with `more` stones and one with `fewer`, or as many: first the positions with the former to move, then the others."""

    def __init__(
        self, more: i64, fewer: i64, sets: list[Sets], flying: bool, take_any: bool, may_decline: bool, smaller: list[MillEndings]
    ) -> None:
        self.more: Final[i64] = more
        self.fewer: Final[i64] = fewer
        self.sets: Final = sets  # by the number of stones, from three on
        self.flying: Final = flying
        self.take_any: Final = take_any  # of stones that are all in mills
        self.may_decline: Final = may_decline
        self.smaller: Final = smaller  # those with one stone less
        self.half: Final[i64] = FIRST_FORMS[more] * SETS[fewer]
        super().__init__(positions(more, fewer))

    # Numbers

    def number(self, own: i64, enemy: i64, own_stones: i64) -> i64:
        """The number of a position, by the stones of whoever is to move, how many they are, and the other side's."""
        sets = self.sets[own_stones - FEWEST]
        at = number_of(own)
        ways = sets.ways[at]
        least: i64 = SETS[MOST_STONES]
        while ways != 0:
            low = ways & -ways
            ways ^= low
            here = number_of(turned(enemy, INDEX[low * DE_BRUIJN >> 58 & 63]))
            if here < least:
                least = here
        if own_stones == self.more:
            return sets.form[at] * SETS[self.fewer] + least
        return self.half + sets.form[at] * SETS[self.more] + least

    def result(self, own: i64, enemy: i64, own_stones: i64) -> i64:
        return i64(self.results[self.number(own, enemy, own_stones)])

    def position(self, number: i64) -> tuple[i64, i64, i64, i64]:
        """The stones of whoever is to move and of the other, and how many each has."""
        first = number < self.half
        stones = self.more if first else self.fewer
        others = self.fewer if first else self.more
        place = number if first else number - self.half
        own = self.sets[stones - FEWEST].first[place // SETS[others]]
        enemy = self.sets[others - FEWEST].stones[place % SETS[others]]
        return own, enemy, stones, others

    # What follows what

    def follow(self, number: i64) -> i64:
        own, enemy, stones, others = self.position(number)
        if own & enemy != 0 or self.number(own, enemy, stones) != number:
            return NO_POSITION
        free = FULL & ~(own | enemy)
        jumps = stones == FEWEST and self.flying
        count: i64 = 0
        left = own
        while left != 0:
            start = left & -left
            left ^= start
            targets = free if jumps else free & NEAR[INDEX[start * DE_BRUIJN >> 58 & 63]]
            while targets != 0:
                target = targets & -targets
                targets ^= target
                then = own ^ start ^ target
                takeable: i64 = 0
                if in_mills(then) & target != 0:
                    takeable = self.takeable(enemy)
                if takeable == 0 or self.may_decline:
                    self.listed[count] = self.number(enemy, then, others)
                    count += 1
                if takeable != 0:
                    self.take(then, enemy, takeable, others)
        return count

    def takeable(self, enemy: i64) -> i64:
        free = enemy & ~in_mills(enemy)
        return enemy if free == 0 and self.take_any else free

    def take(self, own: i64, enemy: i64, takeable: i64, others: i64) -> None:
        """What becomes of the stones that can be taken: the end, or a game with fewer stones."""
        if others == FEWEST:
            self.exit_won = 1
            return
        game = self.smaller[0]
        while takeable != 0:
            low = takeable & -takeable
            takeable ^= low
            self.lead_out(game.result(enemy ^ low, own, others - 1))

    def come_before(self, number: i64) -> i64:
        """Whoever is not to move here has made a move that took nothing."""
        own, enemy, _, others = self.position(number)
        free = FULL & ~(own | enemy)
        jumped = others == FEWEST and self.flying
        mills = 0 if self.may_decline or self.takeable(own) == 0 else in_mills(enemy)  # a stone that closed a mill took another
        count: i64 = 0
        left = enemy & ~mills
        while left != 0:
            target = left & -left
            left ^= target
            starts = free if jumped else free & NEAR[INDEX[target * DE_BRUIJN >> 58 & 63]]
            while starts != 0:
                start = starts & -starts
                starts ^= start
                self.listed[count] = self.number(enemy ^ start ^ target, own, others)
                count += 1
        return count


def endings(flying: bool, take_any: bool, may_decline: bool) -> list[MillEndings]:
    """Three against three, four against three, four against four; none of them solved."""
    sets = [Sets(stones) for stones in range(FEWEST, MOST_STONES + 1)]
    three = MillEndings(3, 3, sets, flying, take_any, may_decline, [])
    both = MillEndings(4, 3, sets, flying, take_any, may_decline, [three])
    return [three, both, MillEndings(4, 4, sets, flying, take_any, may_decline, [both])]
