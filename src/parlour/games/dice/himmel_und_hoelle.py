"""Heaven and hell (Himmel und Hölle): the top of a die counts ten, its bottom one. Sheet: dice.md, himmel_und_hoelle.

The figures of a seat are what its last throw gave, and its total.
"""

from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.setup import Option
from parlour.core.state import OVER
from parlour.games.dice.engine import DiceState
from parlour.games.dice.face import DiceFace, faces, seat_name
from parlour.games.dice.game import BOOKLET, DiceGame, Figure, rounds_fit
from parlour.games.dice.himmel_und_hoelle_rules import LATEST, ROUND, ROUNDS, TOTAL, HimmelUndHoelleState, heaven_and_hell

LEAST, MOST = 32, 122  # two ones, two sixes
HEAVEN, HELL = -2, -1  # rows that are computed


def apart(latest: int) -> tuple[int, int]:
    """What the tops and the bottoms of a throw have given."""
    tops = (latest - 14) // 9
    return 10 * tops, 14 - tops


class HimmelUndHoelleFace(DiceFace):
    rows = (("heaven", HEAVEN), ("hell", HELL), ("latest", LATEST), ("total", TOTAL))
    held = (("total", TOTAL),)

    def cell(self, state: DiceState, seat: int, row: str, figure: int) -> int | None:
        if figure == TOTAL:
            return int(state.own(seat, TOTAL))
        latest = int(state.own(seat, LATEST))
        if latest == 0:
            return None
        return latest if figure == LATEST else apart(latest)[figure - HEAVEN]

    def prompt(self, state: DiceState) -> Message:
        return say("dice-prompt-round", colour=seat_name(state.hand), round=state.figures[ROUND] + 1, rounds=state.option(ROUNDS))

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        low, high = faces(action)
        parts = {"first": 9 * low + 7, "second": 9 * high + 7, "points": heaven_and_hell(action)}
        return [self.note(before.hand, "dice-himmel_und_hoelle-log", **parts)]


class HimmelUndHoelle(DiceGame):
    def fault(self, state: DiceState) -> str:
        rounds, over = state.figures[ROUND], state.turn == OVER
        if not rounds_fit(state, ROUND, ROUNDS):
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
