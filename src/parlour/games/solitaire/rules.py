"""What can be agreed about solitaire: what is to be left at the end. (Sheet: mill_and_stones.md, 3)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.solitaire.grid import CENTRE, pegs_on

# The shapes are ours (R4), each proven to be reachable.
LETTERS: Final = {
    "A": "c1 c2 c3 c4 c5 c6 c7 d4 d7 e1 e2 e3 e4 e5 e6 e7",
    "C": "c1 c2 c3 c4 c5 c6 c7 d1 d7 e1",
    "D": "c1 c2 c3 c4 c5 c6 c7 d1 d7 e2 e3 e4 e5 e6",
    "E": "c2 c3 c4 c5 c6 c7 d2 d5 d7",
    "E_large": "c1 c2 c3 c4 c5 c6 c7 d1 d4 d7 e1 e4 f4",
    "F": "c1 c2 c3 c4 c5 c6 c7 d4 d7 e7",
    "H": "c3 c4 c5 d4 e3 e4 e5",
    "H_wide": "a3 a4 a5 b4 c4 d4 e4 f4 g3 g4 g5",
    "I": "c1 c7 d1 d2 d3 d4 d5 d6 d7 e1 e7",
    "I_small": "c3 c5 d3 d4 d5 e3 e5",
    "I_stroke": "d1 d2 d3 d4",
    "J": "c3 c4 d3 e3 e4 e5 e6 e7",
    "L": "c1 c2 c3 c4 c5 c6 d1",
    "N": "c1 c2 c3 c4 c5 d5 e1 e2 e3 e4 e5",
    "O": "c1 c2 c3 c4 c5 c6 c7 d1 d7 e1 e2 e3 e4 e5 e6 e7",
    "P": "c1 c2 c3 c4 c5 c6 c7 d4 d7 e4 e5 e6 e7",
    "S": "c1 c4 c5 c6 c7 d1 d4 d7 e1 e2 e3 e4 e7",
    "T": "c5 d1 d2 d3 d4 d5 e5",
    "U": "c3 c4 c5 c6 c7 d3 e3 e4 e5 e6 e7",
    "V": "c3 c4 c5 c6 d2 e3 e4 e5 e6",
    "X": "c1 c2 c3 c5 c6 c7 d4 e1 e2 e3 e5 e6 e7",
    "Y": "c5 c6 d2 d3 d4 e5 e6",
}
FEWEST: Final = "fewest"
ONE_LEFT: Final = "one_left"
IN_CENTRE: Final = "one_in_centre"
GOALS: Final = (FEWEST, ONE_LEFT, IN_CENTRE, *(f"letter_{name}" for name in LETTERS))


class Goal:
    """What is to be left at the end."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.fewest: Final = name == FEWEST
        self.picture: Final[i64] = self._picture(name)  # exactly these pegs; none: any single one

    def _picture(self, name: str) -> i64:
        if name == IN_CENTRE:
            return CENTRE
        if name.startswith("letter_"):
            return pegs_on(LETTERS[name.removeprefix("letter_")].split())
        return 0

    def reached(self, pegs: i64) -> bool:
        """With the fewest as the goal there is nothing to reach but the last peg, which ends the game anyhow."""
        return pegs == self.picture if self.picture != 0 else pegs & (pegs - 1) == 0
