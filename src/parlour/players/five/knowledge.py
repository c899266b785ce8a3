"""What makes a position of five in a row good: every five squares in a line that one side alone holds stones of, by how many.

Only the squares are tried that matter most in such fives; when stones are moved, those that matter least are taken up. A four is answered,
and whoever can make fours follows them to their end before a position is judged: that is how rows are forced.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.state import State
from parlour.games.five.engine import EDGE, FREE, ROW, STONES, FiveState
from parlour.games.five.grid import Grid
from parlour.players.alphabeta import DEEPEST, FORCED, NOISY, QUIET, TEMPTING, Knowledge

NOWHERE: Final[i64] = -1
SIDE_MARK: Final[i64] = 0x2545F4914F6CDD1D
LONGEST: Final[i64] = 40  # actions in a row, where fours are followed
HOPE: Final = vec[i64]([0, 1, 6, 30, 150, 0])  # what a five is worth that one side alone holds so many stones of
HEAT: Final = vec[i64]([1, 5, 24, 120, 2000, 0])  # and what another stone there is worth
TARGETS: Final[i64] = 11  # squares that are tried in a position
AT_ONCE: Final[i64] = 18  # and in the one that is asked about
TAKEN_UP: Final[i64] = 2  # stones that are tried for each of them, when stones are moved
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
                self.count(square, state.cells[square] - 1, 1)
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
        self.cells[square] = side + 1
        found = self.wins_at(square)
        self.cells[square] = held
        return found


class FiveKnowledge(Knowledge):
    def __init__(self, state: FiveState) -> None:
        self.scale = 150.0
        self.near = 3
        self.fives: Final = Fives(state.grid)
        self.root: Final = LinedState(state, self.fives)
        self.rooms: Final = [LinedState(state, self.fives) for _ in range(DEEPEST + 1)]
        self.area: Final[i64] = state.grid.area
        self.heat: Final = vec[i64]([0 for _ in range(state.grid.area)])
        self.following: bool = False  # fours, in what was filled last

    def follow(self, state: State, action: i64, ply: i64) -> State:
        before = self.root
        if ply > 0:
            before = self.rooms[ply - 1]
        after = self.rooms[ply]
        before.share_with(after)
        after.held = before.held[:]
        after.sums = before.sums[:]
        if action < self.area:
            after.count(action, before.side, 1)
        else:
            after.count(action // self.area - 1, before.side, -1)
            after.count(action % self.area, before.side, 1)
        after.play(action)
        after.look()
        return after

    def hash(self, state: State) -> i64:
        assert isinstance(state, FiveState)
        if state.side == 0:
            return state.mark
        return state.mark ^ SIDE_MARK

    def unrest(self, state: State) -> i64:
        assert isinstance(state, LinedState)
        if state.winning != NOWHERE or state.blocking != NOWHERE:
            return FORCED
        if state.sums[4 + state.side] > 0:
            return TEMPTING
        return QUIET

    def worth(self, state: State) -> i64:
        """Whose move it is can use a five first."""
        assert isinstance(state, LinedState)
        if state.winning != NOWHERE:
            return 5000
        own = state.sums[state.side]
        return own + (own >> 2) - state.sums[1 - state.side]

    # What to try

    def choices(self, state: State) -> list[int]:
        """An action that wins at once, else those that prevent one, else those on the squares that matter."""
        for action in state.legal():
            after = state.clone()
            after.play(action)
            if after.turn < 0 and after.payoff(state.turn) > 0.5:
                return [action]
        actions = self.candidates(self.root, AT_ONCE, TAKEN_UP + 1)
        return [actions[at] for at in range(len(actions))]

    def fill(self, state: State) -> i64:
        assert isinstance(state, LinedState)
        self.following = False
        return self.write(state, self.candidates(state, TARGETS, TAKEN_UP))

    def fill_noisy(self, state: State, wanted: i64) -> i64:
        """What makes a four."""
        assert isinstance(state, LinedState)
        self.following = True
        if state.placed[state.side] >= STONES:
            return 0
        held = state.held
        total = self.fives.count
        mine = state.side * total
        theirs = total - mine
        moves = state.moves
        count: i64 = 0
        five: i64 = 0
        while five < total:
            if held[mine + five] == ROW - 2 and held[theirs + five] == 0:
                at = ROW * five
                end = at + ROW
                while at < end:
                    square = self.fives.squares[at]
                    if state.cells[square] == FREE:
                        known: i64 = 0
                        while known < count and moves[known] != square:
                            known += 1
                        if known == count:
                            moves[count] = square
                            count += 1
                    at += 1
            five += 1
        return count

    def rank(self, state: State, actions: vec[i64], keys: vec[i64], first: i64, last: i64) -> None:
        """As they were written, the best first."""
        at = first
        while at < last:
            keys[at] = 500 * (last - at)
            if self.following:
                keys[at] += NOISY
            at += 1

    def write(self, state: LinedState, actions: vec[i64]) -> i64:
        moves = state.moves
        at: i64 = 0
        while at < len(actions):
            moves[at] = actions[at]
            at += 1
        return at

    def candidates(self, state: LinedState, targets: i64, stones: i64) -> vec[i64]:
        """The actions worth trying, best first; where a row can be completed or must be blocked, only those that do."""
        squares = vec[i64]()
        if state.winning != NOWHERE:
            squares = append(squares, state.winning)
        elif state.blocking != NOWHERE:
            squares = append(squares, state.blocking)
        else:
            squares = self.hottest(state, targets)
        if state.placed[state.side] < STONES:
            return squares
        actions = vec[i64]()
        spare = self.least_needed(state, stones)
        at: i64 = 0
        while at < len(squares):
            from_at: i64 = 0
            while from_at < len(spare):
                actions = append(actions, self.area * (1 + spare[from_at]) + squares[at])
                from_at += 1
            at += 1
        return actions

    def hottest(self, state: LinedState, most: i64) -> vec[i64]:
        """The free squares in which most can come about, or be prevented."""
        held = state.held
        heat = self.heat
        squares = self.fives.squares
        total = self.fives.count
        mine = state.side * total
        theirs = total - mine
        square: i64 = 0
        while square < self.area:
            heat[square] = 0
            square += 1
        five: i64 = 0
        while five < total:
            own = held[mine + five]
            other = held[theirs + five]
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
        return self.top_of(state, FREE, -1, most)

    def least_needed(self, state: LinedState, most: i64) -> vec[i64]:
        """The side's stones that do least: neither for a row of its own nor against one of the enemy's."""
        held = state.held
        total = self.fives.count
        squares = state.grid.squares
        side = state.side
        number: i64 = 0
        while number < len(squares):
            square = squares[number]
            if state.cells[square] == side + 1:
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
        return self.top_of(state, side + 1, 1, most)

    def top_of(self, state: LinedState, content: i64, sign: i64, most: i64) -> vec[i64]:
        """The squares with that content, the hottest first (sign -1), or the coldest (sign 1)."""
        heat = self.heat
        squares = state.grid.squares
        found = vec[i64]()
        number: i64 = 0
        while number < len(squares):
            square = squares[number]
            if state.cells[square] == content:
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
