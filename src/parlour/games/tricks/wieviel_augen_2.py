"""How many pips? A trick with two dice that tell themselves apart. Sheet: dice.md, wieviel_augen_2."""

from parlour.games.tricks.engine import TWO_DICE
from parlour.games.tricks.game import TrickGame

GAME = TrickGame("wieviel_augen_2", TWO_DICE)
