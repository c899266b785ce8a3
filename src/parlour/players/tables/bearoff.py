"""Bear-off tables: worked out when first asked for, then kept in the user's cache folder."""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable
from functools import cache
from pathlib import Path

from librt.vecs import vec

from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import PLACES
from parlour.players.tables import bearoff_solver
from parlour.players.tables.bearoff_solver import ALL_STONES, TURNS, Bearoff, positions

FORMAT = 1
COMPILED = not str(bearoff_solver.__file__).endswith(".py")
STONES = int(ALL_STONES) if COMPILED else 5  # as many as are solved within a few seconds


def folder() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "parlour"


def path(exact: bool, stones: int) -> Path:
    return folder() / f"bearoff-{'printed' if exact else 'standard'}-{stones}-{FORMAT}.f64"


def read(exact: bool, stones: int) -> Bearoff | None:
    """The table as it was kept, if it is there and whole."""
    count = int(positions(stones))
    try:
        data = path(exact, stones).read_bytes()
    except OSError:
        return None
    if len(data) != 8 * count * (1 + int(TURNS)):
        return None
    numbers = array("d")
    numbers.frombytes(data)
    found = Bearoff(exact, stones)
    found.mean = vec[float](numbers[:count])
    found.chance = vec[float](numbers[count:])
    return found


def keep(table: Bearoff) -> None:
    """Write a table down; where that is not possible, it is worked out again next time."""
    to = path(table.exact, int(table.stones))
    part = to.with_suffix(f".{os.getpid()}")
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(array("d", [*table.mean, *table.chance]).tobytes())
        part.replace(to)
    except OSError:
        part.unlink(missing_ok=True)


def build(exact: bool, stones: int, advance: Callable[[int], None] = lambda pips: None) -> Bearoff:
    """Work a table out and keep it; `advance` is told how many pips are done, of six a stone."""
    table = Bearoff(exact, stones)
    for pips in range(1, int(table.pips()) + 1):
        table.solve(pips)
        advance(pips)
    keep(table)
    return table


@cache
def bearoff(exact: bool, stones: int = STONES) -> Bearoff:
    """The table for the printed rules (exact) or the common ones."""
    return read(exact, stones) or build(exact, stones)


def home(state: TablesState, seat: int) -> int:
    """A side's stones as the tables pack them; -1 if not all are home."""
    if not state.all_home(seat):
        return -1
    packed = 0
    for way in range(1, 7):
        packed |= int(state.at[PLACES * seat + 25 - way]) << 4 * (way - 1)
    return packed
