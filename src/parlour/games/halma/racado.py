"""Racado: a die says how far, and whoever is landed on is captured. Sheet: halma.md, section 10."""

from parlour.core.setup import Option
from parlour.games.halma.game import APART, NO_CHAINS, Star, turn_limit

GAME = Star(
    id="racado",
    size=5,
    hops=NO_CHAINS,
    dice=True,
    options=(APART, Option("leave_court", False, source="R3"), turn_limit(200)),
)
