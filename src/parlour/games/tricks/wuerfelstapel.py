"""The stack of dice: the magician knows all hidden faces from the one on top. Sheet: dice.md, wuerfelstapel."""

from parlour.core.setup import Option
from parlour.core.source import printed
from parlour.games.tricks.game import TrickGame
from parlour.games.tricks.rules import Stack

DICE = Option("dice", 4, low=2, high=8, source=printed(big="de"))
GAME = TrickGame(id="wuerfelstapel", trick=Stack, options=(DICE,))
