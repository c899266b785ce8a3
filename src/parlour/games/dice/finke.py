"""The finch (Finke): pay what you throw, or take what lies there. Sheet: dice.md, finke."""

from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.setup import Option
from parlour.core.source import NEVER_ENDS, printed, reading
from parlour.core.state import OVER
from parlour.games.dice import board
from parlour.games.dice.engine import pips
from parlour.games.dice.faults import Faults, ends_wrongly
from parlour.games.dice.fields_face import FieldsFace, broke_faults, fields_faults
from parlour.games.dice.fields_rules import Finch
from parlour.games.dice.game import DiceGame, usual


class FinchFace(FieldsFace[Finch]):
    drawing = board.finch

    def prompt(self, state: Finch) -> Message:
        return self.asking(state, "dice-finke-prompt-swept") if state.swept else super().prompt(state)

    def told(self, before: Finch, action: int, after: Finch) -> list[Event]:
        return [self._words(before, pips(action), after), *self.moved(before, after)]

    def _words(self, before: Finch, field: int, after: Finch) -> Event:
        seat, had = before.hand, before.chips[before.hand]
        if field in (2, 12):
            if before.swept:
                return self.note(seat, "dice-finke-log-all-fields", chips=min(11, had))
            return self.note(seat, "dice-finke-log-sweep", chips=after.chips[seat] - had)
        if field != 7 and before.lying(field):
            return self.note(seat, "dice-log-take", field=field, chips=before.lying(field))
        return self.note(seat, "dice-log-put", field=field, chips=min(1 if before.pay_one_chip else field, had))


def faults(state: Finch) -> Faults:
    alone = state.holders() == 1
    yield ends_wrongly(state, state.turns, state.max_turns, alone), say("error-dice-end")
    yield state.turn == OVER and (state.swept > 0 or (alone and any(state.fields))), say("error-dice-end")
    yield from fields_faults(state, 0)
    yield from broke_faults(state)


OPTIONS = (
    usual("start_chips", 20, 20, 100, "source-finke-start_chips"),
    Option("two_spares_seven", False, source=printed(big="de")),
    Option("pay_one_chip", False, source=reading("source-finke-pay_one_chip", big="de")),
    Option("max_turns", 2000, low=1, high=5000, source=NEVER_ENDS),
)
GAME = DiceGame("finke", Finch, FinchFace, faults, OPTIONS, cups=(2,))
