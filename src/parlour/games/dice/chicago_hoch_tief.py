"""Chicago high-low: the starter says after the first throw whether most or least wins. Sheet: dice.md, chicago_hoch_tief."""

from parlour.games.dice.chicago import Coasters
from parlour.games.dice.chicago_rules import HighLow

GAME = Coasters(id="chicago_hoch_tief", state=HighLow)
