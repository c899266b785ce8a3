"""What the faces of all families share: a family writes what is asked of its own positions, and the contract follows from that."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from parlour.core.event import Event
from parlour.core.face import Face, one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.scene import Die, Holding, Piece, Role, Scene, SeatView, Sheet
from parlour.core.state import CHANCE, NOBODY, OVER, State

S = TypeVar("S", bound=State)


class FamilyFace(Face, Generic[S]):
    """A family says what kind of position it has, and writes what is asked of such positions only."""

    family: str  # whose words it speaks: <family>-button-throw, <family>-why-over
    kind: type[S]

    # What a family writes

    @abstractmethod
    def token(self, state: S, seat: int) -> str:
        """The colour of a seat."""

    @abstractmethod
    def prompt(self, state: S) -> Message:
        """What is to be done now; before the end of the game only."""

    @abstractmethod
    def ending(self, state: S) -> Message:
        """How it ended."""

    @abstractmethod
    def happened(self, before: S, action: int, after: S) -> list[Event]:
        """What an action brought about, but for the end of the game."""

    @abstractmethod
    def forbidding(self, state: S, attempt: Gesture) -> Reason:
        """Why not, while the game goes on."""

    def gesture(self, state: S, action: int) -> Gesture:
        """The one gesture that makes an action of a decision."""
        raise NotImplementedError(f"{state!r} has no decisions")

    # What a family may have

    def tokens(self, state: S, seat: int) -> tuple[str, ...]:
        """All colours that a seat plays, its own first."""
        return (self.token(state, seat),)

    def acting(self, state: S) -> str:
        """The colour that acts."""
        return self.token(state, state.hand)

    def holdings(self, state: S, seat: int) -> tuple[Holding, ...]:
        """What stands beside a seat's name, the most important first: points, stones in hand, pieces taken."""
        return ()

    def role(self, seat: int) -> Role | None:
        """What a seat plays, where the sides are not alike."""
        return None

    def place(self, state: S, seat: int) -> int:
        """The place of a seat, once it has one; 0 for those still in."""
        return state.result().places[seat] if state.turn == OVER else 0

    def pieces(self, state: S) -> tuple[Piece, ...]:
        """What stands on the board."""
        return ()

    def dice(self, state: S) -> tuple[Die, ...]:
        """The dice that lie there, or wait."""
        return ()

    def sheet(self, state: S) -> Sheet | None:
        """What is written down."""
        return None

    def button(self, state: S) -> Message:
        """At CHANCE: the words on the button that throws."""
        return say(f"{self.family}-button-throw")

    def asked_for(self, state: S) -> bool:
        """At CHANCE: a decision has asked for this throw, so that nobody presses a button for it."""
        return False

    def alike(self, state: S) -> tuple[tuple[str, ...], ...]:
        """Sites whose pieces are the same to the rules."""
        return ()

    def alarms(self, state: S) -> tuple[str, ...]:
        """The sites to look at: a king in check, the row that won."""
        return ()

    def over(self, state: S) -> Reason:
        """Why nothing goes when the game is over."""
        return Reason("end", say(f"{self.family}-why-over"))

    # The same for all

    def own(self, state: State) -> S:
        """The state as one of this family's."""
        return one_of(self.kind, state)

    def scene(self, state: State, seat: int) -> Scene:
        state = self.own(state)
        over = state.turn == OVER
        pressed = state.turn == CHANCE and not self.asked_for(state)
        return Scene(
            seats=tuple(
                SeatView(self.tokens(state, at), self.holdings(state, at), self.place(state, at), self.role(at))
                for at in range(state.seats)
            ),
            hand=state.hand,
            colour="" if over else self.acting(state),
            prompt=self.ending(state) if over else self.prompt(state),
            pieces=self.pieces(state),
            dice=self.dice(state),
            sheet=self.sheet(state),
            throw=self.button(state) if pressed else None,
            alike=self.alike(state),
            alarms=self.alarms(state),
        )

    def throws_itself(self, state: State) -> bool:
        return state.turn == CHANCE and self.asked_for(self.own(state))

    def gestures(self, state: State) -> dict[int, Gesture]:
        state = self.own(state)
        return {action: self.gesture(state, action) for action in state.legal()} if state.turn >= 0 else {}

    def made_by(self, state: State, action: int) -> Gesture:
        return self.gesture(self.own(state), action)

    def write(self, state: State, action: int) -> str:
        """A throw by its figure; an action of a decision by its button, or by the sites from which and to which it goes."""
        if state.turn == CHANCE:
            return str(action)
        gesture = self.gesture(self.own(state), action)
        return gesture.button or "-".join(gesture.sites)

    def tell(self, before: State, action: int, after: State) -> list[Event]:
        before, after = self.own(before), self.own(after)
        events = self.happened(before, action, after)
        return [*events, Event("end", NOBODY, self.ending(after))] if after.turn == OVER else events

    def why_not(self, state: State, attempt: Gesture) -> Reason:
        state = self.own(state)
        return self.over(state) if state.turn == OVER else self.forbidding(state, attempt)
