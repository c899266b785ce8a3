"""What makes a position of five in a row good: every five squares in a line that one side alone holds stones of, by how many.

Only the squares are tried that matter most in such fives; when stones are moved, those that matter least are taken up. A four is answered,
and whoever can make fours follows them to their end before a position is judged. Before all that, rows are looked for that can be forced.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parlour.core.state import State
from parlour.games.five.engine import FREE, ROW, STONES, FiveState
from parlour.players.alphabeta import DEEPEST, FORCED, NOISY, QUIET, TEMPTING, WIN, Knowledge
from parlour.players.five.lines_knowledge import NOWHERE, Fives, LinedState
from parlour.players.five.threat_search import ThreatSearch

SIDE_MARK: Final[i64] = 0x2545F4914F6CDD1D
HEAT: Final = vec[i64]([1, 5, 24, 120, 2000, 0])  # what another stone is worth in a five that one side alone holds so many stones of
TARGETS: Final[i64] = 11  # squares that are tried in a position
AT_ONCE: Final[i64] = 18  # and in the one that is asked about
TAKEN_UP: Final[i64] = 2  # stones that are tried for each of them, when stones are moved
FORESIGHT: Final[i64] = 1_000  # positions with which somebody looks for rows that can be forced
THREATS: Final[i64] = 5  # one in so many of these is for that


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
        self.positions: i64 = 0  # those that it may look at, for rows that can be forced

    def budget(self, positions: i64) -> None:
        """Whoever sees little beyond its nose forces nothing."""
        if positions >= FORESIGHT:
            self.positions = positions

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
        """An action that wins at once or forces a row, else those that prevent one, else those on the squares that matter."""
        for action in state.legal():
            after = state.clone()
            after.play(action)
            if after.turn < 0 and after.payoff(state.turn) > 0.5:
                return [action]
        threats = ThreatSearch(self.root, self.root.side)
        forced = threats.first_of_row(self.positions // THREATS)
        self.spent = threats.looked
        if forced != NOWHERE:
            self.certain = WIN - 2 * threats.stones + 1
            return [forced]
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
        content = u8(side + 1)
        number: i64 = 0
        while number < len(squares):
            square = squares[number]
            if state.cells[square] == content:
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
        return self.top_of(state, content, 1, most)

    def top_of(self, state: LinedState, content: u8, sign: i64, most: i64) -> vec[i64]:
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
