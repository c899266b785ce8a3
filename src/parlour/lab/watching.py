"""Watching one game from its first move to its end: how long it takes, who leads when, and what dice and decisions change.

Worths are those of the review's judges, at a glance: what a position is worth to every seat is asked before every throw and before every
move that somebody has to choose. Where a judge plays games at random, it is asked twice, with other games: errors that have nothing to
do with each other fall out of a product.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log2
from typing import Final, Literal

from librt.random import Random

from parlour.catalogue import entry, game
from parlour.core.result import Result
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.lab.facts import taken
from parlour.players.expert import Strength
from parlour.players.levels import Player
from parlour.review.judge import Judge, Simulating, Weighing, Worths, after, best_of, mean
from parlour.review.judges import Tables, Thrown, judge_of

GLANCE: Final = Strength(positions=300, noise=0.0, seconds=0.0)
GAMES: Final = 64  # at random for one look, where nothing is known
AHEAD: Final = 0.2  # of a game: who is so far ahead of everybody else when a turn begins leads
BEHIND: Final = 0.5  # of a game: who was so far behind somebody and won has come back

Cause = Literal["throw", "choice"]


@dataclass(slots=True)
class Seen:
    """One game; what nobody looked at is None."""

    turns: int = 0
    actions: int = 0
    throws: int = 0
    decisions: int = 0  # with more than one choice
    bits: float = 0.0  # how often all its decisions halve what there is to choose from
    first: float = 0.0  # the share of the victory that whoever began had, with partners
    order: list[float] = field(default_factory=list)  # the same of every seat, from whoever began on
    drawn: bool = False
    reason: str = ""
    takes: int | None = None
    changes: int | None = None  # of the lead
    comeback: bool | None = None
    dice: float | None = None  # squared moves of all worths by throws …
    choices: float | None = None  # … and by decisions


class Glancing:
    """A judge that is asked often and has little time."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.judge: Final[Judge] = judge_of(game(setup.game).begin(setup), 1)
        self.rng: Final = Random(seed)

    def looks(self, state: State) -> tuple[Worths, Worths]:
        """Two looks at a position; only where games are played at random they differ."""
        if isinstance(self.judge, Simulating) and state.turn != OVER:
            return self.simulated(state), self.simulated(state)
        look = self.look(state)
        return look, look

    def simulated(self, state: State) -> Worths:
        found = [0.0] * state.seats
        for _ in range(GAMES):
            walker = state.clone()
            walker.playout(self.rng)
            for seat, worth in enumerate(self.judge.ended(walker.result())):
                found[seat] += worth / GAMES
        return tuple(found)

    def look(self, state: State) -> Worths:
        judge = self.judge
        if isinstance(judge, Thrown):
            return judge.looked(state, 0)
        return self.weighed(judge, state) if isinstance(judge, Weighing) and state.turn != OVER else judge.worth(state)

    def weighed(self, judge: Weighing, state: State) -> Worths:
        """As the family's expert sees it at a glance; what is forced is played first."""
        while state.turn >= 0 and len(legal := state.legal()) == 1:
            state = after(state, legal[0])
        if state.turn == OVER or (state.turn == CHANCE and isinstance(judge, Tables)):
            return judge.worth(state)
        if state.turn == CHANCE:
            return mean(state, {action: self.weighed(judge, after(state, action)) for action in state.legal()})
        choices = judge.weigh(state, GLANCE)
        return choices[best_of(state.turn, choices)] if choices else judge.unknown(state)


class Leads:
    """Who was ahead, when, and by how much; partners are one side."""

    def __init__(self, setup: Setup, scale: float) -> None:
        self.sides: Final = sorted({game(setup.game).partners(setup, seat) for seat in range(setup.seats)})
        self.scale: Final = scale
        self.leader: int | None = None
        self.changes = 0
        self.worst: Final = [0.0] * len(self.sides)  # how far each was behind the best other one

    def note(self, worths: Worths) -> None:
        own = [worths[side[0]] / self.scale for side in self.sides]
        for side, worth in enumerate(own):
            ahead = worth - max(other for at, other in enumerate(own) if at != side)
            self.worst[side] = max(self.worst[side], -ahead)
            if ahead >= AHEAD and side != self.leader:
                self.changes += self.leader is not None
                self.leader = side

    def came_back(self, result: Result) -> bool:
        """Whether whoever won alone was half a game behind once."""
        winners = [at for at, side in enumerate(self.sides) if side[0] in result.winners]
        return len(winners) == 1 and self.worst[winners[0]] >= BEHIND


@dataclass(slots=True)
class Moves:
    """How far throws and decisions moved the worths, squared and summed up over all seats."""

    dice: float = 0.0
    choices: float = 0.0
    cause: Cause | None = None
    before: tuple[Worths, Worths] | None = None

    def note(self, looks: tuple[Worths, Worths], cause: Cause | None) -> None:
        """A look, and what comes after it, if that is to be looked at; what has come since the last one is due to that one's cause."""
        if self.before is not None:
            squared = sum(
                (one - one_before) * (other - other_before)
                for one, one_before, other, other_before in zip(looks[0], self.before[0], looks[1], self.before[1], strict=True)
            )
            if self.cause == "throw":
                self.dice += squared
            else:
                self.choices += squared
        self.before, self.cause = (looks if cause else None), cause


def watch(state: State, players: list[Player], rng: Random, glancing: Glancing | None) -> Seen:
    """Play a game to its end: by players, or at random without any. Only where somebody glances, leads, captures and luck are told."""
    seen = Seen()
    while state.rolling_off():
        step(state, players, rng, seen)
    first, setup = state.hand, state.setup
    sight = Sight(setup, glancing, first) if glancing else None
    hand = -1
    while state.turn != OVER:
        if state.hand != hand:
            hand = state.hand
            seen.turns += 1
        count = 1 if state.turn == CHANCE else state.fill()
        seen.throws += bool(state.turn == CHANCE)
        seen.decisions += count > 1
        seen.bits += log2(count)
        if sight:
            sight.before(state, count)
            before = state.clone()
            sight.takes += taken(before, step(state, players, rng, seen), state)
        else:
            step(state, players, rng, seen)
    result = state.result()
    ended(seen, setup, first, result)
    if sight:
        sight.tell(seen, result)
    return seen


class Sight:
    """What somebody who glances at a game sees of it; alone nobody leads, and puzzles take too long to look at."""

    def __init__(self, setup: Setup, glancing: Glancing, first: int) -> None:
        self.glancing: Final = glancing
        self.looking: Final = setup.seats > 1
        self.leads: Final = Leads(setup, glancing.judge.scale) if self.looking else None
        # Where all think, to be on the move is worth much: they are compared with one of them on the move, always the same
        self.compared: Final = first if entry(setup.game).nature == "thought" else None
        self.moves: Final = Moves()
        self.takes = 0
        self.inside = False  # a move that has been looked at
        self.hand = -1  # whose turn has been looked at

    def before(self, state: State, count: int) -> None:
        """Look at a position, if a throw or a choice is to come and nobody has looked at this move yet."""
        if not state.midway:
            self.inside = False
        thrown = bool(state.turn == CHANCE)
        if not self.looking or not (thrown or (count > 1 and not self.inside)):
            return
        self.inside = not thrown
        looks = self.glancing.looks(state)
        self.moves.note(looks, "throw" if thrown else "choice")
        if self.leads and state.hand != self.hand and self.compared in (None, state.hand):
            self.leads.note(middle(looks))
        self.hand = state.hand

    def tell(self, seen: Seen, result: Result) -> None:
        seen.takes = self.takes
        if self.looking:
            self.moves.note((self.glancing.judge.ended(result),) * 2, None)
            seen.dice, seen.choices = self.moves.dice, self.moves.choices
        if self.leads:
            seen.changes, seen.comeback = self.leads.changes, self.leads.came_back(result)


def middle(looks: tuple[Worths, Worths]) -> Worths:
    return tuple((one + other) / 2 for one, other in zip(*looks, strict=True))


def step(state: State, players: list[Player], rng: Random, seen: Seen) -> int:
    action = players[state.turn].choose(state) if players and state.turn != CHANCE else state.sample(rng)
    state.play(action)
    seen.actions += 1
    return action


def ended(seen: Seen, setup: Setup, first: int, result: Result) -> None:
    """What the result was, as seen from whoever began."""
    seats = setup.seats
    seen.reason = result.reason
    seen.drawn = seats > 1 and len(set(result.places)) == 1
    share = 1 / len(result.winners) if result.winners else 0.0
    seen.order = [share * ((first + at) % seats in result.winners) for at in range(seats)]
    seen.first = sum(share for seat in game(setup.game).partners(setup, first) if seat in result.winners)
