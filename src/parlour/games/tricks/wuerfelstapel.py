"""The stack of dice: the magician knows all hidden faces from the one on top. Sheet: dice.md, wuerfelstapel."""

from parlour.core.setup import Option
from parlour.games.tricks.engine import STACK
from parlour.games.tricks.game import TrickGame

GAME = TrickGame("wuerfelstapel", STACK, (Option("dice", 4, low=2, high=8, source="Big collection: also with 2, 3, 5 or more"),))
