"""What all games of two sides share: one of them wins, or neither does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result
from parlour.core.setup import Setup
from parlour.core.state import NOBODY, OVER, State


class Duel(State):
    """A position of such a game. `winner` is NOBODY until the end, and after a draw."""

    def __init__(self, setup: Setup, moves: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.winner: i64 = NOBODY
        self.reason: str = ""

    def end(self, winner: i64, reason: str) -> None:
        """The game is over: a seat has won, or NOBODY."""
        self.turn = OVER
        self.hand = NOBODY
        self.winner = winner
        self.reason = reason

    def result(self) -> Result:
        if self.turn != OVER:
            raise ValueError("the game is not over")
        if self.winner == NOBODY:
            return Result((1, 1), (0, 0), self.reason)
        return Result((1, 2), (1, 0), self.reason) if self.winner == 0 else Result((2, 1), (0, 1), self.reason)

    def payoff(self, seat: i64) -> float:
        if self.winner == NOBODY:
            return 0.5
        return 1.0 if self.winner == seat else 0.0
