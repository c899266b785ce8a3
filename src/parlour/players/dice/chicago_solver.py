"""One turn of Chicago, exactly: three dice and up to three throws, for whatever the end of the turn is worth (points, or a chance)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.dice.again_rules import AGAIN, AGAIN_AT
from parlour.games.dice.chicago_rules import CONVERT, HIGH_POINTS, LOW_POINTS, STOP
from parlour.games.dice.throws import COUNT, DECIMAL, FIRST, NUMBER, ORDERS, SIZE, WAYS

WORST: Final = -1e9
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
        self.known: vec[float] = vec[float]([WORST] * (4 * ENDS))  # (used * 4 + dice) * 301 + standing points

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
                action = CONVERT + 6 + (10 * (DECIMAL[number] // 100) if third == 1 else 0)
                here = self.value(standing, number, used, action)
                if here > most:
                    most = here
                    chosen = action
        return chosen

    def chances(self) -> list[float]:
        """How likely every end of a whole turn is, with best play."""
        found = vec[float]([0.0] * ENDS)
        self.spread(0, 3, 0, 1.0, found)
        return list(found)

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
