"""A rival at five in a row: every five squares in a line that can still be completed count, by how many stones lie there."""

from __future__ import annotations

from random import Random
from typing import Final

from parlour.core.state import State
from parlour.games.five.engine import EDGE, FREE, STONES, FiveState

MINE: Final = (0.0, 1.0, 6.0, 40.0, 300.0, 1e6)  # what a five with so many own stones and nothing else is worth
THEIRS: Final = (0.0, 0.8, 5.0, 30.0, 1e5, 0.0)  # and one with so many of the other side's, to whoever stands in its way


class Threats:
    """Goes by all the fives that can still be completed; among equals anything."""

    def __init__(self, seed: int) -> None:
        self.rng: Final = Random(seed)

    def choose(self, state: State) -> int:
        if not isinstance(state, FiveState):
            raise ValueError(f"there are no threats in {state.setup.game}")
        grid, own = state.grid, state.side + 1
        cells = list(state.cells)
        if state.placed[state.side] < STONES:
            return self.best({int(square): self.worth(cells, square, grid.width, own) for square in grid.squares if cells[square] == FREE})
        merits = {}
        for start in (square for square in grid.squares if cells[square] == own):
            lifted = [*cells[:start], FREE, *cells[start + 1 :]]
            loss = self.worth(lifted, start, grid.width, own)
            for square in grid.squares:
                if cells[square] == FREE:
                    merits[int(grid.area * (1 + start) + square)] = self.worth(lifted, square, grid.width, own) - loss
        return self.best(merits)

    def best(self, merits: dict[int, float]) -> int:
        most = max(merits.values())
        return self.rng.choice([action for action, merit in merits.items() if merit == most])

    def worth(self, cells: list[int], square: int, width: int, own: int) -> float:
        """What a stone on a square is worth: all the fives through it, as they lie."""
        total = 0.0
        for step in (1, width, width + 1, width - 1):
            for first in range(square - 4 * step, square + step, step):
                total += five_worth(cells, range(first, first + 5 * step, step), own)
        return total


def five_worth(cells: list[int], five: range, own: int) -> float:
    if five.start < 0 or five[-1] >= len(cells):
        return 0.0
    lying = [cells[square] for square in five]
    if EDGE in lying:
        return 0.0
    mine, theirs = lying.count(own), lying.count(3 - own)
    if mine and theirs:
        return 0.0
    return THEIRS[theirs] if theirs else MINE[mine + 1]
