"""The steward, solved: rows 3 to 8 hold the sums of three dice."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.dice.throws import FIRST, ORDERS, SUM

WORST: Final = -1e9


class Steward:
    """The most points to be expected from every set of empty rows."""

    def __init__(self) -> None:
        self.worth: vec[float] = vec[float]([0.0] * 64)
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
