"""Observations of many positions, one row each, in room that NumPy can look at. What was written into a row is remembered, so that taking
it back costs as little as writing it: most numbers of a row are 0.
"""

from __future__ import annotations

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.core.state import CHANCE, OVER, State


class Rows:
    """`count` rows of `size` numbers."""

    def __init__(self, count: i64, size: i64) -> None:
        self.size: i64 = size
        self.seen: vec[i32] = vec[i32]([0 for _ in range(count * size)])
        self.touched: vec[i32] = vec[i32]([0 for _ in range(count * size)])  # where each row is not 0
        self.written: vec[i64] = vec[i64]([0 for _ in range(count)])  # how many such places there are
        self.base: i64 = 0  # where the row begins that is being written
        self.row: i64 = 0

    def open(self, row: i64) -> None:
        """Take back what stands in a row, to write it anew."""
        self.row = row
        self.base = row * self.size
        end = self.base + self.written[row]
        at = self.base
        while at < end:
            self.seen[i64(self.touched[at])] = 0
            at += 1
        self.written[row] = 0

    def put(self, offset: i64, number: i64) -> None:
        """Write a number into the open row, or add it to what stands there."""
        place = self.base + offset
        old = i64(self.seen[place])
        if old == 0:
            if number == 0:
                return
            self.touched[self.base + self.written[self.row]] = i32(place)
            self.written[self.row] += 1
        self.seen[place] = i32(old + number)


class Observer:
    """Writes positions of one setup into rows: the same numbers as `Observation`, which says what they mean."""

    def __init__(self, size: i64, seats: i64) -> None:
        self.size: i64 = size
        self.seats: i64 = seats

    @abstractmethod
    def see(self, state: State, seat: i64, rows: Rows) -> None:
        """Write what the seat sees into the open row."""

    def see_turn(self, state: State, seat: i64, rows: Rows) -> None:
        """The part `turn`, but for colour and count."""
        if state.hand >= 0:
            rows.put((state.hand - seat + self.seats) % self.seats, 1)
        if state.turn == CHANCE:
            rows.put(self.seats, 1)
        elif state.turn == OVER:
            rows.put(self.seats + 1, 1)
        if state.midway:
            rows.put(self.seats + 2, 1)

    def see_places(self, state: State, seat: i64, rows: Rows) -> None:
        """The part `places`, which is the last, of a game in which nobody has one before the end."""
        if state.turn == OVER:
            places = state.ended().places
            for at in range(self.seats):
                rows.put(self.size - self.seats + (at - seat + self.seats) % self.seats, places[at])
