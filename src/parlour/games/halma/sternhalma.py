"""Sternhalma: halma_stern10 on the larger star, with corners of fifteen fields. Sheet: halma.md, section 2."""

from functools import partial

from parlour.games.halma.game import Halma, star_rules
from parlour.games.halma.graph import STAR15
from parlour.games.halma.halma_stern10 import OPTIONS

GAME = Halma(id="sternhalma", rules=partial(star_rules, board=STAR15), seats=(2, 3), options=OPTIONS)
