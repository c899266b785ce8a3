"""Solitaire, pegs on a cross. Sheet: mill_and_stones.md, section 3."""

from parlour.core.setup import Option
from parlour.games.solitaire.game import Solitaire
from parlour.games.solitaire.rules import FEWEST, GOALS

GAME = Solitaire(
    id="solitaire",
    seats=(1, 2, 3, 4),
    options=(Option("goal", FEWEST, choices=GOALS, source="000: as few as possible; for experts one left, in the centre; letters (FR)"),),
)
