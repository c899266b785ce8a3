"""Every five squares in a line of a board of five in a row, how many stones either side has in each, and what follows from that at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from parlour.games.five.engine import EDGE, FREE, ROW, FiveState
from parlour.games.five.grid import Grid

NOWHERE: Final[i64] = -1
HOPE: Final = vec[i64]([0, 1, 6, 30, 150, 0])  # what a five is worth that one side alone holds so many stones of
SUMS: Final = 6  # by kind of sum and side: hope, fours, threes


class Fives:
    """Every five squares in a line of a board."""

    def __init__(self, grid: Grid) -> None:
        on_board = set(grid.squares)
        found = [
            [square + step * far for far in range(ROW)]
            for square in sorted(on_board)
            for step in (1, grid.width, grid.width + 1, grid.width - 1)
            if all(square + step * far in on_board for far in range(ROW))
        ]
        through: list[list[int]] = [[] for _ in range(grid.area)]
        for number, squares in enumerate(found):
            for square in squares:
                through[square].append(number)
        first = [0]
        for numbers in through:
            first.append(first[-1] + len(numbers))
        self.count: Final[i64] = len(found)
        self.squares: Final = vec[i64]([square for squares in found for square in squares])  # five after five
        self.through: Final = vec[i64]([number for numbers in through for number in numbers])  # which fives a square is in
        self.first: Final = vec[i64](first)  # where those of a square begin


class LinedState(FiveState):
    """A position that knows its fives."""

    def __init__(self, state: FiveState, fives: Fives) -> None:
        super().__init__(state.setup, state.rules, state.grid, state.cells[:], state.moves)
        self.fives: Fives = fives
        self.held: vec[i64] = vec[i64]([0 for _ in range(2 * fives.count)])  # for either side, how many stones stand in each five
        self.sums: vec[i64] = vec[i64]([0 for _ in range(SUMS)])  # of both sides: hope, fours that can be completed, threes
        self.winning: i64 = NOWHERE  # a square on which the side to move wins
        self.blocking: i64 = NOWHERE  # one on which the other side would
        state.share_with(self)
        for square in state.grid.squares:
            if state.cells[square] != FREE and state.cells[square] != EDGE:
                self.count(square, i64(state.cells[square]) - 1, 1)
        self.look()

    def count(self, square: i64, side: i64, change: i64) -> None:
        """A stone stands there now, or no more."""
        held = self.held
        through = self.fives.through
        mine = side * self.fives.count
        theirs = self.fives.count - mine
        at = self.fives.first[square]
        end = self.fives.first[square + 1]
        while at < end:
            five = through[at]
            own = held[mine + five]
            other = held[theirs + five]
            held[mine + five] = own + change
            if other == 0:
                self.tally(side, own, -1)
                self.tally(side, own + change, 1)
            elif own == 0:
                self.tally(1 - side, other, -1)
            elif own + change == 0:
                self.tally(1 - side, other, 1)
            at += 1

    def tally(self, side: i64, stones: i64, change: i64) -> None:
        """A five that this side alone holds so many stones of is there now, or no more."""
        sums = self.sums
        sums[side] += change * HOPE[stones]
        if stones == ROW - 1:
            sums[2 + side] += change
        elif stones == ROW - 2:
            sums[4 + side] += change

    def look(self) -> None:
        """Find what wins at once, for either side."""
        self.winning = NOWHERE
        self.blocking = NOWHERE
        if self.sums[2 + self.side] > 0:
            self.winning = self.square_that_wins(self.side)
        if self.sums[3 - self.side] > 0:
            self.blocking = self.square_that_wins(1 - self.side)

    def square_that_wins(self, side: i64) -> i64:
        """A free square on which a stone of that side wins, NOWHERE if there is none."""
        held = self.held
        total = self.fives.count
        mine = side * total
        theirs = total - mine
        five: i64 = 0
        while five < total:
            if held[mine + five] == ROW - 1 and held[theirs + five] == 0:
                at = ROW * five
                while self.cells[self.fives.squares[at]] != FREE:
                    at += 1
                square = self.fives.squares[at]
                if self.completes(square, side):
                    return square
            five += 1
        return NOWHERE

    def completes(self, square: i64, side: i64) -> bool:
        """Whether a stone of that side on the free square makes a row that wins: with exactly five agreed, none that is longer."""
        if not self.rules.exact_five:
            return True
        held = self.cells[square]
        self.cells[square] = u8(side + 1)
        found = self.wins_at(square)
        self.cells[square] = held
        return found
