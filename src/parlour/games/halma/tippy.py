"""Tippy: single steps on the large star; a piece that can no longer move is taken. Sheet: halma.md, section 11."""

from parlour.core.setup import Option
from parlour.games.halma.game import APART, NO_CHAINS, Star

GAME = Star(
    id="tippy",
    size=5,
    hops=NO_CHAINS,
    encloses=True,
    options=(APART, Option("quiet_limit", 60, low=5, high=500, source="R4")),
)
