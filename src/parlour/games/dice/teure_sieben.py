"""Dear seven (Teure Sieben): strike the totals you throw; the first to have struck everything loses. Sheet: dice.md, teure_sieben."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, bit_count
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.result import Result
from parlour.core.scene import Holding, Row
from parlour.core.setup import Option
from parlour.core.source import reading
from parlour.core.state import NOBODY, OVER
from parlour.games.dice.engine import DiceState, one_loses, pips, placed
from parlour.games.dice.face import DiceFace, faces_text, in_mask
from parlour.games.dice.faults import Faults
from parlour.games.dice.figures import NONE, Figures, Several
from parlour.games.dice.game import DiceGame

NUMBERS: Final = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
ALL_OPEN: Final[i64] = 0b1111101111100
LIST: Final = Several([str(number) for number in range(2, 13)], 2)


class DearSeven(DiceState):
    first_cleared_wins: bool = False  # option
    open: vec[i64] = NONE  # the open numbers of each list, as bits

    def through(self, each: Figures) -> DiceState:
        to = DearSeven(self.setup, self.tray)
        to.first_cleared_wins = each.flag("first_cleared_wins", self.first_cleared_wins)
        to.open = each.all("open", self.open, LIST)
        return to

    def begin(self) -> None:
        self.fill_all(self.open, ALL_OPEN)

    def fallen(self, outcome: i64) -> None:
        total = pips(outcome)
        hand = self.hand
        if total == 7:
            open = self.open[hand]
            for _ in range(7):  # R2, R3: the seven lowest that are open
                open &= open - 1 if open != 0 else 0
            self.open[hand] = open
            self.cast(self.left_of(hand), 2)  # R5
        elif self.strikes(hand, total):
            self.cast(hand, 2)
        else:
            seat = self.left_of(hand)
            while seat != hand and not self.strikes(seat, total):
                seat = self.left_of(seat)
            self.cast(self.left_of(hand), 2)  # R4: wherever the number was used
        if self.cleared() != NOBODY:
            self.finish()

    def strikes(self, seat: i64, number: i64) -> bool:
        """Strike a number, if it is open."""
        if self.open[seat] & BIT[number] == 0:
            return False
        self.open[seat] &= ~BIT[number]
        return True

    def cleared(self) -> i64:
        """The seat whose list is empty, or NOBODY."""
        for seat in range(self.seats):
            if self.open[seat] == 0:
                return seat
        return NOBODY

    def ended(self) -> Result:
        left: list[int] = [bit_count(open) for open in self.open]
        if self.first_cleared_wins:
            return placed(left, [-count for count in left], "cleared_wins")
        return one_loses(left, BIT[self.cleared()], "cleared_loses")  # R1


class DearSevenFace(DiceFace[DearSeven]):
    rows = (*(str(number) for number in NUMBERS), "open")

    def row(self, name: str) -> Row:
        return super().row(name) if name == "open" else Row(name, say("dice-row-number", number=int(name)), "sum")

    def cell(self, state: DearSeven, seat: int, row: str, figure: int) -> int | None:
        return bit_count(figure) if row == "open" else int(row)

    def struck(self, state: DearSeven) -> dict[str, tuple[bool, ...]]:
        return {str(number): tuple(open >> number & 1 == 0 for open in state.open) for number in NUMBERS}

    def holdings(self, state: DearSeven, seat: int) -> tuple[Holding, ...]:
        return (Holding(say("dice-row-open"), bit_count(state.open[seat])),)

    def prompt(self, state: DearSeven) -> Message:
        return self.asking(state, "dice-teure_sieben-prompt")

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


def faults(state: DearSeven) -> Faults:
    yield any(open & ~ALL_OPEN for open in state.open), say("error-dice-list")
    yield list(state.open).count(0) != (state.turn == OVER), say("error-dice-end")


OPTIONS = (Option("first_cleared_wins", False, source=reading("source-teure_sieben-first_cleared_wins", big="de")),)
GAME = DiceGame("teure_sieben", DearSeven, DearSevenFace, faults, OPTIONS, cups=(2,))
