"""Beelzebub: three white dice against one grey one. Nearest relative: paerchen. Sheet: dice.md, beelzebub."""

from parlour.core.setup import Option
from parlour.games.dice.game import BOOKLET
from parlour.games.dice.grey_face import GreyGame

GAME = GreyGame(id="beelzebub", white=3, grey=1, option=Option("rounds", 5, low=1, high=10, source=BOOKLET))
