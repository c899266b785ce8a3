"""Chicago high-low: the starter says after the first throw whether most or least wins. Sheet: dice.md, chicago_hoch_tief."""

from parlour.games.dice.chicago_face import ChicagoGame

GAME = ChicagoGame("chicago_hoch_tief")
