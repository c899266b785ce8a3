"""Up and down (Auf und ab): seven throws, added and taken away. Sheet: dice.md, auf_und_ab.

The figures of a seat are its seven throws of this turn and its total of finished turns.
"""

from parlour.core.event import Event
from parlour.core.face import one_of
from parlour.core.message import Message, say
from parlour.core.setup import Option
from parlour.core.state import OVER
from parlour.games.dice.auf_und_ab_rules import THROWS, TOTAL, AufUndAbState, is_added
from parlour.games.dice.engine import DiceState
from parlour.games.dice.face import DiceFace, seat_name
from parlour.games.dice.game import BOOKLET, DiceGame, Figure, rounds_fit
from parlour.games.dice.line_rules import ROUND, ROUNDS

RUNNING = -1  # a row that is computed


def up_and_down(state: DiceState) -> AufUndAbState:
    return one_of(AufUndAbState, state)


class AufUndAbFace(DiceFace):
    rows = (
        *((f"{'up' if is_added(throw) else 'down'}{throw + 1}", throw) for throw in range(THROWS)),
        ("running", RUNNING),
        ("total", TOTAL),
    )
    held = (("total", TOTAL),)

    def cell(self, state: DiceState, seat: int, row: str, figure: int) -> int | None:
        if figure == RUNNING:
            return int(up_and_down(state).running(seat)) if state.own(seat, 0) else None
        return int(state.own(seat, figure)) or (None if figure < TOTAL else 0)

    def prompt(self, state: DiceState) -> Message:
        number = up_and_down(state).made(state.hand)
        return say(
            "dice-auf_und_ab-prompt-up" if is_added(number) else "dice-auf_und_ab-prompt-down",
            colour=seat_name(state.hand),
            number=number + 1,
            round=state.figures[ROUND] + 1,
            rounds=state.option(ROUNDS),
        )

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        number = up_and_down(before).made(before.hand)
        running = up_and_down(before).running(before.hand) + (action if is_added(number) else -action)
        if running < 0:
            return [self.note(before.hand, "dice-auf_und_ab-log-out", below=-running)]
        return [self.note(before.hand, "dice-auf_und_ab-log-through", points=running)] if number + 1 == THROWS else []


class AufUndAb(DiceGame):
    def fault(self, state: DiceState) -> str:
        state = up_and_down(state)
        rounds, over = state.figures[ROUND], state.turn == OVER
        if not rounds_fit(state, ROUND, ROUNDS):
            return "the rounds do not fit"
        for seat in range(state.seats):
            turns = rounds + (not over and seat <= state.hand)
            fault = self.fault_of_line(state, seat) or self.fault_of_total(state, seat, turns)
            if fault:
                return fault
            if self.is_whole(state, seat) != (turns > 0 and (over or seat != state.hand)):
                return "only the seat that throws has not finished its line"
        return ""

    def is_whole(self, state: AufUndAbState, seat: int) -> bool:
        return state.made(seat) == THROWS or state.running(seat) < 0

    def fault_of_line(self, state: AufUndAbState, seat: int) -> str:
        line = [state.own(seat, throw) for throw in range(THROWS)]
        if any(line[state.made(seat) :]):
            return "throws are written one after the other"
        sums = [sum(line[at] if is_added(at) else -line[at] for at in range(end)) for end in range(1, state.made(seat) + 1)]
        return "a turn ends below nothing" if min(sums[:-1], default=0) < 0 else ""

    def fault_of_total(self, state: AufUndAbState, seat: int, turns: int) -> str:
        whole = self.is_whole(state, seat)
        own = max(0, state.running(seat)) if whole else 0
        earlier = turns - 1
        if not own <= state.own(seat, TOTAL) <= own + 21 * max(0, earlier):
            return "the totals do not fit the throws"
        return ""


GAME = AufUndAb(
    id="auf_und_ab",
    state=AufUndAbState,
    face=AufUndAbFace,
    version=2,
    table=(Figure("round"),),
    seat=(*(Figure(f"throw{throw + 1}", 6) for throw in range(THROWS)), Figure("total")),
    options=(Option("rounds", 1, low=1, high=50, source=f"{BOOKLET}: one round"),),
)
