"""The steward (Rentmeister): six sums, six rows, and each row multiplies what is written in it. Sheet: dice.md, rentmeister."""

from parlour.core.event import Event
from parlour.core.face import one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.scene import Row
from parlour.core.setup import Option
from parlour.core.state import OVER
from parlour.games.dice.engine import DiceState, pips
from parlour.games.dice.face import DiceFace, seat_name
from parlour.games.dice.game import DiceGame, Figure
from parlour.games.dice.rentmeister_rules import LEAST, PLACEMENT, ROWS, RentmeisterState

NAMES = tuple(f"times{row + LEAST}" for row in range(ROWS))


def rentmeister(state: DiceState) -> RentmeisterState:
    return one_of(RentmeisterState, state)


class RentmeisterFace(DiceFace):
    rows = (*((name, row) for row, name in enumerate(NAMES)), ("total", int(ROWS)))
    boxes = NAMES

    def row(self, name: str) -> Row:
        if name == "total":
            return super().row(name)
        times = int(name.removeprefix("times"))
        return Row(name, say("dice-row-times", times=times), "box", say("dice-row-times.help", times=times))

    def cell(self, state: DiceState, seat: int, row: str, figure: int) -> int | None:
        if row == "total":
            return int(rentmeister(state).total(seat))
        return int((figure + LEAST) * state.own(seat, figure)) or None

    def offers(self, state: DiceState) -> dict[str, int]:
        return {NAMES[row]: int((row + LEAST) * pips(state.dice)) for row in state.legal()}

    def prompt(self, state: DiceState) -> Message:
        who = seat_name(state.hand)
        if state.turn < 0:
            return say("dice-rentmeister-prompt-throw", colour=who, number=1 + self._written(state, state.hand))
        return say("dice-rentmeister-prompt-write", colour=who, points=pips(state.dice))

    def _written(self, state: DiceState, seat: int) -> int:
        """How many rows of a seat are full."""
        return sum(state.own(seat, row) > 0 for row in range(ROWS))

    def gesture(self, state: DiceState, action: int) -> Gesture:
        points = (action + LEAST) * pips(state.dice)
        return Gesture(cell=NAMES[action], label=say("dice-rentmeister-label", times=action + LEAST, points=points))

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        seat = before.hand
        for row in range(ROWS):
            entry = after.own(seat, row)
            if entry != before.own(seat, row):
                times = row + LEAST
                words = say("dice-rentmeister-log", colour=seat_name(seat), entry=entry, times=times, points=times * entry)
                return [Event("score", seat, words, cell=NAMES[row], points=times * entry)]
        return []

    def why(self, state: DiceState, attempt: Gesture) -> Reason:
        if attempt.cell in NAMES and state.own(state.hand, NAMES.index(attempt.cell)):
            return Reason("sheet", say("dice-rentmeister-why-full"))
        return Reason("play", say("dice-rentmeister-why"))


class Rentmeister(DiceGame):
    def fault(self, state: DiceState) -> str:
        written = [sum(state.own(seat, row) > 0 for row in range(ROWS)) for seat in range(state.seats)]
        if state.turn == OVER:
            return "" if min(written) == ROWS else "rows are empty: the game is not over"
        due = [written[state.hand] + (seat < state.hand) for seat in range(state.seats)]
        if written != due or written[state.hand] == ROWS:
            return "the seats before the one in hand have written one row more, those after it as many"
        if state.option(PLACEMENT) and any(any(state.own(seat, row) for row in range(full, ROWS)) for seat, full in enumerate(written)):
            return "the rows are filled in order"
        if any(0 < state.own(seat, row) < 3 for seat in range(state.seats) for row in range(ROWS)):
            return "three dice make 3 to 18"
        if state.turn >= 0 and (state.option(PLACEMENT) or not state.dice):
            return "there is nothing to choose"
        return ""


GAME = Rentmeister(
    id="rentmeister",
    state=RentmeisterState,
    face=RentmeisterFace,
    seat=tuple(Figure(name, 18) for name in NAMES),
    options=(Option("placement", "free", choices=("free", "in_order"), source="R1"),),
    cups=(3,),
    actions=6,
)
