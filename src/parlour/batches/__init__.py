"""Many games of one kind as NumPy arrays (the extra `learn` brings NumPy): `parlour.batch("backgammon", 4096, seed=1)`."""

from typing import SupportsIndex

from parlour.catalogue import game
from parlour.core.extras import brought_by

with brought_by("learn"):
    from parlour.batches.batch import Batch
    from parlour.batches.spread import SpreadBatch

__all__ = ["Batch", "SpreadBatch", "batch"]


def batch(
    id: str,
    count: int,
    seats: SupportsIndex | None = None,
    *,
    seed: SupportsIndex = 0,
    observe: bool = True,
    processes: int = 1,
    **options: object,
) -> Batch | SpreadBatch:
    """So many games with these options, each at its first decision; in this process, or spread over several."""
    setup = game(id).agree(seats, **options)
    return Batch(setup, count, seed, observe) if processes == 1 else SpreadBatch(setup, count, seed, observe, processes)
