"""Bear-off tables: worked out when first asked for, then kept in the user's cache folder."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from librt.vecs import vec

from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import PLACES
from parlour.players import kept
from parlour.players.expert import COMPILED
from parlour.players.tables.bearoff_solver import ALL_STONES, TURNS, Bearoff, positions

FORMAT = 1
STONES = int(ALL_STONES) if COMPILED else 5  # as many as are solved within a few seconds


def name(exact: bool, stones: int) -> str:
    return f"bearoff-{'printed' if exact else 'standard'}-{stones}-{FORMAT}"


def read(exact: bool, stones: int) -> Bearoff | None:
    """The table as it was kept, if it is there."""
    count = int(positions(stones))
    numbers = kept.read(name(exact, stones), count * (1 + int(TURNS)))
    if numbers is None:
        return None
    found = Bearoff(exact, stones)
    found.mean = vec[float](numbers[:count])
    found.chance = vec[float](numbers[count:])
    return found


def build(exact: bool, stones: int, advance: Callable[[int], None] = lambda pips: None) -> Bearoff:
    """Work a table out and keep it; `advance` is told how many pips are done, of six per stone."""
    table = Bearoff(exact, stones)
    for pips in range(1, int(table.pips()) + 1):
        table.solve(pips)
        advance(pips)
    kept.keep(name(exact, stones), [*table.mean, *table.chance])
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
