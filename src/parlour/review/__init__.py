"""Looking back: a whole game as the strongest player of that game sees it.

For every position what it is worth to every seat, for every decision what it lost, for every throw how lucky it was: docs/review.md.
"""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.record import Record
from parlour.review.looking import look_through, setup_of
from parlour.review.reckoning import Review, reckon

__all__ = ["Review", "review"]


def review(record: Record, tell: Callable[[float], None] = lambda done: None) -> Review:
    """Go through a record; `tell` hears how far that is, from 0 to 1."""
    looks = look_through(setup_of(record), record.position, record.actions, 0, len(record.actions) + 1, tell)
    return reckon(record, looks)
