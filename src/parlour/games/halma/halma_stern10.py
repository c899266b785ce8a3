"""Halma on the star with corners of ten fields, for two or three. Sheet: halma.md, section 1."""

from dataclasses import replace

from parlour.core.source import reading
from parlour.games.halma.game import APART, FULL_TARGET, NO_LEAVING, Halma, star_rules, turn_limit

SEATS = replace(APART, presets=(("common", "facing"),), source=reading("source-halma-two_player_seats", travel="de fr it"))

GAME = Halma(id="halma_stern10", rules=star_rules, seats=(2, 3), options=(SEATS, FULL_TARGET, turn_limit(200), NO_LEAVING))
