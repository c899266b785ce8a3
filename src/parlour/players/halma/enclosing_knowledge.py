"""What makes a position of tippy good: pieces, and how near to being enclosed the others are. Whoever searches seeks the fight."""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.state import State
from parlour.games.halma.engine import HalmaState
from parlour.games.halma.graph import Graph
from parlour.games.halma.rules import PASS, TAKE
from parlour.players.alphabeta import FORCED, NOISY, QUIET, SURE, TEMPTING, Knowledge
from parlour.players.halma.plan_search import MARKS

PIECE: Final[i64] = 1000
HANGING: Final[i64] = 260  # the last free field beside it can be taken by the other side
SHORT: Final = vec[i64]([0, 90, 34, 12, 4, 1, 0])  # by free fields beside a piece that has an enemy beside it
WEAK: Final = (140, 256, 224, 188, 164, 148, 140)  # by its free fields: what it is worth to come nearer to a piece
REACH: Final = 17  # steps; what is farther away pulls nobody
FARTHEST: Final[i64] = 32  # more steps than any two fields are apart
# By free fields * FARTHEST + steps. A step is worth more the nearer it leads, so that a few go ahead instead of everybody a little; but
# also from afar it is worth more than what players misjudge or hold for equal: the armies stand far apart, and quiet games end.
PULL: Final = vec[i64]([weak * max(REACH - max(apart, 1), 0) ** 2 // 100 for weak in WEAK for apart in range(FARTHEST)])
WAITING: Final[i64] = 2  # per quiet turn, where nobody has more


class Apart:
    """How far the fields of a board are apart, in steps: field * fields + other."""

    def __init__(self, graph: Graph) -> None:
        self.steps: Final = vec[i64](
            [steps for field in range(graph.fields) for steps in graph.distances([field])]
        )  # field * fields + other


@cache
def apart_on(graph: Graph) -> Apart:
    """Once for a board: it takes longer than a weak level's whole thought."""
    return Apart(graph)


class EnclosingKnowledge(Knowledge):
    def __init__(self, state: HalmaState) -> None:
        self.scale = 500.0
        self.near = 4
        self.seat: Final[i64] = state.turn
        self.fields: Final[i64] = state.rules.fields
        self.apart: Final = apart_on(state.rules.graph).steps
        self.pulls: Final = vec[i64]([0 for _ in range(state.rules.fields)])  # where the pulls of the piece on each field begin in PULL
        self.dangers: Final = vec[i64]([0 for _ in range(state.seats)])  # by seat
        self.looked_at: State | None = None  # the position of which both were found out last
        self.look_at(state)
        self.begun: Final[i64] = self.pressure(state)

    def chance(self, worth: i64) -> float:
        """Being near to the others moves whoever searches, and wins nothing yet: what was there before is no lead."""
        return super().chance(worth - self.begun if -SURE < worth < SURE else worth)

    def side(self, state: State) -> i64:
        """Whoever searches, against all others."""
        if state.turn == self.seat:
            return 0
        return 1

    def hash(self, state: State) -> i64:
        assert isinstance(state, HalmaState)
        army = state.army
        mark = MARKS[1020 + state.side]
        seat: i64 = 0
        while seat < state.seats:
            base = seat * state.rules.stride
            at = base + 1
            while at <= base + army[base]:
                mark ^= MARKS[seat << 8 | army[at]]
                at += 1
            seat += 1
        if state.encloser >= 0:
            mark ^= MARKS[768 + state.encloser]
        return mark

    def look_at(self, state: HalmaState) -> None:
        """Find out what is in danger, unless it was asked of this position last: it is asked twice of most."""
        if self.looked_at is state:
            return
        self.looked_at = state
        dangers = self.dangers
        seat: i64 = 0
        while seat < state.seats:
            dangers[seat] = self.danger(state, seat)
            seat += 1

    def worth(self, state: State) -> i64:
        assert isinstance(state, HalmaState)
        self.look_at(state)
        total: i64 = 0
        own = state.count(self.seat)
        others: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            if seat == self.seat:
                total += PIECE * own - self.dangers[seat]
            else:
                others = max(others, state.count(seat))
                total += self.dangers[seat] - PIECE * state.count(seat)
            seat += 1
        total += self.pressure(state)
        if own <= others:
            total -= WAITING * state.quiet
        if state.turn == self.seat:
            return total
        return -total

    def danger(self, state: HalmaState, seat: i64) -> i64:
        """How near to being enclosed a seat's pieces are."""
        rules = state.rules
        step = rules.step
        board = state.board
        ways = rules.ways
        army = state.army
        pulls = self.pulls
        base = seat * rules.stride
        total: i64 = 0
        at = base + 1
        while at <= base + army[base]:
            field = army[at]
            at += 1
            free: i64 = 0
            foes: i64 = 0
            last: i64 = -1
            way: i64 = 0
            while way < ways:
                near = step[field * ways + way]
                if near >= 0:
                    if board[near] == 0:
                        free += 1
                        last = near
                    elif board[near] != seat + 1:
                        foes += 1
                way += 1
            pulls[field] = free * FARTHEST
            if free == 1 and self.reached(state, last, seat):
                total += HANGING
            elif foes > 0:
                total += SHORT[free] * foes
        return total

    def reached(self, state: HalmaState, field: i64, seat: i64) -> bool:
        """Whether somebody else stands beside a field."""
        rules = state.rules
        way: i64 = 0
        while way < rules.ways:
            near = rules.step[field * rules.ways + way]
            if near >= 0 and state.board[near] != 0 and state.board[near] != seat + 1:
                return True
            way += 1
        return False

    def pressure(self, state: HalmaState) -> i64:
        """How near the pieces of whoever searches are to what can be enclosed; each minds one enemy, and the nearest ones count most."""
        army = state.army
        pulls = self.pulls
        apart = self.apart
        table = PULL
        stride = state.rules.stride
        base = self.seat * stride
        total: i64 = 0
        at = base + 1
        while at <= base + army[base]:
            row = army[at] * self.fields
            at += 1
            most: i64 = 0
            seat: i64 = 0
            while seat < state.seats:
                if seat != self.seat:
                    other = seat * stride
                    end = other + army[other]
                    other += 1
                    while other <= end:
                        field = army[other]
                        pull = table[pulls[field] + apart[row + field]]
                        if pull > most:
                            most = pull
                        other += 1
                seat += 1
            total += most
        return total

    def fill(self, state: State) -> i64:
        """In any order: rank() tells what to try first."""
        assert isinstance(state, HalmaState)
        if state.encloser >= 0:
            return state.fill_takes()
        return state.gather()

    def fill_noisy(self, state: State, wanted: i64) -> i64:
        return self.fill(state)

    def unrest(self, state: State) -> i64:
        assert isinstance(state, HalmaState)
        if state.midway:
            return FORCED
        self.look_at(state)
        seat: i64 = 0
        while seat < state.seats:
            if seat != state.side and self.dangers[seat] >= HANGING:
                return TEMPTING
            seat += 1
        return QUIET

    def rank(self, state: State, actions: vec[i64], keys: vec[i64], first: i64, last: i64) -> None:
        """What encloses first, then what comes beside an enemy."""
        assert isinstance(state, HalmaState)
        rules = state.rules
        board = state.board
        me = state.side + 1
        at = first
        while at < last:
            move = actions[at]
            key: i64 = 0
            if move >= TAKE:
                key = NOISY
            elif move != PASS:
                start = move >> 8
                row = (move & 255) * rules.ways
                way: i64 = 0
                while way < rules.ways:
                    near = rules.step[row + way]
                    if near >= 0 and board[near] != 0 and board[near] != me:
                        key += 10_000
                        if self.closes(state, near, move & 255, start):
                            key += NOISY
                    way += 1
            keys[at] = key
            at += 1

    def closes(self, state: HalmaState, field: i64, taken: i64, left: i64) -> bool:
        """Whether a piece has no free field beside it any more once one field is taken, and another left."""
        rules = state.rules
        way: i64 = 0
        while way < rules.ways:
            near = rules.step[field * rules.ways + way]
            if near >= 0 and near != taken and (state.board[near] == 0 or near == left):
                return False
            way += 1
        return True
