"""Sternhalma: halma_stern10 on the larger star, with corners of fifteen fields. Sheet: halma.md, section 2."""

from dataclasses import replace
from functools import partial

from parlour.games.halma.game import APART, FULL_TARGET, NO_LEAVING, Halma, star_rules, turn_limit
from parlour.games.halma.graph import STAR15

SEATS = replace(APART, presets=(("common", "facing"),))

GAME = Halma(
    id="sternhalma", rules=partial(star_rules, board=STAR15), seats=(2, 3), options=(SEATS, FULL_TARGET, turn_limit(200), NO_LEAVING)
)
