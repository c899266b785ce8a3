"""Solitaire solved exactly: whether a goal can still be reached from a position, and by which jumps.

Jumps are searched in depth. Every position from which the goal is known to be out of reach is kept in a table of positions; where
the goal looks the same from several sides, turned and mirrored positions are one. Four things cut the search short:

- A jump turns over one hole of each colour when the holes are coloured in three colours along either diagonal. So the parities of
  the sums of two colours never change: a position whose parities differ from the goal's is hopeless.
- With the holes coloured in four by odd and even columns and rows, a peg lands on the colour from which it jumped. So no colour ever
  gains a peg: a position that has fewer pegs of a colour than the goal is hopeless.
- Holes can be given weights such that no jump makes the sum of the filled ones grow. A position that weighs less than the goal is
  hopeless. players/solitaire_weights.py has six such weightings for each goal; six sums are kept in one number, ten bits each.
- The last jumps are undone from the goal first, and all positions found are kept level by level: the search ends where they begin.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.bits import BIT, bit_count
from parlour.games.solitaire.engine import STOP
from parlour.games.solitaire.grid import HOLES, JUMP_HOLES, JUMP_PEGS, JUMPS, NAMES
from parlour.games.solitaire.rules import Goal

MOST_POSITIONS: Final[i64] = 6_000_000  # in a table of positions: 128 MB at the most
UNKNOWN: Final[i64] = -1
NO: Final[i64] = 0
YES: Final[i64] = 1
CHUNK: Final[i64] = 2047  # eleven holes at a time are turned
LANE: Final = 1024  # a sum of weights takes ten bits
MIDDLE: Final = 512  # which stands for a sum equal to the goal's
TELL_EVERY: Final[i64] = 32_767  # positions between two words on how far the search is, less one
LEAST_SHARE: Final = 1e-4  # of the search: smaller parts of it are not told one by one


def _where(name: str) -> tuple[int, int]:
    return "abcdefg".index(name[0]) - 3, int(name[1]) - 4


def _holes(wanted: list[str]) -> int:
    return int(sum([BIT[NAMES.index(name)] for name in wanted]))


def _sides() -> list[list[int]]:
    """The eight ways to look at the board, each as the hole to which every hole goes."""
    found = []
    for flip in (1, -1):
        for turn in range(4):
            way = []
            for name in NAMES:
                x, y = _where(name)
                x *= flip
                for _ in range(turn):
                    x, y = -y, x
                way.append(NAMES.index(f"{'abcdefg'[x + 3]}{y + 4}"))
            found.append(way)
    return found


SIDES: Final = _sides()
# TURNED[(side * 3 + chunk) * 2048 + eleven holes]: the same pegs on the turned board
TURNED: Final = vec[i64](
    [
        sum([BIT[way[11 * chunk + bit]] for bit in range(11) if holes >> bit & 1])
        for way in SIDES
        for chunk in range(3)
        for holes in range(2048)
    ]
)
# Three colours along either diagonal, and four by odd and even columns and rows.
THREE: Final = vec[i64]([_holes([n for n in NAMES if sum(_where(n)) % 3 == k]) for k in range(3)]
    + [_holes([n for n in NAMES if (_where(n)[0] - _where(n)[1]) % 3 == k]) for k in range(3)])  # fmt: skip
FOUR: Final = vec[i64]([_holes([n for n in NAMES if _where(n)[0] % 2 == x and _where(n)[1] % 2 == y]) for x in range(2) for y in range(2)])
# The pegs that a jump is possible from, undone: the hole it ended in, and nothing else of the three.
JUMP_END: Final = vec[i64]([JUMP_HOLES[jump] ^ JUMP_PEGS[jump] for jump in range(len(JUMPS))])


def turned(pegs: i64, side: i64) -> i64:
    """The position seen from another side."""
    table = TURNED
    base = side * 6144
    return table[base + (pegs & CHUNK)] | table[base + 2048 + (pegs >> 11 & CHUNK)] | table[base + 4096 + (pegs >> 22)]


def parities(pegs: i64) -> i64:
    """What no jump changes: whether the sums of two colours are odd."""
    found: i64 = 0
    for diagonal in range(2):
        first = bit_count(pegs & THREE[3 * diagonal])
        second = bit_count(pegs & THREE[3 * diagonal + 1])
        third = bit_count(pegs & THREE[3 * diagonal + 2])
        found = found << 2 | (first + second & 1) << 1 | (second + third & 1)
    return found


class Table:
    """A set of positions, open addressing; 0 is no position."""

    def __init__(self) -> None:
        self.slots: vec[i64] = vec[i64]([0] * 4096)
        self.mask: i64 = 4095
        self.used: i64 = 0

    def holds(self, pegs: i64) -> bool:
        slots = self.slots
        mask = self.mask
        at = (pegs * 0x1E3779B1 >> 24) & mask
        while slots[at] != 0:
            if slots[at] == pegs:
                return True
            at = (at + 1) & mask
        return False

    def add(self, pegs: i64) -> None:
        """Add a position that is not there yet."""
        if 2 * self.used > self.mask:
            self.grow()
        slots = self.slots
        mask = self.mask
        at = (pegs * 0x1E3779B1 >> 24) & mask
        while slots[at] != 0:
            at = (at + 1) & mask
        slots[at] = pegs
        self.used += 1

    def grow(self) -> None:
        old = self.slots
        self.mask = 2 * self.mask + 1
        self.slots = vec[i64]([0] * (self.mask + 1))
        self.used = 0
        at: i64 = 0
        while at < len(old):
            if old[at] != 0:
                self.add(old[at])
            at += 1


class Weights:
    """Weightings of the holes by which no jump makes the pegs heavier, up to six of them."""

    def __init__(self, weightings: list[list[int]], pictures: list[int]) -> None:
        packed = [0] * HOLES
        base = 0
        self.marks: i64 = 0  # one bit a sum: set where a position weighs at least as much as the goal
        for lane, weights in enumerate(weightings):
            least = min([sum([weights[hole] for hole in range(HOLES) if picture & BIT[hole]]) for picture in pictures])
            base += (MIDDLE - least) * LANE**lane
            self.marks |= MIDDLE * LANE**lane
            for hole in range(HOLES):
                packed[hole] += weights[hole] * LANE**lane
        self.base: Final[i64] = base
        sums = [0] * (3 * (CHUNK + 1))
        for chunk in range(3):
            for bit in range(11):
                start = chunk * (CHUNK + 1)
                for holes in range(1 << bit):
                    sums[start + (1 << bit) + holes] = sums[start + holes] + packed[11 * chunk + bit]
        self.sums: Final = vec[i64](sums)

    def suffice(self, pegs: i64) -> bool:
        """Whether the pegs weigh enough for the goal, by every weighting."""
        sums = self.sums
        total = self.base + sums[pegs & CHUNK] + sums[2048 + (pegs >> 11 & CHUNK)] + sums[4096 + (pegs >> 22)]
        return total & self.marks == self.marks


class Solver:
    """Knows one goal: one of some pictures, all with the same number of pegs and the same parities."""

    def __init__(self, pictures: list[int], weightings: list[list[int]], most_undone: i64, most_dead: i64) -> None:
        self.most_undone: Final[i64] = most_undone  # positions of the last jumps
        self.most_dead: Final[i64] = most_dead  # positions known to be hopeless
        self.pictures: Final = vec[i64](pictures)
        self.pegs: Final[i64] = bit_count(pictures[0])  # pegs of the goal
        self.parities: Final[i64] = parities(pictures[0])
        self.need: vec[i64] = vec[i64]([min([int(bit_count(picture & FOUR[at])) for picture in pictures]) for at in range(4)])
        self.weights: Final = Weights(weightings, pictures)
        same = [side for side in range(8) if sorted([int(turned(picture, side)) for picture in pictures]) == sorted(pictures)]
        self.sides: Final = vec[i64](same)  # from which the goal looks the same
        self.dead: Table = Table()
        self.ahead: Table = Table()  # everything from which the goal is reached by up to `levels` jumps
        self.levels: i64 = 0
        self.path: vec[i64] = vec[i64]([0 for _ in range(HOLES)])
        self.looked: i64 = 0  # positions looked at
        self.done: float = 0.0  # how much of the search is behind us
        self.tell: Callable[[float], None] | None = None  # is told that now and then
        self.undo()

    def least(self, pegs: i64) -> i64:
        """The same position for all sides from which it is the same."""
        sides = self.sides
        best = pegs
        at: i64 = 1
        while at < len(sides):
            other = turned(pegs, sides[at])
            if other < best:
                best = other
            at += 1
        return best

    def undo(self) -> None:
        """Undo the last jumps, level by level, until there are many."""
        level: vec[i64] = vec[i64]()
        at: i64 = 0
        while at < len(self.pictures):
            least = self.least(self.pictures[at])
            if not self.ahead.holds(least):
                self.ahead.add(least)
                level = append(level, least)
            at += 1
        while len(level) > 0 and self.ahead.used + 4 * len(level) < self.most_undone and self.pegs + self.levels < HOLES - 1:
            level = self.undone(level)
            self.levels += 1

    def undone(self, level: vec[i64]) -> vec[i64]:
        """The positions one jump before these."""
        found: vec[i64] = vec[i64]()
        at: i64 = 0
        while at < len(level):
            pegs = level[at]
            jump: i64 = 0
            while jump < STOP:
                if pegs & JUMP_HOLES[jump] == JUMP_END[jump]:
                    before = self.least(pegs ^ JUMP_HOLES[jump])
                    if not self.ahead.holds(before):
                        self.ahead.add(before)
                        found = append(found, before)
                jump += 1
            at += 1
        return found

    def reachable(self, pegs: i64) -> i64:
        """YES, NO, or UNKNOWN if the table of positions is full."""
        if parities(pegs) != self.parities:
            return NO
        self.done = 0.0
        return self.walk(pegs, bit_count(pegs) - self.pegs, 1.0)

    def hopeless(self, pegs: i64) -> bool:
        """Whether counting alone rules the goal out."""
        if not self.weights.suffice(pegs):
            return True
        four = FOUR
        need = self.need
        at: i64 = 0
        while at < 4:
            if bit_count(pegs & four[at]) < need[at]:
                return True
            at += 1
        return False

    def choices(self, pegs: i64) -> float:
        """How many jumps there are, but one at the least."""
        count = 0.0
        jump: i64 = 0
        while jump < STOP:
            if pegs & JUMP_HOLES[jump] == JUMP_PEGS[jump]:
                count += 1.0
            jump += 1
        return max(count, 1.0)

    def look(self) -> None:
        """Count the position, and say now and then how far the search is."""
        self.looked += 1
        if self.looked & TELL_EVERY == 0 and self.tell is not None:
            self.tell(self.done)

    def walk(self, pegs: i64, jumps: i64, share: float) -> i64:
        """Search in depth with so many jumps to come; self.path has those made, the last one first."""
        if jumps < 0 or self.hopeless(pegs):
            self.done += share
            return NO
        least = self.least(pegs)
        if jumps <= self.levels:
            self.done += share
            return YES if self.ahead.holds(least) else NO
        if self.dead.holds(least):
            self.done += share
            return NO
        self.look()
        part = share / self.choices(pegs) if share > LEAST_SHARE else 0.0
        holes = JUMP_HOLES
        filled = JUMP_PEGS
        jump: i64 = 0
        while jump < STOP:
            if pegs & holes[jump] == filled[jump]:
                found = self.walk(pegs ^ holes[jump], jumps - 1, part)
                if found != NO:
                    if found == YES:
                        self.path[jumps] = jump
                    return found
            jump += 1
        if part == 0.0:
            self.done += share
        if self.dead.used >= self.most_dead:
            return UNKNOWN
        self.dead.add(least)
        return NO

    def solution(self, pegs: i64) -> list[int] | None:
        """The jumps to the goal; None if there are none, or none were found before the table was full."""
        if self.reachable(pegs) != YES:
            return None
        made: list[int] = []
        jumps = bit_count(pegs) - self.pegs
        while jumps > self.levels:
            jump = self.path[jumps]
            made.append(jump)
            pegs ^= JUMP_HOLES[jump]
            jumps -= 1
        while jumps > 0:
            jump = 0
            while pegs & JUMP_HOLES[jump] != JUMP_PEGS[jump] or not self.ahead.holds(self.least(pegs ^ JUMP_HOLES[jump])):
                jump += 1
            made.append(jump)
            pegs ^= JUMP_HOLES[jump]
            jumps -= 1
        return made


class Fewest:
    """The fewest pegs that a position can be brought to, by looking at everything that can follow."""

    def __init__(self, tell: Callable[[float], None] | None = None) -> None:
        self.tell: Callable[[float], None] | None = tell
        self.seen: Table = Table()
        self.sides: Final = vec[i64](list(range(8)))
        self.best: i64 = HOLES
        self.path: vec[i64] = vec[i64]([0 for _ in range(HOLES)])
        self.line: list[int] = []

    def solution(self, pegs: i64, bound: i64) -> list[int] | None:
        """The jumps to the fewest pegs, of which there cannot be fewer than the bound; None if the table is full."""
        self.seen = Table()
        self.best = HOLES
        self.line = []
        complete = self.walk(pegs, bit_count(pegs), 0, bound)
        return self.line if complete or self.best == bound else None

    def walk(self, pegs: i64, left: i64, depth: i64, bound: i64) -> bool:
        if left < self.best:
            self.best = left
            self.line = [self.path[at] for at in range(depth)]
        if self.best <= bound:
            return False
        if self.seen.used >= MOST_POSITIONS:
            return False
        jump: i64 = 0
        while jump < STOP:
            if pegs & JUMP_HOLES[jump] == JUMP_PEGS[jump]:
                after = pegs ^ JUMP_HOLES[jump]
                least = after
                side: i64 = 1
                while side < 8:
                    least = min(least, turned(after, side))
                    side += 1
                if not self.seen.holds(least):
                    self.seen.add(least)
                    if self.seen.used & TELL_EVERY == 0 and self.tell is not None:
                        self.tell(float(int(self.seen.used)) / float(int(MOST_POSITIONS)))
                    self.path[depth] = jump
                    if not self.walk(after, left - 1, depth + 1, bound):
                        return False
            jump += 1
        return True


def single_pictures(pegs: i64) -> list[int]:
    """The single pegs that no parity forbids from here."""
    wanted = parities(pegs)
    return [int(BIT[hole]) for hole in range(HOLES) if parities(BIT[hole]) == wanted]


def pictures_for(goal: Goal, pegs: i64) -> list[int]:
    """What would reach the goal; nothing if parity forbids it."""
    if goal.picture != 0:
        return [int(goal.picture)]
    return single_pictures(pegs)
