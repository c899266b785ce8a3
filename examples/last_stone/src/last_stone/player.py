"""A player that knows the last stone: it leaves a multiple of four, and takes what it likes where it cannot."""

from random import Random

from last_stone.rules import MOST, LastStoneState
from parlour import State


class StoneMaster:
    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, state: State) -> int:
        if not isinstance(state, LastStoneState):
            return self.rng.choice(state.legal())
        return state.stones % (MOST + 1) or self.rng.choice(state.legal())
