"""Whole games that are solved backwards: worked out in the background, kept, and read when somebody plays."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import u8

from parlour.players import kept
from parlour.players.backward import Backward, give
from parlour.players.expert import COMPILED, Tell
from parlour.players.kept import Lookup

G = TypeVar("G", bound=Backward)


class Solved(Generic[G]):
    """One game by one set of rules; the name is that of its lookup."""

    def __init__(self, name: str, positions: int, make: Callable[[], G]) -> None:
        self.make: Final = make
        self.lookup: Final = Lookup(name, "B", positions, self.work)
        self.game: G | None = None

    def work(self, tell: Tell) -> bytes:
        return bytes(self.solve(tell).results)

    def solve(self, tell: Tell) -> G:
        game = self.make()
        game.solve(tell)
        return game

    def at_once(self) -> G | None:
        """The solution if it is kept; else it is begun, and whoever asks goes on with what they have. Plain Python never begins."""
        if self.game is None and COMPILED:
            self.fill(kept.ask(self.lookup))
        return self.game

    def waited_for(self) -> G:
        """The solution, worked out now if it has to be: a second or two."""
        if self.game is None:
            self.fill(kept.read(self.lookup))
        if self.game is None:
            self.game = self.solve(kept.waiting.get())
            kept.keep(self.lookup, bytes(self.game.results))
        return self.game

    def fill(self, numbers: array[float] | None) -> None:
        if numbers is not None:
            self.game = self.make()
            give(self.game, vec[u8](numbers.tobytes()))
