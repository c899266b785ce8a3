"""Paths as SVG writes them, flattened into straight lines that are short enough for paper."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from math import acos, atan2, ceil, cos, hypot, pi, sin, sqrt

from parlour.press.drawing import Spot

TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
STEPS = 8  # straight lines that stand for a curve
ARC = pi / 12  # the angle that one straight line spans of an arc
SIZES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "T": 2, "A": 7, "Z": 0}


def flat(path: str) -> list[tuple[tuple[Spot, ...], bool]]:
    """The lines of a path, each as its spots and whether it is closed."""
    pen = Pen()
    for order, numbers in orders(path):
        pen.obey(order, numbers)
    pen.lift(closed=False)
    return pen.lines


def orders(path: str) -> Iterator[tuple[str, list[float]]]:
    """The orders one by one; numbers that follow on repeat the last order."""
    order, numbers = "", list[float]()
    for token in TOKEN.findall(path):
        if token.isalpha():
            order, numbers = token, []
        else:
            numbers.append(float(token))
        if len(numbers) == SIZES[order.upper()]:
            yield order, numbers
            numbers = []


class Pen:
    """Goes where it is told, and remembers the lines that it drew."""

    def __init__(self) -> None:
        self.lines: list[tuple[tuple[Spot, ...], bool]] = []
        self.line: list[Spot] = []
        self.at: Spot = (0.0, 0.0)
        self.handle: Spot | None = None  # the last one of a Q or T, for a T that follows

    def lift(self, closed: bool) -> None:
        if len(self.line) > 1:
            self.lines.append((tuple(self.line), closed))
        self.at = self.line[0] if closed and self.line else self.at
        self.line = []

    def go(self, spot: Spot) -> None:
        if not self.line:
            self.line.append(self.at)
        self.line.append(spot)
        self.at = spot

    def obey(self, order: str, numbers: list[float]) -> None:
        kind = order.upper()
        right, down = self.at if order.islower() else (0.0, 0.0)
        if kind == "Z":
            self.lift(closed=True)
        elif kind == "H":
            self.go((right + numbers[0], self.at[1]))
        elif kind == "V":
            self.go((self.at[0], down + numbers[0]))
        elif kind == "A":
            self.arc(numbers[0], numbers[1], numbers[3] > 0, numbers[4] > 0, (right + numbers[5], down + numbers[6]))
        else:
            self.along(kind, [(right + x, down + y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)])

    def along(self, kind: str, spots: list[Spot]) -> None:
        start, handle = self.at, self.handle
        self.handle = None
        if kind == "M":
            self.lift(closed=False)
            self.at = spots[0]
        elif kind == "L":
            self.go(spots[0])
        else:
            if kind == "T":
                spots = [start if handle is None else (2 * start[0] - handle[0], 2 * start[1] - handle[1]), *spots]
            if kind != "C":
                self.handle = spots[0]
            self.bend([start, *spots])

    def bend(self, spots: list[Spot]) -> None:
        """A curve by its ends and the handles between them."""
        for step in range(1, STEPS + 1):
            level = spots
            while len(level) > 1:
                level = [between(one, other, step / STEPS) for one, other in pairwise(level)]
            self.go(level[0])

    def arc(self, wide: float, high: float, long: bool, clockwise: bool, end: Spot) -> None:
        """A part of an upright ellipse, from here to the end."""
        (x0, y0), (x1, y1) = self.at, end
        across, down = (x0 - x1) / 2 / wide, (y0 - y1) / 2 / high
        span = hypot(across, down)
        if span > 1:  # too small to reach: as large as it must be
            wide, high, across, down, span = wide * span, high * span, across / span, down / span, 1.0
        away = sqrt(max(0.0, 1 / (span * span) - 1)) * (1 if long != clockwise else -1)
        middle = ((x0 + x1) / 2 + away * down * wide, (y0 + y1) / 2 - away * across * high)
        first = atan2((y0 - middle[1]) / high, (x0 - middle[0]) / wide)
        turn = 2 * acos(max(-1.0, min(1.0, sqrt(max(0.0, 1 - span * span)))))
        turn = (2 * pi - turn if long else turn) * (1 if clockwise else -1)
        parts = max(1, ceil(abs(turn) / ARC))
        for part in range(1, parts):
            angle = first + turn * part / parts
            self.go((middle[0] + wide * cos(angle), middle[1] + high * sin(angle)))
        self.go(end)


def between(one: Spot, other: Spot, share: float) -> Spot:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
