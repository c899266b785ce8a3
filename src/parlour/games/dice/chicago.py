"""Chicago: three dice, ones for 100 and sixes for 60; the least takes a coaster. Sheet: dice.md, chicago."""

from parlour.games.dice.chicago_face import ChicagoGame

GAME = ChicagoGame("chicago")
