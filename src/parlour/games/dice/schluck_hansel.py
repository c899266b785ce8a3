"""Swallow, Hansel (Schluck, Hansel): a chip down or a chip up, and sevens go into the belly. Sheet: dice.md, schluck_hansel."""

from parlour.core.message import Message, say
from parlour.core.setup import Option
from parlour.core.source import printed
from parlour.core.state import OVER
from parlour.games.dice import board
from parlour.games.dice.fields_face import FieldsFace, broke_fault, fields_fault
from parlour.games.dice.fields_rules import BELLY, Hansel
from parlour.games.dice.game import DiceGame


class HanselFace(FieldsFace[Hansel]):
    drawing = board.hansel
    large = BELLY
    swallows = "dice-schluck_hansel-log-belly"


def fault(state: Hansel) -> Message | None:
    if (state.holders() == 1) != (state.turn == OVER):
        return say("error-dice-end")
    return fields_fault(state, BELLY) or broke_fault(state)


OPTIONS = (Option("chips", 4, low=1, high=50, source=printed("source-usual-number", big="de")),)
GAME = DiceGame("schluck_hansel", Hansel, HanselFace, fault, OPTIONS, cups=(2,))
