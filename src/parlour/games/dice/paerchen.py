"""Pairs (Pärchen): two white dice count, two grey ones are taken away. Sheet: dice.md, paerchen."""

from functools import partial

from parlour.games.dice.game import DiceGame, usual
from parlour.games.dice.grey_face import GreyFace, faults
from parlour.games.dice.grey_rules import GreyState

Grey = partial(DiceGame[GreyState], state=GreyState, face=GreyFace, faults=faults)
GAME = Grey(id="paerchen", cups=(2,), grey=2, options=(usual("throws", 5, 1, 10),))
