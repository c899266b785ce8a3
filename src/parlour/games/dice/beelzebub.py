"""Beelzebub: three white dice against one grey one. Nearest relative: paerchen. Sheet: dice.md, beelzebub."""

from parlour.core.setup import Option
from parlour.core.source import printed
from parlour.games.dice.paerchen import Grey

GAME = Grey(
    id="beelzebub", cups=(3,), grey=1, options=(Option("rounds", 5, low=1, high=10, source=printed("source-usual-number", big="de")),)
)
