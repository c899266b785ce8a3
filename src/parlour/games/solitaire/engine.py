"""Solitaire: jump pegs over pegs on a cross of 33 holes, until few are left, or one, or a letter. (Sheet: mill_and_stones.md, 3)

An action is the number of a jump in JUMPS, or STOP.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import bit_count
from parlour.core.result import Result, worth
from parlour.core.setup import Setup
from parlour.core.state import NOBODY, OVER, State, room
from parlour.games.solitaire.grid import HOLES, JUMP_HOLES, JUMP_PEGS, JUMPS, PEGS, START, names
from parlour.games.solitaire.rules import Goal

STOP: Final[i64] = len(JUMPS)
MISSES: Final = ("missed", "given_up")


def can_jump(pegs: i64) -> bool:
    for jump in range(STOP):
        if pegs & JUMP_HOLES[jump] == JUMP_PEGS[jump]:
            return True
    return False


class SolitaireState(State):
    """Whose turn it is plays alone, on a board of his own; the next one begins when he has finished."""

    def __init__(self, setup: Setup, goal: Goal, moves: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.goal: Goal = goal
        self.pegs: i64 = START
        self.points: list[int] = []  # penalty points of those who have played
        self.reasons: list[str] = []  # and how their rounds ended

    def clone(self) -> SolitaireState:
        copy = SolitaireState(self.setup, self.goal, self.moves)
        copy.turn = self.turn
        copy.hand = self.hand
        copy.pegs = self.pegs
        copy.points = self.points[:]
        copy.reasons = self.reasons[:]
        return copy

    def fill(self) -> i64:
        moves = self.moves
        holes = JUMP_HOLES
        filled = JUMP_PEGS
        pegs = self.pegs
        count: i64 = 0
        jump: i64 = 0
        while jump < STOP:
            if pegs & holes[jump] == filled[jump]:
                moves[count] = jump
                count += 1
            jump += 1
        moves[count] = STOP
        return count + 1

    def play(self, action: i64) -> None:
        if action == STOP:  # R5
            self.end_round("stopped" if self.goal.fewest else "given_up")
            return
        self.pegs ^= JUMP_HOLES[action]
        self.judge()

    def judge(self) -> None:
        """Whether the goal is reached, or nothing can jump any more."""
        if not self.goal.fewest and self.goal.reached(self.pegs):
            self.end_round("reached")
        elif not can_jump(self.pegs):
            self.end_round("no_jump" if self.goal.fewest else "missed")

    def end_round(self, reason: str) -> None:
        """One has finished: the next one begins, if there is one."""
        self.points.append(self.penalty())
        self.reasons.append(reason)
        played = len(self.points)
        if played < self.seats:
            self.pegs = START
            self.turn = played
            self.hand = played
        else:
            self.turn = OVER
            self.hand = NOBODY

    def penalty(self) -> i64:
        """R3: every peg that is left is a penalty point."""
        return bit_count(self.pegs)

    def ended(self) -> Result:
        """Alone one wins or loses; among several the fewest points win, and whoever missed the goal stands behind all who reached it."""
        if self.seats == 1:
            return Result((2 if self.reasons[0] in MISSES else 1,), (self.points[0],), self.reasons[0])
        ranks = [points + (HOLES if reason in MISSES else 0) for points, reason in zip(self.points, self.reasons, strict=True)]
        places = tuple([1 + sum([other < own for other in ranks]) for own in ranks])
        return Result(places, tuple(self.points), "rounds" if places.count(1) == 1 else "rounds_shared")

    def payoff(self, seat: i64) -> float:
        if self.seats > 1:
            return worth(self.result().places, seat)
        if self.goal.fewest:
            return (PEGS - self.points[0]) / (PEGS - 1)
        return 1.0 if self.reasons[0] == "reached" else 0.0

    def key(self) -> Hashable:
        return (self.turn, self.pegs, tuple(self.points), tuple(self.reasons))

    def text(self) -> str:
        """pegs=d4,d5 and, behind that, | played=31:stopped,7:no_jump, where that does not follow from the pegs"""
        text = f"pegs={','.join(names(self.pegs))}"
        follows = self.turn == OVER and self.reasons[-1] not in ("stopped", "given_up")
        known = len(self.points) - 1 if follows else len(self.points)
        played = [f"{self.points[seat]}:{self.reasons[seat]}" for seat in range(known)]
        return f"{text} | played={','.join(played)}" if played else text


def blank_state(setup: Setup, goal: Goal) -> SolitaireState:
    """The start: every hole but the centre holds a peg."""
    return SolitaireState(setup, goal, room(STOP + 1))
