"""How many pips? The trick with three dice: tops and bottoms make a number of six digits. Sheet: dice.md, wieviel_augen_3."""

from parlour.games.dice.trick import TrickGame
from parlour.games.dice.trick_rules import THREE_DICE

GAME = TrickGame("wieviel_augen_3", THREE_DICE)
