"""Beelzebub: three white dice against one grey one. Nearest relative: paerchen. Sheet: dice.md, beelzebub."""

from parlour.core.setup import Option
from parlour.games.dice.game import BOOKLET
from parlour.games.dice.paerchen import Grey

GAME = Grey(id="beelzebub", cups=(3,), grey=1, options=(Option("rounds", 5, low=1, high=10, source=BOOKLET),))
