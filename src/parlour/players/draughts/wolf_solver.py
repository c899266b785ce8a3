"""Wolf and sheep, solved forwards: every step of a sheep is a step nearer to the end, so looking ahead to the end is short.

Plain Python plays by this, where solving backwards (wolf_way_solver.py) takes half a minute; elsewhere it checks that.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import lowest
from parlour.core.state import OVER
from parlour.games.draughts.grid import EIGHT
from parlour.games.draughts.wolf_engine import SHEEP, WOLF, WolfState

ROW: Final = vec[i64]([row for _, row in EIGHT.places])


class WolfSolver:
    """Who wins with best play, remembered by position."""

    def __init__(self) -> None:
        self.known: Final[dict[int, bool]] = {}  # position -> whether the side to move wins

    def wins(self, state: WolfState) -> bool:
        """Whether the side to move wins; at the end, whether the side that would move has won."""
        if state.turn == OVER:
            return state.winner == state.side
        if state.placing():
            return self.winning_action(state) is not None
        position = (state.pieces(SHEEP) << 7) + 2 * lowest(state.pieces(WOLF)) + state.side
        found = self.known.get(position)
        if found is None:
            found = self.winning_action(state) is not None
            self.known[position] = found
        return found

    def winning_action(self, state: WolfState) -> int | None:
        """An action after which the other side has lost, if there is one; the most promising are tried first."""
        actions = state.legal()
        if not state.placing():
            actions.sort(key=keeps_line if state.side == SHEEP else goes_down)
        for action in actions:
            if self.leads_to_win(state, action):
                return action
        return None

    def leads_to_win(self, state: WolfState, action: i64) -> bool:
        after = state.clone()
        after.play(action)
        return not self.wins(after) if after.side != state.side else self.wins(after)


def keeps_line(action: int) -> int:
    """The sheep farthest behind first: those in line are hard to pass."""
    return ROW[action >> 6]


def goes_down(action: int) -> int:
    """Down first: that is where the wolf gets through."""
    return ROW[action & 63]
