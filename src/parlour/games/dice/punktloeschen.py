"""Wiping out points (Punktlöschen): marks for the lowest, then the highest wipes. Sheet: dice.md, punktloeschen.

The figures of a seat are its total in the throw that is going on, and its marks.
"""

from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.setup import Option, Setup
from parlour.core.state import OVER
from parlour.games.dice.engine import DiceState, bits, pips
from parlour.games.dice.face import DiceFace, in_mask, listed, seat_name
from parlour.games.dice.game import BOOKLET, DiceGame, Figure
from parlour.games.dice.punktloeschen_rules import CONTEST, MARKS, ROUND, ROUNDS, THROWN, WIPERS, PunktloeschenState


def playing(state: DiceState) -> int:
    """Everyone who takes part now, as a mask."""
    return int(state.figures[WIPERS] or (1 << state.seats) - 1)


class PunktloeschenFace(DiceFace):
    rows = (("thrown", THROWN), ("marks", MARKS))
    held = (("marks", MARKS),)

    def cell(self, state: DiceState, seat: int, row: str, figure: int) -> int | None:
        return int(state.own(seat, figure)) or (None if figure == THROWN else 0)

    def prompt(self, state: DiceState) -> Message:
        who, contest = seat_name(state.hand), state.figures[CONTEST]
        wiping = state.figures[WIPERS] != 0
        if contest != playing(state):
            return say("dice-punktloeschen-prompt-off", colour=who, seats=listed(in_mask(contest)), wiping=int(wiping))
        if wiping:
            return say("dice-punktloeschen-prompt-wipe", colour=who)
        return say("dice-punktloeschen-prompt-mark", colour=who, round=state.figures[ROUND] + 1, rounds=state.option(ROUNDS))

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        for seat in range(after.seats):
            change = after.own(seat, MARKS) - before.own(seat, MARKS)
            if change:
                id = "dice-punktloeschen-log-mark" if change > 0 else "dice-punktloeschen-log-wipe"
                return [self.note(seat, id, marks=after.own(seat, MARKS)), *self._told_second_part(before, after)]
        if after.own(before.hand, THROWN) != pips(action):  # all have thrown, and some of them must again
            return [Event("note", -1, say("dice-log-tied", seats=listed(in_mask(after.figures[CONTEST]))))]
        return []

    def _told_second_part(self, before: DiceState, after: DiceState) -> list[Event]:
        if before.figures[WIPERS] or not after.figures[WIPERS] or after.turn == OVER:
            return []
        return [Event("note", -1, say("dice-punktloeschen-log-second", seats=listed(in_mask(after.figures[WIPERS]))))]


class Punktloeschen(DiceGame):
    def begin(self, setup: Setup) -> DiceState:
        state = super().begin(setup)
        state.open_contest((1 << setup.seats) - 1, CONTEST, THROWN, 2)
        return state

    def fault(self, state: DiceState) -> str:
        rounds, wipers, contest = state.figures[ROUND], state.figures[WIPERS], state.figures[CONTEST]
        marks = state.column(MARKS)
        everyone = (1 << state.seats) - 1
        if rounds > state.option(ROUNDS) or (wipers == 0) != (rounds < state.option(ROUNDS)) or wipers & ~everyone:
            return "the second part begins after the last round of the first, and not before"
        if wipers == 0 and sum(marks) != rounds:
            return "every round of the first part gives one mark"
        if wipers and (sum(marks) > rounds or any(marks[seat] for seat in range(state.seats) if not wipers >> seat & 1)):
            return "only those who take part in the second part have marks, and no more than there were rounds"
        return self.fault_of_contest(state, contest, wipers) or self.fault_of_end(state, wipers, marks)

    def fault_of_contest(self, state: DiceState, contest: int, wipers: int) -> str:
        over = state.turn == OVER
        first_part = wipers == 0 or (over and bits(wipers) == 1)
        if contest & ~((1 << state.seats) - 1 if first_part else wipers) or bits(contest) < 2:
            return "at least two of those who play throw for a mark"
        if not over and not contest >> state.hand & 1:
            return "the seat that throws does not take part"
        for seat in range(state.seats):
            thrown = state.own(seat, THROWN)
            due = contest >> seat & 1 and (over or seat < state.hand)
            if thrown == 1 or (thrown > 0) != bool(due):
                return "those before the seat that throws have thrown, and nobody else"
        return ""

    def fault_of_end(self, state: DiceState, wipers: int, marks: list[int]) -> str:
        none = sum(1 for seat in in_mask(wipers) if marks[seat] == 0)
        alone = bits(wipers) == 1
        if alone and marks[in_mask(wipers)[0]] != state.option(ROUNDS):
            return "who alone has marks has all of them"
        ended = alone or none == 1
        return "somebody has wiped the last mark, or nobody" if none > 1 or ended != (state.turn == OVER) else ""


GAME = Punktloeschen(
    id="punktloeschen",
    state=PunktloeschenState,
    face=PunktloeschenFace,
    table=(Figure("round"), Figure("wipers", 255), Figure("contest", 255)),
    seat=(Figure("thrown", 12), Figure("marks")),
    options=(Option("rounds", 10, low=1, high=50, source=BOOKLET),),
    cups=(2,),
)
