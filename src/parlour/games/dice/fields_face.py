"""How Finke, Hansel and Glückspeter are seen: a drawn figure whose fields hold piles of chips."""

from collections.abc import Callable

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.scene import Holding, Piece
from parlour.core.setup import Setup
from parlour.games.dice.engine import DiceState
from parlour.games.dice.face import DiceFace, seat_name
from parlour.games.dice.fields_rules import CHIPS, FIELD, LEFT

FIELDS = range(2, 13)
INK = "red"  # of the chips


class FieldsFace(DiceFace):
    drawing: Callable[[], Board]
    leaving = True  # seats without chips are out, and LEFT says in which order
    held = (("chips", CHIPS),)

    def board(self, setup: Setup) -> Board:
        return type(self).drawing()

    def pieces(self, state: DiceState) -> tuple[Piece, ...]:
        chips = {field: state.figures[FIELD + field] for field in FIELDS}
        return tuple(Piece("chips", INK, str(field), label=str(count)) for field, count in chips.items() if count)

    def place(self, state: DiceState, seat: int) -> int:
        left = state.own(seat, LEFT) if self.leaving else 0
        return int(state.seats - left + 1) if left else 0

    def holdings(self, state: DiceState, seat: int) -> tuple[Holding, ...]:
        return (Holding(say("dice-row-chips"), state.own(seat, CHIPS), "chips", INK),)

    def prompt(self, state: DiceState) -> Message:
        return say("dice-prompt-throw-two", colour=seat_name(state.hand))

    def moved(self, before: DiceState, after: DiceState) -> list[Event]:
        """Piles that appear and piles that go; what only grows stays where it is."""
        events = []
        for field in FIELDS:
            had, has = before.figures[FIELD + field], after.figures[FIELD + field]
            if had and not has:
                events.append(Event("take", before.hand, path=(str(field),)))
            elif has and not had:
                events.append(Event("place", before.hand, path=(str(field),)))
        return events

    def told_leaving(self, before: DiceState, after: DiceState) -> list[Event]:
        """Whoever has lost the last chip is out."""
        gone = [seat for seat in range(after.seats) if before.own(seat, CHIPS) and not after.own(seat, CHIPS)]
        return [self.note(seat, "dice-log-broke") for seat in gone]

    def told_one(self, before: DiceState, after: DiceState, field: int) -> Event:
        """A chip put on a field, or taken from it."""
        put = after.own(before.hand, CHIPS) < before.own(before.hand, CHIPS)
        return self.note(before.hand, "dice-log-put" if put else "dice-log-take", field=field, chips=1)


def fault_of_chips(state: DiceState, start: int, large: int) -> str:
    """Chips are kept; every field but the large one holds one at most (large 0: all hold any number)."""
    piles = {field: state.figures[FIELD + field] for field in FIELDS}
    if sum(state.column(CHIPS)) + sum(piles.values()) != state.seats * start:
        return "no chips come or go"
    if large and any(count > 1 for field, count in piles.items() if field != large):
        return f"only field {large} holds more than one chip"
    return ""


def fault_of_leaving(state: DiceState, left: list[int]) -> str:
    """Those without chips have left, one after the other."""
    gone = [place for place, chips in zip(left, state.column(CHIPS), strict=True) if not chips]
    stay = [place for place, chips in zip(left, state.column(CHIPS), strict=True) if chips]
    if sorted(gone) != list(range(1, len(gone) + 1)) or any(stay) or not stay:
        return "those without chips have left, one after the other"
    return "who throws has chips" if state.hand >= 0 and not state.own(state.hand, CHIPS) else ""
