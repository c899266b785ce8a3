"""Kniffel solved for one player: what every column is worth with best play, and so the best choice with any dice.

A column matters only by which boxes are filled, by its upper sum (63 and more are the same), and by whether the kniffel box
holds 50. Its worth is the mean of all points still to come; the bonus counts when 63 is reached.

Within a turn, let a[t] be the worth of having the throw t. With fewer than five dice it is the mean over one die more,
a[k] = (a[k and a 1] + ... + a[k and a 6]) / 6, from four dice down to none. The best that can be kept of a throw is the best
of its parts, again die by die, upwards. So a turn takes a few thousand additions and comparisons, and the whole game, from
full columns back to the empty one, seconds when compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.dice.throws import FIVES, NUMBER_OF, ORDERS
from parlour.games.kniffel.rules import (
    ALL_BOXES,
    BONUS,
    BONUS_FROM,
    COUNT,
    KNIFFEL,
    KNIFFEL_POINTS,
    NONE,
    NUMBERS,
    PLAIN,
    PRINTED,
    KniffelRules,
)
from parlour.players.dice.rethrow_solver import ALL_THROWS, best_parts, mean

THROWS: Final[i64] = 252  # of five dice
LOWEST: Final = -1.0  # less than any worth
HELD: Final[i64] = 1 << 19  # the kniffel box holds 50
CHANCES: Final = vec[float]([ORDERS[number] / 7776 for number in range(FIVES, ALL_THROWS)])
# POINTS[252 * box + throw], SHOWING[252 * box + throw] for the dice that show a number box's number.
POINTS: Final = vec[float]([float(PLAIN[throw << 4 | box]) for box in range(COUNT) for throw in range(THROWS)])
SHOWING: Final = vec[i64]([PLAIN[throw << 4 | box] // (box + 1) for box in range(NUMBERS) for throw in range(THROWS)])
FIVE_EQUAL: Final = vec[i64]([NUMBER_OF[(face,) * 5] for face in range(1, 7)])


def zeros(length: i64) -> vec[float]:
    return vec[float]([0.0] * length)


class Turn:
    """The rest of a turn, worked out exactly, for columns whose worth is known."""

    def __init__(self, rules: KniffelRules) -> None:
        self.rules: Final = rules
        # Whether 50 and 0 in the kniffel box make a difference to what comes.
        self.tells_zero: Final = rules.extra_kniffel != NONE and not (rules.extra_kniffel == PRINTED and rules.zero_counts)
        self.one_left: vec[float] = zeros(ALL_THROWS)  # the worth of lying dice with one throw to come; of five dice, of writing them
        self.two_left: vec[float] = zeros(ALL_THROWS)  # the same with two throws to come
        self.best: vec[float] = zeros(ALL_THROWS)  # the best worth of any part of these dice
        self.row: vec[float] = zeros(6)

    def worth(self, filled: i64, upper: i64, held: i64) -> float:
        """What a column will still bring: exact or estimated."""
        raise NotImplementedError

    def entered(self, dice: i64, box: i64, filled: i64, upper: i64, held: i64) -> float:
        """What writing the dice into a box brings, now and later."""
        points = self.rules.points(dice, box, filled, held)
        gained = points + self.rules.extra(dice, filled, held)
        after = filled | 1 << box
        if box >= NUMBERS:
            return float(gained) + self.worth(after, upper, points if box == KNIFFEL else held)
        reached = upper + points
        if reached >= BONUS_FROM:
            if upper < BONUS_FROM:
                gained += BONUS
            reached = BONUS_FROM
        return float(gained) + self.worth(after, reached, held)

    def play(self, filled: i64, upper: i64, held: i64) -> float:
        """Work out a whole turn; what it and everything after it bring is the column's worth."""
        self.write(filled, upper, held)
        one_left = self.one_left
        two_left = self.two_left
        best = self.best
        mean(one_left)
        best_parts(one_left, best)
        throw = FIVES
        while throw < ALL_THROWS:
            two_left[throw] = best[throw]
            throw += 1
        mean(two_left)
        best_parts(two_left, best)
        chances = CHANCES
        total = 0.0
        throw = 0
        while throw < THROWS:
            total += chances[throw] * best[FIVES + throw]
            throw += 1
        return total

    def write(self, filled: i64, upper: i64, held: i64) -> None:
        """The worth of writing each throw into its best box."""
        last = self.one_left
        throw = FIVES
        while throw < ALL_THROWS:
            last[throw] = LOWEST
            throw += 1
        box: i64 = 0
        while box < COUNT:
            if filled >> box & 1 == 0:
                if box < NUMBERS:
                    self.write_number(box, filled, upper, held)
                else:
                    self.write_lower(box, filled, upper, held)
            box += 1
        for face in range(6):  # five equal dice have rules of their own
            dice = FIVE_EQUAL[face]
            boxes = self.rules.boxes(dice, filled, held)
            most = LOWEST
            for choice in range(COUNT):
                if boxes >> choice & 1 != 0:
                    here = self.entered(dice, choice, filled, upper, held)
                    if here > most:
                        most = here
            last[dice] = most

    def write_number(self, box: i64, filled: i64, upper: i64, held: i64) -> None:
        row = self.row
        for showing in range(6):
            points: i64 = showing * (box + 1)
            reached = upper + points
            if reached >= BONUS_FROM:
                if upper < BONUS_FROM:
                    points += BONUS
                reached = BONUS_FROM
            row[showing] = float(points) + self.worth(filled | 1 << box, reached, held)
        last = self.one_left
        table = SHOWING
        at = THROWS * box
        throw = FIVES
        while throw < ALL_THROWS:
            here = row[table[at]]
            if here > last[throw]:
                last[throw] = here
            at += 1
            throw += 1

    def write_lower(self, box: i64, filled: i64, upper: i64, held: i64) -> None:
        later = self.worth(filled | 1 << box, upper, 0 if box == KNIFFEL else held)  # five equal dice are looked at by themselves
        last = self.one_left
        points = POINTS
        at = THROWS * box
        throw = FIVES
        while throw < ALL_THROWS:
            here = points[at] + later
            if here > last[throw]:
                last[throw] = here
            at += 1
            throw += 1


class Solution(Turn):
    """The exact worth of columns: solve() one, then worth() and play() know it and every column that can follow it."""

    def __init__(self, rules: KniffelRules) -> None:
        super().__init__(rules)
        self.known: vec[float] = zeros(2 * HELD)  # 0 where not worked out yet: every open box is worth something

    def worth(self, filled: i64, upper: i64, held: i64) -> float:
        at = filled << 6 | upper
        return self.known[at | HELD] if held > 0 and self.tells_zero else self.known[at]

    def solve(self, filled: i64 = 0, upper: i64 = 0, held: i64 = 0) -> float:
        """The worth of this column, by way of every column that can follow it."""
        sums = upper_sums(filled, upper)
        later = ALL_BOXES - 1
        while later >= filled:
            if later & filled == filled:
                self.solve_boxes(later, filled, held, sums)
            later -= 1
        return 0.0 if filled == ALL_BOXES else self.worth(filled, upper, held)

    def solve_boxes(self, later: i64, filled: i64, held: i64, sums: vec[i64]) -> None:
        """Every column with these boxes filled."""
        at = (later & 63) << 6
        own = filled >> KNIFFEL & 1 != 0  # what the kniffel box holds is settled
        for upper in range(BONUS_FROM + 1):
            if sums[at + upper] == 0:
                continue
            column = later << 6 | upper
            if self.known[column] == 0.0 and (not own or held == 0 or not self.tells_zero):
                self.known[column] = self.play(later, upper, 0)
            if self.tells_zero and later >> KNIFFEL & 1 != 0 and (held > 0 or not own) and self.known[column | HELD] == 0.0:
                self.known[column | HELD] = self.play(later, upper, KNIFFEL_POINTS)


def upper_sums(filled: i64, upper: i64) -> vec[i64]:
    """Which upper sums can come up: 1 at number boxes << 6 | sum."""
    sums = vec[i64]([0 for _ in range(64 << 6)])
    sums[(filled & 63) << 6 | upper] = 1
    for boxes in range(64):
        for reached in range(BONUS_FROM + 1):
            if sums[boxes << 6 | reached] == 0:
                continue
            for box in range(6):
                if boxes >> box & 1 == 0:
                    for showing in range(6):
                        after = reached + showing * (box + 1)
                        sums[(boxes | 1 << box) << 6 | (after if after < BONUS_FROM else BONUS_FROM)] = 1
    return sums


class Estimate(Turn):
    """The worth of columns with most boxes open, in a moment: figures fitted to the exact solution where ten or more boxes are open."""

    def __init__(self, rules: KniffelRules) -> None:
        super().__init__(rules)
        self.bonus: Final = bonus_chances()
        if rules.extra_kniffel == NONE:
            self.open_kniffel, self.held_kniffel = 8.2, 0.0
        elif rules.extra_kniffel != PRINTED:
            self.open_kniffel, self.held_kniffel = 12.4, 37.1
        elif rules.zero_counts:
            self.open_kniffel, self.held_kniffel = 1.5, 0.0  # any entry opens the extra points
        else:
            self.open_kniffel, self.held_kniffel = 9.2, 11.6

    def worth(self, filled: i64, upper: i64, held: i64) -> float:
        open_boxes = 0.0
        total = 0.0
        for box in range(COUNT):
            if filled >> box & 1 == 0:
                open_boxes += 1.0
                total += self.open_kniffel if box == KNIFFEL else OPEN[box]
        if upper < BONUS_FROM:
            total += BONUS_WORTH * self.bonus[(filled & 63) << 6 | upper]
        if held > 0:
            total += self.held_kniffel
        return total + CHOICE * open_boxes * open_boxes


# What an open box is worth beside the bonus, in the order of the sheet; the kniffel box depends on the rules.
OPEN: Final = vec[float]([1.8, 3.1, 5.3, 7.7, 10.2, 12.7, 17.6, 7.6, 14.8, 27.1, 22.0, 0.0, 23.6])
BONUS_WORTH: Final = 45.2  # more than 35, because what brings it brings other points too
CHOICE: Final = 0.42  # more open boxes are more ways to use a throw
SHOWN: Final = 0.55  # how likely a die counts in its number box, for those who go for the bonus


def bonus_chances() -> vec[float]:
    """About how likely an upper sum reaches 63, at number boxes << 6 | sum: every die of every open box counts by itself."""
    ways = (1, 5, 10, 10, 5, 1)
    shown = [ways[dice] * SHOWN**dice * (1.0 - SHOWN) ** (5 - dice) for dice in range(6)]
    chances = zeros(64 << 6)
    chances[63 << 6 | BONUS_FROM] = 1.0
    for boxes in range(62, -1, -1):
        box = 5
        while boxes >> box & 1 != 0:
            box -= 1
        for upper in range(BONUS_FROM + 1):
            chance = 0.0
            for dice in range(6):
                reached = min(upper + dice * (box + 1), BONUS_FROM)
                chance += shown[dice] * chances[(boxes | 1 << box) << 6 | reached]
            chances[boxes << 6 | upper] = chance
    return chances
