"""Solitaire, pegs on a cross. Sheet: mill_and_stones.md, section 3."""

from parlour.core.setup import Option
from parlour.core.source import printed
from parlour.games.solitaire.game import Solitaire
from parlour.games.solitaire.rules import FEWEST, GOALS

GAME = Solitaire(
    id="solitaire",
    seats=(1, 2, 3, 4),
    options=(Option("goal", FEWEST, choices=GOALS, source=printed("source-solitaire-goal", travel="de fr it")),),
)
