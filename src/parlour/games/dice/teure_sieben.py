"""Dear seven (Teure Sieben): strike what you throw; the first to have struck everything loses. Sheet: dice.md, teure_sieben."""

from parlour.core.bits import bit_count
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.scene import Holding, Row
from parlour.core.setup import Option
from parlour.core.source import reading
from parlour.core.state import OVER
from parlour.games.dice.engine import pips
from parlour.games.dice.face import DiceFace, faces_text, in_mask, seat_name
from parlour.games.dice.game import DiceGame
from parlour.games.dice.teure_sieben_rules import ALL_OPEN, DearSeven


class DearSevenFace(DiceFace[DearSeven]):
    rows = (*(str(number) for number in in_mask(ALL_OPEN)), "open")

    def row(self, name: str) -> Row:
        return super().row(name) if name == "open" else Row(name, say("dice-row-number", number=int(name)), "sum")

    def cell(self, state: DearSeven, seat: int, row: str, figure: int) -> int | None:
        if row == "open":
            return bit_count(figure)
        return int(row)

    def struck(self, state: DearSeven) -> dict[str, tuple[bool, ...]]:
        return {str(number): tuple(not open >> number & 1 for open in state.open) for number in in_mask(ALL_OPEN)}

    def holdings(self, state: DearSeven, seat: int) -> tuple[Holding, ...]:
        return (Holding(say("dice-row-open"), bit_count(state.open[seat])),)

    def prompt(self, state: DearSeven) -> Message:
        return say("dice-teure_sieben-prompt", colour=seat_name(state.hand))

    def told(self, before: DearSeven, action: int, after: DearSeven) -> list[Event]:
        seat, total = before.hand, pips(action)
        struck = [in_mask(had & ~has) for had, has in zip(before.open, after.open, strict=True)]
        strikers = [other for other, numbers in enumerate(struck) if numbers]
        if total == 7:
            return [self.note(seat, "dice-teure_sieben-log-seven", numbers=faces_text(struck[seat]))]
        if not strikers:
            return [self.note(seat, "dice-teure_sieben-log-lapses", number=total)]
        word = "travels" if strikers != [seat] else "last" if after.turn == OVER else "strikes"
        return [self.note(strikers[0], f"dice-teure_sieben-log-{word}", number=total)]


def fault(state: DearSeven) -> Message | None:
    if any(open & ~ALL_OPEN for open in state.open):
        return say("error-dice-list")
    return say("error-dice-end") if list(state.open).count(0) != (state.turn == OVER) else None


OPTIONS = (Option("first_cleared_wins", False, source=reading("source-teure_sieben-first_cleared_wins", big="de")),)
GAME = DiceGame("teure_sieben", DearSeven, DearSevenFace, fault, OPTIONS, cups=(2,))
