"""A small network that judges positions: units with an amount each, one hidden layer, chances as outputs. It learns by example.

A family notes the units of a position (note), then looks (look) or learns (learn). Few units are other than zero, so what is noted is all
that is added up.
"""

from __future__ import annotations

import math
from pathlib import Path
from struct import unpack
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

SPARE: Final[i64] = 32  # room for more than one note of a unit, and for a row that is filled up


def zeros(length: i64) -> vec[float]:
    return vec[float]([0.0] * length)


def weights_of(units: i64, width: i64, outputs: i64) -> i64:
    """How many weights a network of this shape has."""
    return (units + 1 + outputs) * width + outputs


def untrained(rng: Random, units: i64, width: i64, outputs: i64) -> vec[float]:
    """Small weights at random; the outputs have none yet."""
    weights = zeros(weights_of(units, width, outputs))
    at: i64 = 0
    while at < (units + 1) * width:
        weights[at] = (rng.random() - 0.5) * 0.2
        at += 1
    return weights


def chance(total: float) -> float:
    if total > 30.0:
        total = 30.0
    elif total < -30.0:
        total = -30.0
    return 1.0 / (1.0 + math.exp(-total))


class SmallNetwork:
    """Weights, and the position looked at last.

    weights     a row of `width` for each unit, and one for the bias of the hidden units; then for each hidden unit what it gives to
                the outputs; then the bias of the outputs
    """

    def __init__(self, weights: vec[float], units: i64, width: i64, outputs: i64) -> None:
        assert len(weights) == weights_of(units, width, outputs)
        self.weights: vec[float] = weights
        self.units: Final[i64] = units
        self.width: Final[i64] = width
        self.outputs: Final[i64] = outputs
        self.bias: Final[i64] = units * width
        self.outer: Final[i64] = (units + 1) * width
        self.sums: vec[float] = zeros(width)
        self.hidden: vec[float] = zeros(width)
        self.slope: vec[float] = zeros(width)
        self.out: vec[float] = zeros(outputs)
        self.unit: vec[i64] = vec[i64]([0] * (units + SPARE))  # what was noted: units and by how much
        self.amount: vec[float] = zeros(units + SPARE)
        self.noted: i64 = 0

    def note(self, unit: i64, amount: float) -> None:
        if amount != 0.0:
            at = self.noted
            self.unit[at] = unit
            self.amount[at] = amount
            self.noted = at + 1

    def look(self) -> None:
        """Fill `out` for what is noted."""
        self.begin(self.sums)
        self.add_noted(self.sums)
        self.finish()

    def begin(self, sums: vec[float]) -> None:
        weights = self.weights
        bias = self.bias
        inner: i64 = 0
        while inner < self.width:
            sums[inner] = weights[bias + inner]
            inner += 1

    def add_noted(self, sums: vec[float]) -> None:
        """Four units at once: fewer sums are read and written."""
        weights = self.weights
        width = self.width
        unit = self.unit
        amount = self.amount
        noted = self.noted
        which: i64 = noted
        while which & 3 != 0:  # the last row is filled up
            unit[which] = 0
            amount[which] = 0.0
            which += 1
        which = 0
        while which < noted:
            amount_a = amount[which]
            amount_b = amount[which + 1]
            amount_c = amount[which + 2]
            amount_d = amount[which + 3]
            a = unit[which] * width
            b = unit[which + 1] * width
            c = unit[which + 2] * width
            d = unit[which + 3] * width
            inner: i64 = 0
            while inner < width:
                one = amount_a * weights[a + inner] + amount_b * weights[b + inner]
                other = amount_c * weights[c + inner] + amount_d * weights[d + inner]
                sums[inner] += one + other
                inner += 1
            which += 4

    def finish(self) -> None:
        weights = self.weights
        sums = self.sums
        hidden = self.hidden
        width = self.width
        outputs = self.outputs
        inner: i64 = 0
        while inner < width:
            here = sums[inner]
            hidden[inner] = here / (1.0 + here) if here > 0.0 else here / (1.0 - here)
            inner += 1
        output: i64 = 0
        while output < outputs:
            at = self.outer + output
            total = weights[self.outer + outputs * width + output]
            inner = 0
            while inner < width:
                total += hidden[inner] * weights[at]
                at += outputs
                inner += 1
            self.out[output] = chance(total)
            output += 1

    def learn(self, target: vec[float], rate: float) -> None:
        """Move the weights so that `out` comes nearer to the target for what is noted; `out` stays what it was before."""
        self.look()
        weights = self.weights
        hidden = self.hidden
        slope = self.slope
        width = self.width
        outputs = self.outputs
        inner: i64 = 0
        while inner < width:
            slope[inner] = 0.0
            inner += 1
        output: i64 = 0
        while output < outputs:
            error = rate * (target[output] - self.out[output])
            place = self.outer + output
            inner = 0
            while inner < width:
                slope[inner] += error * weights[place]
                weights[place] += error * hidden[inner]
                inner += 1
                place += outputs
            weights[place] += error  # the bias stands behind them
            output += 1
        inner = 0
        while inner < width:
            here = 1.0 - (hidden[inner] if hidden[inner] > 0.0 else -hidden[inner])
            slope[inner] *= here * here
            weights[self.bias + inner] += slope[inner]
            inner += 1
        which: i64 = 0
        while which < self.noted:
            amount = self.amount[which]
            place = self.unit[which] * width
            inner = 0
            while inner < width:
                weights[place] += amount * slope[inner]
                inner += 1
                place += 1
            which += 1


# Whoever is not compiled builds networks from lists: a vec that plain Python hands over is never freed (docs/design.md)


def new_network(rng: Random, units: i64, width: i64, outputs: i64) -> SmallNetwork:
    """One that knows nothing yet."""
    return SmallNetwork(untrained(rng, units, width, outputs), units, width, outputs)


def network_with(weights: list[float], units: i64, width: i64, outputs: i64) -> SmallNetwork:
    """One that knows so much."""
    return SmallNetwork(vec[float](weights), units, width, outputs)


def written(path: Path) -> list[float]:
    """Weights that were written down in half precision."""
    data = path.read_bytes()
    return list(unpack(f"<{len(data) // 2}e", data))


def read_network(path: Path, units: i64, width: i64, outputs: i64) -> SmallNetwork:
    """One whose weights were written down."""
    return network_with(written(path), units, width, outputs)
