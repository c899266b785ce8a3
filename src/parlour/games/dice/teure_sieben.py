"""Dear seven (Teure Sieben): strike what you throw; the first to have struck everything loses. Sheet: dice.md, teure_sieben.

The figure of a seat is its open numbers, as bits 2 to 12: 8060 is all of them.
"""

from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.scene import Holding, Row
from parlour.core.setup import Option, Setup
from parlour.core.state import OVER
from parlour.games.dice.engine import DiceState, bits, pips
from parlour.games.dice.face import DiceFace, faces_text, seat_name
from parlour.games.dice.game import DiceGame, Figure
from parlour.games.dice.teure_sieben_rules import ALL_OPEN, OPEN, TeureSiebenState

NUMBERS = tuple(number for number in range(2, 13) if number != 7)


def struck(before: DiceState, after: DiceState, seat: int) -> list[int]:
    """The numbers that a seat has struck."""
    return [number for number in NUMBERS if (before.own(seat, OPEN) & ~after.own(seat, OPEN)) >> number & 1]


class TeureSiebenFace(DiceFace):
    rows = (*((str(number), number) for number in NUMBERS), ("open", 0))

    def row(self, name: str) -> Row:
        label = say("dice-row-open") if name == "open" else say("dice-row-number", number=int(name))
        return Row(name, label, "sum")

    def cell(self, state: DiceState, seat: int, row: str, figure: int) -> int | None:
        open = state.own(seat, OPEN)
        if row == "open":
            return int(bits(open))
        return figure if open >> figure & 1 else None

    def holdings(self, state: DiceState, seat: int) -> tuple[Holding, ...]:
        return (Holding(say("dice-row-open"), bits(state.own(seat, OPEN))),)

    def prompt(self, state: DiceState) -> Message:
        return say("dice-teure_sieben-prompt", colour=seat_name(state.hand))

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        seat, total = before.hand, pips(action)
        strikers = [other for other in range(before.seats) if struck(before, after, other)]
        if total == 7:
            return [self.note(seat, "dice-teure_sieben-log-seven", numbers=faces_text(struck(before, after, seat)))]
        if not strikers:
            return [self.note(seat, "dice-teure_sieben-log-lapses", number=total)]
        word = "travels" if strikers != [seat] else "last" if after.turn == OVER else "strikes"
        return [self.note(strikers[0], f"dice-teure_sieben-log-{word}", number=total)]


class TeureSieben(DiceGame):
    def begin(self, setup: Setup) -> DiceState:
        state = super().begin(setup)
        state.deal(OPEN, ALL_OPEN)
        return state

    def fault(self, state: DiceState) -> str:
        lists = state.column(OPEN)
        if any(open & ~ALL_OPEN for open in lists):
            return "a list has the numbers 2 to 12 without 7"
        return "the game is over when one list is empty, and not before" if lists.count(0) != (state.turn == OVER) else ""


GAME = TeureSieben(
    id="teure_sieben",
    state=TeureSiebenState,
    face=TeureSiebenFace,
    seat=(Figure("open", int(ALL_OPEN)),),
    options=(Option("first_cleared_wins", False, source="R1"),),
    cups=(2,),
)
