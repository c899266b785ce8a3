"""The window (Fenster würfeln): only twos count, and together they count more. Sheet: dice.md, fenster.

The board is the window: a pane for every two, and each seat climbs it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.result import Result, ranked
from parlour.core.setup import Setup
from parlour.core.state import OVER
from parlour.games.dice.engine import DiceState
from parlour.games.dice.faults import Faults
from parlour.games.dice.figures import AMOUNT, NONE, Figures
from parlour.games.dice.game import DiceGame, usual
from parlour.games.dice.throws import NUMBER, THROWS
from parlour.games.dice.way_face import Way, WayFace

# What a throw is worth: one, four or nine for one, two or three twos in it. (R1)
WORTH: Final = vec[i64]([faces.count(2) ** 2 for faces in THROWS])
MOST_TWOS: Final = 8  # above the target: nine at once, from one below it


class Window(DiceState):
    target: i64 = 0  # options
    throws: i64 = 0
    made: i64 = 0  # throws made in this turn
    twos: vec[i64] = NONE

    def through(self, each: Figures) -> DiceState:
        to = Window(self.setup, self.tray)
        to.target = each.option("target", self.target)
        to.throws = each.option("throws", self.throws)
        to.made = each.one("made", self.made, AMOUNT)
        to.twos = each.all("twos", self.twos, AMOUNT)
        return to

    def fallen(self, outcome: i64) -> None:
        self.twos[self.hand] += WORTH[NUMBER[outcome]]
        self.made += 1
        if self.twos[self.hand] >= self.target:  # R2: at once
            self.finish()
        elif self.made == self.throws:
            self.made = 0
            self.cast(self.left_of(self.hand), 3)

    def ended(self) -> Result:
        return ranked(list(self.twos), "twos")


class WindowFace(WayFace[Window]):
    held = ("twos",)

    def way(self, setup: Setup) -> Way:
        panes = [str(pane) for pane in range(1, setup.number("target") + 1)]
        return Way(list(zip(panes, panes, strict=True)), 6 if len(panes) <= 36 else 10, "wood", "pane")

    def prompt(self, state: Window) -> Message:
        return self.asking(state, "dice-fenster-prompt", number=state.made + 1, throws=state.throws)

    def told(self, before: Window, action: int, after: Window) -> list[Event]:
        gained, total = WORTH[NUMBER[action]], after.twos[before.hand]
        note = self.note(before.hand, "dice-fenster-log", points=gained, total=total, target=before.target)
        return [*self.walk(before, after), note] if gained else []


def faults(state: Window) -> Faults:
    over, twos = state.turn == OVER, list(state.twos)
    yield state.made >= state.throws + over, say("error-dice-throws", throws=state.throws)
    reached = sum(own >= state.target for own in twos)
    yield reached != over or max(twos) > state.target + MOST_TWOS, say("error-dice-end")


GAME = DiceGame("fenster", Window, WindowFace, faults, (usual("target", 30, 10, 60), usual("throws", 3, 1, 5)), cups=(3,))
