"""Racado: a die says how far, and whoever is landed on is captured. Sheet: halma.md, section 10."""

from functools import partial

from parlour.core.setup import Option, choice
from parlour.core.source import ours, reading
from parlour.games.halma.game import APART, Halma, star_rules, turn_limit
from parlour.games.halma.graph import STAR15
from parlour.games.halma.rules import DICE

GAME = Halma(
    id="racado",
    rules=partial(star_rules, board=STAR15, kind=DICE),
    seats=(2, 3),
    options=(
        APART,
        choice("path", "straight free", reading("source-racado-path", big="de")),
        Option("leave_court", False, source=ours("source-racado-leave_court")),
        turn_limit(200),
    ),
)
