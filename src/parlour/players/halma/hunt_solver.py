"""Four against one on 6x6 squares (twee_in_een_b), solved completely, backwards from the ends.

The single pawn goes straight, or in all eight directions. A position is the four pawns (the number of their set among all sets of four
squares), the single pawn's square and the side to move. The four never go back, but both sides can walk in circles, so not every
position is won for somebody.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIDE: Final[i64] = 6
SQUARES: Final[i64] = 36  # column * 6 + row
SETS: Final[i64] = 58905  # of four squares among 36
FOUR: Final[i64] = 0  # to move, and who wins
SINGLE: Final[i64] = 1
NEITHER: Final[i64] = 2


def _choose(things: int, taken: int) -> int:
    count = 1
    for at in range(taken):
        count = count * (things - at) // (at + 1)
    return count


# The number of a set a < b < c < d is the sum of these, which counts the sets in order.
FIRST: Final = vec[i64]([_choose(square, 1) for square in range(36)])
SECOND: Final = vec[i64]([_choose(square, 2) for square in range(36)])
THIRD: Final = vec[i64]([_choose(square, 3) for square in range(36)])
FOURTH: Final = vec[i64]([_choose(square, 4) for square in range(36)])


def number_of(a: i64, b: i64, c: i64, d: i64) -> i64:
    """The number of a set of squares, given in any order."""
    if a > b:
        a, b = b, a
    if c > d:
        c, d = d, c
    if a > c:
        a, c = c, a
    if b > d:
        b, d = d, b
    if b > c:
        b, c = c, b
    return FIRST[a] + SECOND[b] + THIRD[c] + FOURTH[d]


WAYS: Final = ((-1, 0), (1, 0), (0, 1), (0, -1), (-1, 1), (1, 1), (-1, -1), (1, -1))  # right and up; the first three are the four's


def beside(square: int, right: int, up: int) -> int:
    """The square so far to the right and above; -1 off the board."""
    column, row = square // 6 + right, square % 6 + up
    return column * 6 + row if 0 <= column < 6 and 0 <= row < 6 else -1


NEAR: Final = vec[i64]([beside(square, right, up) for square in range(36) for right, up in WAYS])  # square * 8 + way


class HuntSolution:
    """Who wins every position with best play, and in how many moves of both sides."""

    def __init__(self, all_ways: bool) -> None:
        self.ways: i64 = 8 if all_ways else 4  # of the single pawn
        self.pawns: vec[i64] = vec[i64]([0 for _ in range(SETS * 4)])  # set number * 4: its squares
        # A position's number is (set * 36 + single) * 2 + side. Its entry: winner (2 bits), moves not yet known to lose (5), depth.
        self.entries: vec[i64] = vec[i64]([NEITHER for _ in range(SETS * SQUARES * 2)])
        self.queue: vec[i64] = vec[i64]([0 for _ in range(SETS * SQUARES * 2)])  # decided positions, in the order of their depth
        self.decided: i64 = 0  # how many of them
        self.list_sets()
        self.find_ends()
        self.work_back()
        self.queue = vec[i64]()  # no longer needed

    def list_sets(self) -> None:
        at: i64 = 0
        d: i64 = 3
        while d < SQUARES:
            c: i64 = 2
            while c < d:
                b: i64 = 1
                while b < c:
                    a: i64 = 0
                    while a < b:
                        self.pawns[at] = a
                        self.pawns[at + 1] = b
                        self.pawns[at + 2] = c
                        self.pawns[at + 3] = d
                        at += 4
                        a += 1
                    b += 1
                c += 1
            d += 1

    def holds(self, four: i64, square: i64) -> bool:
        pawns = self.pawns
        base = four * 4
        return pawns[base] == square or pawns[base + 1] == square or pawns[base + 2] == square or pawns[base + 3] == square

    def find_ends(self) -> None:
        """Every position that is over, and how many moves there are in the others."""
        four: i64 = 0
        while four < SETS:
            lowest = SIDE
            for at in range(4):
                lowest = min(lowest, self.pawns[four * 4 + at] % SIDE)
            single: i64 = 0
            while single < SQUARES:
                if not self.holds(four, single):
                    through = single % SIDE < lowest
                    self.enter(four, single, FOUR, self.four_moves(four, single), through)
                    self.enter(four, single, SINGLE, self.single_moves(four, single), through)
                single += 1
            four += 1

    def enter(self, four: i64, single: i64, side: i64, moves: i64, through: bool) -> None:
        position = (four * SQUARES + single) * 2 + side
        if moves == 0 or through:
            self.entries[position] = SINGLE if moves > 0 else SINGLE - side
            self.queue[self.decided] = position
            self.decided += 1
        else:
            self.entries[position] = NEITHER + 4 * moves

    def four_moves(self, four: i64, single: i64) -> i64:
        count: i64 = 0
        for at in range(4):
            for way in range(3):
                near = NEAR[self.pawns[four * 4 + at] * 8 + way]
                if near >= 0 and near != single and not self.holds(four, near):
                    count += 1
        return count

    def single_moves(self, four: i64, single: i64) -> i64:
        count: i64 = 0
        for way in range(self.ways):
            near = NEAR[single * 8 + way]
            if near >= 0 and not self.holds(four, near):
                count += 1
        return count

    def work_back(self) -> None:
        """From each decided position to those that lead there, nearest ends first."""
        head: i64 = 0
        while head < self.decided:
            position = self.queue[head]
            head += 1
            entry = self.entries[position]
            single = position // 2 % SQUARES
            four = position // (2 * SQUARES)
            if position % 2 == FOUR:
                for way in range(self.ways):
                    near = NEAR[single * 8 + way]
                    if near >= 0 and not self.holds(four, near):
                        self.learn((four * SQUARES + near) * 2 + SINGLE, SINGLE, entry)
            else:
                self.unmove_four(four, single, entry)

    def unmove_four(self, four: i64, single: i64, entry: i64) -> None:
        base = four * 4
        pawns = self.pawns
        for at in range(4):
            way: i64 = 0
            while way < 4:
                near = NEAR[pawns[base + at] * 8 + way]
                if way != 2 and near >= 0 and near != single and not self.holds(four, near):  # they came from below or from a side
                    before = number_of(near, pawns[base + (at + 1 & 3)], pawns[base + (at + 2 & 3)], pawns[base + (at + 3 & 3)])
                    self.learn((before * SQUARES + single) * 2 + FOUR, FOUR, entry)
                way += 1

    def learn(self, position: i64, mover: i64, after: i64) -> None:
        """One of the position's moves leads to a decided one."""
        entry = self.entries[position]
        if entry & 3 != NEITHER:
            return
        winner = after & 3
        if winner != mover:
            entry -= 4
            self.entries[position] = entry
            if entry >> 2 & 31 != 0:
                return
        self.entries[position] = winner + ((after >> 7) + 1) * 128
        self.queue[self.decided] = position
        self.decided += 1

    def look_up(self, pawns: list[int], single: int, side: int) -> i64:
        return self.entries[(number_of(pawns[0], pawns[1], pawns[2], pawns[3]) * SQUARES + single) * 2 + side]

    def winner(self, pawns: list[int], single: int, side: int) -> int:
        """FOUR, SINGLE, or NEITHER if nobody can force it."""
        return self.look_up(pawns, single, side) & 3

    def depth(self, pawns: list[int], single: int, side: int) -> int:
        """The moves of both sides until the end, if the winner hurries and the loser does not."""
        return self.look_up(pawns, single, side) >> 7
