"""What is known about five in a row: which fives can still be completed, and that every four is answered."""

from random import Random

from parlour.core.state import OVER, State
from parlour.games.five.engine import FiveState
from parlour.players.expert import Expert, Strength
from parlour.players.five.search import FiveSearch

A_LOOK = 2  # positions of the budget that each of its own counts as
WHIM = 2.0  # how often any square that matters is taken: so many times the noise
WHIMS = 6  # among so many


class FiveExpert(Expert):
    def choose(self, state: State, strength: Strength, seed: int) -> int | None:
        """The best square, or by a whim one that matters; a row is still completed, and a four answered."""
        if not isinstance(state, FiveState) or state.turn == OVER:
            return None
        rng = Random(seed)
        search = FiveSearch(state, strength.positions // A_LOOK, strength.seconds)
        if rng.random() < WHIM * strength.noise:
            return rng.choice(search.promising_actions(WHIMS))
        return search.best_action()


EXPERT = FiveExpert()
