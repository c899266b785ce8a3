"""Up and down (Auf und ab): seven throws, added and taken away in turn; below nothing you are out. Sheet: dice.md, auf_und_ab."""

from functools import partial
from typing import Final

from mypy_extensions import i64

from parlour.core.event import Event
from parlour.core.message import Message
from parlour.core.result import Result, nobody_wins
from parlour.games.dice.engine import DiceState, placed
from parlour.games.dice.face import DiceFace
from parlour.games.dice.faults import line_faults
from parlour.games.dice.figures import Figures, Number
from parlour.games.dice.game import ROUNDS, DiceGame
from parlour.games.dice.line_rules import LineState

THROWS: Final = 7
ROW: Final = Number(6, width=THROWS)


def is_added(throw: i64) -> bool:
    """Whether a throw (from 0) is added: the first, and every second one from the second on."""
    return throw == 0 or throw & 1 == 1


class UpAndDown(LineState):
    def through(self, each: Figures) -> DiceState:
        to = UpAndDown(self.setup, self.tray)
        self.line_through(to, each, ROW)
        return to

    def running(self, seat: i64, made: i64) -> i64:
        """How a seat's turn stood after so many throws."""
        at = seat * THROWS
        sum: i64 = 0
        for throw in range(made):
            sum += self.latest[at + throw] if is_added(throw) else -self.latest[at + throw]
        return sum

    def ends(self, seat: i64, made: i64) -> bool:
        return made == THROWS or self.running(seat, made) < 0  # R1: 0 is not negative

    def adds(self, seat: i64, made: i64) -> i64:
        return max(0, self.running(seat, THROWS)) if made == THROWS else 0  # R4: out after the seventh throw, too

    def ended(self) -> Result:
        if self.rounds > 1:  # R3: being out was worth nothing in its round
            return super().ended()
        totals = list(self.total)
        ranks = [total if self.running(seat, THROWS) >= 0 else -1 for seat, total in enumerate(totals)]
        return nobody_wins(totals, "nobody") if max(ranks) < 0 else placed(totals, ranks, "points")  # R2


THROW_ROWS: Final = {f"{'up' if is_added(throw) else 'down'}{throw + 1}": f"throw{throw + 1}" for throw in range(THROWS)}


class UpAndDownFace(DiceFace[UpAndDown]):
    rows = (*THROW_ROWS, "running", "total")
    held = ("total",)
    figures = THROW_ROWS

    def cell(self, state: UpAndDown, seat: int, row: str, figure: int) -> int | None:
        if row == "running":
            return state.running(seat, THROWS) if state.made(seat) else None
        return super().cell(state, seat, row, figure)

    def prompt(self, state: UpAndDown) -> Message:
        number = state.made(state.hand)
        way = "up" if is_added(number) else "down"
        return self.asking(state, f"dice-auf_und_ab-prompt-{way}", number=number + 1, **self.rounds_words(state))

    def told(self, before: UpAndDown, action: int, after: UpAndDown) -> list[Event]:
        running, made = after.running(before.hand, THROWS), after.made(before.hand)
        if running < 0:
            return [self.note(before.hand, "dice-auf_und_ab-log-out", below=-running)]
        return [self.note(before.hand, "dice-auf_und_ab-log-through", points=running)] if made == THROWS else []


GAME = DiceGame("auf_und_ab", UpAndDown, UpAndDownFace, partial(line_faults, most=21), (ROUNDS,), version=2)  # sixes added, ones taken away
