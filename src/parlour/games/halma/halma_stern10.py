"""Halma on the star with corners of ten fields, for two or three. Sheet: halma.md, section 1."""

from parlour.games.halma.game import APART, FULL_TARGET, NO_LEAVING, Halma, star_rules, turn_limit

OPTIONS = (APART, FULL_TARGET, turn_limit(200), NO_LEAVING)

GAME = Halma(id="halma_stern10", rules=star_rules, seats=(2, 3), options=OPTIONS)
