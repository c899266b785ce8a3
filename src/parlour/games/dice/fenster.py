"""The window (Fenster würfeln): only twos count, and together they count more. Sheet: dice.md, fenster.

The board is the window: a pane for every two, and each seat climbs it.
"""

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.setup import Option, Setup
from parlour.core.source import printed
from parlour.core.state import OVER
from parlour.games.dice.board import winding
from parlour.games.dice.face import seat_name
from parlour.games.dice.fenster_rules import WORTH, Window
from parlour.games.dice.game import DiceGame
from parlour.games.dice.throws import NUMBER
from parlour.games.dice.way_face import WayFace

MOST_TWOS = 8  # above the target: nine at once, from one below it


class WindowFace(WayFace[Window]):
    held = ("twos",)

    def board(self, setup: Setup) -> Board:
        return winding(self.way(setup), 6 if setup.number("target") <= 36 else 10, "wood", "pane")

    def way(self, setup: Setup) -> list[tuple[str, str]]:
        return [(str(pane), str(pane)) for pane in range(1, setup.number("target") + 1)]

    def prompt(self, state: Window) -> Message:
        return say("dice-fenster-prompt", colour=seat_name(state.hand), number=state.made + 1, throws=state.throws)

    def told(self, before: Window, action: int, after: Window) -> list[Event]:
        gained = WORTH[NUMBER[action]]
        if not gained:
            return []
        words = {"points": gained, "total": after.twos[before.hand], "target": before.target}
        return [*self.walk(before, after), self.note(before.hand, "dice-fenster-log", **words)]


def fault(state: Window) -> Message | None:
    over = state.turn == OVER
    if state.made >= state.throws + over:
        return say("error-dice-throws", throws=state.throws)
    if sum(twos >= state.target for twos in state.twos) != over or max(state.twos) > state.target + MOST_TWOS:
        return say("error-dice-end")
    return None


OPTIONS = (
    Option("target", 30, low=10, high=60, source=printed("source-usual-number", big="de")),
    Option("throws", 3, low=1, high=5, source=printed("source-usual-number", big="de")),
)
GAME = DiceGame("fenster", Window, WindowFace, fault, OPTIONS, cups=(3,))
