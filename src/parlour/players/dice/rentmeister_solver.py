"""The steward, solved: rows 3 to 8 hold the sums of three dice. For points, and for two seats by the chance to have more than the other."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.dice.throws import FIRST, ORDERS, SUM

WORST: Final = -1e9
ROWS: Final[i64] = 6
SUMS: Final[i64] = 19  # of three dice: 3 to 18
FARTHEST: Final[i64] = 500  # nobody is farther ahead: 33 times 15
LEADS: Final[i64] = 1001


def sum_chances() -> vec[float]:
    found = vec[float]([0.0] * SUMS)
    for number in range(FIRST[3], FIRST[4]):
        found[SUM[number]] += float(ORDERS[number]) / 216.0
    return found


CHANCES: Final = sum_chances()


class Steward:
    """The most points to be expected from every set of empty rows."""

    def __init__(self) -> None:
        self.worth: vec[float] = vec[float]([0.0] * 64)
        for rows in range(1, 64):
            total = 0.0
            for points in range(3, SUMS):
                total += CHANCES[points] * self.written(rows, points, self.best(rows, points))
            self.worth[rows] = total

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


class TwoStewards:
    """Two seats: the chance of the one about to throw to end with more points, equals counting half, by the empty rows of both and by how
    far it is ahead. Worked out as far as asked for."""

    def __init__(self) -> None:
        self.known: dict[int, vec[float]] = {}  # mine * 64 + theirs -> by lead

    def ahead(self, mine: i64, theirs: i64) -> vec[float]:
        """Before a throw, for every lead from -FARTHEST on."""
        mark = 64 * mine + theirs
        if mark in self.known:
            return self.known[mark]
        found = vec[float]([0.0] * LEADS)
        lead: i64 = 0
        if mine == 0 and theirs == 0:
            while lead < LEADS:
                found[lead] = 1.0 if lead > FARTHEST else 0.5 if lead == FARTHEST else 0.0
                lead += 1
        else:
            points: i64 = 3
            while points < SUMS:
                self.add(found, mine, theirs, points)
                points += 1
        self.known[mark] = found
        return found

    def add(self, found: vec[float], mine: i64, theirs: i64, points: i64) -> None:
        """The share of one sum in all leads, written into the best row of each."""
        best = vec[float]([0.0] * LEADS)
        row: i64 = 0
        while row < ROWS:
            if mine >> row & 1 != 0:
                later = self.ahead(theirs, mine & ~(1 << row))
                gain = (row + 3) * points
                lead: i64 = 0
                while lead < LEADS:
                    here = 1.0 - later[turned(lead + gain)]
                    if here > best[lead]:
                        best[lead] = here
                    lead += 1
            row += 1
        chance = CHANCES[points]
        lead = 0
        while lead < LEADS:
            found[lead] += chance * best[lead]
            lead += 1

    def written(self, mine: i64, theirs: i64, lead: i64, points: i64, row: i64) -> float:
        """What a sum in one of the empty rows is worth to the seat that writes it."""
        return 1.0 - self.ahead(theirs, mine & ~(1 << row))[turned(lead + FARTHEST + (row + 3) * points)]


def turned(place: i64) -> i64:
    """The place of a lead as the other seat has it; whoever is as far ahead as can be stays there."""
    place = 2 * FARTHEST - place
    return 0 if place < 0 else LEADS - 1 if place >= LEADS else place
