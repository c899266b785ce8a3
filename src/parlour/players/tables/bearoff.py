"""Bear-off tables: worked out when first asked for, then kept in the user's cache folder."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cache, partial

from librt.vecs import vec

from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import PLACES
from parlour.players import kept
from parlour.players.expert import COMPILED, Tell
from parlour.players.kept import Lookup
from parlour.players.tables.bearoff_solver import ALL_STONES, TURNS, Bearoff, Race, positions

FORMAT = 2
STONES = int(ALL_STONES) if COMPILED else 5  # as many as are solved within a few seconds


def lookup(exact: bool, stones: int, done: int = 0) -> Lookup:
    """How many turns it takes until no more stones than that are left."""
    name = f"bearoff-{'printed' if exact else 'standard'}-{stones}-{done}-{FORMAT}"
    return Lookup(name, "d", int(positions(stones)) * (1 + int(TURNS)), partial(work, exact, stones, done))


def lookups() -> list[Lookup]:
    return [lookup(exact, STONES, done) for exact in (False, True) for done in (0, STONES - 1)]


def work(exact: bool, stones: int, done: int, tell: Tell) -> array[float]:
    table = Bearoff(exact, stones, done)
    for pips in range(1, int(table.pips()) + 1):
        table.solve(pips)
        tell(pips / table.pips())
    return array("d", [*table.mean, *table.chance])


def table_of(exact: bool, stones: int, done: int, numbers: Iterable[float]) -> Bearoff:
    found = Bearoff(exact, stones, done)
    listed = list(numbers)
    found.mean = vec[float](listed[: found.size])
    found.chance = vec[float](listed[found.size :])
    return found


@cache
def bearoff(exact: bool, stones: int = STONES, done: int = 0) -> Bearoff:
    """The table for the printed rules (exact) or the common ones: a few seconds, once in the life of an installation."""
    wanted = lookup(exact, stones, done)
    numbers = kept.ask(wanted, kept.PATIENCE) if stones == STONES else kept.read(wanted)
    return table_of(exact, stones, done, kept.make(wanted) if numbers is None else numbers)


@cache
def race(exact: bool) -> Race:
    """Two sides that bear off by these rules; with fewer stones than all the others are off already, and nobody wins double."""
    return Race(bearoff(exact), bearoff(exact, STONES, STONES - 1), STONES == ALL_STONES)


def home(state: TablesState, seat: int) -> int:
    """A side's stones as the tables pack them; -1 if not all are home."""
    if not state.all_home(seat):
        return -1
    packed = 0
    for way in range(1, 7):
        packed |= state.at[PLACES * seat + 25 - way] << 4 * (way - 1)
    return packed
