"""What a game of the halma family is made of: a rules object, which names what differs from game to game. (Sheet: halma.md, 0)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.halma.graph import KINDS, Graph

PASS: Final[i64] = 256 * 256  # the actions that are no moves from a field to a field
TAKE: Final[i64] = 256 * 256 + 1

NO_HOPS: Final[i64] = 0
OVER_ONE: Final[i64] = 1  # a hop goes over one piece
OVER_LINE: Final[i64] = 2  # a hop goes over an unbroken row of pieces


class HalmaRules:
    """What a game of the family is made of, as the engine wants it."""

    def __init__(
        self,
        graph: Graph,
        labels: list[str],
        homes: list[list[int]],
        targets: list[list[int]],
        distance: list[list[int]],
        *,
        step_ways: list[int],
        hop_ways: list[int],
        hops: int,
        hops_own: bool = True,
        stays_in_target: bool = False,
        full_target_wins: bool = False,
        turn_limit: int = 0,
        teams: list[int] | None = None,
        no_draw: bool = False,
        dice: bool = False,
        encloses: bool = False,
        hunt: bool = False,
        quiet_limit: int = 0,
        repetition: int = 0,
        colon: bool = False,
    ) -> None:
        seats = len(labels)
        self.graph: Final = graph
        self.fields: Final[i64] = graph.fields
        self.ways: Final[i64] = graph.ways
        self.step: Final = graph.step
        self.back: Final = graph.back
        self.flips: Final = graph.flips
        self.flipped: Final[i64] = graph.flipped
        self.labels: Final = labels  # how texts name the seats
        self.homes: Final = homes
        self.targets: Final = targets
        self.seats: Final[i64] = seats
        self.stride: Final[i64] = 1 + max([len(home) for home in homes])  # of a seat's part of State.army
        self.piece: Final = vec[i64]([number // graph.ways for number in range(self.stride * graph.ways)])  # quicker than dividing
        inside = [[1 if field in set(target) else 0 for field in range(graph.fields)] for target in targets]
        self.inside: Final = vec[i64]([mark for marks in inside for mark in marks])  # seat * fields + field: in the seat's target?
        self.goal_size: Final[i64] = max([len(target) for target in targets])
        self.goals: Final = vec[i64]([word for target in targets for word in graph.words(target)])  # seat * KINDS + kind
        self.distance: Final = vec[i64]([steps for row in distance for steps in row])  # seat * fields + field: to the target
        self.step_ways: Final = vec[i64](step_ways)  # a bit a direction, for each seat
        self.hop_ways: Final = vec[i64](hop_ways if hops != NO_HOPS else [0 for _ in labels])
        self.hops: Final[i64] = hops
        self.hops_own: Final = hops_own
        every = (1 << graph.ways) - 1
        hops_back = hops_own and min(hop_ways) == every
        lists = dice or stays_in_target or (hops != NO_HOPS and not hops_back)
        self.drawn: Final = not lists  # HalmaDraw knows how
        self.crowded: Final = 4 * sum([len(home) for home in homes]) > graph.fields
        self.stays_in_target: Final = stays_in_target
        self.full_target_wins: Final = full_target_wins
        self.turn_limit: Final[i64] = turn_limit * seats  # of all seats together; 0 = none
        self.teams: Final = vec[i64](teams if teams is not None else [])  # a team a seat; empty: each for himself
        self.no_draw: Final = no_draw
        self.dice: Final = dice
        self.encloses: Final = encloses
        self.hunt: Final = hunt
        self.race: Final = not dice and not encloses and not hunt  # rules 0.5: first home wins
        self.quiet_limit: Final[i64] = quiet_limit * seats
        self.repetition: Final[i64] = repetition
        self.colon: Final = colon  # positions are written as in draughts, W:Wa1:Bh8
        self.room: Final = 16 + (self.stride - 1) * graph.fields


class Scratch:
    """Room for searching chains, shared by a state and its clones."""

    def __init__(self, rules: HalmaRules) -> None:
        self.stamp: i64 = 0  # the last mark used
        self.marks: Final = vec[i64]([0 for _ in range(rules.fields)])
        self.queue: Final = vec[i64]([0 for _ in range(rules.fields)])  # fields that hops have come to
        self.chains: Final = vec[i64]([0 for _ in range(3 * KINDS)])  # for drawing, see HalmaDraw
