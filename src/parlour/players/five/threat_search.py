"""Rows that can be forced by fours and threes, whatever the other side does.

Whoever attacks makes fours, which have one answer, and threes: stones after which fours alone would win. Against a three every free square
is tried. So what is found is certain, and lies deeper than a search reaches that tries everything.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parlour.games.five.engine import FREE, MARKS, ROW, STONES
from parlour.games.five.grid import MOST_AREA
from parlour.players.five.lines_knowledge import NOWHERE, LinedState

SEVERAL: Final[i64] = -2
MOST_STONES: Final[i64] = 6  # of whoever attacks, so that a row comes about within eleven plies
SLOTS: Final[i64] = 8192  # positions of which is remembered in how many stones no row can be forced


class ThreatSearch:
    """For one side, on a board of its own, on which stones are put and taken up again."""

    def __init__(self, state: LinedState, side: i64) -> None:
        self.board: Final = LinedState(state, state.fives)
        self.side: Final[i64] = side
        self.mark: i64 = 0
        self.left: i64 = 0  # positions that may still be looked at
        self.looked: i64 = 0  # positions so far
        self.stones: i64 = 0  # that the row takes which was found
        self.line: Final = vec[i64]([NOWHERE for _ in range(3 * STONES)])  # the fours that win, each with its answers, two where it wins
        self.length: i64 = 0
        self.memory: Final = vec[i64]([0 for _ in range(2 * SLOTS)])

    def first_of_row(self, positions: i64) -> i64:
        """The stone by which that side, whose move it is, begins to force a row; NOWHERE if it cannot, as far as so many positions tell."""
        self.left = positions
        placed = self.board.placed
        most = min(MOST_STONES, STONES - placed[self.side], STONES + 1 - placed[1 - self.side])
        found = NOWHERE
        stones: i64 = 1
        while stones <= most and found == NOWHERE and self.left > 0:
            found = self.row(stones)
            self.stones = stones
            stones += 1
        self.looked += positions - self.left
        return found

    def put(self, square: i64, side: i64) -> None:
        board = self.board
        board.cells[square] = u8(side + 1)
        board.count(square, side, 1)
        self.mark += MARKS[MOST_AREA * side + square]

    def take_up(self, square: i64, side: i64) -> None:
        board = self.board
        board.cells[square] = FREE
        board.count(square, side, -1)
        self.mark -= MARKS[MOST_AREA * side + square]

    # Fours and threes

    def row(self, stones: i64) -> i64:
        """The stone by which a row begins that takes so many, NOWHERE if there is none."""
        board = self.board
        side = self.side
        if board.sums[2 + side] > 0:
            square = board.square_that_wins(side)
            if square != NOWHERE:
                return square
        if stones < 2 or self.left <= 0:
            return NOWHERE
        slot = 2 * (self.mark & SLOTS - 1)
        if self.memory[slot] == self.mark + 1 and self.memory[slot + 1] >= stones:
            return NOWHERE
        must = self.must_block()
        if must == SEVERAL:
            return NOWHERE
        for own in (ROW - 2, ROW - 3):
            squares = self.squares_beside(own)
            at: i64 = 0
            while at < len(squares):
                square = squares[at]
                at += 1
                if must in (NOWHERE, square) and self.forces(square, stones):
                    return square
        if self.left > 0:
            self.memory[slot] = self.mark + 1
            self.memory[slot + 1] = stones
        return NOWHERE

    def forces(self, square: i64, stones: i64) -> bool:
        """Whether a stone there begins a row that takes so many."""
        board = self.board
        side = self.side
        found = False
        self.left -= 1
        self.put(square, side)
        if board.sums[3 - side] == 0:
            answer = self.completing(square)
            if answer == SEVERAL:
                found = True
            elif answer != NOWHERE:
                self.put(answer, 1 - side)
                found = self.row(stones - 1) != NOWHERE
                self.take_up(answer, 1 - side)
            elif stones > 2 and self.fours(stones - 1, 0):
                found = self.withstands(stones - 1)
        self.take_up(square, side)
        return found and self.left > 0

    def withstands(self, stones: i64) -> bool:
        """Whether so many more make a row whatever the other side answers; the line of fours that it must prevent was just found."""
        line = self.line[: 3 * self.length]
        squares = self.board.grid.squares
        at: i64 = 0
        while at < len(line):
            if line[at] != NOWHERE and not self.goes_on(line[at], line, stones):
                return False
            at += 1
        at = 0
        while at < len(squares):
            if self.board.cells[squares[at]] == FREE and not self.goes_on(squares[at], line, stones):
                return False
            at += 1
        return True

    def goes_on(self, answer: i64, line: vec[i64], stones: i64) -> bool:
        """Whether that answer does not help: the same fours win, or others, or threes."""
        if self.left <= 0:
            return False
        self.left -= 1
        self.put(answer, 1 - self.side)
        found = self.still_wins(line) or self.fours(stones, 0) or self.row(stones) != NOWHERE
        self.take_up(answer, 1 - self.side)
        return found

    # Fours alone

    def fours(self, stones: i64, depth: i64) -> bool:
        """Whether fours alone make a row with so many stones; they are written down as the line."""
        board = self.board
        side = self.side
        if board.sums[2 + side] > 0:
            square = board.square_that_wins(side)
            if square != NOWHERE:
                self.note(depth, square, NOWHERE, NOWHERE)
                self.length = depth + 1
                return True
        if stones < 2 or self.left <= 0 or board.sums[4 + side] == 0:
            return False
        must = self.must_block()
        if must == SEVERAL:
            return False
        squares = self.squares_beside(ROW - 2)
        found = False
        at: i64 = 0
        while at < len(squares) and not found:
            square = squares[at]
            at += 1
            if must != NOWHERE and must != square:
                continue
            self.left -= 1
            self.put(square, side)
            if board.sums[3 - side] == 0:
                answer = self.completing(square)
                if answer == SEVERAL:
                    self.note_double(depth, square)
                    self.length = depth + 1
                    found = True
                elif answer != NOWHERE:
                    self.put(answer, 1 - side)
                    found = self.fours(stones - 1, depth + 1)
                    self.take_up(answer, 1 - side)
                    if found:
                        self.note(depth, square, answer, NOWHERE)
            self.take_up(square, side)
        return found

    def still_wins(self, line: vec[i64]) -> bool:
        """Whether the fours of the line make a row now, too."""
        board = self.board
        side = self.side
        made = vec[i64]()  # stones of both sides, by turns
        found = False
        at: i64 = 0
        while True:
            if board.sums[2 + side] > 0 and board.square_that_wins(side) != NOWHERE:
                found = True
                break
            if at >= len(line) or board.cells[line[at]] != FREE:
                break
            must = self.must_block()
            if must != NOWHERE and must != line[at]:
                break
            self.put(line[at], side)
            made = append(made, line[at])
            if board.sums[3 - side] != 0:
                break
            answer = self.completing(line[at])
            if answer == SEVERAL:
                found = True
                break
            if answer == NOWHERE:
                break
            self.put(answer, 1 - side)
            made = append(made, answer)
            at += 3
        back: i64 = len(made)
        while back > 0:
            back -= 1
            if back & 1 == 0:
                self.take_up(made[back], side)
            else:
                self.take_up(made[back], 1 - side)
        return found

    def note(self, depth: i64, square: i64, answer: i64, other: i64) -> None:
        self.line[3 * depth] = square
        self.line[3 * depth + 1] = answer
        self.line[3 * depth + 2] = other

    def note_double(self, depth: i64, square: i64) -> None:
        """The stone that has just been put there can be answered on one of its squares only."""
        first = self.completing_but(square, NOWHERE)
        self.note(depth, square, first, self.completing_but(square, first))

    # What a stone does

    def must_block(self) -> i64:
        """The square on which the other side would complete a row: SEVERAL or NOWHERE if there is not just one."""
        other = 1 - self.side
        if self.board.sums[2 + other] == 0:
            return NOWHERE
        square = self.board.square_that_wins(other)
        if square == NOWHERE:
            return NOWHERE
        self.put(square, self.side)
        again = NOWHERE
        if self.board.sums[2 + other] > 0:
            again = self.board.square_that_wins(other)
        self.take_up(square, self.side)
        if again != NOWHERE:
            return SEVERAL
        return square

    def completing(self, square: i64) -> i64:
        """The square on which the four through a stone becomes a row; SEVERAL or NOWHERE if there is not just one."""
        found = self.completing_but(square, NOWHERE)
        if found != NOWHERE and self.completing_but(square, found) != NOWHERE:
            return SEVERAL
        return found

    def completing_but(self, square: i64, known: i64) -> i64:
        """Such a square that is another one, NOWHERE if there is none."""
        board = self.board
        fives = board.fives
        mine = self.side * fives.count
        theirs = fives.count - mine
        at = fives.first[square]
        end = fives.first[square + 1]
        while at < end:
            five = fives.through[at]
            at += 1
            if board.held[mine + five] == ROW - 1 and board.held[theirs + five] == 0:
                place = ROW * five
                while board.cells[fives.squares[place]] != FREE:
                    place += 1
                found = fives.squares[place]
                if found != known and board.completes(found, self.side):
                    return found
        return NOWHERE

    def squares_beside(self, own: i64) -> vec[i64]:
        """The free squares of all fives that the side alone holds so many stones of, each once."""
        board = self.board
        fives = board.fives
        held = board.held
        mine = self.side * fives.count
        theirs = fives.count - mine
        found = vec[i64]()
        five: i64 = 0
        while five < fives.count:
            if held[mine + five] == own and held[theirs + five] == 0:
                at = ROW * five
                end = at + ROW
                while at < end:
                    square = fives.squares[at]
                    at += 1
                    if board.cells[square] == FREE:
                        known: i64 = 0
                        while known < len(found) and found[known] != square:
                            known += 1
                        if known == len(found):
                            found = append(found, square)
            five += 1
        return found
