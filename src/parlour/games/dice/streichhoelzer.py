"""Matches (Streichhölzer auswürfeln): pass them on, burn them, and do not keep the last one. Sheet: dice.md, streichhoelzer."""

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.scene import Piece
from parlour.core.setup import Option, Setup
from parlour.core.state import OVER
from parlour.games.dice.engine import LETTERS, DiceState
from parlour.games.dice.face import COLOURS, DiceFace, seat_name
from parlour.games.dice.game import BOOKLET, DiceGame, Figure
from parlour.games.dice.heap_face import MIDDLE, heaps
from parlour.games.dice.streichhoelzer_rules import LEFT, MATCHES, StreichhoelzerState


class StreichhoelzerFace(DiceFace):
    held = (("matches", int(MATCHES)),)

    def board(self, setup: Setup) -> Board:
        return heaps(setup.seats, 2.6, keys=False)

    def pieces(self, state: DiceState) -> tuple[Piece, ...]:
        burnt = state.option(MATCHES) * state.seats - state.figures[LEFT]
        box = Piece("matchbox", "red", MIDDLE, label=str(burnt))
        signs = [Piece("stone", COLOURS[seat], f"key{LETTERS[seat]}") for seat in range(state.seats)]
        heaps = [Piece("matches", "red", LETTERS[seat], label=str(state.own(seat, MATCHES))) for seat in range(state.seats)]
        return (box, *signs, *heaps)

    def prompt(self, state: DiceState) -> Message:
        return say("dice-streichhoelzer-prompt", colour=seat_name(state.hand), left=seat_name(state.left_of(state.hand)))

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        seat, left = before.hand, before.left_of(before.hand)
        burnt = before.figures[LEFT] - after.figures[LEFT]
        given = after.own(left, MATCHES) - before.own(left, MATCHES)
        events = []
        if burnt:
            events.append(self.note(seat, "dice-streichhoelzer-log-burnt", count=burnt))
        if given:
            events.append(self.note(seat, "dice-streichhoelzer-log-given", count=given, left=seat_name(left)))
        if after.turn != OVER and after.own(seat, MATCHES) == 0:
            events.append(self.note(seat, "dice-streichhoelzer-log-none"))
        return events


class Streichhoelzer(DiceGame):
    def begin(self, setup: Setup) -> DiceState:
        state = super().begin(setup)
        state.deal(MATCHES, state.option(MATCHES))
        state.figures[LEFT] = state.option(MATCHES) * state.seats
        return state

    def fault(self, state: DiceState) -> str:
        left = state.figures[LEFT]
        if sum(state.column(MATCHES)) != left or not 1 <= left <= state.option(MATCHES) * state.seats:
            return "the matches do not add up"
        if (left == 1) != (state.turn == OVER):
            return "the game ends with the last match"
        if state.turn != OVER and not state.own(state.hand, MATCHES):
            return "who has no match does not throw"
        return ""


GAME = Streichhoelzer(
    id="streichhoelzer",
    state=StreichhoelzerState,
    face=StreichhoelzerFace,
    table=(Figure("left"),),
    seat=(Figure("matches"),),
    options=(Option("matches", 10, low=1, high=30, source=BOOKLET),),
    cups=(3,),
)
