"""What makes a position of tippy good: pieces, and how near to being enclosed the others are. Whoever searches seeks the fight."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.state import State
from parlour.games.halma.engine import HalmaState
from parlour.games.halma.graph import Graph
from parlour.games.halma.rules import PASS, TAKE
from parlour.players.alphabeta import FORCED, NOISY, QUIET, TEMPTING, Knowledge
from parlour.players.halma.plan_search import MARKS

PIECE: Final[i64] = 1000
HANGING: Final[i64] = 260  # the last free field beside it can be taken by the other side
SHORT: Final = vec[i64]([0, 90, 34, 12, 4, 1, 0])  # by free fields beside a piece that has an enemy beside it
WEAK: Final = vec[i64](
    [240, 640, 560, 400, 260, 160, 120]
)  # by its free fields: what it is worth to be beside a piece; half of it one step off, …
WAITING: Final[i64] = 2  # per quiet turn, where nobody has more


def steps_apart(graph: Graph) -> list[int]:
    """field * fields + other: how far they are apart, in steps."""
    return [steps for field in range(graph.fields) for steps in graph.distances([field])]


class EnclosingKnowledge(Knowledge):
    def __init__(self, state: HalmaState) -> None:
        self.scale = 500.0
        self.near = 4
        self.seat: Final[i64] = state.turn
        self.fields: Final[i64] = state.rules.fields
        self.apart: Final = vec[i64](steps_apart(state.rules.graph))
        self.free: Final = vec[i64]([0 for _ in range(state.rules.fields)])  # the free fields beside each piece, when last counted

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

    def worth(self, state: State) -> i64:
        assert isinstance(state, HalmaState)
        total: i64 = 0
        own = state.count(self.seat)
        others: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            if seat == self.seat:
                total += PIECE * own - self.danger(state, seat)
            else:
                others = max(others, state.count(seat))
                total += self.danger(state, seat) - PIECE * state.count(seat)
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
            self.free[field] = free
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
        free = self.free
        apart = self.apart
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
                        pull = WEAK[free[army[other]]] // (8 * apart[row + army[other]])
                        if pull > most:
                            most = pull
                        other += 1
                seat += 1
            total += most
        return total

    def unrest(self, state: State) -> i64:
        assert isinstance(state, HalmaState)
        if state.midway:
            return FORCED
        seat: i64 = 0
        while seat < state.seats:
            if seat != state.side and self.danger(state, seat) >= HANGING:
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
