"""What is known about five in a row: which fives can still be completed, and that every four is answered."""

from random import Random

from parlour.core.state import OVER, State
from parlour.games.five.engine import FiveState
from parlour.players.expert import Expert
from parlour.players.five.search import FiveSearch

POSITIONS = 300_000  # looked at for one move, if there is time
SECONDS = 1.0
LOWER = {1: 30, 2: 600}  # positions by level: a glance at the board, and two or three moves ahead
WHIM = 0.25  # how often level 1 takes any square that matters
WHIMS = 6  # among so many


class FiveExpert(Expert):
    def choose(self, state: State) -> int | None:
        return FiveSearch(state, POSITIONS, SECONDS).best_action() if isinstance(state, FiveState) and state.turn != OVER else None

    def choose_weakly(self, state: State, level: int, seed: int) -> int | None:
        """The same with less to look at, and at level 1 with whims; a row is still completed, and a four answered."""
        if not isinstance(state, FiveState) or state.turn == OVER:
            return None
        rng = Random(seed)
        search = FiveSearch(state, LOWER[level], SECONDS)
        if level == 1 and rng.random() < WHIM:
            return rng.choice(search.promising_actions(WHIMS))
        return search.best_action()


EXPERT = FiveExpert()
