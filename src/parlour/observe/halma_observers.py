"""What is seen of the halma family, compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.state import OVER, State
from parlour.games.halma.engine import HalmaState
from parlour.games.halma.graph import NOWHERE
from parlour.observe.rows import Observer, Rows

NONE: Final[i64] = -1  # a holding that the game has not got


class HalmaObserver(Observer):
    """`spots` has the site of every field as each seat sees it; `left` and `home` are the columns of those holdings, or NONE."""

    def __init__(self, size: i64, seats: i64, spots: list[int], sites: i64, dice: i64, hold: i64, held: i64, left: i64, home: i64) -> None:
        super().__init__(size, seats)
        self.spots: vec[i64] = vec[i64](spots)
        self.sites: i64 = sites
        self.dice: i64 = dice
        self.hold: i64 = hold
        self.held: i64 = held  # how many holdings a seat has
        self.left: i64 = left
        self.home: i64 = home

    def see(self, state: State, seat: i64, rows: Rows) -> None:
        assert isinstance(state, HalmaState)
        self.see_turn(state, seat, rows)
        rules = state.rules
        if rules.dice and state.turn != OVER:
            rows.put(self.dice + state.die, 1)
        owner: i64 = 0
        while owner < self.seats:
            other = owner - seat
            if other < 0:
                other += self.seats
            first = rules.stride * owner + 1
            rows.put_listed(
                state.army, first, first + state.count(owner), self.sites + rules.fields * other, self.spots, rules.fields * seat
            )
            if self.left >= 0:
                rows.put(self.hold + self.held * other + self.left, state.count(owner))
            if self.home >= 0:
                rows.put(self.hold + self.held * other + self.home, state.in_target(owner))
            owner += 1
        if state.encloser != NOWHERE:
            rows.put(self.marks + self.spots[rules.fields * seat + state.encloser], 1)
        self.see_ranks(state, seat, rows)

    def see_ranks(self, state: HalmaState, seat: i64, rows: Rows) -> None:
        """The part `places`; whoever has lost all pieces has the last one before the end already."""
        first = self.size - self.seats
        if state.fell >= 0:
            rows.put(first + (state.fell - seat + self.seats) % self.seats, self.seats)
        if state.turn == OVER:
            places = state.ended().places
            for at in range(self.seats):
                if at != state.fell:
                    rows.put(first + (at - seat + self.seats) % self.seats, places[at])
