"""How many pips? A trick with two dice that tell themselves apart. Sheet: dice.md, wieviel_augen_2."""

from parlour.games.dice.trick import TrickGame
from parlour.games.dice.trick_rules import TWO_DICE

GAME = TrickGame("wieviel_augen_2", TWO_DICE)
