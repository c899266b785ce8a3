"""Halma for two to six, version A: steps, and hops over single pieces. Sheet: halma.md, section 3."""

from functools import partial

from parlour.games.halma.game import FULL_TARGET, NO_LEAVING, Halma, star_rules, turn_limit

SEATS = {
    2: ("S", "N"),
    3: ("S", "NW", "NE"),
    4: ("S", "SW", "N", "NE"),
    5: ("S", "SW", "NW", "N", "NE"),
    6: ("S", "SW", "NW", "N", "NE", "SE"),
}  # R2
OPTIONS = (FULL_TARGET, turn_limit(200), NO_LEAVING)

GAME = Halma(id="halma_a", rules=partial(star_rules, corners=SEATS), seats=tuple(SEATS), options=OPTIONS)
