"""The steward (Rentmeister): six sums, six rows, and each row multiplies what is written in it. Sheet: dice.md, rentmeister."""

from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.scene import Row
from parlour.core.setup import choice
from parlour.core.source import reading
from parlour.core.state import OVER
from parlour.games.dice.engine import pips
from parlour.games.dice.face import DiceFace, seat_name
from parlour.games.dice.faults import Faults
from parlour.games.dice.game import DiceGame
from parlour.games.dice.rentmeister_rules import LEAST, ROWS, Steward

TIMES = {f"times{row + LEAST}": row + LEAST for row in range(ROWS)}  # what each row counts
NAMES = tuple(TIMES)


def sums_of(state: Steward, seat: int) -> list[int]:
    """What stands in the rows of a seat."""
    return list(state.sums)[seat * ROWS : (seat + 1) * ROWS]


def written(state: Steward, seat: int) -> int:
    """How many rows of a seat are full."""
    return ROWS - sums_of(state, seat).count(0)


class StewardFace(DiceFace[Steward]):
    rows = (*NAMES, "total")
    boxes = NAMES

    def row(self, name: str) -> Row:
        if name == "total":
            return super().row(name)
        return Row(name, say("dice-row-times", times=TIMES[name]), "box", say("dice-row-times.help", times=TIMES[name]))

    def spell(self, text: str) -> Message | None:
        return say("dice-row-times", times=TIMES[text]) if text in TIMES else None

    def cell(self, state: Steward, seat: int, row: str, figure: int) -> int | None:
        return state.total(seat) if row == "total" else TIMES[row] * figure or None

    def offers(self, state: Steward) -> dict[str, int]:
        return {NAMES[row]: (row + LEAST) * pips(state.dice) for row in state.legal()}

    def prompt(self, state: Steward) -> Message:
        if state.turn < 0:
            return self.asking(state, "dice-rentmeister-prompt-throw", number=1 + written(state, state.hand))
        return self.asking(state, "dice-rentmeister-prompt-write", points=pips(state.dice))

    def gesture(self, state: Steward, action: int) -> Gesture:
        points = (action + LEAST) * pips(state.dice)
        return Gesture(cell=NAMES[action], label=say("dice-rentmeister-label", times=action + LEAST, points=points))

    def told(self, before: Steward, action: int, after: Steward) -> list[Event]:
        seat = before.hand
        for name, had, entry in zip(NAMES, sums_of(before, seat), sums_of(after, seat), strict=True):
            if entry != had:
                words = {"entry": entry, "times": TIMES[name], "points": TIMES[name] * entry}
                message = say("dice-rentmeister-log", colour=seat_name(seat), **words)
                return [Event("score", seat, message, cell=name, points=TIMES[name] * entry)]
        return []

    def why(self, state: Steward, attempt: Gesture) -> Reason:
        if attempt.cell in NAMES and sums_of(state, state.hand)[NAMES.index(attempt.cell)]:
            return Reason("sheet", say("dice-rentmeister-why-full"))
        return Reason("play", say("dice-rentmeister-why"))


def faults(state: Steward) -> Faults:
    full, seats = [written(state, seat) for seat in range(state.seats)], range(state.seats)
    if state.turn == OVER:
        yield min(full) != ROWS, say("error-dice-end")
        return
    own = full[state.hand]
    yield own == ROWS or full != [own + (seat < state.hand) for seat in seats], say("error-one-more")
    yield state.in_order and any(any(sums_of(state, seat)[full[seat] :]) for seat in seats), say("error-dice-rows-order")
    yield state.turn >= 0 and (state.in_order or not state.dice), say("error-nothing-to-decide")


OPTIONS = (choice("placement", "free in_order", reading("source-rentmeister-placement", big="de")),)
GAME = DiceGame("rentmeister", Steward, StewardFace, faults, OPTIONS, cups=(3,), actions=6)
