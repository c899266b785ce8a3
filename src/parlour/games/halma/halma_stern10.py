"""Halma on the star with corners of ten fields, for two or three. Sheet: halma.md, section 1."""

from parlour.games.halma.game import APART, FULL_TARGET, NO_LEAVING, Star, turn_limit

GAME = Star(id="halma_stern10", options=(APART, FULL_TARGET, turn_limit(200), NO_LEAVING))
