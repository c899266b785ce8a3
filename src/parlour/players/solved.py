"""Whole games that are solved backwards: worked out in the background, kept, and read when somebody plays."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import partial
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import u8

from parlour.players import kept
from parlour.players.backward import Backward, give
from parlour.players.expert import COMPILED, Tell
from parlour.players.kept import Lookup

G = TypeVar("G", bound=Backward)


def solved(make: Callable[[], G], tell: Tell) -> G:
    game = make()
    game.solve(tell)
    return game


def worked_out(make: Callable[[], Backward], tell: Tell) -> bytes:
    """What a lookup keeps; a function, because another process is told it, and no solution travels."""
    return bytes(solved(make, tell).results)


class Solved(Generic[G]):
    """One game by one set of rules; the name is that of its lookup."""

    def __init__(self, name: str, positions: int, make: Callable[[], G]) -> None:
        self.make: Final = make
        self.lookup: Final = Lookup(name, "B", positions, partial(worked_out, make))
        self.game: G | None = None

    def at_once(self) -> G | None:
        """The solution if it is kept; else it is begun, and who is in a hurry goes on with what they have. Plain Python never begins."""
        if self.game is None and COMPILED:
            self.fill(kept.ask(self.lookup))
        return self.game

    def waited_for(self) -> G:
        """The solution, worked out now if it has to be: a second or two."""
        if self.game is None:
            self.fill(kept.read(self.lookup))
        if self.game is None:
            self.game = solved(self.make, kept.waiting.get())
            kept.keep(self.lookup, bytes(self.game.results))
        return self.game

    def fill(self, numbers: array[float] | None) -> None:
        if numbers is not None:
            self.game = self.make()
            give(self.game, vec[u8](numbers.tobytes()))
