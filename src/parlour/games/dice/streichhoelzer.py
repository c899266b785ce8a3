"""Matches (Streichhölzer auswürfeln): pass them on, burn them, and do not keep the last one. Sheet: dice.md, streichhoelzer."""

from parlour.core.board import Board, Site
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.scene import Piece
from parlour.core.setup import Option, Setup
from parlour.core.source import printed
from parlour.core.state import OVER
from parlour.games.dice.face import DiceFace, seat_name
from parlour.games.dice.felt import EDGE, MIDDLE, WIDTH, chips_of, patch, table
from parlour.games.dice.game import DiceGame
from parlour.games.dice.streichhoelzer_rules import Matches


class MatchesFace(DiceFace[Matches]):
    held = ("matches",)

    def board(self, setup: Setup) -> Board:
        box = Site(MIDDLE, 1.45, 1.35, "none", "chips", name=say("dice-streichhoelzer-place-box"))
        return table(setup.seats, 2.2, (box,), (patch("dice", 2.7, EDGE, WIDTH - EDGE, 2.0),), stakes=0)

    def pieces(self, state: Matches) -> tuple[Piece, ...]:
        box = Piece("matchbox", "red", MIDDLE, label=str(state.start_matches * state.seats - state.left()))
        return (box, *(Piece("matches", "red", chips_of(seat), label=str(matches)) for seat, matches in enumerate(state.matches)))

    def prompt(self, state: Matches) -> Message:
        return say("dice-streichhoelzer-prompt", colour=seat_name(state.hand), left=seat_name(state.left_of(state.hand)))

    def told(self, before: Matches, action: int, after: Matches) -> list[Event]:
        seat, left = before.hand, before.left_of(before.hand)
        burnt, given = before.left() - after.left(), after.matches[left] - before.matches[left]
        events = []
        if burnt:
            events.append(self.note(seat, "dice-streichhoelzer-log-burnt", count=burnt))
        if given:
            events.append(self.note(seat, "dice-streichhoelzer-log-given", count=given, left=seat_name(left)))
        if after.turn != OVER and after.matches[seat] == 0:
            events.append(self.note(seat, "dice-streichhoelzer-log-none"))
        return events


def fault(state: Matches) -> Message | None:
    if not 1 <= state.left() <= state.start_matches * state.seats:
        return say("error-dice-sum")
    if (state.left() == 1) != (state.turn == OVER):
        return say("error-dice-end")
    return say("error-dice-thrower") if state.turn != OVER and not state.matches[state.hand] else None


OPTIONS = (Option("matches", 10, low=1, high=30, source=printed("source-usual-number", big="de")),)
GAME = DiceGame("streichhoelzer", Matches, MatchesFace, fault, OPTIONS, cups=(3,))
