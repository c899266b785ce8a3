"""The five strengths of the computer, the same in every game: 1 lets a child win, 5 is the best we have.

Positions and honest noise decide, no clock: the same seed gives the same action on a busy machine. Seconds and lookups that are not
there yet matter only to those who play with a brake, because people wait for them.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from random import Random
from typing import Final, Protocol

from parlour.core.state import State
from parlour.players import kept
from parlour.players.expert import Expert, Strength, Worth, expert_of
from parlour.players.search import Thought, search

STRENGTHS: Final = {
    1: Strength(positions=40, noise=0.12, seconds=0.1),  # sees what is in front of its nose, and hardly the answer
    2: Strength(positions=3_000, noise=0.05, seconds=0.1),  # casual
    3: Strength(positions=20_000, noise=0.02, seconds=0.1),  # a club's player
    4: Strength(positions=120_000, noise=0.006, seconds=0.5),
    5: Strength(positions=600_000, noise=0.0, seconds=0.95),  # a second with what comes before and after the search
}
LEVELS: Final = tuple(STRENGTHS)
STRONGEST: Final = STRENGTHS[5]  # hints are its advice
UNTOLD: Final = 0.03  # of a game: two thoughts about the same action may differ by so much
A_GAME: Final = 20  # positions of the budget that one simulated game counts as


class Player(Protocol):
    """Whoever chooses."""

    def choose(self, state: State) -> int:
        """A legal action of the seat to move."""


class Computer:
    """Asks the family's expert, and simulates games where that does not know."""

    def __init__(self, strength: Strength, seed: int) -> None:
        self.strength: Final = strength
        self.rng: Final = Random(seed)

    def choose(self, state: State) -> int:
        """What the expert says, or what simulated games say."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        seed = self.rng.getrandbits(62)
        expert = expert_of(state.setup.game)
        strength = thorough(expert, self.strength)
        with at_ease(strength):
            known = expert.choose(state, strength, seed)
        return simulated_choice(state, self.strength, seed) if known is None else known


def at_ease(strength: Strength) -> AbstractContextManager[None]:
    """Whoever has no brake waits for lookups too."""
    return nullcontext() if strength.seconds > 0.0 else kept.at_leisure()


def thorough(expert: Expert, strength: Strength) -> Strength:
    """A strength as it plays an expert's games."""
    return replace(strength, positions=expert.thoroughness * strength.positions) if strength.noise == 0.0 else strength


def advice(state: State, level: int, seed: int) -> tuple[int, Worth | None]:
    """What is best as far as a level sees, and what each action is worth, where that is known.

    Some experts play by other thoughts than they weigh by: figures that speak against the advice are not told.
    """
    expert, strength, legal = expert_of(state.setup.game), STRENGTHS[level], state.legal()
    drawn = Random(seed).getrandbits(62)  # as the player draws it
    with at_ease(strength):
        if len(legal) == 1:
            return legal[0], expert.weigh(state, thorough(expert, strength), drawn)
        known, worth = expert.advise(state, thorough(expert, strength), drawn)
    chosen = simulated_choice(state, strength, drawn) if known is None else known
    if worth is not None and worth.values[chosen] < worth.values[worth.best()] - worth.near - UNTOLD * worth.scale:
        return chosen, None
    return chosen, worth


def simulated_choice(state: State, strength: Strength, seed: int, among: Collection[int] = ()) -> int:
    """What Monte Carlo search finds best within the budget, in simulated games, at least two for every action; `among` some, if named."""
    games = max(strength.positions // A_GAME, 2 * len(state.legal()))
    thought = search(state, iterations=games, seconds=strength.seconds, seed=seed)
    if among:
        return Worth("chance", {action: value for action, value in seeming(thought).values.items() if action in among}).choose(
            strength.noise, seed
        )
    return seeming(thought).choose(strength.noise, seed) if strength.noise > 0.0 else thought.best


def seeming(thought: Thought) -> Worth:
    """What simulated games say about every action; where there were few of them, it is drawn towards what all of them say."""
    games = max(sum(thought.visits), 1)
    mean = sum(value * visits for value, visits in zip(thought.values, thought.visits, strict=True)) / games
    values = {}
    for action, value, visits, decided in zip(thought.actions, thought.values, thought.visits, thought.decided, strict=True):
        values[action] = value if decided else (value * visits + mean) / (visits + 1)
    return Worth("chance", values)


def player_for(level: int, seed: int, brake: bool = True) -> Player:
    """The computer player of a level. Without a brake everything follows from the seed, however long it takes."""
    if level not in STRENGTHS:
        raise ValueError(f"no level {level!r}; levels: {LEVELS}")
    strength = STRENGTHS[level]
    return Computer(strength if brake else replace(strength, seconds=0.0), seed)
