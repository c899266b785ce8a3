"""TD(lambda) by self-play, game by game, backwards from the end: each position learns a mean of what came out and what was thought later.

A family says how a seat moves and which positions are noted on the way (before_throw, decide), what came out of a game (outcome), and
where a seat's share of what was thought later stands (carried): <family>_training.py.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.state import CHANCE, OVER, State
from parlour.players.network import SmallNetwork, zeros

MOST_THROWS: Final[i64] = 4000  # longer games teach nothing: nobody comes home any more
MOST_SEATS: Final[i64] = 8


class SelfPlay:
    """Networks of one judge that plays all seats, and learns from what came of it."""

    def __init__(self, networks: list[SmallNetwork], seed: int, patience: float = 1.0) -> None:
        self.networks: Final = networks
        self.rng: Final = Random(seed)
        self.patience: Final = patience  # what a position's worth leaves for the one before it: below 1, who could wait goes on
        self.units: vec[i64] = vec[i64]([])  # what was noted of every position that is learned from
        self.amounts: vec[float] = vec[float]([])
        self.begins: vec[i64] = vec[i64]([])  # where a position's units begin
        self.viewers: vec[i64] = vec[i64]([])
        self.judged_by: vec[i64] = vec[i64]([])  # which of the networks judges it
        self.used: i64 = 0
        self.made: i64 = 0
        self.outputs: Final[i64] = networks[0].outputs
        self.target: vec[float] = zeros(self.outputs)
        self.later: vec[float] = zeros(MOST_SEATS * self.outputs)  # what is learned from: what came out, or was thought later

    # What a family writes

    def before_throw(self, state: State) -> None:
        """A throw is due: perhaps the position is to be learned from."""

    def decide(self, state: State, simply: i64) -> None:
        """Whoever is to move does; perhaps where that leads is to be learned from."""
        raise NotImplementedError

    def outcome(self, state: State) -> bool:
        """Write what came out into `later`; whether anything can be learned from it."""
        raise NotImplementedError

    def carried(self, number: i64) -> i64:
        """The row of `later` that a position learns from, as its viewer sees it."""
        return self.viewers[number]

    # What follows from that

    def game(self, start: State, rate: float, trace: float, simply: i64 = 0) -> i64:
        """Play one game and learn from it; the number of positions learned from. Seats set as bits in `simply` play in a simple way."""
        state = start.clone()
        rng = self.rng
        self.used = 0
        self.made = 0
        throws: i64 = 0
        while state.turn != OVER:
            if state.turn == CHANCE:
                throws += 1
                if throws > MOST_THROWS:
                    return 0
                self.before_throw(state)
                state.play(state.throw(rng))
            else:
                self.decide(state, simply)
        if not self.outcome(state):
            return 0
        self.learn(rate, trace)
        return self.made

    def keep(self, viewer: i64, judged_by: i64) -> None:
        """Remember what a seat has noted of a position, and the network that judges it."""
        network = self.networks[judged_by]
        made = self.made
        if made == len(self.viewers):
            self.viewers = append(self.viewers, viewer)
            self.judged_by = append(self.judged_by, judged_by)
            self.begins = append(self.begins, self.used)
        else:
            self.viewers[made] = viewer
            self.judged_by[made] = judged_by
            self.begins[made] = self.used
        which: i64 = 0
        used = self.used
        while which < network.noted:
            if used == len(self.units):
                self.units = append(self.units, network.unit[which])
                self.amounts = append(self.amounts, network.amount[which])
            else:
                self.units[used] = network.unit[which]
                self.amounts[used] = network.amount[which]
            used += 1
            which += 1
        self.used = used
        self.made = made + 1

    def end(self, number: i64) -> i64:
        """Where a position's units end."""
        return self.begins[number + 1] if number + 1 < self.made else self.used

    def same(self, number: i64, other: i64) -> bool:
        """Whether one seat saw the same twice."""
        here = self.begins[number]
        there = self.begins[other]
        count = self.end(number) - here
        if self.viewers[number] != self.viewers[other] or self.end(other) - there != count:
            return False
        while count > 0 and self.units[here] == self.units[there] and self.amounts[here] == self.amounts[there]:
            count -= 1
            here += 1
            there += 1
        return count == 0

    def learn(self, rate: float, trace: float) -> None:
        """From the end back."""
        target = self.target
        number = self.made
        while number > 0:
            number -= 1
            network = self.recall(number)
            row = self.carried(number) * self.outputs
            output: i64 = 0
            while output < self.outputs:
                target[output] = self.later[row + output]
                output += 1
            network.learn(target, rate)
            self.carry(row, network.out, trace)

    def recall(self, number: i64) -> SmallNetwork:
        """The network that judges a position, with what was noted of it."""
        network = self.networks[self.judged_by[number]]
        begin = self.begins[number]
        end = self.end(number)
        which = begin
        while which < end:
            network.unit[which - begin] = self.units[which]
            network.amount[which - begin] = self.amounts[which]
            which += 1
        network.noted = end - begin
        return network

    def carry(self, row: i64, thought: vec[float], trace: float) -> None:
        """What is learned from next: this, and so much of what was learned from until now."""
        output: i64 = 0
        while output < self.outputs:
            at = row + output
            self.later[at] = self.patience * (trace * self.later[at] + (1.0 - trace) * thought[output])
            output += 1
