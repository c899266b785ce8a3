"""Exact turns of the games with three to five dice: what every choice is worth, for whatever the end of the turn is worth.

A solver is given the worth of every end (points, or a chance to win) and works backwards through the throws of one turn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.dice import throws
from parlour.games.dice.chicago_rules import AGAIN, AGAIN_AT, CONVERT, HIGH_POINTS, LOW_POINTS, STOP
from parlour.games.dice.va_banque_rules import BY, fits, joined
from parlour.games.kniffel.engine import FIVES
from parlour.players.kniffel.solver import best_parts, mean

FIRST: Final = throws.FIRST
NUMBER: Final = throws.NUMBER
ORDERS: Final = throws.ORDERS
SIZE: Final = throws.SIZE
SUM: Final = throws.SUM
COUNT: Final = throws.COUNT
WAYS: Final = throws.WAYS
WORST: Final = -1e9


def blank(length: i64, value: float) -> vec[float]:
    return vec[float]([value] * length)


# The steward: rows 3 to 8, the sums of three dice


class Steward:
    """The most points to be expected from every set of empty rows."""

    def __init__(self) -> None:
        self.worth: vec[float] = blank(64, 0.0)
        for rows in range(1, 64):
            total = 0.0
            for number in range(FIRST[3], FIRST[4]):
                total += float(ORDERS[number]) * self.written(rows, SUM[number], self.best(rows, SUM[number]))
            self.worth[rows] = total / 216.0

    def written(self, rows: i64, points: i64, row: i64) -> float:
        """What a sum brings in one of the empty rows, with all that follows."""
        return float((row + 3) * points) + self.worth[rows & ~(1 << row)]

    def best(self, rows: i64, points: i64) -> i64:
        """The best row for a sum."""
        chosen: i64 = -1
        most = WORST
        for row in range(6):
            if rows >> row & 1 != 0 and self.written(rows, points, row) > most:
                most = self.written(rows, points, row)
                chosen = row
        return chosen


# Chicago: three dice, up to three throws

MOST_POINTS: Final[i64] = 300
ENDS: Final[i64] = 4 * (MOST_POINTS + 1)  # worth[used * 301 + points]


def points_wanted(low: bool) -> list[float]:
    """Points for their own sake: many, or few."""
    return [float(-points if low else points) for _ in range(4) for points in range(MOST_POINTS + 1)]


class ChicagoTurn:
    """One turn with a limit of throws, for the worth of ending with so many points after so many throws."""

    def __init__(self, low: bool, two_sixes: bool, limit: i64, worth: list[float]) -> None:
        self.low: bool = low
        self.two_sixes: bool = two_sixes and not low
        self.limit: i64 = limit
        self.worth: vec[float] = vec[float](worth)
        self.known: vec[float] = blank(4 * ENDS, WORST)  # (used * 4 + dice) * 301 + standing points

    def points(self, number: i64) -> i64:
        return LOW_POINTS[number] if self.low else HIGH_POINTS[number]

    def ahead(self, standing: i64, dice: i64, used: i64) -> float:
        """With these standing points, so many dice are about to be thrown."""
        at = (used * 4 + dice) * (MOST_POINTS + 1) + standing
        if self.known[at] > WORST:
            return self.known[at]
        total = 0.0
        number = FIRST[dice]
        while number < FIRST[dice + 1]:
            total += float(ORDERS[number]) * self.best(standing, number, used + 1)
            number += 1
        self.known[at] = total / float(WAYS[dice])
        return self.known[at]

    def best(self, standing: i64, number: i64, used: i64) -> float:
        """The best that can be made of a throw."""
        return self.value(standing, number, used, self.choose(standing, number, used))

    def value(self, standing: i64, number: i64, used: i64, action: i64) -> float:
        """What an action of chicago_rules is worth."""
        points = self.points(number)
        if action == STOP:
            return self.worth[used * (MOST_POINTS + 1) + standing + points]
        again = NUMBER[action % CONVERT]
        if action >= CONVERT:
            return self.ahead(standing + 40 + points - self.points(again), SIZE[again], used)  # a 6 that becomes a 1 gains 40
        return self.ahead(standing + points - self.points(again), SIZE[again], used)

    def choose(self, standing: i64, number: i64, used: i64) -> i64:
        """The best action with a throw on the table."""
        chosen = STOP
        if used == self.limit:
            return chosen
        most = self.value(standing, number, used, STOP)
        for at in range(AGAIN_AT[number], AGAIN_AT[number + 1]):
            here = self.value(standing, number, used, AGAIN[at])
            if here > most:
                most = here
                chosen = AGAIN[at]
        if self.two_sixes and COUNT[number << 3 | 6] > 1:
            for third in range(2):
                if third == 1 and SIZE[number] < 3:
                    break
                action = CONVERT + 6 + (10 * (throws.DECIMAL[number] // 100) if third == 1 else 0)
                here = self.value(standing, number, used, action)
                if here > most:
                    most = here
                    chosen = action
        return chosen

    def spread(self, standing: i64, dice: i64, used: i64, chance: float, into: vec[float]) -> None:
        """Add to `into` how likely every end is, with best play from here."""
        number = FIRST[dice]
        while number < FIRST[dice + 1]:
            share = chance * float(ORDERS[number]) / float(WAYS[dice])
            action = self.choose(standing, number, used + 1)
            points = standing + self.points(number)
            if action == STOP:
                into[(used + 1) * (MOST_POINTS + 1) + points] += share
            else:
                again = NUMBER[action % CONVERT]
                gained: i64 = 40 if action >= CONVERT else 0
                self.spread(points + gained - self.points(again), SIZE[again], used + 1, share, into)
            number += 1


# Va banque: five dice, four operations

LARGEST: Final[i64] = 1300  # results lie within it; worth[result + LARGEST]


def totals_wanted() -> list[float]:
    """The result for its own sake."""
    return [float(result - LARGEST) for result in range(2 * LARGEST + 1)]


class BankTurn:
    """One turn, for the worth of every result; `fallen` is what it is worth to leave a remainder, if the bank takes it."""

    def __init__(self, worth: list[float], bank_takes: bool, fallen: float) -> None:
        self.worth: vec[float] = vec[float](worth)
        self.bank_takes: bool = bank_takes
        self.fallen: float = fallen

    def last(self, total: i64, used: i64, die: i64) -> float:
        """The fifth die: the operation that is left."""
        operation: i64 = 0
        while used >> operation & 1 != 0:
            operation += 1
        if operation == BY and self.bank_takes and total % die != 0:
            return self.fallen
        return self.worth[joined(total, operation, die) + LARGEST]

    def ahead(self, total: i64, used: i64, step: i64) -> float:
        """So many dice are thrown, and the next one is about to be."""
        sum = 0.0
        for die in range(1, 7):
            sum += self.last(total, used, die) if step == 4 else self.best(total, used, step + 1, die)
        return sum / 6.0

    def best(self, total: i64, used: i64, step: i64, die: i64) -> float:
        most = WORST
        for operation in range(4):
            if fits(operation, used, total, die):
                here = self.value(total, used, step, die, operation)
                if here > most:
                    most = here
        return most

    def value(self, total: i64, used: i64, step: i64, die: i64, operation: i64) -> float:
        """What an operation is worth with the die that lies there."""
        return self.ahead(joined(total, operation, die), used | 1 << operation, step)

    def spread(self, total: i64, used: i64, step: i64, chance: float, into: vec[float]) -> float:
        """Add to `into` how likely every result is, with best play from here; the chance to leave a remainder to the bank."""
        fell = 0.0
        share = chance / 6.0
        for die in range(1, 7):
            if step == 0:
                fell += self.spread(die, 0, 1, share, into)
            elif step == 4:
                operation: i64 = 0
                while used >> operation & 1 != 0:
                    operation += 1
                if operation == BY and self.bank_takes and total % die != 0:
                    fell += share
                else:
                    into[joined(total, operation, die) + LARGEST] += share
            else:
                chosen: i64 = -1
                most = WORST
                for operation in range(4):
                    if fits(operation, used, total, die) and self.value(total, used, step + 1, die, operation) > most:
                        most = self.value(total, used, step + 1, die, operation)
                        chosen = operation
                fell += self.spread(joined(total, chosen, die), used | 1 << chosen, step + 1, share, into)
        return fell


# Poker with dice: five dice, any of them thrown again


def kept_dice_worth(ends: list[float], left: i64) -> list[float]:
    """What every set of kept dice is worth with so many throws left, for the worth of every throw of five dice."""
    worth = vec[float]([0.0] * FIVES + ends)
    best = blank(len(worth), 0.0)
    mean(worth)
    for _ in range(left - 1):
        best_parts(worth, best)
        number: i64 = FIVES
        while number < len(worth):
            worth[number] = best[number]
            number += 1
        mean(worth)
    return list(worth)
