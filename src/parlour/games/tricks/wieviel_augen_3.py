"""How many pips? The trick with three dice: tops and bottoms make a number of six digits. Sheet: dice.md, wieviel_augen_3."""

from parlour.games.tricks.game import TrickGame
from parlour.games.tricks.rules import ThreeDice

GAME = TrickGame(id="wieviel_augen_3", trick=ThreeDice)
