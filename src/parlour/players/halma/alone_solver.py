"""How many moves an army needs to come home if nobody is in its way: exact where few men stand on a small board (twee_in_een_a).

Found backwards from the target. That needs moves that can be made back: steps and hops in every direction, over own men too.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from parlour.core.bits import BIT
from parlour.core.setup import Setup
from parlour.games.halma.engine import blank_state
from parlour.games.halma.rules import EVERY_WAY, PASS, HalmaRules
from parlour.players.backward import number_of, sets_of

MEN: Final = 4  # an army of this size has tens of thousands of positions, one of ten has millions
UNSEEN: Final[u8] = 255


def is_solvable(rules: HalmaRules) -> bool:
    """Whether every army of the game is small enough, and its moves can be made back."""
    return rules.race and rules.hops_own and not rules.stays_in_target and all([is_small(rules, seat) for seat in range(rules.seats)])


def is_small(rules: HalmaRules, seat: int) -> bool:
    side = rules.sides[seat]
    return len(side.home) == len(side.target) == MEN and side.step_ways == EVERY_WAY and side.hop_ways == EVERY_WAY


class Alone:
    """The moves that one seat's army needs from every set of fields."""

    def __init__(self, setup: Setup, rules: HalmaRules, seat: int) -> None:
        self.sets: Final = sets_of(rules.fields, MEN)
        self.moves: Final = vec[u8]([UNSEEN for _ in range(len(self.sets))])
        self.solve(setup, rules, seat)

    def solve(self, setup: Setup, rules: HalmaRules, seat: i64) -> None:
        """From the target on, all armies that are a move farther away."""
        state = blank_state(setup, rules)
        state.side = seat
        count: i64 = len(self.sets)
        queue = vec[i64]([0 for _ in range(count)])
        home: i64 = 0
        for field in rules.sides[seat].target:
            home |= BIT[field]
        queue[0] = number_of(home)
        self.moves[queue[0]] = 0
        first: i64 = 0
        last: i64 = 1
        while first < last:
            here = self.sets[queue[first]]
            farther = self.moves[queue[first]] + 1
            first += 1
            field = 0
            while field < rules.fields:
                if here & BIT[field] != 0:
                    state.put(seat, field)
                field += 1
            reached = state.gather()
            at: i64 = 0
            while at < reached:
                move = state.moves[at]
                if move != PASS:
                    before = number_of(here ^ BIT[move >> 8] ^ BIT[move & 255])
                    if self.moves[before] == UNSEEN:
                        self.moves[before] = farther
                        queue[last] = before
                        last += 1
                at += 1
            field = 0
            while field < rules.fields:
                if here & BIT[field] != 0:
                    state.remove(seat, field)
                field += 1
