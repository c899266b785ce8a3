"""Halma for two to six, version A: steps, and hops over single pieces. Sheet: halma.md, section 3."""

from parlour.games.halma.game import FULL_TARGET, NO_LEAVING, Star, turn_limit

SEATS = {
    2: ("S", "N"),
    3: ("S", "NW", "NE"),
    4: ("S", "SW", "N", "NE"),
    5: ("S", "SW", "NW", "N", "NE"),
    6: ("S", "SW", "NW", "N", "NE", "SE"),
}  # R2

GAME = Star(id="halma_a", corners=SEATS, options=(FULL_TARGET, turn_limit(200), NO_LEAVING))
