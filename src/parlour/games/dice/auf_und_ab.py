"""Up and down (Auf und ab): seven throws, added and taken away. Sheet: dice.md, auf_und_ab."""

from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.setup import Option
from parlour.core.source import printed
from parlour.games.dice.auf_und_ab_rules import THROWS, UpAndDown, is_added
from parlour.games.dice.face import DiceFace, seat_name
from parlour.games.dice.faults import line_fault, rounds_fault
from parlour.games.dice.game import DiceGame

MOST = 21  # sixes added, ones taken away
THROW_ROWS = {f"{'up' if is_added(throw) else 'down'}{throw + 1}": f"throw{throw + 1}" for throw in range(THROWS)}


class UpAndDownFace(DiceFace[UpAndDown]):
    rows = (*THROW_ROWS, "running", "total")
    held = ("total",)

    def figure(self, row: str) -> str:
        return THROW_ROWS.get(row, row)

    def cell(self, state: UpAndDown, seat: int, row: str, figure: int) -> int | None:
        if row == "running":
            return state.running(seat, THROWS) if state.made(seat) else None
        return super().cell(state, seat, row, figure)

    def prompt(self, state: UpAndDown) -> Message:
        number = state.made(state.hand)
        id = "dice-auf_und_ab-prompt-up" if is_added(number) else "dice-auf_und_ab-prompt-down"
        return say(id, colour=seat_name(state.hand), number=number + 1, round=state.round + 1, rounds=state.rounds)

    def told(self, before: UpAndDown, action: int, after: UpAndDown) -> list[Event]:
        number = before.made(before.hand)
        running = before.running(before.hand, number) + (action if is_added(number) else -action)
        if running < 0:
            return [self.note(before.hand, "dice-auf_und_ab-log-out", below=-running)]
        return [self.note(before.hand, "dice-auf_und_ab-log-through", points=running)] if number + 1 == THROWS else []


def fault(state: UpAndDown) -> Message | None:
    return rounds_fault(state) or line_fault(state, MOST)


OPTIONS = (Option("rounds", 1, low=1, high=50, source=printed("source-usual-number", big="de")),)
GAME = DiceGame("auf_und_ab", UpAndDown, UpAndDownFace, fault, OPTIONS, version=2)
