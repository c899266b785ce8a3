"""How games of two sides are seen: White's pieces are ivory, Black's are ebony, and one of them wins or neither does."""

from __future__ import annotations

from typing import Generic, TypeVar

from parlour.core.duel import Duel
from parlour.core.family_face import FamilyFace
from parlour.core.message import Message, colour, say
from parlour.core.state import NOBODY

COLOURS = ("ivory", "ebony")
SIDES = (0, 1)  # White, Black

D = TypeVar("D", bound=Duel)


class DuelFace(FamilyFace[D], Generic[D]):
    def token(self, state: D, seat: int) -> str:
        return COLOURS[seat]

    def ending(self, state: D) -> Message:
        id = f"{self.family}-end-{state.reason}"
        if state.winner == NOBODY:
            return say(id)
        return say(id, winner=colour(COLOURS[state.winner]), loser=colour(COLOURS[1 - state.winner]))
