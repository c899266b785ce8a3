"""What a game of the halma family is made of: a rules object, which names what differs from game to game. (Sheet: halma.md, 0)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.setup import OptionValue, Setup
from parlour.games.halma.graph import KINDS, Graph

PASS: Final[i64] = 256 * 256  # the actions that are no moves from a field to a field
TAKE: Final[i64] = 256 * 256 + 1

# What it is about
RACE: Final = 0  # the first to be home wins
DICE: Final = 1  # racado: one throw per turn, moved exactly; pieces are captured
ENCLOSING: Final = 2  # tippy: a piece whose last free neighbour is taken leaves the board
HUNT: Final = 3  # twee_in_een_b: four against one that wants to get through

# How hops go; only races have any
NO_HOPS: Final[i64] = 0
OVER_ONE: Final[i64] = 1  # over one piece
OVER_LINE: Final[i64] = 2  # over an unbroken row of pieces

EVERY_WAY: Final = -1


@dataclass(frozen=True)
class Side:
    """A seat: its name in texts, where its pieces begin and where they belong, and where they may go."""

    label: str
    home: list[int]
    target: list[int]
    turned: int = 0  # by how many degrees the board is, for whoever sits there
    distance: list[int] | None = None  # from every field to the target; None: in steps
    step_ways: int = EVERY_WAY  # a bit per direction
    hop_ways: int = EVERY_WAY


class HalmaRules:
    """What a game of the family is made of, as the engine wants it. What options of the family's decide is read from the setup."""

    def __init__(
        self,
        setup: Setup,
        graph: Graph,
        sides: list[Side],
        *,
        kind: int = RACE,
        hops: int = OVER_ONE,
        hops_own: bool = True,  # over own pieces too
        teams: list[int] | None = None,  # the team of each seat; None: each for himself
        no_draw: bool = False,
    ) -> None:
        seats = len(sides)
        self.graph: Final = graph
        self.fields: Final[i64] = graph.fields
        self.ways: Final[i64] = graph.ways
        self.step: Final = graph.step
        self.back: Final = graph.back
        self.flips: Final = graph.flips
        self.flipped: Final[i64] = graph.flipped
        self.sides: Final = sides
        self.labels: Final = [side.label for side in sides]
        self.seats: Final[i64] = seats
        self.stride: Final[i64] = 1 + max([len(side.home) for side in sides])  # of a seat's part of State.army
        self.piece: Final = vec[i64]([number // graph.ways for number in range(self.stride * graph.ways)])  # quicker than dividing
        inside = [[1 if field in set(side.target) else 0 for field in range(graph.fields)] for side in sides]
        self.inside: Final = vec[i64]([mark for marks in inside for mark in marks])  # seat * fields + field: in the seat's target?
        self.goal_size: Final[i64] = max([len(side.target) for side in sides])
        self.goals: Final = vec[i64]([word for side in sides for word in graph.words(side.target)])  # seat * KINDS + kind
        distances = [graph.distances(side.target) if side.distance is None else side.distance for side in sides]
        self.distance: Final = vec[i64]([steps for row in distances for steps in row])  # seat * fields + field: to the target
        self.dice: Final = kind == DICE
        self.wanders: Final = chosen(setup, "path") == "free"  # by the die, but not straight on
        self.encloses: Final = kind == ENCLOSING
        self.hunt: Final = kind == HUNT
        self.race: Final = kind == RACE
        self.hops: Final[i64] = hops if kind == RACE else NO_HOPS
        self.hops_own: Final = hops_own
        self.step_ways: Final = vec[i64]([side.step_ways for side in sides])
        self.hop_ways: Final = vec[i64]([side.hop_ways if kind == RACE else 0 for side in sides])
        self.stays_in_target: Final = bool(chosen(setup, "no_leaving_target")) or (kind == DICE and not setup.flag("leave_court"))
        self.full_target_wins: Final = bool(chosen(setup, "full_target_wins"))
        self.turn_limit: Final[i64] = int(chosen(setup, "turn_limit")) * seats  # of all seats together; 0 = none
        self.quiet_limit: Final[i64] = int(chosen(setup, "quiet_limit")) * seats
        self.repetition: Final[i64] = int(chosen(setup, "repetition_draw"))
        self.teams: Final = vec[i64](teams if teams is not None else [])
        self.no_draw: Final = no_draw
        every = (1 << graph.ways) - 1
        hops_back = hops_own and all([side.hop_ways & every == every for side in sides])
        self.drawn: Final = not self.dice and not self.stays_in_target and (kind != RACE or hops_back)  # HalmaDraw knows how
        self.crowded: Final = 4 * sum([len(side.home) for side in sides]) > graph.fields
        self.room: Final = 16 + (self.stride - 1) * graph.fields


def chosen(setup: Setup, name: str) -> OptionValue:
    """The value of an option that not every game of the family has; 0 where it is missing."""
    return dict(setup.options).get(name, 0)


class Scratch:
    """Room for searching chains, shared by a state and its clones."""

    def __init__(self, rules: HalmaRules) -> None:
        self.stamp: i64 = 0  # the last mark used
        self.marks: Final = vec[i64]([0 for _ in range(rules.fields)])
        self.queue: Final = vec[i64]([0 for _ in range(rules.fields)])  # fields that hops have come to
        self.chains: Final = vec[i64]([0 for _ in range(3 * KINDS)])  # for drawing, see HalmaDraw
