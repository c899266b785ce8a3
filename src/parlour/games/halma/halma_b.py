"""Halma for two to six, version B: halma_a without steps, but hops go over whole rows of pieces. Sheet: halma.md, section 4."""

from functools import partial

from parlour.games.halma.game import Halma, star_rules
from parlour.games.halma.halma_a import OPTIONS, SEATS
from parlour.games.halma.rules import OVER_LINE

rules = partial(star_rules, corners=SEATS, steps=False, hops=OVER_LINE)

GAME = Halma(id="halma_b", rules=rules, seats=tuple(SEATS), options=OPTIONS)
