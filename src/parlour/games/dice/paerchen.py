"""Pairs (Pärchen): two white dice count, two grey ones are taken away. Sheet: dice.md, paerchen."""

from parlour.core.setup import Option
from parlour.games.dice.game import BOOKLET
from parlour.games.dice.grey_face import GreyGame

GAME = GreyGame(id="paerchen", white=2, grey=2, option=Option("throws", 5, low=1, high=10, source=BOOKLET))
