"""Five in a row: place sixteen stones, then move one a turn; five in a row win. (Sheet: mill_and_stones.md, 2)

square               place a stone            area * (1 + from) + to    move a stone that stands (area: all squares and edges)
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parlour.core.duel import BLACK, WHITE, Duel
from parlour.core.setup import Setup
from parlour.core.state import NOBODY, room
from parlour.games.five.grid import MOST_AREA, Grid
from parlour.games.five.rules import FiveRules

STONES: Final = 16
ROW: Final = 5
FREE: Final[u8] = 0  # what a square holds; a stone is its side + 1
EDGE: Final[u8] = 3


def _marks(count: int) -> list[int]:
    """Numbers of 56 bits that look random and are always the same (splitmix64)."""
    found = []
    seed = 0
    for _ in range(count):
        seed = (seed + 0x9E3779B97F4A7C15) % 2**64
        mixed = (seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB % 2**64
        found.append((mixed ^ (mixed >> 31)) % 2**56)
    return found


MARKS: Final = vec[i64](
    _marks(2 * MOST_AREA)
)  # for each side, one a square: a position is told by the sum of its stones' marks, less than 62 bits


class FiveState(Duel):
    """A position."""

    def __init__(self, setup: Setup, rules: FiveRules, grid: Grid, cells: vec[u8], moves: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.rules: FiveRules = rules
        self.grid: Grid = grid
        self.cells: vec[u8] = cells
        self.stones: vec[i64] = vec[i64]()  # white squares from 0 on, black ones from STONES on, in the order of placing
        self.placed: vec[i64] = vec[i64]()  # how many of each side
        self.moved: vec[i64] = vec[i64]()  # how many moves each side has made with stones that stood
        self.mark: i64 = 0  # of all stones

    def clone(self) -> FiveState:
        copy = FiveState(self.setup, self.rules, self.grid, self.cells, self.moves)
        self.share_with(copy)
        self.carry_over(copy)
        return copy

    def share_with(self, copy: FiveState) -> None:
        """Make a state the same as this one, for a search that goes depth first."""
        self.share(copy)
        copy.cells = self.cells[:]
        copy.stones = self.stones[:]
        copy.placed = self.placed[:]
        copy.moved = self.moved[:]
        copy.mark = self.mark

    # What is legal

    def fill(self) -> i64:
        moves = self.moves
        cells = self.cells
        squares = self.grid.squares
        total: i64 = len(squares)
        count: i64 = 0
        at: i64 = 0
        if self.placed[self.side] < STONES:
            while at < total:
                square = squares[at]
                if cells[square] == FREE:
                    moves[count] = square
                    count += 1
                at += 1
            return count
        own = u8(self.side + 1)
        area = self.grid.area
        while at < total:
            start = squares[at]
            if cells[start] == own:
                base = area * (1 + start)
                to: i64 = 0
                while to < total:  # R2: a stone must move; R3: to another square
                    square = squares[to]
                    if cells[square] == FREE:
                        moves[count] = base + square
                        count += 1
                    to += 1
            at += 1
        return count

    def sample(self, rng: Random) -> i64:
        """A random legal action, without listing them all: at least half of the squares are free."""
        squares = self.grid.squares
        cells = self.cells
        total: i64 = len(squares)
        square = squares[rng.randrange(total)]
        while cells[square] != FREE:
            square = squares[rng.randrange(total)]
        if self.placed[self.side] < STONES:
            return square
        start = self.stones[STONES * self.side + rng.randrange(STONES)]
        return self.grid.area * (1 + start) + square

    # How it goes on

    def put(self, square: i64) -> None:
        """A stone of the side to move comes out of its hand onto a free square."""
        side = self.side
        self.cells[square] = u8(side + 1)
        self.stones[STONES * side + self.placed[side]] = square
        self.placed[side] += 1
        self.mark += MARKS[MOST_AREA * side + square]

    def play(self, action: i64) -> None:
        area = self.grid.area
        side = self.side
        if action < area:
            self.put(action)
            if self.wins_at(action):
                self.win()
                return
        else:
            start = action // area - 1
            square = action % area
            self.cells[start] = FREE
            self.cells[square] = u8(side + 1)
            at = STONES * side
            while self.stones[at] != start:
                at += 1
            self.stones[at] = square
            self.moved[side] += 1
            self.mark += MARKS[MOST_AREA * side + square] - MARKS[MOST_AREA * side + start]
            if self.wins_at(square) or (self.rules.exact_five and self.wins_beside(start)):
                self.win()
                return
        self.hand_to(1 - side)
        self.judge_draw()

    def run(self, square: i64, step: i64) -> i64:
        """How many stones of the colour on this square stand in an unbroken row through it."""
        cells = self.cells
        own = cells[square]
        count: i64 = 1
        at = square + step
        while cells[at] == own:
            count += 1
            at += step
        at = square - step
        while cells[at] == own:
            count += 1
            at -= step
        return count

    def enough(self, count: i64) -> bool:
        """R5: a longer row wins too, unless exactly five are agreed."""
        return count == ROW or (count > ROW and not self.rules.exact_five)

    def wins_at(self, square: i64) -> bool:
        """Whether the stone on this square stands in a winning row."""
        width = self.grid.width
        return (
            self.enough(self.run(square, 1))
            or self.enough(self.run(square, width))
            or self.enough(self.run(square, width + 1))
            or self.enough(self.run(square, width - 1))
        )

    def wins_beside(self, start: i64) -> bool:
        """Whether a stone that left a longer row left exactly five: only the position that results counts (fuenf-r2)."""
        width = self.grid.width
        own = u8(self.side + 1)
        for step in (1, width, width + 1, width - 1):
            for near in (start - step, start + step):
                if self.cells[near] == own and self.run(near, step) == ROW:
                    return True
        return False

    def win(self) -> None:
        self.end(self.side, "five")
        self.side = 1 - self.side

    def judge_draw(self) -> None:
        """R7: the moving could go on for ever."""
        if self.placed[WHITE] < STONES or self.placed[BLACK] < STONES:
            return
        if self.rules.repetition_draw > 0:
            times = 1 + self.times_seen(self.mark)
            self.seen = append(self.seen, self.mark)
            if times >= self.rules.repetition_draw:
                self.end(NOBODY, "repetition")
                return
        if (
            self.rules.relocation_limit > 0
            and self.moved[WHITE] >= self.rules.relocation_limit
            and self.moved[BLACK] >= self.rules.relocation_limit
        ):
            self.end(NOBODY, "long_enough")

    # How it stands

    def in_hand(self, side: i64) -> i64:
        return STONES - self.placed[side]

    def squares_of(self, side: i64) -> list[int]:
        """Where a side's stones stand, ascending."""
        return sorted([self.stones[STONES * side + at] for at in range(self.placed[side])])

    def key(self) -> Hashable:
        return (self.side, tuple(self.squares_of(WHITE)), tuple(self.squares_of(BLACK)))

    def text(self) -> str:
        """W:We5,f5:Bd4:H14,15, then what is pending: | moved 12,11, repeated"""
        white, black = (",".join(sorted([self.grid.name(square) for square in self.squares_of(side)])) for side in (WHITE, BLACK))
        pending = []
        if self.moved[WHITE] > 0 or self.moved[BLACK] > 0:
            pending.append(f"moved {self.moved[WHITE]},{self.moved[BLACK]}")
        if self.reason == "repetition":
            pending.append("repeated")
        mover = "W" if self.side == WHITE else "B"
        text = f"{mover}:W{white}:B{black}:H{self.in_hand(WHITE)},{self.in_hand(BLACK)}"
        return f"{text} | {', '.join(pending)}" if pending else text


def blank_state(setup: Setup, rules: FiveRules) -> FiveState:
    """The start: no stone stands."""
    grid = Grid(rules.board_size)
    cells = vec[u8]([EDGE for _ in range(grid.area)])
    for square in grid.squares:
        cells[square] = FREE
    most_actions = STONES * (len(grid.squares) - STONES)
    state = FiveState(setup, rules, grid, cells, room(most_actions))
    state.stones = vec[i64]([0 for _ in range(2 * STONES)])
    state.placed = vec[i64]([0, 0])
    state.moved = vec[i64]([0, 0])
    return state
