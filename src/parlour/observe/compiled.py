"""Which families have a compiled observer, and what it is told."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from parlour.catalogue import brought, game
from parlour.core.face import one_of
from parlour.core.setup import Setup
from parlour.core.state import State
from parlour.observe.observation import Observation, observation
from parlour.observe.rows import ABSENT, Observer, Rows


@lru_cache(maxsize=64)
def observer(setup: Setup) -> Observer | None:
    """The observer of a setup, made once; none if its family has none."""
    found = game(setup.game)
    if found.family not in FAMILIES or found.id in brought()[0]:
        return None
    seen = observation(setup)
    made = FAMILIES[found.family](seen)
    made.marks, made.figures = begins(seen, "marks"), begins(seen, "figures")
    return made


def begins(seen: Observation, part: str) -> int:
    """Where a part begins, if the setup has it."""
    return seen.parts[part].start if part in seen.parts else ABSENT


class Sight:
    """What seats see of one position after the other, as numbers of 32 bits: by compiled code where the family has an observer."""

    def __init__(self, setup: Setup) -> None:
        self._scenes: Final = observation(setup)
        self._observer: Final = observer(setup)
        self._rows: Final = Rows(1, self._scenes.size)

    def of(self, state: State, seat: int) -> memoryview:
        """The numbers, which the next look overwrites."""
        if self._observer is None:
            return memoryview(array("i", self._scenes.of(state, seat)))
        self._rows.open(0)
        self._observer.see(state, seat, self._rows)
        return memoryview(self._rows.seen)


def spots(seen: Observation, names: list[str]) -> list[int]:
    """For every seat, the place at which each of these sites is seen."""
    return [seen.spot(name, seat) for seat in range(seen.seats) for name in names]


def mill(seen: Observation) -> Observer:
    from parlour.games.mill.grid import NAMES
    from parlour.observe.duel_observers import MillObserver

    names = list(NAMES)
    return MillObserver(seen.size, len(names), spots(seen, names), seen.parts["sites"].start, seen.parts["hold"].start)


def draughts(seen: Observation) -> Observer:
    from parlour.games.draughts.engine import DraughtsState
    from parlour.games.draughts.grid import EIGHT
    from parlour.games.draughts.step_engine import StepState
    from parlour.games.draughts.wall_engine import ARMY, WallState
    from parlour.observe.duel_observers import DraughtsObserver, StepObserver

    start = game(seen.setup.game).begin(seen.setup)
    sites, hold = seen.parts["sites"].start, seen.parts["hold"].start
    if isinstance(start, StepState):
        army = ARMY if isinstance(start, WallState) else 0
        return StepObserver(seen.size, EIGHT.squares, spots(seen, list(EIGHT.names)), sites, hold, army)
    rules = one_of(DraughtsState, start).rules
    names = list(rules.grid.names)
    return DraughtsObserver(seen.size, len(names), spots(seen, names), sites, hold, rules.army)


def five(seen: Observation) -> Observer:
    from parlour.games.five.engine import FiveState
    from parlour.observe.duel_observers import FiveObserver

    grid = one_of(FiveState, game(seen.setup.game).begin(seen.setup)).grid
    squares = list(grid.squares)
    turned = [seen.spot(grid.name(square), seat) if square in squares else 0 for seat in range(2) for square in range(grid.area)]
    return FiveObserver(seen.size, len(squares), turned, seen.parts["sites"].start, seen.parts["hold"].start, grid.area)


def chess(seen: Observation) -> Observer:
    from parlour.games.chess.grid import name
    from parlour.observe.duel_observers import ChessObserver

    names = [name(square) for square in range(64)]
    sites, hold = seen.parts["sites"].start, seen.parts["hold"].start
    return ChessObserver(seen.size, 64, spots(seen, names), sites, hold, len(seen.kinds))


def tables(seen: Observation) -> Observer:
    from parlour.games.tables.board import cube
    from parlour.games.tables.engine import TablesState
    from parlour.games.tables.notation import site
    from parlour.games.tables.rules import PLACES
    from parlour.observe.tables_observers import TablesObserver

    start = one_of(TablesState, game(seen.setup.game).begin(seen.setup))
    names = [site(start, owner, x) for owner in range(2) for x in range(PLACES)]
    cubes = [seen.spot(cube(owner), seat) for seat in range(2) for owner in (-1, 0, 1)]
    parts = seen.parts
    return TablesObserver(
        seen.size, len(seen.sites), spots(seen, names), cubes, parts["sites"].start, parts["dice"].start, parts["hold"].start
    )


def halma(seen: Observation) -> Observer:
    from parlour.games.halma.engine import HalmaState
    from parlour.observe.halma_observers import NONE, HalmaObserver

    rules = one_of(HalmaState, game(seen.setup.game).begin(seen.setup)).rules
    held = seen.holdings
    left = held.index("halma-holding-left") if "halma-holding-left" in held else NONE
    home = next((held.index(name) for name in ("halma-holding-home", "halma-holding-court") if name in held), NONE)
    sites, dice, hold = (begins(seen, part) for part in ("sites", "dice", "hold"))
    return HalmaObserver(seen.size, seen.seats, spots(seen, list(rules.graph.names)), sites, dice, hold, len(held), left, home)


def ludo(seen: Observation) -> Observer:
    from parlour.games.ludo.engine import LudoState
    from parlour.games.ludo.face import LudoFace
    from parlour.games.ludo.rules import PIECES
    from parlour.observe.ludo_observers import LudoObserver

    rules = one_of(LudoState, game(seen.setup.game).begin(seen.setup)).rules
    assert isinstance(seen.face, LudoFace)
    layout = seen.face.layout(seen.setup)
    owners = list(rules.colours.owners)
    run = range(rules.squares.top + 1)
    names = [
        name
        for colour in range(len(owners))
        for name in (*(layout.house(colour, number) for number in range(PIECES)), *(layout.site(colour, progress) for progress in run))
    ]
    turns = [owners[:colour].count(owner) if owner >= 0 else 0 for colour, owner in enumerate(owners)]
    parts = seen.parts
    return LudoObserver(
        seen.size,
        seen.seats,
        len(seen.sites),
        PIECES + len(run),
        spots(seen, names),
        seen.colours,
        turns,
        parts["sites"].start,
        parts["dice"].start,
        parts["hold"].start,
        len(seen.holdings),
    )


def kniffel(seen: Observation) -> Observer:
    from parlour.games.kniffel.rules import BOXES
    from parlour.observe.kniffel_observers import KniffelObserver

    lines = [seen.rows.index(box) for box in BOXES]
    sums = [seen.rows.index(row) if row in seen.rows else -1 for row in ("upper", "bonus", "lower", "extra", "total")]
    dice, hold, sheet = (seen.parts[name].start for name in ("dice", "hold", "sheet"))
    return KniffelObserver(seen.size, seen.seats, lines, sums, dice, hold, sheet, len(seen.rows))


FAMILIES: Final[Mapping[str, Callable[[Observation], Observer]]] = {
    "chess": chess,
    "draughts": draughts,
    "five": five,
    "halma": halma,
    "kniffel": kniffel,
    "ludo": ludo,
    "mill": mill,
    "tables": tables,
}
