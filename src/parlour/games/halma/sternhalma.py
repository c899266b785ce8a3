"""Sternhalma: halma_stern10 on the larger star, with corners of fifteen fields. Sheet: halma.md, section 2."""

from parlour.games.halma.game import APART, FULL_TARGET, NO_LEAVING, Star, turn_limit

GAME = Star(id="sternhalma", size=5, options=(APART, FULL_TARGET, turn_limit(200), NO_LEAVING))
