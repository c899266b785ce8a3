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
        """Worths are misjudged, not chances: those hardly differ once a game is nearly decided, and a queen would be given away."""
        knowledge = self.knowledge(state)
        if knowledge is None:
            return None
        worths = look_ahead(knowledge, state, strength, 1)
        return Worth("other", worths, scale=whole_game(knowledge), near=float(knowledge.near)).choose(strength.noise, seed)

    def weigh(self, state: State, strength: Strength, seed: int) -> Worth | None:
        knowledge = self.knowledge(state)
        if knowledge is None:
            return None
        worths = look_ahead(knowledge, state, strength, LINES)
        chances = {action: knowledge.chance(int(worth)) for action, worth in worths.items()}
        return Worth("chance", chances, near=float(knowledge.near) / whole_game(knowledge))


def whole_game(knowledge: Knowledge) -> float:
    """The change of worth that would decide a game which is even, if chances went on changing as they do there."""
    return 4.0 * knowledge.scale


def look_ahead(knowledge: Knowledge, state: State, strength: Strength, lines: int) -> dict[int, float]:
    """What the actions are worth; exactly as many of the best ones, and those that can be mistaken for the best."""
    margin = max(int(knowledge.near), int(MISJUDGED * strength.noise * whole_game(knowledge)))
    found = AlphaBeta(knowledge, strength.positions, strength.seconds).think(state, lines, margin)
    return {action: float(worth) for action, worth in zip(found.actions, found.worths, strict=True)}
