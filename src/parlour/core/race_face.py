"""How races are seen: pieces run along a track by the throws of dice, once the players have thrown for the start."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.family_face import FamilyFace
from parlour.core.message import Message, colour, say
from parlour.core.roll_off import BEATEN, RollOff
from parlour.core.scene import Holding
from parlour.core.setup import Setup
from parlour.core.state import NOBODY


class Track(Protocol):
    """Where the squares of a race lie."""

    @property
    def board(self) -> Board: ...


R = TypeVar("R", bound=RollOff)
Rules = TypeVar("Rules")
L = TypeVar("L", bound=Track)


class RaceFace(FamilyFace[R], Generic[R, Rules, L]):
    """The face of one game, on the boards that its rules need."""

    def __init__(self, rules: Callable[[Setup], Rules], lay_out: Callable[[Setup, Rules], L]) -> None:
        self.rules = rules
        self.lay_out = lay_out
        self.layouts: dict[Setup, L] = {}

    def layout(self, setup: Setup) -> L:
        if setup not in self.layouts:
            self.layouts[setup] = self.lay_out(setup, self.rules(setup))
        return self.layouts[setup]

    def board(self, setup: Setup) -> Board:
        return self.layout(setup).board

    # What a family writes of the race itself

    @abstractmethod
    def held(self, state: R, seat: int) -> list[Holding]:
        """What stands beside a seat's name, once somebody has begun."""

    @abstractmethod
    def task(self, state: R) -> Message:
        """What is to be done, once somebody has begun."""

    # Throwing for the start

    def holdings(self, state: R, seat: int) -> tuple[Holding, ...]:
        if not state.rolling_off():
            return tuple(self.held(state, seat))
        thrown = state.rolled(seat)
        if thrown in (0, BEATEN):
            return ()
        drawn = f"die{thrown}" if len(self.dice(state)) == 1 else ""
        return (Holding(say(f"{self.family}-holding-roll-off"), thrown, drawn),)

    def button(self, state: R) -> Message:
        return say(f"{self.family}-button-roll-off") if state.rolling_off() else super().button(state)

    def prompt(self, state: R) -> Message:
        if not state.rolling_off():
            return self.task(state)
        who = colour(self.token(state, state.hand))
        rivals = sum(state.rolled(seat) != BEATEN for seat in range(state.seats))
        if rivals < state.seats:
            return say(f"{self.family}-prompt-roll-off-again", colour=who, count=rivals)
        return say(f"{self.family}-prompt-roll-off", colour=who)

    def rolled_off(self, before: R, faces: tuple[int, ...], after: R) -> list[Event]:
        """A throw for the start, and what came of it."""
        seat = before.hand
        told = say(f"{self.family}-log-roll-off", colour=colour(self.token(before, seat)), pips=sum(faces))
        events = [Event("throw", seat, told, dice=faces)]
        if not after.rolling_off():
            begins = say(f"{self.family}-log-begins", colour=colour(self.token(after, after.hand)))
            events.append(Event("note", after.hand, begins))
        elif after.hand <= seat:
            events.append(Event("note", NOBODY, say(f"{self.family}-log-tie")))
        return events
