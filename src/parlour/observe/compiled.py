"""Which families have a compiled observer, and what it is told."""

from __future__ import annotations

from parlour.catalogue import game
from parlour.core.face import one_of
from parlour.core.setup import Setup
from parlour.observe.observation import Observation
from parlour.observe.rows import Observer


def observer(setup: Setup) -> Observer | None:
    """The observer of a setup; none if its family has none."""
    found = game(setup.game)
    seen = Observation(setup)
    if found.family == "mill":
        return mill(seen)
    if found.family == "draughts" and found.id not in ("wolf_und_schafe", "mauern"):
        return draughts(seen)
    if found.family == "chess":
        return chess(seen)
    if found.family == "tables":
        return tables(seen)
    return None


def squares(seen: Observation, names: list[str]) -> list[int]:
    """For both seats, the place at which each square of the rules is seen."""
    return [seen.spot(name, seat) for seat in range(2) for name in names]


def mill(seen: Observation) -> Observer:
    from parlour.games.mill.grid import NAMES
    from parlour.observe.duel_observers import MillObserver

    names = list(NAMES)
    return MillObserver(seen.size, len(names), squares(seen, names), seen.parts["sites"].start, seen.parts["hold"].start)


def draughts(seen: Observation) -> Observer:
    from parlour.games.draughts.engine import DraughtsState
    from parlour.observe.duel_observers import DraughtsObserver

    rules = one_of(DraughtsState, game(seen.setup.game).begin(seen.setup)).rules
    names = list(rules.grid.names)
    sites, hold = seen.parts["sites"].start, seen.parts["hold"].start
    return DraughtsObserver(seen.size, len(names), squares(seen, names), sites, hold, rules.army)


def chess(seen: Observation) -> Observer:
    from parlour.games.chess.grid import name
    from parlour.observe.duel_observers import ChessObserver

    names = [name(square) for square in range(64)]
    sites, hold = seen.parts["sites"].start, seen.parts["hold"].start
    return ChessObserver(seen.size, 64, squares(seen, names), sites, hold, len(seen.kinds))


def tables(seen: Observation) -> Observer:
    from parlour.games.tables.board import cube
    from parlour.games.tables.engine import TablesState
    from parlour.games.tables.notation import site
    from parlour.games.tables.rules import PLACES
    from parlour.observe.tables_observers import TablesObserver

    start = one_of(TablesState, game(seen.setup.game).begin(seen.setup))
    names = [site(start, owner, x) for owner in range(2) for x in range(PLACES)]
    spots = [seen.spot(name, seat) for seat in range(2) for name in names]
    cubes = [seen.spot(cube(owner), seat) for seat in range(2) for owner in (-1, 0, 1)]
    parts = seen.parts
    return TablesObserver(seen.size, len(seen.sites), spots, cubes, parts["sites"].start, parts["dice"].start, parts["hold"].start)
