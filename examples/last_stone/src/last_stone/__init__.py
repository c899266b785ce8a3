"""The last stone, for Parlour: the game as the box finds it."""

from pathlib import Path

from last_stone.rules import GAME
from parlour import Brought

BROUGHT = Brought(GAME, minutes=3, nature="thought", texts=Path(__file__).with_name("texts"), aliases=("Nim",), always_won=True)
