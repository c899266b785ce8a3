"""The bad one (Die böse Eins): five throws of one die in a row, added up; a 1 ends the turn at once. Sheet: dice.md, boese_eins."""

from functools import partial
from typing import Final

from mypy_extensions import i64

from parlour.core.event import Event
from parlour.core.message import Message
from parlour.games.dice.engine import DiceState
from parlour.games.dice.face import DiceFace
from parlour.games.dice.faults import line_faults
from parlour.games.dice.figures import Figures, Number
from parlour.games.dice.game import ROUNDS, DiceGame
from parlour.games.dice.line_rules import LineState

THROWS: Final = 5
ROW: Final = Number(6, width=THROWS)


def worth(throw: i64) -> i64:
    return throw if throw != 1 else 0  # R2: the 1 itself counts nothing


class BadOne(LineState):
    def through(self, each: Figures) -> DiceState:
        to = BadOne(self.setup, self.tray)
        self.line_through(to, each, ROW)
        return to

    def fallen(self, outcome: i64) -> None:  # as in every line, without asking `adds` and `ends`: an eighth faster
        hand = self.hand
        made = self.made(hand)
        self.latest[hand * THROWS + made] = outcome
        self.total[hand] += worth(outcome)
        if outcome == 1 or made + 1 == THROWS:
            self.next_line()

    def ends(self, seat: i64, made: i64) -> bool:
        return made == THROWS or (made > 0 and self.latest[seat * THROWS + made - 1] == 1)

    def adds(self, seat: i64, made: i64) -> i64:
        return worth(self.latest[seat * THROWS + made - 1])


class BadOneFace(DiceFace[BadOne]):
    rows = (*(f"throw{throw + 1}" for throw in range(THROWS)), "total")
    held = ("total",)

    def prompt(self, state: BadOne) -> Message:
        return self.asking(state, "dice-boese_eins-prompt", number=state.made(state.hand) + 1, **self.rounds_words(state))

    def told(self, before: BadOne, action: int, after: BadOne) -> list[Event]:
        seat = before.hand
        word = "out" if action == 1 else "through"
        ended = after.ends(seat, after.made(seat))
        return [self.note(seat, f"dice-boese_eins-log-{word}", points=after.gained(seat))] if ended else []


GAME = DiceGame("boese_eins", BadOne, BadOneFace, partial(line_faults, most=6 * THROWS), (ROUNDS,))
