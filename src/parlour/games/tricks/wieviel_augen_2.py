"""How many pips? A trick with two dice that tell themselves apart. Sheet: dice.md, wieviel_augen_2."""

from parlour.games.tricks.game import TrickGame
from parlour.games.tricks.rules import TwoDice

GAME = TrickGame(id="wieviel_augen_2", trick=TwoDice)
