"""How games of two sides are seen: White's pieces are ivory, Black's are ebony, and one of them wins or neither does."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from parlour.core.duel import Duel
from parlour.core.event import Event
from parlour.core.face import Face, one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.scene import Holding, Piece, Scene, SeatView
from parlour.core.state import NOBODY, OVER, State

COLOURS = ("ivory", "ebony")
SIDES = (0, 1)  # White, Black

D = TypeVar("D", bound=Duel)


class DuelFace(Face, Generic[D]):
    """A family says what kind of position it has, and writes what is asked of such positions only."""

    family: str  # whose words it speaks: <family>-end-<reason>, <family>-why-over
    kind: type[D]

    @abstractmethod
    def pieces(self, state: D) -> tuple[Piece, ...]:
        """What stands on the board."""

    @abstractmethod
    def prompt(self, state: D) -> Message:
        """What the side to move is to do."""

    @abstractmethod
    def gesture(self, state: D, action: int) -> Gesture:
        """The gesture that makes a legal action."""

    @abstractmethod
    def happened(self, before: D, action: int, after: D) -> list[Event]:
        """What an action brought about, but for the end of the game."""

    @abstractmethod
    def forbidding(self, state: D, attempt: Gesture) -> Reason:
        """Why not, while the game goes on."""

    def holdings(self, state: D, side: int) -> tuple[Holding, ...]:
        """What a side has beside the board: stones in hand, pieces taken."""
        return ()

    def alarms(self, state: D) -> tuple[str, ...]:
        """The sites to look at: a king in check, the row that won."""
        return ()

    def ending(self, state: D) -> Message:
        """How it ended."""
        id = f"{self.family}-end-{state.reason}"
        if state.winner == NOBODY:
            return say(id)
        return say(id, winner=colour(COLOURS[state.winner]), loser=colour(COLOURS[1 - state.winner]))

    # The same for all

    def own(self, state: State) -> D:
        """The state as one of this family's."""
        return one_of(self.kind, state)

    def scene(self, state: State, seat: int) -> Scene:
        duel = self.own(state)
        over = duel.turn == OVER
        places = duel.result().places if over else (0, 0)
        return Scene(
            seats=tuple(SeatView((COLOURS[side],), self.holdings(duel, side), places[side]) for side in SIDES),
            hand=duel.hand,
            colour="" if over else COLOURS[duel.turn],
            prompt=self.ending(duel) if over else self.prompt(duel),
            pieces=self.pieces(duel),
            alarms=self.alarms(duel),
        )

    def gestures(self, state: State) -> dict[int, Gesture]:
        duel = self.own(state)
        return {action: self.gesture(duel, action) for action in duel.legal()}

    def tell(self, before: State, action: int, after: State) -> list[Event]:
        then, now = self.own(before), self.own(after)
        events = self.happened(then, action, now)
        return [*events, Event("end", NOBODY, self.ending(now))] if now.turn == OVER else events

    def why_not(self, state: State, attempt: Gesture) -> Reason:
        duel = self.own(state)
        return Reason("end", say(f"{self.family}-why-over")) if duel.turn == OVER else self.forbidding(duel, attempt)
