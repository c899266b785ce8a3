"""Parlour: a box of classic family games that plays by the printed rules.

>>> import parlour
>>> state = parlour.game("muehle").start()
>>> len(state.legal())
24
"""

from typing import TYPE_CHECKING, SupportsIndex

from librt.random import Random

from parlour.brought import Brought
from parlour.catalogue import BOXES, UnknownGame, entry, game, shelf
from parlour.core.errors import IllegalAction, NotationError, NotOver, OptionError, ParlourError, PositionError, RecordError
from parlour.core.moves import perft, whole_moves
from parlour.core.record import Record, replay, verify
from parlour.core.result import Result
from parlour.core.setup import Option, Setup
from parlour.core.source import Ruling, Source
from parlour.core.state import CHANCE, NOBODY, OVER, State

if TYPE_CHECKING:
    from parlour.batches import Batch, SpreadBatch

__version__ = "0.2.0"

__all__ = [
    "BOXES",
    "CHANCE",
    "NOBODY",
    "OVER",
    "Brought",
    "IllegalAction",
    "NotOver",
    "NotationError",
    "Option",
    "OptionError",
    "ParlourError",
    "PositionError",
    "Random",
    "Record",
    "RecordError",
    "Result",
    "Ruling",
    "Setup",
    "Source",
    "State",
    "UnknownGame",
    "batch",
    "entry",
    "game",
    "perft",
    "replay",
    "shelf",
    "verify",
    "whole_moves",
]


def batch(
    id: str,
    count: int,
    seats: SupportsIndex | None = None,
    *,
    seed: SupportsIndex = 0,
    observe: bool = True,
    processes: int = 1,
    **options: object,
) -> "Batch | SpreadBatch":
    """Many games of one kind as NumPy arrays; see `parlour.batches`. NumPy is loaded here, and not before."""
    from parlour.batches import batch as made

    return made(id, count, seats, seed=seed, observe=observe, processes=processes, **options)
