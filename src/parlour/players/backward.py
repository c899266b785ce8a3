"""Solving games of two sides backwards from their ends: which positions are won, lost, or neither, and in how many moves.

A game numbers its positions, each with one side to move, and says what follows a position and what can have come before it (Backward's
three methods). Moves may also lead out of these positions, to the end or into a smaller game that is solved already; then the game says
how that ends. Positions are settled in the order of their distance: whoever can move to a lost position has won one move sooner, and
whoever has nothing left but won positions of the other side has lost.

A result is one byte: 0 where nobody can force anything, else the moves of both sides to the end and one more, so that an even byte is a win
and an odd one a loss for whoever is to move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from parlour.core.bits import BIT, DE_BRUIJN, INDEX

EVEN: Final[i64] = 0  # nobody can force anything
FARTHEST: Final[i64] = 253  # moves; longer ways are told as this or one less
NEVER: Final[i64] = 1000
NO_POSITION: Final[i64] = -1  # follow(): the number means nothing
MOST: Final[i64] = 512  # moves from a position, or to it


def _choose(things: int, taken: int) -> int:
    count = 1
    for at in range(taken):
        count = count * (things - at) // (at + 1)
    return count


# What the n-th piece of a set adds to its number, by its place: CHOICES[64 * n + place]
CHOICES: Final = vec[i64]([_choose(place, piece + 1) for piece in range(4) for place in range(64)])


def number_of(pieces: i64) -> i64:
    """The number of a set of up to four places among all of its size; sets are bits."""
    found: i64 = 0
    base: i64 = 0
    while pieces != 0:
        low = pieces & -pieces
        pieces ^= low
        found += CHOICES[base + INDEX[low * DE_BRUIJN >> 58 & 63]]
        base += 64
    return found


def sets_of(places: i64, pieces: i64) -> vec[i64]:
    """All sets of so many of the places, by their numbers."""
    count = CHOICES[(pieces - 1) * 64 + places]
    found = vec[i64]([0] * count)
    bits = BIT[pieces] - 1
    at: i64 = 0
    while at < count:
        found[at] = bits
        low = bits & -bits  # the next larger number with as many bits
        ripple = bits + low
        bits = ripple | ((bits ^ ripple) >> 2) // low
        at += 1
    return found


class Backward:
    """A game to be solved. Subclasses say what follows what."""

    def __init__(self, size: i64) -> None:
        self.size: Final[i64] = size
        self.results: vec[u8] = vec[u8]([])  # when it is solved
        self.left: vec[u8] = vec[u8]([])  # while it is: moves to other positions that are not known to be bad
        self.stamps: vec[i32] = vec[i32]([])  # so that a position that is listed twice counts once
        self.stamp: i32 = 0
        self.listed: vec[i64] = vec[i64]([0] * MOST)  # what follow() and come_before() list
        self.exit_won: i64 = NEVER  # what follow() says of the moves that lead out: the fewest moves to a win, this one with it
        self.exit_lost: i64 = -1  # the most moves to a loss; -1 if no such move loses
        self.exit_even: bool = False  # whether one of them leads to where nobody can force anything
        self.waits: vec[u8] = vec[u8]([])  # the most moves of a lost way out: it is no sooner lost than that
        self.due: list[vec[i64]] = []  # the positions that are settled at each distance

    # What a game says

    def follow(self, number: i64) -> i64:
        """List the positions that can follow, and say what the moves lead to that lead out; how many are listed, or NO_POSITION."""
        raise NotImplementedError

    def come_before(self, number: i64) -> i64:
        """List the positions from which a move leads here; how many there are."""
        raise NotImplementedError

    def lead_out(self, result: i64) -> None:
        """A move leads to a position of a game that is solved already, and the other side is to move there."""
        if result == EVEN:
            self.exit_even = True
        elif result & 1 == 1:
            if result < self.exit_won:
                self.exit_won = result  # its distance and one move more
        elif result > self.exit_lost:
            self.exit_lost = result

    # Solving

    def solve(self, tell: Callable[[float], None]) -> None:
        self.results = vec[u8]([0] * self.size)
        self.left = vec[u8]([0] * self.size)
        self.stamps = vec[i32]([0] * self.size)
        self.waits = vec[u8]([0] * self.size)
        self.due = [vec[i64]([]) for _ in range(FARTHEST + 3)]
        number: i64 = 0
        part = self.size // 50 + 1
        while number < self.size:
            if number % part == 0:
                tell(0.5 * float(number) / float(self.size))
            self.look(number)
            number += 1
        distance: i64 = 0
        while distance <= FARTHEST:
            settled = self.due[distance]
            for number in settled:
                self.settle(number, distance)
            self.due[distance] = vec[i64]([])
            tell(0.5 + 0.5 * float(distance) / float(FARTHEST))
            distance += 1
        self.left = vec[u8]([])
        self.stamps = vec[i32]([])
        self.waits = vec[u8]([])

    def look(self, number: i64) -> None:
        """The first look at a position: what is settled by itself."""
        self.exit_won = NEVER
        self.exit_lost = -1
        self.exit_even = False
        count = self.follow(number)
        if count == NO_POSITION:
            return
        left = self.different(count)
        if self.exit_won < NEVER:
            self.wait(number, self.exit_won)
        if self.exit_even or self.exit_won < NEVER:
            left += 1  # this one is never taken away
        self.left[number] = u8(left)
        if self.exit_lost >= 0:
            self.waits[number] = u8(self.exit_lost)
        if left == 0 and self.exit_won == NEVER:
            self.wait(number, self.exit_lost if self.exit_lost > 0 else 0)

    def wait(self, number: i64, distance: i64) -> None:
        """A position will be settled at a distance, unless it is sooner."""
        while distance > FARTHEST:
            distance -= 2
        self.due[distance] = append(self.due[distance], number)

    def different(self, count: i64) -> i64:
        """Leave each position in the list once; how many there are then."""
        self.stamp += 1
        kept: i64 = 0
        at: i64 = 0
        while at < count:
            number = self.listed[at]
            if self.stamps[number] != self.stamp:
                self.stamps[number] = self.stamp
                self.listed[kept] = number
                kept += 1
            at += 1
        return kept

    def settle(self, number: i64, distance: i64) -> None:
        """A position is won or lost at this distance, if it was not sooner: tell those before it."""
        if self.results[number] != 0:
            return
        self.results[number] = u8(distance + 1)
        lost = distance & 1 == 0
        count = self.different(self.come_before(number))
        before = self.listed[:count]  # asking for what comes before another position lists that
        for other in before:
            if self.results[other] != 0:
                continue
            if lost:
                self.wait(other, distance + 1)
            else:
                left = i64(self.left[other]) - 1
                self.left[other] = u8(left)
                if left == 0:
                    last = i64(self.waits[other])
                    self.wait(other, last if last > distance else distance + 1)


def distance_of(result: i64) -> i64:
    """The moves of both sides to the end."""
    return result - 1


def is_won(result: i64) -> bool:
    """For whoever is to move."""
    return result != EVEN and result & 1 == 0


def is_lost(result: i64) -> bool:
    return result & 1 == 1


def solve_all(games: Sequence[Backward], tell: Callable[[float], None]) -> None:
    """One after the other, the smaller ones first; a game's share of the work is that of its positions."""
    whole = 0.0
    for game in games:
        whole += float(game.size)
    done = 0.0
    for game in games:
        share = float(game.size) / whole
        before = done

        def told(part: float, before: float = before, share: float = share) -> None:
            tell(before + share * part)

        game.solve(told)
        done += share


def give(game: Backward, results: vec[u8]) -> None:
    """Results that were worked out before."""
    assert len(results) == game.size
    game.results = results
