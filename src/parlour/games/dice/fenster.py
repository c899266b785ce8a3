"""The window (Fenster würfeln): only twos count, and together they count more. Sheet: dice.md, fenster.

The board is the window: a pane for every two, and each seat climbs it.
"""

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.setup import Option, Setup
from parlour.core.state import OVER
from parlour.games.dice.engine import NUMBER, DiceState
from parlour.games.dice.face import seat_name
from parlour.games.dice.fenster_rules import MADE, TARGET, THROWS, TWOS, WORTH, FensterState
from parlour.games.dice.game import BOOKLET, DiceGame, Figure
from parlour.games.dice.way_face import START, WayFace, winding

MOST_TWOS = 8  # above the target: nine at once, from one below it


class FensterFace(WayFace):
    held = (("twos", int(TWOS)),)

    def board(self, setup: Setup) -> Board:
        target = setup.number("target")
        columns = 6 if target <= 36 else 10
        return winding([(str(pane), str(pane)) for pane in range(1, target + 1)], columns, "wood")

    def places(self, setup: Setup) -> list[str]:
        return [START, *(str(pane) for pane in range(1, setup.number("target") + 1))]

    def stands(self, state: DiceState, seat: int) -> int:
        return int(min(state.own(seat, TWOS), state.option(TARGET)))

    def prompt(self, state: DiceState) -> Message:
        number, throws = state.figures[MADE] + 1, state.option(THROWS)
        return say("dice-fenster-prompt", colour=seat_name(state.hand), number=number, throws=throws)

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        gained = WORTH[NUMBER[action]]
        if not gained:
            return []
        words = {"points": gained, "total": after.own(before.hand, TWOS), "target": before.option(TARGET)}
        return [*self.walk(before, after), self.note(before.hand, "dice-fenster-log", **words)]


class Fenster(DiceGame):
    def fault(self, state: DiceState) -> str:
        target = state.option(TARGET)
        if state.figures[MADE] >= state.option(THROWS) + (state.turn == OVER):
            return f"a turn has {state.option(THROWS)} throws"
        through = [seat for seat in range(state.seats) if state.own(seat, TWOS) >= target]
        if len(through) != (state.turn == OVER) or max(state.column(TWOS)) > target + MOST_TWOS:
            return "the first seat that is through ends the game"
        return ""


GAME = Fenster(
    id="fenster",
    state=FensterState,
    face=FensterFace,
    table=(Figure("made"),),
    seat=(Figure("twos"),),
    options=(
        Option("target", 30, low=10, high=60, source=BOOKLET),
        Option("throws", 3, low=1, high=5, source=BOOKLET),
    ),
    cups=(3,),
)
