"""Where the pieces of a game of the halma family stand: field by field, seat by seat, and in words with a bit a field."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.setup import Setup
from parlour.core.state import State
from parlour.games.halma.graph import KINDS
from parlour.games.halma.rules import HalmaRules, Scratch

# The parts of HalmaPieces.words; for each kind of fields
LINKS: Final[i64] = 4  # behind the free fields: the hops that a piece on the way makes possible, by their lowest fields; SPANS a kind
OWN: Final[i64] = 29  # behind a word for hops that lead off the board: each seat's pieces


class HalmaPieces(State):
    """The pieces on the board.

    board   the seat + 1 that stands on a field, or 0
    army    for each seat its number of pieces, then their fields in ascending order
    words   the same in words, see above and Graph
    """

    def __init__(
        self, setup: Setup, rules: HalmaRules, moves: vec[i64], scratch: Scratch, board: vec[i64], army: vec[i64], words: vec[i64]
    ) -> None:
        super().__init__(setup, moves)
        self.rules: HalmaRules = rules
        self.scratch: Scratch = scratch  # shared with clones, like moves
        self.board: vec[i64] = board
        self.army: vec[i64] = army
        self.words: vec[i64] = words
        self.side: i64 = 0  # whose turn it is; the same as hand until the game is over
        self.die: i64 = 0

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
        self.flip(seat, field)

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
        self.flip(seat, field)

    def flip(self, seat: i64, field: i64) -> None:
        """A piece of the seat has come to this field, or has left it: the words know."""
        words = self.words
        rules = self.rules
        links = rules.links
        lows = rules.lows
        kind = rules.kind[field]
        bit = rules.bit[field]
        words[kind] ^= bit
        words[OWN + seat * KINDS + kind] ^= bit
        at = field * rules.axes
        end = at + rules.axes
        while at < end:
            words[LINKS + links[at]] ^= lows[at]
            at += 1

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
        self.flip(self.side, start)
        self.flip(self.side, target)

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

    def target_full(self, seat: i64) -> bool:
        """0.5, rule 2: every field of the target is occupied, more than half of them by this seat."""
        words = self.words
        goals = self.rules.goals
        kind: i64 = 0
        while kind < KINDS:
            if words[kind] & goals[seat * KINDS + kind] != 0:
                return False
            kind += 1
        return 2 * self.in_target(seat) > self.rules.goal_size

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
        return (self.all_home(seat) and self.count(seat) > 0) or (self.rules.full_target_wins and self.target_full(seat))

    def may_rest(self) -> bool:
        """halma_eck R4: a partner who is home need not leave again."""
        return len(self.rules.teams) > 0 and self.count(self.side) > 0 and self.all_home(self.side)
