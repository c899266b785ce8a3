"""Alpha-beta search for five in a row: it counts the fives that can still be completed, and answers every four at once.

Beside the position it keeps, for every five squares in a line, how many stones of each side stand there: a five that holds stones of one
side only can still become a row. It tries the squares that matter most in such fives, and when stones are moved, those that matter least
are taken up. It looks deeper move by move until it has looked at as many positions as it may, or its time is up.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.state import NOBODY, OVER
from parlour.games.five.engine import EDGE, FREE, ROW, STONES, FiveState
from parlour.games.five.grid import Grid

NOWHERE: Final[i64] = -1
WIN: Final[i64] = 1_000_000
SURE: Final[i64] = 900_000  # beyond this a row is counted out
DEEPEST: Final[i64] = 14
LONGEST: Final[i64] = 30  # plies, where fours are answered without being counted
CLOCK_EVERY: Final[i64] = 63  # positions between two looks at the clock, less one
HOPE: Final = vec[i64]([0, 1, 6, 30, 150, 0])  # what a five is worth that one side alone holds so many stones of
HEAT: Final = vec[i64]([1, 5, 24, 120, 2000, 0])  # and what another stone there is worth
TARGETS: Final[i64] = 9  # squares that are tried in a position
AT_ONCE: Final[i64] = 16  # and in the one that is asked about
TAKEN_UP: Final[i64] = 2  # stones that are tried for each of them, when stones are moved


class Fives:
    """Every five squares in a line of a board."""

    def __init__(self, grid: Grid) -> None:
        self.grid: Final = grid
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


class FiveSearch:
    """One thought about one position."""

    def __init__(self, state: FiveState, positions: int, seconds: float = 0.0) -> None:
        self.left: i64 = positions  # positions that may still be looked at
        self.until: float = monotonic() + seconds if seconds else 0.0
        self.top: i64 = 0  # what the best action of the last look is worth
        self.state: FiveState = state
        self.fives: Fives = Fives(state.grid)
        self.area: i64 = state.grid.area
        self.cells: vec[i64] = state.cells[:]
        self.placed: vec[i64] = state.placed[:]  # how many stones of each side stand
        self.held: vec[i64] = vec[i64]([0 for _ in range(2 * self.fives.count)])  # for either side, how many stones stand in each five
        self.heat: vec[i64] = vec[i64]([0 for _ in range(self.area)])
        square: i64 = 0
        while square < self.area:
            if self.cells[square] != FREE and self.cells[square] != EDGE:
                self.count(square, self.cells[square] - 1, 1)
            square += 1

    def best_action(self) -> int:
        """The best action that the deepest finished look found; a row that can be completed is."""
        actions = self.promising(AT_ONCE)
        best = actions[0]
        depth: i64 = 1
        while depth <= DEEPEST and len(actions) > 1:
            found = self.look(actions, depth)
            if found == NOWHERE:
                break
            best = found
            if self.top > SURE or self.top < -SURE:
                break
            actions = first_of(actions, best)
            depth += 1
        return best

    def promising(self, targets: i64) -> vec[i64]:
        """What is worth a look, best first: an action that wins at once, else those that prevent one, else those on so many squares."""
        state = self.state
        for action in state.legal():
            after = state.clone()
            after.play(action)
            if after.winner == state.side:
                return vec[i64]([action])
        return self.candidates(state.side, self.square_that_wins(1 - state.side), targets, TAKEN_UP + 1)

    def promising_actions(self, targets: int) -> list[int]:
        """The same as a list, for those who are not compiled."""
        actions = self.promising(targets)
        return [actions[at] for at in range(len(actions))]

    def look(self, actions: vec[i64], depth: i64) -> i64:
        """The best action to this depth; NOWHERE if the positions ran out before the end."""
        side = self.state.side
        best = NOWHERE
        top: i64 = -2 * WIN
        at: i64 = 0
        while at < len(actions):
            action = actions[at]
            worth: i64 = 0
            if not self.draws(action):
                self.make(action, side)
                worth = -self.worth(1 - side, depth - 1, -2 * WIN, -top, 1)
                self.take_back(action, side)
            if self.left <= 0 and depth > 1:
                return NOWHERE
            if worth > top:
                best, top = action, worth
            at += 1
        self.top = top
        return best

    def draws(self, action: i64) -> bool:
        """Whether the action ends the game by repetition or by the limit."""
        if action < self.area:
            return False
        after = self.state.clone()
        after.play(action)
        return after.turn == OVER and after.winner == NOBODY

    # The position

    def count(self, square: i64, side: i64, change: i64) -> None:
        """A stone stands there now, or no more."""
        held = self.held
        through = self.fives.through
        offset = side * self.fives.count
        at = self.fives.first[square]
        end = self.fives.first[square + 1]
        while at < end:
            held[offset + through[at]] += change
            at += 1

    def set_stone(self, square: i64, side: i64) -> None:
        self.cells[square] = side + 1
        self.count(square, side, 1)

    def lift(self, square: i64, side: i64) -> None:
        self.cells[square] = FREE
        self.count(square, side, -1)

    def make(self, action: i64, side: i64) -> None:
        if action < self.area:
            self.set_stone(action, side)
            self.placed[side] += 1
        else:
            self.lift(action // self.area - 1, side)
            self.set_stone(action % self.area, side)

    def take_back(self, action: i64, side: i64) -> None:
        if action < self.area:
            self.lift(action, side)
            self.placed[side] -= 1
        else:
            self.lift(action % self.area, side)
            self.set_stone(action // self.area - 1, side)

    def completes(self, square: i64, side: i64) -> bool:
        """Whether a stone of that side on the free square makes a row that wins: with exactly five agreed, none that is longer."""
        if not self.state.rules.exact_five:
            return True
        width = self.fives.grid.width
        return (
            self.run(square, 1, side) == ROW
            or self.run(square, width, side) == ROW
            or self.run(square, width + 1, side) == ROW
            or self.run(square, width - 1, side) == ROW
        )

    def run(self, square: i64, step: i64, side: i64) -> i64:
        cells = self.cells
        own = side + 1
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

    def gap(self, five: i64) -> i64:
        """The free square of a five with four stones."""
        at = ROW * five
        while self.cells[self.fives.squares[at]] != FREE:
            at += 1
        return self.fives.squares[at]

    def square_that_wins(self, side: i64) -> i64:
        """A free square on which a stone of that side wins, NOWHERE if there is none."""
        total = self.fives.count
        five: i64 = 0
        while five < total:
            if self.held[side * total + five] == ROW - 1 and self.held[(1 - side) * total + five] == 0:
                square = self.gap(five)
                if self.completes(square, side):
                    return square
            five += 1
        return NOWHERE

    # The search

    def worth(self, side: i64, depth: i64, low: i64, high: i64, ply: i64) -> i64:
        """What the position is worth to the side to move, as far as it matters between low and high."""
        self.left -= 1
        if self.left & CLOCK_EVERY == 0 and self.until > 0.0 and monotonic() > self.until:
            self.left = 0
        held = self.held
        hope = HOPE
        total = self.fives.count
        mine = side * total
        theirs = total - mine
        block = NOWHERE
        lost = False
        standing: i64 = 0
        five: i64 = 0
        while five < total:
            own = held[mine + five]
            other = held[theirs + five]
            if other == 0:
                if own == ROW - 1 and self.completes(self.gap(five), side):
                    return WIN - ply
                standing += hope[own] + (hope[own] >> 2)  # whose move it is can use it first
            elif own == 0:
                if other == ROW - 1:
                    square = self.gap(five)
                    if square != block and self.completes(square, 1 - side):
                        lost = block != NOWHERE  # two squares cannot be blocked by one stone
                        block = square
                        if lost:
                            break
                standing -= hope[other]
            five += 1
        if lost:
            return WIN - ply if self.square_that_wins(side) != NOWHERE else ply + 1 - WIN
        if (block == NOWHERE and depth <= 0) or ply >= LONGEST or self.left <= 0:
            return standing
        return self.best_of(side, block, depth if block != NOWHERE else depth - 1, low, high, ply)

    def best_of(self, side: i64, block: i64, depth: i64, low: i64, high: i64, ply: i64) -> i64:
        actions = self.candidates(side, block, TARGETS, TAKEN_UP)
        best: i64 = -2 * WIN
        at: i64 = 0
        while at < len(actions):
            action = actions[at]
            self.make(action, side)
            found = -self.worth(1 - side, depth, -high, -low, ply + 1)
            self.take_back(action, side)
            if found > best:
                best = found
                if best > low:
                    low = best
                if low >= high:
                    break
            if self.left <= 0:
                break
            at += 1
        return best

    def candidates(self, side: i64, block: i64, targets: i64, stones: i64) -> vec[i64]:
        """The actions worth trying, best first; where a row must be blocked, only those that do."""
        squares = vec[i64]([block])
        if block == NOWHERE:
            squares = self.hottest(side, targets)
        if self.placed[side] < STONES:
            return squares
        actions = vec[i64]()
        spare = self.least_needed(side, stones)
        at: i64 = 0
        while at < len(squares):
            from_at: i64 = 0
            while from_at < len(spare):
                actions = append(actions, self.area * (1 + spare[from_at]) + squares[at])
                from_at += 1
            at += 1
        return actions

    def hottest(self, side: i64, most: i64) -> vec[i64]:
        """The free squares in which most can come about, or be prevented."""
        held = self.held
        heat = self.heat
        squares = self.fives.squares
        total = self.fives.count
        square: i64 = 0
        while square < self.area:
            heat[square] = 0
            square += 1
        five: i64 = 0
        while five < total:
            own = held[side * total + five]
            other = held[(1 - side) * total + five]
            if own == 0 or other == 0:
                warmth = HEAT[own | other]
                if other == 0:
                    warmth += warmth >> 2
                at = ROW * five
                end = at + ROW
                while at < end:
                    heat[squares[at]] += warmth
                    at += 1
            five += 1
        return self.top_of(self.fives.grid.squares, FREE, -1, most)

    def least_needed(self, side: i64, most: i64) -> vec[i64]:
        """The side's stones that do least: neither for a row of its own nor against one of the enemy's."""
        held = self.held
        total = self.fives.count
        squares = self.fives.grid.squares
        number: i64 = 0
        while number < len(squares):
            square = squares[number]
            if self.cells[square] == side + 1:
                needed: i64 = 0
                at = self.fives.first[square]
                end = self.fives.first[square + 1]
                while at < end:
                    five = self.fives.through[at]
                    own = held[side * total + five]
                    other = held[(1 - side) * total + five]
                    if other == 0:
                        needed += HEAT[own - 1]
                    elif own == 1:
                        needed += HEAT[other]
                    at += 1
                self.heat[square] = needed
            number += 1
        return self.top_of(squares, side + 1, 1, most)

    def top_of(self, squares: vec[i64], content: i64, sign: i64, most: i64) -> vec[i64]:
        """The squares with that content, the hottest first (sign -1), or the coldest (sign 1)."""
        heat = self.heat
        found = vec[i64]()
        number: i64 = 0
        while number < len(squares):
            square = squares[number]
            if self.cells[square] == content:
                key = sign * heat[square]
                at: i64 = len(found)
                if at < most:
                    found = append(found, square)
                elif key >= sign * heat[found[at - 1]]:
                    number += 1
                    continue
                else:
                    at -= 1
                while at > 0 and sign * heat[found[at - 1]] > key:
                    found[at] = found[at - 1]
                    at -= 1
                found[at] = square
            number += 1
        return found


def first_of(actions: vec[i64], best: i64) -> vec[i64]:
    """The same actions, the best one first."""
    ordered = vec[i64]([best])
    at: i64 = 0
    while at < len(actions):
        if actions[at] != best:
            ordered = append(ordered, actions[at])
        at += 1
    return ordered
