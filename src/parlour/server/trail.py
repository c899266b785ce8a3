"""A long row that grows at its end and is never changed: what it was before stays, and shares nearly everything with what it is now."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TypeVar, overload

Item = TypeVar("Item")

CHUNK = 100


class Trail(Sequence[Item]):
    """Full chunks and a tail, so that adding one costs the same however long the row is."""

    __slots__ = ("full", "tail")

    def __init__(self, full: tuple[tuple[Item, ...], ...] = (), tail: tuple[Item, ...] = ()) -> None:
        self.full = full
        self.tail = tail

    @classmethod
    def of(cls, items: Iterable[Item]) -> "Trail[Item]":
        known = tuple(items)
        whole = len(known) - len(known) % CHUNK
        return cls(tuple(known[at : at + CHUNK] for at in range(0, whole, CHUNK)), known[whole:])

    def after(self, item: Item) -> "Trail[Item]":
        """With one more at the end."""
        tail = (*self.tail, item)
        return Trail((*self.full, tail)) if len(tail) == CHUNK else Trail(self.full, tail)

    def up_to(self, count: int) -> "Trail[Item]":
        """The first so many."""
        whole, remainder = divmod(count, CHUNK)
        return Trail(self.full[:whole], (self.full[whole] if whole < len(self.full) else self.tail)[:remainder])

    def __len__(self) -> int:
        return CHUNK * len(self.full) + len(self.tail)

    def __iter__(self) -> Iterator[Item]:
        return chain(chain.from_iterable(self.full), self.tail)

    @overload
    def __getitem__(self, at: int) -> Item: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[Item, ...]: ...

    def __getitem__(self, at: int | slice) -> Item | tuple[Item, ...]:
        if isinstance(at, slice):
            first, last, step = at.indices(len(self))
            begun = first // CHUNK
            some = (*chain.from_iterable(self.full[begun : -(-last // CHUNK)]), *self.tail)
            return some[first - begun * CHUNK : max(first, last) - begun * CHUNK : step]
        place = at + len(self) if at < 0 else at
        if not 0 <= place < len(self):
            raise IndexError(at)
        chunk, remainder = divmod(place, CHUNK)
        return self.full[chunk][remainder] if chunk < len(self.full) else self.tail[remainder]
