"""Lucky Peter (Glückspeter): get rid of your chips; the sack takes them all. Sheet: dice.md, glueckspeter.

The figure of a seat is its chips; the table's are the chips on the fields 2 to 12, and the turns played.
"""

from parlour.core.event import Event
from parlour.core.setup import Option, Setup
from parlour.core.state import OVER
from parlour.games.dice import figures
from parlour.games.dice.engine import DiceState, pips
from parlour.games.dice.fields_face import FIELDS, FieldsFace, fault_of_chips
from parlour.games.dice.fields_rules import CHIPS, TURNS
from parlour.games.dice.game import BOOKLET, DiceGame, Figure
from parlour.games.dice.glueckspeter_rules import MAX_TURNS, SACK, START_CHIPS, GlueckspeterState


class GlueckspeterFace(FieldsFace):
    drawing = figures.peter
    leaving = False

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        field = pips(action)
        word = self.note(before.hand, "dice-glueckspeter-log-sack") if field == SACK else self.told_one(before, after, field)
        return [word, *self.moved(before, after)]


class Glueckspeter(DiceGame):
    def begin(self, setup: Setup) -> DiceState:
        state = super().begin(setup)
        state.deal(CHIPS, state.option(START_CHIPS))
        return state

    def fault(self, state: DiceState) -> str:
        without = state.column(CHIPS).count(0)
        ended = without == 1 or state.figures[TURNS] == state.option(MAX_TURNS)
        if without > 1 or state.figures[TURNS] > state.option(MAX_TURNS) or ended != (state.turn == OVER):
            return "the game is over when one seat is rid of all chips, or after the last turn"
        return fault_of_chips(state, state.setup.number("chips"), int(SACK))


GAME = Glueckspeter(
    id="glueckspeter",
    state=GlueckspeterState,
    face=GlueckspeterFace,
    table=(*(Figure(f"f{field}") for field in FIELDS), Figure("turns", counter=True)),
    seat=(Figure("chips"),),
    options=(
        Option("chips", 7, low=1, high=50, source=BOOKLET),
        Option("max_turns", 5000, low=1, high=10000, source="ours: an end for everyone"),
    ),
    cups=(2,),
)
