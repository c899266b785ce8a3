"""Positions of games that are written in plain Python, as other packages bring them.

Compiled code may call such a position, and no vec passes through its hands: it lists its actions, and they are copied here.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.setup import Setup
from parlour.core.state import State, room

ROOM: Final[i64] = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainState(State):
    """A State whose game need not be compiled. It writes `actions`, `play`, `clone`, `ended`, `text` and `key`."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, room(ROOM))

    @abstractmethod
    def actions(self) -> list[int]:
        """What is legal (at CHANCE: the outcomes), ascending; while the game goes on."""

    def fill(self) -> i64:
        """Write what actions() lists into self.moves."""
        found = self.actions()
        count: i64 = len(found)
        if count > len(self.moves):
            self.moves = room(2 * count)
        at: i64 = 0
        while at < count:
            self.moves[at] = found[at]
            at += 1
        return count
