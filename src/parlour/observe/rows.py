"""Observations of many positions, one row each, in room that NumPy can look at. What was written into a row is remembered, so that taking
it back costs as little as writing it: most numbers of a row are 0.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.core.bits import BIT, DE_BRUIJN, INDEX
from parlour.core.state import CHANCE, OVER, State

FEW: Final[i64] = 32
ABSENT: Final[i64] = -(1 << 40)  # where a part begins that a setup has not got: so far off that writing into it is an IndexError


def wider(rows: vec[i32], count: i64, old: i64, new: i64) -> vec[i32]:
    """So many rows of `old` numbers, each at the beginning of a row of `new`."""
    found = vec[i32]([0 for _ in range(count * new)])
    for row in range(count):
        for at in range(old):
            found[new * row + at] = rows[old * row + at]
    return found


class Rows:
    """`count` rows of `size` numbers."""

    def __init__(self, count: i64, size: i64) -> None:
        self.size: i64 = size
        self.seen: vec[i32] = vec[i32]([0 for _ in range(count * size)])
        self.count: i64 = count
        self.room: i64 = FEW  # places in a row of `touched`: few, so that rows lie close together; it grows with what is written
        self.touched: vec[i32] = vec[i32]([0 for _ in range(count * FEW)])  # where each row is not 0
        self.written: vec[i64] = vec[i64]([0 for _ in range(count)])  # how many such places there are
        self.base: i64 = 0  # where the row begins that is being written
        self.row: i64 = 0

    def open(self, row: i64) -> None:
        """Take back what stands in a row, to write it anew."""
        self.row = row
        self.base = row * self.size
        seen = self.seen
        touched = self.touched
        at = row * self.room
        end = at + self.written[row]
        while at < end:
            seen[i64(touched[at])] = 0
            at += 1
        self.written[row] = 0

    def put(self, offset: i64, number: i64) -> None:
        """Write a number into the open row, or add it to what stands there."""
        place = self.base + offset
        old = i64(self.seen[place])
        if old == 0:
            if number == 0:
                return
            row = self.row
            written = self.written[row]
            if written == self.room:
                self.touched = wider(self.touched, self.count, self.room, 2 * written)
                self.room = 2 * written
            self.touched[row * self.room + written] = i32(place)
            self.written[row] = written + 1
        self.seen[place] = i32(old + number)

    def put_bits(self, bits: i64, begin: i64, turned: vec[i64], side: i64) -> None:
        """A 1 for every bit of a word, where nothing stands yet: at `begin` and what `turned` has for it, from `side` on."""
        row = self.row
        written = self.written[row]
        if written + 64 > self.room:
            self.touched = wider(self.touched, self.count, self.room, written + 64)
            self.room = written + 64
        seen = self.seen
        touched = self.touched
        base = self.base + begin
        room = row * self.room
        while bits != 0:
            bit = INDEX[(bits & -bits) * DE_BRUIJN >> 58 & 63]
            bits ^= BIT[bit]  # by the table: uncompiled, too, the highest bit is then a sign
            place = base + turned[side + bit]
            seen[place] = 1
            touched[room + written] = i32(place)
            written += 1
        self.written[row] = written

    def put_listed(self, listed: vec[i64], at: i64, end: i64, begin: i64, turned: vec[i64], side: i64) -> None:
        """The same for a part of a list."""
        row = self.row
        written = self.written[row]
        if written + end - at > self.room:
            self.touched = wider(self.touched, self.count, self.room, written + end - at)
            self.room = written + end - at
        seen = self.seen
        touched = self.touched
        base = self.base + begin
        to = row * self.room + written
        self.written[row] = written + end - at
        while at < end:
            place = base + turned[side + listed[at]]
            seen[place] = 1
            touched[to] = i32(place)
            to += 1
            at += 1


class Observer:
    """Writes positions of one setup into rows: the same numbers as `Observation`, which says what they mean."""

    def __init__(self, size: i64, seats: i64) -> None:
        self.size: i64 = size
        self.seats: i64 = seats
        self.marks: i64 = ABSENT  # where these parts begin
        self.figures: i64 = ABSENT

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
