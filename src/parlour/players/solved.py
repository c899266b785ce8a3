"""Games and endings that are solved backwards: worked out in the background, kept, and read when somebody plays."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import u8

from parlour.players import kept
from parlour.players.backward import Backward, give, solve_all
from parlour.players.expert import COMPILED, Tell
from parlour.players.kept import Lookup

G = TypeVar("G", bound=Backward)


def worked_out(make: Callable[[], Sequence[Backward]], tell: Tell) -> bytes:
    """What a lookup keeps; a function, because another process is told it, and no solution travels."""
    games = make()
    solve_all(games, tell)
    return b"".join(bytes(game.results) for game in games)


class Solved(Generic[G]):
    """A game by one set of rules, in one part or in several, the smaller ones first; the name is that of its lookup."""

    def __init__(self, name: str, positions: int, make: Callable[[], Sequence[G]]) -> None:
        self.make: Final = make
        self.lookup: Final = Lookup(name, "B", positions, partial(worked_out, make))
        self.games: Sequence[G] | None = None

    def prepare(self) -> None:
        """Have it worked out if it will be asked for later. Plain Python never begins."""
        if self.games is None and COMPILED:
            kept.prepare(self.lookup)

    def ask(self, patience: float = 0.0) -> Sequence[G] | None:
        """The solution, as kept.ask gives it; whoever gets none goes on with what they have. Plain Python never asks."""
        if self.games is None and COMPILED:
            numbers = kept.ask(self.lookup, patience)
            return None if numbers is None else self.fill(numbers)
        return self.games

    def waited_for(self) -> Sequence[G]:
        """The solution in any case: for what takes no more than a second or two."""
        return self.games or self.fill(kept.need(self.lookup))

    def fill(self, numbers: array[float]) -> Sequence[G]:
        """Every part has its share of the numbers."""
        games, data, at = self.make(), numbers.tobytes(), 0
        for game in games:
            give(game, vec[u8](data[at : at + int(game.size)]))
            at += int(game.size)
        self.games = games
        return games
