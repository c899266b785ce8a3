"""The bad one (Die böse Eins): five throws in a row; a 1 ends the turn. Sheet: dice.md, boese_eins.

The figures of a seat are its five throws of this turn and its total.
"""

from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.setup import Option
from parlour.core.state import OVER
from parlour.games.dice.boese_eins_rules import THROWS, TOTAL, BoeseEinsState
from parlour.games.dice.engine import DiceState
from parlour.games.dice.face import DiceFace, seat_name
from parlour.games.dice.game import BOOKLET, DiceGame, Figure, rounds_fit
from parlour.games.dice.line_rules import ROUND, ROUNDS


def made(state: DiceState, seat: int) -> int:
    """How many throws stand in a seat's line."""
    return sum(state.own(seat, throw) > 0 for throw in range(THROWS))


class BoeseEinsFace(DiceFace):
    rows = (*((f"throw{throw + 1}", throw) for throw in range(THROWS)), ("total", TOTAL))
    held = (("total", TOTAL),)

    def cell(self, state: DiceState, seat: int, row: str, figure: int) -> int | None:
        return int(state.own(seat, figure)) or (None if figure < TOTAL else 0)

    def prompt(self, state: DiceState) -> Message:
        return say(
            "dice-boese_eins-prompt",
            colour=seat_name(state.hand),
            number=made(state, state.hand) + 1,
            round=state.figures[ROUND] + 1,
            rounds=state.option(ROUNDS),
        )

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        seat = before.hand
        gained = sum(before.own(seat, throw) for throw in range(THROWS))
        if action == 1:
            return [self.note(seat, "dice-boese_eins-log-out", points=gained)]
        if made(before, seat) + 1 == THROWS:
            return [self.note(seat, "dice-boese_eins-log-through", points=gained + action)]
        return []


class BoeseEins(DiceGame):
    def fault(self, state: DiceState) -> str:
        rounds, over = state.figures[ROUND], state.turn == OVER
        if not rounds_fit(state, ROUND, ROUNDS):
            return "the rounds do not fit"
        for seat in range(state.seats):
            line = [state.own(seat, throw) for throw in range(THROWS)]
            count = made(state, seat)
            whole = count == THROWS or (count > 0 and line[count - 1] == 1)
            turns = rounds + (not over and seat <= state.hand)
            if any(line[count:]) or 1 in line[: count - 1] or whole != (over or seat != state.hand) * (turns > 0 or rounds > 0):
                return "a line holds throws up to a 1, and only the seat that throws has not finished its own"
            points = sum(throw for throw in line if throw != 1)
            total = state.own(seat, TOTAL)
            if not points <= total <= points + 30 * max(0, turns - 1) or (turns <= 1 and total != points):
                return "the totals do not fit the throws"
        return ""


GAME = BoeseEins(
    id="boese_eins",
    state=BoeseEinsState,
    face=BoeseEinsFace,
    table=(Figure("round"),),
    seat=(*(Figure(f"throw{throw + 1}", 6) for throw in range(THROWS)), Figure("total")),
    options=(Option("rounds", 1, low=1, high=50, source=f"{BOOKLET}: one round"),),
)
