"""The player that tries anything: the yardstick for all others."""

from random import Random

from parlour.core.state import State


class RandomPlayer:
    """Chooses evenly among the legal actions."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, state: State) -> int:
        return self.rng.choice(state.legal())
