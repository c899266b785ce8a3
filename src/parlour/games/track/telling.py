"""What a throw or a decision led to, told event by event from the notes that the engine made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.games.track.board import POT
from parlour.games.track.engine import TrackState
from parlour.games.track.rules import GOOSE, PLAIN

if TYPE_CHECKING:
    from parlour.games.track.face import TrackFace

ARRIVALS = {"walk", "bounce", "full-back", "goose-back", "leap", "stay"}  # a square is reached, unless it turns out to be taken


class Teller:
    """Follows the piece on turn, and the chips, through what happens."""

    def __init__(self, face: TrackFace, before: TrackState) -> None:
        self.face = face
        self.state = before
        self.layout = face.layout(before.setup)
        self.piece = before.piece
        self.seat = before.hand
        self.square = before.target or before.at(before.piece)
        self.chips = list(before.chips)
        self.pot = before.pot
        self.told: list[Event] = []

    def events(self, notes: Sequence[tuple[str, int]]) -> list[Event]:
        for number, (what, value) in enumerate(notes):
            following = notes[number + 1][0] if number + 1 < len(notes) else ""
            self.happen(what, value, following)
        return self.told

    def line(self, id: str, **args: str | int | Message) -> Message:
        return say(f"track-log-{id}", colour=self.face.who(self.state, self.piece), **args)

    def note(self, message: Message) -> None:
        self.told.append(Event("note", self.seat, message))

    def go(self, squares: Sequence[int], message: Message | None, hop: bool = False) -> None:
        """The piece goes along these squares, from where it is."""
        path = tuple(self.layout.site(self.piece, square) for square in (self.square, *squares))
        if len(path) > 1 and squares[-1] != self.square:
            self.told.append(Event("move", self.seat, message, path, hop))
        elif message is not None:
            self.note(message)
        if squares:
            self.square = squares[-1]

    def steps(self, target: int) -> list[int]:
        """Square by square, forwards or back."""
        way = 1 if target > self.square else -1
        return list(range(self.square + way, target + way, way))

    def happen(self, what: str, value: int, following: str) -> None:
        match what:
            case "walk" | "full-back":
                self.go(self.steps(value), self.line(what, square=value))
            case "goose":
                self.go(self.steps(value), self.line("goose" if self.state.rules.geese.may_stay else "goose-on", square=value))
            case "bounce":
                last = self.state.squares.last
                self.bounce([*range(self.square + 1, last + 1), *range(last - 1, value - 1, -1)], self.line("bounce", square=value))
            case "goose-back" | "leap" | "cross":
                self.go([value], self.line(what, square=value), hop=True)
            case "taken":
                self.go([value], self.line("taken", square=self.square, old=value), hop=True)
            case "go" | "retry":
                self.go([value], self.line("sent", square=value), hop=True)
            case "finish":
                self.go(self.steps(value), self.line("finish"))
            case "out":
                self.told.append(Event("take", self.seat, self.line("out"), (self.layout.site(self.piece, self.square),)))
            case "pay":
                self.pay(value)
            case "pot":
                self.take_pot(value)
            case "wait" if not value:
                self.note(self.line("nobody-behind"))
            case "released" | "waits" | "misses":
                piece = self.face.who(self.state, value)
                self.told.append(Event("note", self.state.rules.owner[value], say(f"track-log-{what}", colour=piece)))
            case "held":
                self.note(self.line("held", pips=self.state.squares.amount[value]))
            case "freed" | "again":
                self.note(self.line(what))
            case "halved":
                self.note(self.line("halved", count=value))
            case "stay":
                self.note(self.line("stay", square=value))
        if what in ARRIVALS and following not in ("taken", "goose-back"):
            self.explain()

    def bounce(self, squares: list[int], message: Message) -> None:
        """To the end and back: also where that ends on the square it started from."""
        path = tuple(self.layout.site(self.piece, square) for square in (self.square, *squares))
        self.told.append(Event("move", self.seat, message, path))
        self.square = squares[-1]

    def explain(self) -> None:
        """What the square does on which the piece has come to rest."""
        if self.state.squares.kind[self.square] not in (PLAIN, GOOSE):
            self.note(self.face.story(self.state, self.square))

    def pay(self, count: int) -> None:
        """Chips leave the purse one pile at a time and lie down on the pot."""
        if not count:
            self.note(self.line("cannot-pay"))
            return
        purse = self.layout.purse(self.seat)
        self.chips[self.seat] -= count
        if self.chips[self.seat]:
            self.told.append(Event("place", self.seat, None, (purse,)))
        self.told.append(Event("move", self.seat, self.line("pay", chips=count), (purse, POT), hop=True))
        if self.pot:
            self.told.append(Event("take", self.seat, None, (POT,)))
        self.pot += count

    def take_pot(self, count: int) -> None:
        purse = self.layout.purse(self.seat)
        self.told.append(Event("move", self.seat, self.line("pot", chips=count), (POT, purse), hop=True))
        if self.chips[self.seat]:
            self.told.append(Event("take", self.seat, None, (purse,)))
        self.pot = 0
