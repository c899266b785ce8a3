"""Pairs (Pärchen): two white dice count, two grey ones are taken away. Sheet: dice.md, paerchen."""

from functools import partial

from parlour.core.setup import Option
from parlour.core.source import printed
from parlour.games.dice.game import DiceGame
from parlour.games.dice.grey_face import GreyFace, fault
from parlour.games.dice.grey_rules import GreyState

Grey = partial(DiceGame[GreyState], state=GreyState, face=GreyFace, fault=fault)
GAME = Grey(
    id="paerchen", cups=(2,), grey=2, options=(Option("throws", 5, low=1, high=10, source=printed("source-usual-number", big="de")),)
)
