"""How Finke, Hansel and Glückspeter are seen: a drawn figure whose fields hold piles of chips."""

from collections.abc import Callable
from typing import TypeVar

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.scene import Holding, Piece
from parlour.core.setup import Setup
from parlour.core.state import OVER
from parlour.games.dice.engine import pips
from parlour.games.dice.face import DiceFace
from parlour.games.dice.faults import Faults, chips_faults, leaving_faults
from parlour.games.dice.fields_rules import FIRST, LAST, FieldsState

F = TypeVar("F", bound=FieldsState)
FIELDS = range(FIRST, LAST + 1)
INK = "red"  # of the chips


class FieldsFace(DiceFace[F]):
    drawing: Callable[[], Board]
    large: int  # the field that keeps all chips
    swallows: str  # what is said when a chip goes there
    held = ("chips",)

    def board(self, setup: Setup) -> Board:
        return type(self).drawing()

    def pieces(self, state: F) -> tuple[Piece, ...]:
        piles = {field: state.lying(field) for field in FIELDS}
        return tuple(Piece("chips", INK, str(field), label=str(count)) for field, count in piles.items() if count)

    def place(self, state: F, seat: int) -> int:
        left = state.left[seat] if len(state.left) else 0
        return state.seats - left + 1 if left and state.turn != OVER else super().place(state, seat)

    def holdings(self, state: F, seat: int) -> tuple[Holding, ...]:
        return (Holding(say("dice-row-chips"), state.chips[seat], "chips", INK),)

    def prompt(self, state: F) -> Message:
        return self.asking(state, "dice-prompt-throw-two")

    def moved(self, before: F, after: F) -> list[Event]:
        """Piles that appear, piles that go, and where one only grows or shrinks; and who is out."""
        events = []
        for field in FIELDS:
            had, has = before.lying(field), after.lying(field)
            if had != has:
                events.append(Event("note" if had and has else "take" if had else "place", before.hand, path=(str(field),)))
        gone = [seat for seat, left in enumerate(after.left) if left and not before.left[seat]]
        return events + [self.note(seat, "dice-log-broke") for seat in gone]

    def told(self, before: F, action: int, after: F) -> list[Event]:
        """A chip put on a field, or taken from it."""
        seat, field = before.hand, pips(action)
        put = after.chips[seat] < before.chips[seat]
        if field == self.large:
            told = self.note(seat, self.swallows)
        else:
            told = self.note(seat, "dice-log-put" if put else "dice-log-take", field=field, chips=1)
        return [told, *self.moved(before, after)]


def fields_faults(state: FieldsState, large: int) -> Faults:
    """Every field but the large one holds one chip at most (large 0: all hold any number)."""
    piles = [field for field in FIELDS if state.lying(field) > 1]
    yield large > 0 and piles not in ([], [large]), say("error-dice-field", field=large)
    yield from chips_faults(state, sum(state.fields))


def broke_faults(state: FieldsState) -> Faults:
    """Where seats without chips are out."""
    out = [chips == 0 for chips in state.chips]
    yield state.hand >= 0 and out[state.hand], say("error-dice-thrower")
    yield from leaving_faults(list(state.left), out)
