"""The three strengths of the computer: 1 lets a child win, 3 is as strong as one second of thought allows."""

from __future__ import annotations

from random import Random
from typing import Protocol

from parlour.core.state import State
from parlour.players.expert import expert_of
from parlour.players.search import Thought, search

LEVELS = (1, 2, 3)
GLANCE = 40  # simulations of level 1
LOOK = 600  # simulations of level 2
THINK = 1.0  # seconds of level 3; the others stop there too, where simulations are slow
WHIM = 0.4  # how often level 1 takes any action that looks sound instead of the one that looks best
SOUND = 0.2  # how much less an action may be worth to look sound


class Player(Protocol):
    def choose(self, state: State) -> int:
        """A legal action of the seat to move."""


class Beginner:
    """A glance at each action, and now and then a whim."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, state: State) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        known = expert_of(state.setup.game).choose_weakly(state, 1, self.rng.getrandbits(62))
        if known is not None:
            return known
        thought = search(state, iterations=GLANCE + 2 * len(legal), seconds=THINK, seed=self.rng.getrandbits(62))
        return self.rng.choice(sound(thought)) if self.rng.random() < WHIM else thought.best


class Thinker:
    """A search within a budget, after asking the family's expert, if it may."""

    def __init__(self, seed: int, *, iterations: int = 0, seconds: float = 0.0, asks: bool = False) -> None:
        self.rng = Random(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.asks = asks

    def choose(self, state: State) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        expert = expert_of(state.setup.game)
        known = expert.choose(state) if self.asks else expert.choose_weakly(state, 2, self.rng.getrandbits(62))
        if known is not None:
            return known
        return search(state, iterations=self.iterations, seconds=self.seconds, seed=self.rng.getrandbits(62)).best


def sound(thought: Thought) -> list[int]:
    """The actions that look nearly as good as the best: a whim never throws a game away, nor passes by a sure win."""
    best = thought.actions.index(thought.best)
    if thought.decided[best] and thought.values[best] >= 1.0:
        return [thought.best]
    least = max(thought.values[best] - SOUND, 0.01)
    return [action for at, action in enumerate(thought.actions) if at == best or (thought.visits[at] > 0 and thought.values[at] >= least)]


def player_for(level: int, seed: int) -> Player:
    """The computer player of a level."""
    if level == 1:
        return Beginner(seed)
    if level == 2:
        return Thinker(seed, iterations=LOOK, seconds=THINK)
    if level == 3:
        return Thinker(seed, seconds=THINK, asks=True)
    raise ValueError(f"no level {level!r}; levels: {LEVELS}")
