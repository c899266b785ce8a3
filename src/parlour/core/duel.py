"""What all games of two sides share: White and Black move in turn, and one of them wins, or neither does."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result
from parlour.core.setup import Setup
from parlour.core.state import NOBODY, OVER, State

WHITE: Final[i64] = 0
BLACK: Final[i64] = 1


class Duel(State):
    """A position of such a game. `winner` is NOBODY until the end, and after a draw."""

    def __init__(self, setup: Setup, moves: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.side: i64 = WHITE  # whose move it is; the same as turn until the game is over
        self.winner: i64 = NOBODY
        self.reason: str = ""
        self.seen: vec[i64] = vec[i64]()  # the positions, a number each, where a rule asks for repetition
        self.since: i64 = 0  # where in `seen` those begin that can still come again

    def carry_over(self, copy: Duel) -> None:
        """Tell a copy whose move it is, what was there before, and how the game ended."""
        self.share(copy)
        copy.seen = vec[i64]()  # mostly there is nothing to remember, and a slice would take room for that
        if len(self.seen) > self.since:
            copy.seen = self.seen[self.since :]
        copy.since = 0

    def share(self, copy: Duel) -> None:
        """The same for a search that goes depth first: what was before is not copied, and the copy goes on behind it in the same room."""
        copy.turn = self.turn
        copy.hand = self.hand
        copy.midway = self.midway
        copy.side = self.side
        copy.winner = self.winner
        copy.reason = self.reason
        copy.seen = self.seen
        copy.since = self.since

    def hand_to(self, side: i64) -> None:
        """It is that side's move."""
        self.side = side
        self.turn = side
        self.hand = side

    def times_seen(self, here: i64) -> i64:
        """How often this position was there before with the same side to move."""
        seen = self.seen
        times: i64 = 0
        back = len(seen) - 2
        while back >= self.since:
            if seen[back] == here:
                times += 1
            back -= 2
        return times

    def past(self) -> tuple[int, ...]:
        return tuple(self.seen[self.since :])

    def recall(self, past: tuple[int, ...]) -> None:
        self.seen = vec[i64](past)
        self.since = 0

    def end(self, winner: i64, reason: str) -> None:
        """The game is over: a seat has won, or NOBODY."""
        self.turn = OVER
        self.hand = NOBODY
        self.winner = winner
        self.reason = reason

    def ended(self) -> Result:
        if self.winner == NOBODY:
            return Result((1, 1), (0, 0), self.reason)
        return Result((1, 2), (1, 0), self.reason) if self.winner == WHITE else Result((2, 1), (0, 1), self.reason)

    def payoff(self, seat: i64) -> float:
        if self.winner == NOBODY:
            return 0.5
        return 1.0 if self.winner == seat else 0.0
