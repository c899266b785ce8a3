"""How games of two sides are seen: White's pieces are ivory, Black's are ebony, and one of them wins or neither does."""

from __future__ import annotations

from abc import abstractmethod

from parlour.core.duel import Duel
from parlour.core.face import Face, one_of
from parlour.core.message import Message, colour, say
from parlour.core.scene import Holding, Piece, Scene, SeatView
from parlour.core.state import NOBODY, OVER, State

COLOURS = ("ivory", "ebony")
SIDES = (0, 1)  # White, Black


class DuelFace(Face):
    family: str  # whose words tell the end: <family>-end-<reason>

    @abstractmethod
    def pieces(self, state: State) -> tuple[Piece, ...]:
        """What stands on the board."""

    @abstractmethod
    def prompt(self, state: State) -> Message:
        """What the side to move is to do."""

    def holdings(self, state: State, side: int) -> tuple[Holding, ...]:
        """What a side has beside the board: stones in hand, pieces taken."""
        return ()

    def alarms(self, state: State) -> tuple[str, ...]:
        """The sites to look at: a king in check, the row that won."""
        return ()

    def scene(self, state: State, seat: int) -> Scene:
        over = state.turn == OVER
        places = state.result().places if over else (0, 0)
        return Scene(
            seats=tuple(SeatView((COLOURS[side],), self.holdings(state, side), places[side]) for side in SIDES),
            hand=state.hand,
            colour="" if over else COLOURS[state.turn],
            prompt=self.ending(state) if over else self.prompt(state),
            pieces=self.pieces(state),
            alarms=self.alarms(state),
        )

    def ending(self, state: State) -> Message:
        """How it ended."""
        state = one_of(Duel, state)
        if state.winner == NOBODY:
            return say(f"{self.family}-end-{state.reason}")
        return say(f"{self.family}-end-{state.reason}", winner=colour(COLOURS[state.winner]), loser=colour(COLOURS[1 - state.winner]))
