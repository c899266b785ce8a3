"""Racado: what every move is worth over the next throw and its best answer, and the captures that wait for oneself after that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.state import OVER
from parlour.games.halma.engine import HalmaState

PIECE: Final = 100.0
STEP: Final = 1.0  # of the way to the court; more for whoever is ahead, who ends the game there
AHEAD: Final = 1.5
THREAT: Final = 55.0  # a throw that takes a piece next time
WON: Final = 2000.0


class DieSearch:
    """Weighs the moves of one position for the seat that decides."""

    def __init__(self, state: HalmaState) -> None:
        self.seat: i64 = state.turn
        self.looked: i64 = 0

    def weigh(self, state: HalmaState, ahead: bool) -> dict[int, float]:
        """The worth of every move, with or without looking at the answer."""
        found: dict[int, float] = {}
        for action in state.legal():
            after = state.clone()
            after.play(action)
            if after.turn == OVER or not ahead:
                found[action] = self.worth(after)
            else:
                found[action] = self.answered(after)
        return found

    def answered(self, state: HalmaState) -> float:
        """The mean over the next throw, answered as is worst for the seat that decides here."""
        total = 0.0
        for die in range(1, 7):
            thrown = state.clone()
            thrown.play(die)
            worst = 1e9
            for action in thrown.legal():
                after = thrown.clone()
                after.play(action)
                worst = min(worst, self.worth(after))
            total += worst
        return total / 6.0

    def worth(self, state: HalmaState) -> float:
        """Pieces, ways and the throws that would take something, beside the best of the others."""
        self.looked += 1
        own = float(state.count(self.seat))
        best = 0.0
        seat: i64 = 0
        while seat < state.seats:
            if seat != self.seat:
                best = max(best, float(state.count(seat)))
            seat += 1
        if state.turn == OVER:
            return WON if own > best else -WON if own < best else 0.0
        step = STEP * AHEAD if own > best else STEP
        total = PIECE * (own - best) - step * float(self.way(state, self.seat))
        total += THREAT * float(self.takes(state, self.seat)) / 6.0
        seat = 0
        while seat < state.seats:
            if seat != self.seat:
                total -= THREAT * float(self.takes(state, seat)) / 6.0 - STEP * float(self.way(state, seat))
            seat += 1
        return total

    def way(self, state: HalmaState, seat: i64) -> i64:
        """The steps to the court, all together."""
        rules = state.rules
        army = state.army
        base = seat * rules.stride
        row = seat * rules.fields
        total: i64 = 0
        at = base + 1
        while at <= base + army[base]:
            total += rules.distance[row + army[at]]
            at += 1
        return total

    def takes(self, state: HalmaState, seat: i64) -> i64:
        """How many of the six throws would take a piece of somebody else."""
        rules = state.rules
        army = state.army
        board = state.board
        step = rules.step
        ways = rules.ways
        base = seat * rules.stride
        row = seat * rules.fields
        dice: i64 = 0
        at = base + 1
        while at <= base + army[base]:
            start = army[at]
            at += 1
            inside = rules.stays_in_target and rules.inside[row + start] != 0
            way: i64 = 0
            while way < ways:
                field = step[start * ways + way]
                bit: i64 = 1
                far: i64 = 1
                while field >= 0 and far <= 6:
                    if board[field] != 0 and board[field] != seat + 1 and (not inside or rules.inside[row + field] != 0):
                        dice |= bit
                    bit += bit
                    far += 1
                    field = step[field * ways + way]
                way += 1
        count: i64 = 0
        while dice != 0:
            dice &= dice - 1
            count += 1
        return count
