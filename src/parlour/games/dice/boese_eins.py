"""The bad one (Die böse Eins): five throws in a row; a 1 ends the turn. Sheet: dice.md, boese_eins."""

from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.setup import Option
from parlour.core.source import printed
from parlour.games.dice.boese_eins_rules import THROWS, BadOne
from parlour.games.dice.face import DiceFace, seat_name
from parlour.games.dice.faults import line_fault, rounds_fault
from parlour.games.dice.game import DiceGame


class BadOneFace(DiceFace[BadOne]):
    rows = (*(f"throw{throw + 1}" for throw in range(THROWS)), "total")
    held = ("total",)

    def prompt(self, state: BadOne) -> Message:
        number = state.made(state.hand) + 1
        return say("dice-boese_eins-prompt", colour=seat_name(state.hand), number=number, round=state.round + 1, rounds=state.rounds)

    def told(self, before: BadOne, action: int, after: BadOne) -> list[Event]:
        seat, gained = before.hand, before.gained(before.hand)
        if action == 1:
            return [self.note(seat, "dice-boese_eins-log-out", points=gained)]
        if before.made(seat) + 1 == THROWS:
            return [self.note(seat, "dice-boese_eins-log-through", points=gained + action)]
        return []


def fault(state: BadOne) -> Message | None:
    return rounds_fault(state) or line_fault(state, 6 * THROWS)


OPTIONS = (Option("rounds", 1, low=1, high=50, source=printed("source-usual-number", big="de")),)
GAME = DiceGame("boese_eins", BadOne, BadOneFace, fault, OPTIONS)
