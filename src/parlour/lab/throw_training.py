"""Training a ThrowJudge by self-play: TD(lambda), game by game, backwards from the end, each seat by what it came to.

A family says how somebody simple plays, to learn with and to measure against: <family>_training.py.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.state import CHANCE, OVER, State
from parlour.players.network import zeros
from parlour.players.throw_judge import ThrowJudge

MOST_THROWS: Final[i64] = 4000  # longer games teach nothing: nobody comes home any more
MOST_SEATS: Final[i64] = 8
RANDOM: Final[i64] = 0  # rivals to measure against
SIMPLE: Final[i64] = 1
ONLOOKER: Final = 0.5  # how often a seat learns from what another one did


class ThrowSelfPlay:
    """One judge playing all seats, and learning from what came of it."""

    def __init__(self, judge: ThrowJudge, seed: int, always_looking: bool = False, patience: float = 1.0) -> None:
        self.judge: Final = judge
        self.rng: Final = Random(seed)
        self.patience: Final = patience  # what a position's worth leaves for the one before it: below 1, who could wait goes on
        self.always_looking: Final = always_looking  # others look on where somebody had a choice, too
        self.units: vec[i64] = vec[i64]([])  # what was noted of every position that is learned from
        self.amounts: vec[float] = vec[float]([])
        self.begins: vec[i64] = vec[i64]([])  # where a position's units begin
        self.viewers: vec[i64] = vec[i64]([])
        self.used: i64 = 0
        self.made: i64 = 0
        self.outputs: Final[i64] = judge.network.outputs
        self.target: vec[float] = zeros(self.outputs)
        self.later: vec[float] = zeros(MOST_SEATS * self.outputs)  # what each seat learns from: what came out, or was thought later

    def simple(self, state: State) -> i64:
        """What a seat does that does not play by the judge."""
        raise NotImplementedError

    def game(self, start: State, rate: float, trace: float, simply: i64 = 0) -> i64:
        """Play one game and learn from it; the number of positions learned from. Seats whose bits are set in `simply` play by simple()."""
        state = start.clone()
        rng = self.rng
        judge = self.judge
        self.used = 0
        self.made = 0
        throws: i64 = 0
        while state.turn != OVER:
            if state.turn == CHANCE:
                throws += 1
                if throws > MOST_THROWS:
                    return 0
                state.play(state.throw(rng))
                continue
            seat = state.turn
            choices = state.fill()
            state.play(judge.best(state) if simply >> seat & 1 == 0 else self.simple(state))
            if state.turn != CHANCE:
                continue
            if choices > 1:
                self.keep(state, seat)
            if (choices == 1 or self.always_looking) and rng.random() < ONLOOKER:
                self.keep(state, rng.randrange(state.seats))
        seat = 0
        while seat < state.seats:
            judge.outcome(state, seat, self.target)
            self.remember(seat, self.target, 0.0)
            seat += 1
        self.learn(rate, trace)
        return self.made

    def remember(self, seat: i64, thought: vec[float], trace: float) -> None:
        """What a seat learns from next: this, and so much of what it learned from until now."""
        at = seat * self.outputs
        output: i64 = 0
        while output < self.outputs:
            self.later[at] = self.patience * (trace * self.later[at] + (1.0 - trace) * thought[output])
            at += 1
            output += 1

    def keep(self, state: State, seat: i64) -> None:
        """Remember what a seat sees of a position."""
        self.judge.note(state, seat)
        network = self.judge.network
        made = self.made
        if made == len(self.viewers):
            self.viewers = append(self.viewers, seat)
            self.begins = append(self.begins, self.used)
        else:
            self.viewers[made] = seat
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

    def learn(self, rate: float, trace: float) -> None:
        """From the end back: each position learns a mean of what its seat thought later and what came out for it."""
        network = self.judge.network
        target = self.target
        end = self.used
        at = self.made
        while at > 0:
            at -= 1
            begin = self.begins[at]
            which = begin
            while which < end:
                network.unit[which - begin] = self.units[which]
                network.amount[which - begin] = self.amounts[which]
                which += 1
            network.noted = end - begin
            end = begin
            seat = self.viewers[at]
            output: i64 = 0
            while output < self.outputs:
                target[output] = self.later[seat * self.outputs + output]
                output += 1
            network.learn(target, rate)
            self.remember(seat, network.out, trace)

    def against(self, start: State, rival: i64, ours: i64, throws: i64) -> State:
        """One game, to its end, in which the judge plays the seats whose bits are set, looking so many throws ahead; nothing is learned."""
        state = start.clone()
        made: i64 = 0
        while state.turn != OVER and made < 20 * MOST_THROWS:
            made += 1
            if state.turn == CHANCE:
                state.play(state.throw(self.rng))
            elif ours >> state.turn & 1 != 0:
                state.play(self.judge.best_ahead(state, throws))
            else:
                state.play(self.simple(state) if rival == SIMPLE else state.sample(self.rng))
        return state
