"""How many pips? The trick with three dice: tops and bottoms make a number of six digits. Sheet: dice.md, wieviel_augen_3."""

from parlour.games.tricks.engine import THREE_DICE
from parlour.games.tricks.game import TrickGame

GAME = TrickGame("wieviel_augen_3", THREE_DICE)
