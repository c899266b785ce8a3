"""Experts that look ahead: what a family knows about its positions, and the one alpha-beta search."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from parlour.core.state import State
from parlour.players.alphabeta import AlphaBeta, Knowledge
from parlour.players.expert import Expert, Strength, Worth

LINES: Final = 3  # so many of the best actions are weighed exactly for whoever asks what they are worth
MISJUDGED: Final = 3.0  # standard deviations within which an action can still seem the best


class Foresight(Expert):
    """An expert for games of thought. A family says what it knows."""

    @abstractmethod
    def knowledge(self, state: State) -> Knowledge | None:
        """What is known about a position in which somebody is to act; None if nothing is."""

    def choose(self, state: State, strength: Strength, seed: int) -> int | None:
        worth = self.look_ahead(state, strength, 1)
        return None if worth is None else worth.choose(strength.noise, seed)

    def weigh(self, state: State, strength: Strength, seed: int) -> Worth | None:
        return self.look_ahead(state, strength, LINES)

    def look_ahead(self, state: State, strength: Strength, lines: int) -> Worth | None:
        knowledge = self.knowledge(state)
        if knowledge is None:
            return None
        steepest = 4.0 * knowledge.scale  # a change of worth by this would be a whole game, where it is even
        margin = max(knowledge.near, int(MISJUDGED * strength.noise * steepest))
        found = AlphaBeta(knowledge, strength.positions, strength.seconds).think(state, lines, margin)
        chances = {action: knowledge.chance(worth) for action, worth in zip(found.actions, found.worths, strict=True)}
        return Worth("chance", chances, near=float(knowledge.near) / steepest)
