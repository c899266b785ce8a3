"""What is seen of Kniffel, compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.state import CHANCE, State
from parlour.games.dice.throws import THROWS
from parlour.games.kniffel.engine import KniffelState
from parlour.games.kniffel.rules import COUNT, NUMBER_BOXES, NUMBERS
from parlour.observe.rows import Observer, Rows

FIVE: Final[i64] = 5
SHOWN: Final = vec[i64]([faces.count(face) for faces in THROWS for face in range(1, 7)])  # of throw t, how many dice show each face


class KniffelObserver(Observer):
    """`lines` has the row of the sheet of each box."""

    def __init__(self, size: i64, seats: i64, lines: list[int], sums: list[int], dice: i64, hold: i64, sheet: i64, length: i64) -> None:
        super().__init__(size, seats)
        self.lines: vec[i64] = vec[i64](lines)
        self.sums: vec[i64] = vec[i64](sums)  # the rows upper, bonus, lower, extra (-1: there is none), total
        self.dice: i64 = dice
        self.hold: i64 = hold
        self.sheet: i64 = sheet
        self.length: i64 = length  # rows of the sheet

    def see(self, state: State, seat: i64, rows: Rows) -> None:
        assert isinstance(state, KniffelState)
        self.see_turn(state, seat, rows)
        rows.put(self.seats + 4, left(state))
        self.see_dice(state.dice if state.dice != 0 else state.kept, rows)
        for owner in range(self.seats):
            self.see_column(state, owner, (owner - seat + self.seats) % self.seats, rows)
        rows.put(self.figures, state.thrown)
        self.see_places(state, seat, rows)

    def see_dice(self, throw: i64, rows: Rows) -> None:
        waiting = FIVE
        at = 6 * throw
        face: i64 = 1
        while face <= 6:
            count = SHOWN[at]
            rows.put(self.dice + face, count)
            waiting -= count
            at += 1
            face += 1
        rows.put(self.dice, waiting)

    def see_column(self, state: KniffelState, owner: i64, other: i64, rows: Rows) -> None:
        base = self.sheet + 2 * self.length * other
        lines = self.lines
        sums = self.sums
        points = state.points
        filled = state.filled[owner]
        first = COUNT * owner
        upper: i64 = 0
        lower: i64 = 0
        box: i64 = 0
        while box < COUNT:
            at = base + 2 * lines[box]
            if filled >> box & 1 == 0:
                rows.put(at + 1, 1)
            else:
                rows.put(at, points[first + box])
                if box < NUMBERS:
                    upper += points[first + box]
                else:
                    lower += points[first + box]
            box += 1
        bonus = state.bonus(owner)
        extra = state.extra[owner]
        total = upper + bonus + lower + extra
        rows.put(base + 2 * sums[0], upper)
        rows.put(base + 2 * sums[1], bonus)
        if bonus == 0 and filled & NUMBER_BOXES != NUMBER_BOXES:
            rows.put(base + 2 * sums[1] + 1, 1)  # open until it is certain
        rows.put(base + 2 * sums[2], lower)
        if sums[3] >= 0:
            rows.put(base + 2 * sums[3], extra)
        rows.put(base + 2 * sums[4], total)
        rows.put(self.hold + other, total)


def left(state: KniffelState) -> i64:
    """Dice to throw again, or throws that are left."""
    if state.turn == CHANCE:
        return state.cup() if state.thrown > 0 else 0
    if state.turn < 0 or state.thrown == 3 or state.another():
        return 0
    return 3 - state.thrown
