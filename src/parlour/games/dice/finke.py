"""The finch (Finke): pay what you throw, or take what lies there. Sheet: dice.md, finke.

The figures of a seat are its chips and, once it is out, as the how manyth it left; the table's are the chips on the fields 2 to 12, the
turns played, and whether the seat that throws has swept the fields in this turn.
"""

from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.setup import Option, Setup
from parlour.core.state import OVER
from parlour.games.dice import figures
from parlour.games.dice.engine import DiceState, pips
from parlour.games.dice.face import seat_name
from parlour.games.dice.fields_face import FIELDS, FieldsFace, fault_of_chips, fault_of_leaving
from parlour.games.dice.fields_rules import CHIPS, FIELD, LEFT, TURNS
from parlour.games.dice.finke_rules import MAX_TURNS, START_CHIPS, SWEPT, FinkeState
from parlour.games.dice.game import BOOKLET, DiceGame, Figure


class FinkeFace(FieldsFace):
    drawing = figures.finch

    def prompt(self, state: DiceState) -> Message:
        again = state.figures[SWEPT]
        return say("dice-finke-prompt-swept" if again else "dice-prompt-throw-two", colour=seat_name(state.hand))

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        return [self._words(before, action, after), *self.moved(before, after), *self.told_leaving(before, after)]

    def _words(self, before: DiceState, action: int, after: DiceState) -> Event:
        seat, field = before.hand, pips(action)
        had = before.own(seat, CHIPS)
        if field in (2, 12):
            if before.figures[SWEPT]:
                return self.note(seat, "dice-finke-log-all-fields", chips=min(11, had))
            return self.note(seat, "dice-finke-log-sweep", chips=after.own(seat, CHIPS) - had)
        if field != 7 and before.figures[FIELD + field]:
            return self.note(seat, "dice-log-take", field=field, chips=before.figures[FIELD + field])
        paid = 1 if before.setup.flag("pay_one_chip") else field
        return self.note(seat, "dice-log-put", field=field, chips=min(paid, had))


class Finke(DiceGame):
    def begin(self, setup: Setup) -> DiceState:
        state = super().begin(setup)
        state.deal(CHIPS, state.option(START_CHIPS))
        return state

    def fault(self, state: DiceState) -> str:
        over = state.turn == OVER
        holders = state.how_many_with(CHIPS)
        if state.figures[TURNS] > state.option(MAX_TURNS) or over != (holders == 1 or state.figures[TURNS] == state.option(MAX_TURNS)):
            return "the game is over when one seat has chips, or after the last turn"
        if over and (state.figures[SWEPT] or (holders == 1 and any(state.figures[FIELD + field] for field in FIELDS))):
            return "the last seat has taken all chips"
        start = state.setup.number("start_chips")
        return fault_of_chips(state, start, 0) or fault_of_leaving(state, state.column(LEFT))


GAME = Finke(
    id="finke",
    state=FinkeState,
    face=FinkeFace,
    table=(*(Figure(f"f{field}") for field in FIELDS), Figure("turns", counter=True), Figure("swept", 1)),
    seat=(Figure("chips"), Figure("left", 8)),
    options=(
        Option("start_chips", 20, low=20, high=100, source=f"{BOOKLET}: at least 20"),
        Option("two_spares_seven", False, source=BOOKLET),
        Option("pay_one_chip", False, source="R1"),
        Option("max_turns", 2000, low=1, high=5000, source="ours: an end for everyone"),
    ),
    cups=(2,),
)
