"""Old Dutch goose for two, solved: the chance to win from every position in which somebody is to throw, with the best choices of both.

Chips decide nothing but whether the bridge can be crossed, so they are left out, and everybody can always pay. What is left is where the
two pawns stand, whether they wait or miss a turn, and who throws: 6,968 positions by the printed rules. What each throw leads to is found
by playing it, and W(position) = the mean over the dice of W(where the throw leads), the better choice taken at geese and at the bridge, is
gone through until nothing changes any more. A choice can also be taken at random, to know exactly what a random player is worth.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.state import CHANCE, OVER
from parlour.games.track.engine import TrackState
from parlour.games.track.rules import GO_ON, STAY

CLOSE: Final = 1e-5
WON: Final[i64] = -1  # leaves of a throw's tree: seat 0 has won, seat 1 has won
LOST: Final[i64] = -2
CHOICE: Final[i64] = -3  # a choice of seat 0; one lower: of seat 1. Then follow the tree of staying and the tree of going on

BEST: Final[i64] = 0  # how a seat chooses
ANYHOW: Final[i64] = 1
RICH: Final[i64] = 1000  # chips that never run out


def key_of(state: TrackState) -> Hashable:
    """Who throws, and how the two pawns stand."""
    return (state.hand, tuple([state.figures[at] for at in range(8)]))


class GooseRace:
    """All positions that can come up, and for each what its throws lead to, as trees written one after the other."""

    def __init__(self, start: TrackState) -> None:
        self.numbers: dict[Hashable, int] = {}
        self.positions: list[TrackState] = []
        self.nodes: vec[i64] = vec[i64]()  # position numbers, leaves and choices
        self.weights: vec[float] = vec[float]([weight / 36.0 for weight in start.weights()])
        self.begins: vec[i64] = vec[i64]()  # where each position's trees begin
        self.at: i64 = 0  # the reading mark
        self.wins: vec[float] = vec[float]()  # seat 0's chance to win
        self.policy: vec[i64] = vec[i64]([BEST, BEST])
        for first in range(2):
            opening = start.clone()
            opening.rolls = -1
            opening.hand = opening.piece = opening.first = first
            self.number(opening)
        at = 0
        while at < len(self.positions):  # grows as positions are found
            self.spread(self.positions[at])
            at += 1
        self.wins = vec[float]([0.5 for _ in self.positions])

    def number(self, state: TrackState) -> int:
        key = key_of(state)
        found = self.numbers.get(key, -1)
        if found >= 0:
            return found
        state.chips[0] = state.chips[1] = RICH
        self.numbers[key] = len(self.positions)
        self.positions.append(state)
        return len(self.positions) - 1

    def spread(self, state: TrackState) -> None:
        self.begins = append(self.begins, len(self.nodes))
        for action in state.legal():
            after = state.clone()
            after.play(action)
            self.write(after)

    def write(self, state: TrackState) -> None:
        """What a throw leads to, as a tree in Polish notation."""
        if state.turn == OVER:
            self.nodes = append(self.nodes, WON if state.winner == 0 else LOST)
        elif state.turn == CHANCE:
            self.nodes = append(self.nodes, self.number(state))
        else:
            self.nodes = append(self.nodes, CHOICE - state.turn)
            for action in (STAY, GO_ON):
                after = state.clone()
                after.play(action)
                self.write(after)

    def solve(self, zero: i64, one: i64) -> None:
        """Find every chance to win, with seats that choose BEST or ANYHOW."""
        self.policy[0] = zero
        self.policy[1] = one
        worst = 1.0
        while worst > CLOSE:
            worst = self.sweep()

    def sweep(self) -> float:
        """Once through all positions; the greatest change."""
        worst = 0.0
        position: i64 = len(self.positions) - 1
        while position >= 0:  # those found last are the nearest to the end
            self.at = self.begins[position]
            mean = 0.0
            for weight in self.weights:
                mean += weight * self.worth()
            worst = max(worst, abs(mean - self.wins[position]))
            self.wins[position] = mean
            position -= 1
        return worst

    def worth(self) -> float:
        """What the tree at the reading mark is worth to seat 0; the mark then stands behind it."""
        node = self.nodes[self.at]
        self.at += 1
        if node >= 0:
            return self.wins[node]
        if node == WON:
            return 1.0
        if node == LOST:
            return 0.0
        stay = self.worth()
        go_on = self.worth()
        seat = CHOICE - node
        if self.policy[seat] == ANYHOW:
            return (stay + go_on) / 2.0
        return max(stay, go_on) if seat == 0 else min(stay, go_on)

    def game(self) -> float:
        """Seat 0's chance to win the game, whoever begins."""
        return (self.wins[0] + self.wins[1]) / 2.0

    def chance(self, state: TrackState) -> float:
        """Seat 0's chance to win from a position."""
        if state.turn == OVER:
            return 1.0 if state.winner == 0 else 0.0
        if state.turn == CHANCE:
            number = self.numbers.get(key_of(state), -1)
            return self.wins[number] if number >= 0 else 0.5  # a position that was set up, and that no play leads to
        stay, go_on = state.clone(), state.clone()
        stay.play(STAY)
        go_on.play(GO_ON)
        if state.turn == 0:
            return max(self.chance(stay), self.chance(go_on))
        return min(self.chance(stay), self.chance(go_on))
