"""Swallow, Hansel (Schluck, Hansel): a chip down or a chip up, and sevens go into the belly. Sheet: dice.md, schluck_hansel.

The figures of a seat are its chips and, once it is out, as the how manyth it left; the table's are the chips on the fields 2 to 12.
"""

from parlour.core.event import Event
from parlour.core.setup import Option, Setup
from parlour.core.state import OVER
from parlour.games.dice import figures
from parlour.games.dice.engine import DiceState, pips
from parlour.games.dice.fields_face import FIELDS, FieldsFace, fault_of_chips, fault_of_leaving
from parlour.games.dice.fields_rules import CHIPS, LEFT
from parlour.games.dice.game import BOOKLET, DiceGame, Figure
from parlour.games.dice.schluck_hansel_rules import BELLY, START_CHIPS, SchluckHanselState


class SchluckHanselFace(FieldsFace):
    drawing = figures.hansel

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        field = pips(action)
        word = self.note(before.hand, "dice-schluck_hansel-log-belly") if field == BELLY else self.told_one(before, after, field)
        return [word, *self.moved(before, after), *self.told_leaving(before, after)]


class SchluckHansel(DiceGame):
    def begin(self, setup: Setup) -> DiceState:
        state = super().begin(setup)
        state.deal(CHIPS, state.option(START_CHIPS))
        return state

    def fault(self, state: DiceState) -> str:
        if (state.how_many_with(CHIPS) == 1) != (state.turn == OVER):
            return "the game is over when one seat has chips"
        chips = state.setup.number("chips")
        return fault_of_chips(state, chips, int(BELLY)) or fault_of_leaving(state, state.column(LEFT))


GAME = SchluckHansel(
    id="schluck_hansel",
    state=SchluckHanselState,
    face=SchluckHanselFace,
    table=tuple(Figure(f"f{field}") for field in FIELDS),
    seat=(Figure("chips"), Figure("left", 8)),
    options=(Option("chips", 4, low=1, high=50, source=BOOKLET),),
    cups=(2,),
)
