"""Halma for two to six, version B: halma_a without steps, but hops go over whole rows of pieces. Sheet: halma.md, section 4."""

from parlour.games.halma.game import FULL_TARGET, NO_LEAVING, Star, turn_limit
from parlour.games.halma.halma_a import SEATS
from parlour.games.halma.rules import OVER_LINE

GAME = Star(id="halma_b", corners=SEATS, steps=False, hops=OVER_LINE, options=(FULL_TARGET, turn_limit(200), NO_LEAVING))
