"""The bad three for two seats over all rounds, solved: the chance to win the game, where both play as well as can be.

A round is won, lost, or level, and the one who has won more rounds wins. So the worth of a round's ends is the worth of what follows
with one round more or less ahead, and a game is worked out from its last round back. The second seat throws until it has reached the first
one's total; only where it meets that exactly has it anything to decide.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CAP: Final[i64] = 300  # totals end here: one turn in a million comes so far
FACES: Final = vec[i64]([1, 2, 4, 5, 6])
SIX: Final = 6.0


class TwoSeats:
    """A game of so many rounds. A lead is that of the seat which begins the round, in rounds."""

    def __init__(self, rounds: i64) -> None:
        self.rounds: Final[i64] = rounds
        self.size: Final[i64] = 2 * rounds + 1
        self.meets: vec[float] = vec[float]([0.0] * (CAP + 7))  # the chance to come to a total exactly, before any 3
        self.passes: vec[float] = vec[float]([0.0] * (CAP + 7))  # and to pass it by
        self.reach()
        # What a lead is worth to the seat that begins, with so many rounds to play: at rounds * size + lead + rounds
        self.worth: vec[float] = vec[float]([0.0] * (self.size * (rounds + 1)))
        lead = -rounds
        while lead <= rounds:
            self.worth[lead + rounds] = 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
            lead += 1
        left: i64 = 1
        while left <= rounds:
            lead = left - rounds
            while lead <= rounds - left:
                stops = self.first_stops(left, lead)
                self.worth[self.size * left + lead + rounds] = best_from(stops, 0)
                lead += 1
            left += 1

    def reach(self) -> None:
        self.meets[0] = 1.0
        total: i64 = 0
        while total <= CAP:
            here = self.meets[total] / SIX
            for face in FACES:
                self.meets[total + face] += here
                passed = total + 1
                while passed < total + face:
                    self.passes[passed] += here
                    passed += 1
            total += 1
        self.passes[0] = 5.0 / SIX  # anything is more than nothing

    def later(self, left: i64, lead: i64) -> float:
        """What a lead is worth to the seat that begins the round at hand when so many rounds follow it: the other one begins them."""
        if left == 0:
            return self.worth[lead + self.rounds]
        return 1.0 - self.worth[self.size * left - lead + self.rounds]

    def reply(self, left: i64, lead: i64, best: i64) -> float:
        """What the first seat's total is worth to the second one, before it throws, in the first of so many rounds."""
        won = 1.0 - self.later(left - 1, lead - 1)
        level = 1.0 - self.later(left - 1, lead)
        if best == 0:  # who throws a 3 then has not lost it
            return self.passes[0] * won + (1.0 - self.passes[0]) * level
        lost = 1.0 - self.later(left - 1, lead + 1)
        met = (5.0 * won + lost) / SIX
        if level > met:
            met = level
        return self.passes[best] * won + self.meets[best] * met + (1.0 - self.passes[best] - self.meets[best]) * lost

    def first_stops(self, left: i64, lead: i64) -> vec[float]:
        """What each total is worth to the first seat; at 0 what a 3 leaves it."""
        stops = vec[float]([0.0] * (CAP + 7))
        total: i64 = 0
        while total < CAP + 7:
            stops[total] = 1.0 - self.reply(left, lead, total)
            total += 1
        return stops

    def second_stops(self, left: i64, lead: i64, best: i64) -> vec[float]:
        """What each total is worth to the second seat, against the first one's."""
        stops = vec[float]([0.0] * (CAP + 7))
        total: i64 = 0
        while total < CAP + 7:
            ahead = lead - (1 if total > best else 0) + (1 if total < best else 0)
            stops[total] = 1.0 - self.later(left - 1, ahead)
            total += 1
        return stops

    def values(self, left: i64, lead: i64, best: i64, total: i64) -> list[float]:
        """What stopping and throwing on are worth to the seat in hand; `best` is the first seat's total, -1 if it is the first itself.

        The lead is that of the first seat.
        """
        stops = self.first_stops(left, lead) if best < 0 else self.second_stops(left, lead, best)
        again = stops[0]
        for face in FACES:
            again += best_from(stops, total + face)
        return [stops[total], again / SIX]


def best_from(stops: vec[float], total: i64) -> float:
    """What a turn that stands at a total is worth: five faces add to it, and the 3 ends it with nothing."""
    if total >= CAP:
        return stops[total]
    worth = stops[:]
    at = CAP - 1
    while at >= total:
        again = stops[0]
        for face in FACES:
            again += worth[at + face]
        again /= SIX
        if at == 0 or again > worth[at]:
            worth[at] = again
        at -= 1
    return worth[total]
