"""Halma: the steps that are left to the target; in tippy and racado pieces too."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.state import State
from parlour.games.halma.engine import HalmaState
from parlour.games.halma.graph import Graph
from parlour.games.halma.rules import PASS
from parlour.lab.plain_search import Measure

STEP: Final[i64] = 10
PIECE: Final[i64] = 100
FAR: Final[i64] = 1_000


class HalmaWay(Measure):
    """As many steps fewer are left, and a little more for every piece that is there."""

    unit = "distance"

    def of(self, state: State, seat: i64) -> i64:
        if not isinstance(state, HalmaState):
            return 0
        rules = state.rules
        left: i64 = 0
        base = rules.stride * seat
        at = base + 1
        end = base + state.army[base]
        while at <= end:
            left += rules.distance[seat * rules.fields + state.army[at]]
            at += 1
        return state.in_target(seat) - STEP * left

    def nearness(self, later: State, seat: i64, action: i64) -> i64:
        """To the target, whoever is there to its far end; in tippy to the next piece of another seat."""
        if not isinstance(later, HalmaState) or action >= PASS:
            return -FAR
        rules = later.rules
        field = action & 255
        if not rules.encloses:
            return -rules.distance[seat * rules.fields + field]
        nearest = FAR
        for other in range(rules.seats):
            if other != seat:
                for piece in later.pieces(other):
                    nearest = min(nearest, apart(rules.graph, field, piece))
        return -nearest


def apart(graph: Graph, one: i64, other: i64) -> i64:
    """How far two fields of a star are apart, in steps."""
    (q, r), (u, v) = graph.cells[one], graph.cells[other]
    return max(abs(q - u), abs(r - v), abs(q + r - u - v))


class HalmaMaterial(HalmaWay):
    """The pieces that are left, and then the way."""

    unit = "material"

    def of(self, state: State, seat: i64) -> i64:
        if not isinstance(state, HalmaState):
            return 0
        return PIECE * PIECE * state.count(seat) + super().of(state, seat)


MEASURES: Final[list[Measure]] = [HalmaWay(), HalmaMaterial()]
