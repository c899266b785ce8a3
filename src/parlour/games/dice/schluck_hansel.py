"""Swallow, Hansel (Schluck, Hansel): a chip down or a chip up, and sevens go into the belly. Sheet: dice.md, schluck_hansel."""

from parlour.core.event import Event
from parlour.core.setup import Option
from parlour.core.state import OVER
from parlour.games.dice import board
from parlour.games.dice.engine import pips
from parlour.games.dice.fields_face import FieldsFace, broke_fault, fields_fault
from parlour.games.dice.game import BOOKLET, DiceGame
from parlour.games.dice.schluck_hansel_rules import BELLY, Hansel


class HanselFace(FieldsFace[Hansel]):
    kind = Hansel
    drawing = board.hansel

    def told(self, before: Hansel, action: int, after: Hansel) -> list[Event]:
        field = pips(action)
        word = self.note(before.hand, "dice-schluck_hansel-log-belly") if field == BELLY else self.told_one(before, after, field)
        return [word, *self.moved(before, after)]


def fault(state: Hansel) -> str:
    if (state.holders() == 1) != (state.turn == OVER):
        return "the game is over when one seat has chips"
    return fields_fault(state, BELLY) or broke_fault(state)


GAME = DiceGame(
    id="schluck_hansel",
    state=Hansel,
    face=HanselFace,
    fault=fault,
    options=(Option("chips", 4, low=1, high=50, source=BOOKLET),),
    cups=(2,),
)
