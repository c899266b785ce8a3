"""Wolf and sheep: four sheep that only go forward try to shut in a wolf that wants past them. (Sheet: draughts.md, 7)

PLACE + square is the wolf's choice of where to begin.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, lowest
from parlour.core.setup import Setup
from parlour.core.state import room
from parlour.games.draughts.grid import EIGHT
from parlour.games.draughts.step_engine import StepState

MOST_ACTIONS: Final = 32  # the wolf's first choice is the widest
SHEEP: Final[i64] = 0
WOLF: Final[i64] = 1
PLACE: Final[i64] = 8320
FLOCK: Final[i64] = EIGHT.rows_from_bottom(0, 0)
UP_TO: Final = vec[i64]([EIGHT.rows_from_bottom(0, row) for _, row in EIGHT.places])  # the squares level with a square and below


class WolfState(StepState):
    """A position; the wolf begins beside the board."""

    def clone(self) -> WolfState:
        copy = WolfState(self.setup, self.own, self.enemy, self.moves)
        self.carry_over(copy)
        return copy

    def goes_back(self, side: i64) -> bool:
        return side == WOLF

    def placing(self) -> bool:
        """Whether the wolf is still to be placed."""
        return self.own == 0

    def fill(self) -> i64:
        if not self.placing():
            return super().fill()
        free = self.free()
        count: i64 = 0
        while free != 0:
            self.moves[count] = PLACE + lowest(free)
            free &= free - 1
            count += 1
        return count

    def play(self, action: i64) -> None:
        if action >= PLACE:
            self.own = BIT[action - PLACE]
            if self.setup.choice("first_move") == "sheep":  # R1
                self.change_sides()
        else:
            self.own ^= BIT[action >> 6] | BIT[action & 63]
            self.change_sides()
        self.judge()

    def judge(self) -> None:
        """No move is looked at before "behind", so a wolf shut in on the first row has lost."""
        if self.placing():
            return
        if self.blocked():
            self.end(1 - self.side, "caught" if self.side == WOLF else "stuck")
        elif self.pieces(SHEEP) & UP_TO[lowest(self.pieces(WOLF))] == 0:  # R2: level with the last sheep is not yet through
            self.end(WOLF, "through")


def blank_state(setup: Setup) -> WolfState:
    """The start: the sheep at home, the wolf still to be placed."""
    state = WolfState(setup, 0, FLOCK, room(MOST_ACTIONS))
    state.hand_to(WOLF)
    return state
