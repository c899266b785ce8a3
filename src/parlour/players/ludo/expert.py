"""What is known about the ludo family: networks that learned by playing against themselves judge where each action leads.

That is looked at over the throws that can follow and what whoever has thrown then does, each for itself.
"""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.state import State
from parlour.games.ludo.engine import LudoState
from parlour.players.expert import COMPILED, MOST_NOISE, Expert, Strength, Worth
from parlour.players.ludo.judges import judge_for

ONE_THROW, TWO_THROWS = 20_000, 600_000  # positions of a budget from which on so many coming throws are looked at
SHORT: Final = 20  # squares: on a ring of so many, luck hides most errors …
HIDDEN: Final = 1.6  # … and noise counts so much more than elsewhere at level 1 …
EVENLY: Final = 0.85  # … and falls from level to level by this power of what it falls by among many, so that they differ evenly


class LudoExpert(Expert):
    tuned: ClassVar = {("spielwiese", level): 1 for level in (2, 3, 4)}

    def weigh(self, state: State, strength: Strength, seed: int) -> Worth | None:
        """What every action is worth: the chance to be first, and a little how many others are beaten."""
        judge = judge_for(state.setup.game)
        if judge is None or not isinstance(state, LudoState) or state.turn < 0:
            return None
        throws = (strength.positions >= ONE_THROW) + (strength.positions >= TWO_THROWS) if COMPILED else 0
        worths = judge.worths(state, throws)
        scale = 2.0 / sides_of(state)  # among many a move decides about less
        return Worth("chance", dict(zip(state.legal(), worths, strict=True)), scale)

    def misjudged(self, state: State, strength: Strength) -> float:
        """Among many a club's player who misjudged more would lose to whoever takes, else moves the foremost."""
        if not isinstance(state, LudoState) or sides_of(state) > 2:
            return strength.noise
        if state.squares.ring > SHORT:
            return strength.blurred
        return float(HIDDEN * MOST_NOISE * (strength.noise / MOST_NOISE) ** EVENLY)


def sides_of(state: LudoState) -> int:
    """Those who play against each other; partners play together."""
    return 2 if state.colours.partners else state.seats


EXPERT = LudoExpert()
