"""Where the pieces of a game of the halma family stand: field by field, seat by seat, and in words with a bit per field."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.setup import Setup
from parlour.core.state import State
from parlour.games.halma.graph import KINDS, NOWHERE, OWN
from parlour.games.halma.rules import OVER_LINE, OVER_ONE, HalmaRules, Scratch


class HalmaPieces(State):
    """The pieces on the board.

    board   the seat + 1 that stands on a field, or 0
    army    for each seat its number of pieces, then their fields in ascending order
    words   the same in words, see Graph
    lands   field * (ways + 1) + way: where a hop over a row of pieces leads; then the ways that lead somewhere, a bit each.
            Empty where no hops go over rows
    """

    side: i64 = 0  # whose turn it is; the same as hand until the game is over
    die: i64 = 0

    def __init__(
        self,
        setup: Setup,
        rules: HalmaRules,
        moves: vec[i64],
        scratch: Scratch,
        board: vec[i64],
        army: vec[i64],
        words: vec[i64],
        lands: vec[i64],
    ) -> None:
        super().__init__(setup, moves)
        self.rules: HalmaRules = rules
        self.scratch: Scratch = scratch  # shared with clones, like moves
        self.board: vec[i64] = board
        self.army: vec[i64] = army
        self.words: vec[i64] = words
        self.lands: vec[i64] = lands
        self.seen: vec[i64] = vec[i64]()  # the positions of the hunt, for repetition

    def put(self, seat: i64, field: i64) -> None:
        """Another piece for a seat. Its pieces stay in ascending order."""
        army = self.army
        base = seat * self.rules.stride
        at = base + army[base]
        army[base] += 1
        while at > base and army[at] > field:
            army[at + 1] = army[at]
            at -= 1
        army[at + 1] = field
        self.board[field] = seat + 1
        self.flip(seat, field, NOWHERE)

    def remove(self, seat: i64, field: i64) -> None:
        army = self.army
        base = seat * self.rules.stride
        last = base + army[base]
        at = base + 1
        while army[at] != field:
            at += 1
        while at < last:
            army[at] = army[at + 1]
            at += 1
        army[base] -= 1
        self.board[field] = 0
        self.flip(seat, field, NOWHERE)

    def flip(self, seat: i64, field: i64, other: i64) -> None:
        """A piece of the seat has come to this field, or has left it; then the same at another field, if any: the words and hops know."""
        words = self.words
        rules = self.rules
        flips = rules.flips
        own = OWN + seat * KINDS
        while field >= 0:
            at = field * rules.flipped
            end = at + rules.flipped
            words[own + flips[at]] ^= flips[at + 1]
            words[flips[at]] ^= flips[at + 1]
            if rules.hops == OVER_ONE:
                at += 2
                while at < end:
                    words[flips[at]] ^= flips[at + 1]
                    at += 2
            elif rules.hops == OVER_LINE:
                self.shift_lands(field)
            field = other
            other = NOWHERE

    def shift_lands(self, field: i64) -> None:
        """Hops over a row through this field lead farther once it is taken, and no farther than here once it is free."""
        board = self.board
        lands = self.lands
        step = self.rules.step
        back = self.rules.back
        ways = self.rules.ways
        taken = board[field] != 0
        row = field * ways
        bit: i64 = 1
        way: i64 = 0
        while way < ways:
            far = field
            land = NOWHERE
            if taken:
                land = step[row + way]
                if land >= 0 and board[land] != 0:
                    land = lands[row + field + way]
                far = land
            behind = back[way]
            at = step[row + behind]
            while at >= 0:  # the row behind, and the free field before it
                here = at * ways + at
                lands[here + way] = land
                lands[here + ways] = lands[here + ways] & ~bit if land < 0 else lands[here + ways] | bit
                if board[at] == 0:
                    break
                land = far
                at = step[at * ways + behind]
            bit += bit
            way += 1

    def move(self, start: i64, target: i64) -> None:
        """Carry an own piece; the army stays in order."""
        army = self.army
        board = self.board
        base = self.side * self.rules.stride
        last = base + army[base]
        at = base + 1
        while army[at] != start:
            at += 1
        while at < last and army[at + 1] < target:
            army[at] = army[at + 1]
            at += 1
        while at > base + 1 and army[at - 1] > target:
            army[at] = army[at - 1]
            at -= 1
        army[at] = target
        board[start] = 0
        board[target] = self.side + 1
        self.flip(self.side, start, target)

    def count(self, seat: i64) -> i64:
        """The seat's pieces on the board."""
        return self.army[seat * self.rules.stride]

    def pieces(self, seat: i64) -> list[int]:
        """Where they stand, in ascending order."""
        base = seat * self.rules.stride
        return [self.army[base + 1 + at] for at in range(self.army[base])]

    # Coming home

    def all_home(self, seat: i64) -> bool:
        """Whether all the seat's pieces stand in its target."""
        words = self.words
        goals = self.rules.goals
        kind: i64 = 0
        while kind < KINDS:
            if words[OWN + seat * KINDS + kind] & ~goals[seat * KINDS + kind] != 0:
                return False
            kind += 1
        return True

    def in_target(self, seat: i64) -> i64:
        """How many of the seat's pieces stand in its target."""
        inside = self.rules.inside
        fields = self.rules.fields * seat
        found: i64 = 0
        at = self.rules.stride * seat
        end = at + self.army[at]
        while at < end:
            at += 1
            found += inside[fields + self.army[at]]
        return found

    def home(self, seat: i64) -> bool:
        """0.5, rules 1 and 2: all pieces are in the target; or all its fields are occupied, more than half of them by this seat."""
        words = self.words
        rules = self.rules
        goals = rules.goals
        at = seat * KINDS
        outside: i64 = 0
        empty: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            goal = goals[at]
            outside |= words[OWN + at] & ~goal
            empty |= words[kind] & goal
            if outside != 0 and empty != 0:
                return False
            at += 1
            kind += 1
        if outside == 0 and self.count(seat) > 0:
            return True
        return rules.full_target_wins and empty == 0 and 2 * self.in_target(seat) > rules.goal_size

    def may_rest(self) -> bool:
        """halma_eck R4: a partner who is home need not leave again."""
        return len(self.rules.teams) > 0 and self.count(self.side) > 0 and self.all_home(self.side)
