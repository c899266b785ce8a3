"""A small network that judges positions of the tables family, trained by playing against itself (lab/tables_training.py).

A position is seen by the side about to throw: for each side 24 points with four units each (one stone, two, three and more, and how
many more), and units for stones on the bar, off, in hand, and for points of tric-trac. One hidden layer; five outputs: the chances to
win, to win at least double, to win threefold, and to lose double and threefold. Two such networks make a Judge: one while stones can
still meet, one for the race after that. A play is judged by where it leads: only units that it changes are added up anew.
"""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.state import OVER
from parlour.games.tables.engine import TablesState
from parlour.games.tables.plays import plays_of
from parlour.games.tables.rules import BAR, HELD, IN_HAND, OFF, PLACES, PLAY, POINTS

UNITS_OF_SIDE: Final[i64] = 102
UNITS: Final[i64] = 204
HIDDEN: Final[i64] = 64
OUTPUTS: Final[i64] = 5

# Where things stand in the weights of a network: a row of HIDDEN for each unit, then these
INNER_BIAS: Final[i64] = 13_056
OUTER: Final[i64] = 13_120  # a row of HIDDEN for each output
OUTER_BIAS: Final[i64] = 13_440
WEIGHTS: Final[i64] = 13_445

# The outputs, all from the side about to throw
WIN: Final[i64] = 0
WIN_DOUBLE: Final[i64] = 1
WIN_TRIPLE: Final[i64] = 2
LOSE_DOUBLE: Final[i64] = 3
LOSE_TRIPLE: Final[i64] = 4


def zeros(length: i64) -> vec[float]:
    return vec[float]([0.0] * length)


class Network:
    """Weights, and the sums of the position looked at last."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights: vec[float] = weights
        self.base: vec[float] = zeros(HIDDEN)  # sums of the position that plays start from
        self.sums: vec[float] = zeros(HIDDEN)
        self.hidden: vec[float] = zeros(HIDDEN)
        self.out: vec[float] = zeros(OUTPUTS)
        self.slope: vec[float] = zeros(HIDDEN)
        self.unit: vec[i64] = vec[i64]([0] * 256)  # what was noted: units and by how much
        self.amount: vec[float] = zeros(256)
        self.noted: i64 = 0

    # Units

    def note(self, unit: i64, amount: float) -> None:
        at = self.noted
        self.unit[at] = unit
        self.amount[at] = amount
        self.noted = at + 1

    def note_place(self, side: i64, place: i64, stones: i64, sign: float) -> None:
        """The units of one place; side 0 is about to throw."""
        if stones == 0:
            return
        first = UNITS_OF_SIDE * side
        if place == BAR:
            self.note(first + 96, sign)
            self.note(first + 97, sign * 0.2 * float(stones))
        elif place == IN_HAND:
            self.note(first + 98, sign)
            self.note(first + 99, sign * 0.2 * float(stones))
        elif place == OFF:
            self.note(first + 100, sign * float(stones) / 15.0)
        elif stones < 3:
            self.note(first + 4 * place - 5 + stones, sign)
        else:
            self.note(first + 4 * place - 2, sign)
            if stones > 3:
                self.note(first + 4 * place - 1, sign * 0.5 * float(stones - 3))

    def note_all(self, at: vec[i64], seat: i64) -> None:
        """Every unit of a position, as this seat, about to throw, sees it."""
        self.noted = 0
        side: i64 = 0
        while side < 2:
            holder = seat if side == 0 else 1 - seat
            place: i64 = 0
            while place < PLACES:
                self.note_place(side, place, at[PLACES * holder + place], 1.0)
                place += 1
            if at[POINTS + holder] != 0:
                self.note(UNITS_OF_SIDE * side + 101, float(at[POINTS + holder]) / 12.0)
            side += 1

    def note_changes(self, before: vec[i64], after: vec[i64], seat: i64) -> None:
        self.noted = 0
        side: i64 = 0
        while side < 2:
            holder = seat if side == 0 else 1 - seat
            place: i64 = 0
            at = PLACES * holder
            while place < PLACES:
                if before[at] != after[at]:
                    self.note_place(side, place, before[at], -1.0)
                    self.note_place(side, place, after[at], 1.0)
                place += 1
                at += 1
            if before[POINTS + holder] != after[POINTS + holder]:
                self.note(UNITS_OF_SIDE * side + 101, float(after[POINTS + holder] - before[POINTS + holder]) / 12.0)
            side += 1

    def add_noted(self, sums: vec[float]) -> None:
        weights = self.weights
        which: i64 = 0
        while which < self.noted:
            amount = self.amount[which]
            at = self.unit[which] * HIDDEN
            inner: i64 = 0
            while inner < HIDDEN:
                sums[inner] += amount * weights[at]
                inner += 1
                at += 1
            which += 1

    # Judging

    def look(self, at: vec[i64], seat: i64) -> None:
        """Fill `out` for a position."""
        self.note_all(at, seat)
        self.begin(self.sums)
        self.add_noted(self.sums)
        self.finish()

    def begin(self, sums: vec[float]) -> None:
        weights = self.weights
        inner: i64 = 0
        while inner < HIDDEN:
            sums[inner] = weights[INNER_BIAS + inner]
            inner += 1

    def keep(self, at: vec[i64], seat: i64) -> None:
        """Remember the sums of a position, for look_from()."""
        self.note_all(at, seat)
        self.begin(self.base)
        self.add_noted(self.base)

    def look_from(self, before: vec[i64], after: vec[i64], seat: i64) -> None:
        """Fill `out` for a position that differs little from the one that was kept."""
        base = self.base
        sums = self.sums
        inner: i64 = 0
        while inner < HIDDEN:
            sums[inner] = base[inner]
            inner += 1
        self.note_changes(before, after, seat)
        self.add_noted(sums)
        self.finish()

    def finish(self) -> None:
        weights = self.weights
        sums = self.sums
        hidden = self.hidden
        inner: i64 = 0
        while inner < HIDDEN:
            here = sums[inner]
            hidden[inner] = here / (1.0 + here) if here > 0.0 else here / (1.0 - here)
            inner += 1
        at = OUTER
        output: i64 = 0
        while output < OUTPUTS:
            total = weights[OUTER_BIAS + output]
            inner = 0
            while inner < HIDDEN:
                total += hidden[inner] * weights[at]
                inner += 1
                at += 1
            if total > 30.0:
                total = 30.0
            elif total < -30.0:
                total = -30.0
            self.out[output] = 1.0 / (1.0 + math.exp(-total))
            output += 1

    # Learning

    def learn(self, at: vec[i64], seat: i64, target: vec[float], rate: float) -> None:
        """Move the weights so that `out` comes nearer to the target; `out` stays what it was before."""
        self.look(at, seat)
        weights = self.weights
        hidden = self.hidden
        slope = self.slope
        inner: i64 = 0
        while inner < HIDDEN:
            slope[inner] = 0.0
            inner += 1
        place = OUTER
        output: i64 = 0
        while output < OUTPUTS:
            error = rate * (target[output] - self.out[output])
            inner = 0
            while inner < HIDDEN:
                slope[inner] += error * weights[place]
                weights[place] += error * hidden[inner]
                inner += 1
                place += 1
            weights[OUTER_BIAS + output] += error
            output += 1
        inner = 0
        while inner < HIDDEN:
            here = 1.0 - (hidden[inner] if hidden[inner] > 0.0 else -hidden[inner])
            slope[inner] *= here * here
            weights[INNER_BIAS + inner] += slope[inner]
            inner += 1
        which: i64 = 0
        while which < self.noted:
            amount = self.amount[which]
            place = self.unit[which] * HIDDEN
            inner = 0
            while inner < HIDDEN:
                weights[place] += amount * slope[inner]
                inner += 1
                place += 1
            which += 1


def untrained(rng: Random) -> Network:
    """Small weights at random."""
    weights = zeros(WEIGHTS)
    at: i64 = 0
    while at < OUTER:
        weights[at] = (rng.random() - 0.5) * 0.2
        at += 1
    return Network(weights)


class Judge:
    """What positions are worth, and which play is best."""

    def __init__(self, contact: Network, race: Network) -> None:
        self.contact: Network = contact
        self.race: Network = race

    def equity(self, state: TablesState, seat: i64) -> float:
        """What a position is worth to a seat in units of the cube: at an end for certain, else by the network, before the coming throw."""
        network = self.network(state)
        network.look(state.at, state.hand)
        mine = value(network.out, state)
        return mine if state.hand == seat else -mine

    def network(self, state: TablesState) -> Network:
        return self.race if racing(state) else self.contact

    def best(self, state: TablesState) -> i64:
        """The best play of the throw on the table, packed as in plays_of()."""
        plays = plays_of(state)
        count: i64 = len(plays)
        if count == 1:
            return plays[0]
        mover = state.hand
        race = racing(state)
        network = self.race if race else self.contact
        network.keep(state.at, 1 - mover)
        best = plays[0]
        most = -100.0
        which: i64 = 0
        while which < count:
            after = state.clone()
            left = plays[which]
            while left != 0 and after.stage == PLAY:  # tric-trac may be won by the first step
                after.play(left & 255)
                left >>= 8
            if after.turn == OVER or after.games != state.games:
                here = ended(after, state, mover)
            elif after.hand != mover and racing(after) == race:
                network.look_from(state.at, after.at, after.hand)
                here = -value(network.out, after)
            else:
                here = self.equity(after, mover)
            if here > most:
                most = here
                best = plays[which]
            which += 1
        return best


def ended(after: TablesState, before: TablesState, mover: i64) -> float:
    """What the end of a game is worth to the side that moved."""
    if after.turn == OVER and after.winner != mover:
        return 0.0 if after.winner < 0 else -1.0
    return float(after.value // before.cube)


def value(out: vec[float], state: TablesState) -> float:
    """What the chances are worth to the side about to throw; whoever has a stone off does not lose double where that counts."""
    worth = 2.0 * out[WIN] - 1.0
    if state.rules.tric:
        return worth + out[WIN_DOUBLE] + out[WIN_TRIPLE] - out[LOSE_DOUBLE] - out[LOSE_TRIPLE]
    if not state.rules.values:
        return worth
    if state.at[PLACES * (1 - state.hand) + OFF] == 0:
        worth += out[WIN_DOUBLE] + out[WIN_TRIPLE]
    if state.at[PLACES * state.hand + OFF] == 0:
        worth -= out[LOSE_DOUBLE] + out[LOSE_TRIPLE]
    return worth


def racing(state: TablesState) -> bool:
    """Whether no stone can be hit any more: all have passed each other."""
    at = state.at
    if state.rules.same_way or at[BAR] + at[PLACES] + at[IN_HAND] + at[PLACES + IN_HAND] > 0:
        return False
    white = at[HELD]
    black = at[HELD + 1]
    rear_white: i64 = 1
    while rear_white < 25 and white >> rear_white & 1 == 0:
        rear_white += 1
    rear_black: i64 = 1
    while rear_black < 25 and black >> rear_black & 1 == 0:
        rear_black += 1
    return rear_white + rear_black > 25
