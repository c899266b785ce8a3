"""Beelzebub: three white dice against one grey one. Nearest relative: paerchen. Sheet: dice.md, beelzebub."""

from parlour.games.dice.game import usual
from parlour.games.dice.paerchen import Grey

GAME = Grey(id="beelzebub", cups=(3,), grey=1, options=(usual("rounds", 5, 1, 10),))
