"""Tippy: single steps on the large star; a piece that can no longer move is taken. Sheet: halma.md, section 11."""

from functools import partial

from parlour.core.setup import Option
from parlour.core.source import reading
from parlour.games.halma.game import APART, Halma, star_rules
from parlour.games.halma.graph import STAR15
from parlour.games.halma.rules import ENCLOSING

GAME = Halma(
    id="tippy",
    version=2,
    rules=partial(star_rules, board=STAR15, kind=ENCLOSING),
    seats=(2, 3),
    options=(APART, Option("quiet_limit", 60, low=5, high=500, needed=True, source=reading("source-tippy-quiet_limit", big="de"))),
)
