"""Whoever judges a position before a throw can choose: what is decided is weighed by where it leads, over the throws that follow.

A family says what a seat sees of a position and what it makes of the network's outputs (players/<family>/network.py); how such a judge
learns by playing against itself stands in lab/throw_training.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.state import OVER, State
from parlour.players.network import SmallNetwork


class ThrowJudge:
    """What positions are worth, and which action is best, in games where one die is thrown before each move."""

    def __init__(self, network: SmallNetwork) -> None:
        self.network: Final = network
        self.judged: i64 = 0  # positions so far: what a look ahead has cost

    # What a family writes

    def note(self, state: State, seat: i64) -> None:
        """Every unit of a position, as this seat sees it."""
        raise NotImplementedError

    def value(self, state: State, seat: i64) -> float:
        """What a position is worth to a seat, from 0 to 1, before the coming throw or at the end."""
        raise NotImplementedError

    def outcome(self, state: State, seat: i64, target: vec[float]) -> None:
        """What the network should have said to a seat, now that it is over: one figure per output."""
        raise NotImplementedError

    # What follows from that

    def settled(self, state: State) -> State:
        """The position in which the next throw is due: whoever has to decide something before that does what is best for him."""
        while state.turn >= 0:
            state.play(self.best(state))
        return state

    def ahead(self, state: State, seat: i64, throws: i64) -> float:
        """What a position is worth to a seat, over so many throws that can follow."""
        if state.turn == OVER or throws == 0:
            self.judged += 1
            return self.value(state, seat)
        total = 0.0
        face: i64 = 1
        while face <= 6:
            after = state.clone()
            after.play(face)
            total += self.ahead(self.settled(after), seat, throws - 1)
            face += 1
        return total / 6.0

    def worths(self, state: State, throws: i64) -> vec[float]:
        """What each action is worth to the seat that decides, in the order of fill()."""
        count = state.fill()
        actions = state.moves[:]
        found = vec[float]([0.0] * count)
        which: i64 = 0
        while which < count:
            found[which] = self.led_to(state, actions[which], throws)
            which += 1
        return found

    def led_to(self, state: State, action: i64, throws: i64) -> float:
        """What one action is worth to the seat that decides."""
        after = state.clone()
        after.play(action)
        if after.turn >= 0:
            after = self.settled(after)
        return self.ahead(after, state.turn, throws)

    def best(self, state: State) -> i64:
        """The best action by where it leads; of equal ones the first."""
        if state.fill() == 1:
            return state.moves[0]
        return self.best_ahead(state, 0)

    def best_ahead(self, state: State, throws: i64) -> i64:
        """The same over so many throws that can follow."""
        worths = self.worths(state, throws)
        best: i64 = 0
        which: i64 = 1
        while which < len(worths):
            if worths[which] > worths[best]:
                best = which
            which += 1
        state.fill()
        return state.moves[best]
