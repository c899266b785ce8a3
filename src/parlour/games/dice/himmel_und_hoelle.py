"""Heaven and hell (Himmel und Hölle): the top of a die counts ten, its bottom one. Sheet: dice.md, himmel_und_hoelle.

The figures of a seat are what its last throw gave, and its total.
"""

from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.setup import Option
from parlour.core.state import OVER
from parlour.games.dice.engine import DiceState
from parlour.games.dice.game import BOOKLET, DiceGame, Figure
from parlour.games.dice.himmel_und_hoelle_rules import LATEST, ROUND, ROUNDS, TOTAL, HimmelUndHoelleState, heaven_and_hell
from parlour.games.dice.kit_face import DiceFace, faces, seat_name

LEAST, MOST = 32, 122  # two ones, two sixes


class HimmelUndHoelleFace(DiceFace):
    rows = (("latest", LATEST), ("total", TOTAL))
    held = (("total", TOTAL),)

    def cell(self, state: DiceState, seat: int, row: str, figure: int) -> int | None:
        return int(state.own(seat, figure)) or (None if figure == LATEST else 0)

    def prompt(self, state: DiceState) -> Message:
        return say("dice-prompt-round", colour=seat_name(state.hand), round=state.figures[ROUND] + 1, rounds=state.option(ROUNDS))

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        low, high = faces(action)
        parts = {"first": 9 * low + 7, "second": 9 * high + 7, "points": heaven_and_hell(action)}
        return [self.note(before.hand, "dice-himmel_und_hoelle-log", **parts)]


class HimmelUndHoelle(DiceGame):
    def fault(self, state: DiceState) -> str:
        rounds, over = state.figures[ROUND], state.turn == OVER
        if rounds > state.option(ROUNDS) or over != (rounds == state.option(ROUNDS)):
            return "the rounds do not fit"
        for seat in range(state.seats):
            turns = rounds + (not over and seat < state.hand)
            latest, total = state.own(seat, LATEST), state.own(seat, TOTAL)
            if (latest > 0) != (turns > 0) or (latest and (not LEAST <= latest <= MOST or (latest - LEAST) % 9)):
                return "a throw gives 32 to 122 points in steps of 9"
            earlier = max(0, turns - 1)
            if not latest + LEAST * earlier <= total <= latest + MOST * earlier:
                return "the totals do not fit the throws"
        return ""


GAME = HimmelUndHoelle(
    id="himmel_und_hoelle",
    state=HimmelUndHoelleState,
    face=HimmelUndHoelleFace,
    table=(Figure("round"),),
    seat=(Figure("latest", MOST), Figure("total")),
    options=(Option("rounds", 5, low=1, high=50, source=f"{BOOKLET}: to be agreed"),),
    cups=(2,),
)
