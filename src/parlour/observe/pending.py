"""What a position holds beside pieces, dice, holdings and sheet, and a decision depends on: marks on sites, and figures.

A family says both once, as pairs of a name and what stands there; every position under a setup has the same names in the same order, so
that the names are those of its start. Seats are counted from the observer. Counters of moves made (for draws, for limits) are the past.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from parlour.catalogue import brought, game
from parlour.core.face import one_of
from parlour.core.roll_off import BEATEN, RollOff
from parlour.core.scene import Scene
from parlour.core.state import CHANCE, NOBODY, State

if TYPE_CHECKING:
    from parlour.games.dice.figures import Figure

Marks = Iterator[tuple[str, Sequence[str]]]  # by name, the sites that are marked
Figures = Iterator[tuple[str, int]]


def marks(state: State) -> Marks:
    """The marks of a position."""
    found = game(state.setup.game)
    if found.family in MARKS and found.id not in brought()[0]:
        yield from MARKS[found.family](state)


def figures(state: State, scene: Scene, seat: int) -> Figures:
    """The figures of a position, as a seat sees it."""
    found = game(state.setup.game)
    if found.family in FIGURES and found.id not in brought()[0]:
        yield from FIGURES[found.family](state, scene, seat)


def seat_name(seat: int) -> str:
    """A seat, counted from the observer."""
    return f"seat +{seat}" if seat else "own"


def by_seat(name: str, numbers: Sequence[int], seat: int) -> Figures:
    """A figure that every seat has, the observer's first."""
    for other in range(len(numbers)):
        yield f"{seat_name(other)} {name}", int(numbers[(seat + other) % len(numbers)])


def draughts_marks(state: State) -> Marks:
    from parlour.games.draughts.engine import DraughtsState
    from parlour.games.draughts.grid import EIGHT, NOWHERE
    from parlour.games.draughts.wall_engine import WallState

    if isinstance(state, WallState) and state.may_leave:
        yield "walled in", EIGHT.named(state.walled)
    if isinstance(state, DraughtsState):
        grid = state.rules.grid
        yield "taking", () if state.runner == NOWHERE else (grid.names[state.runner],)
        yield "jumped", grid.named(state.jumped)
        if state.rules.huffing:
            missed = state.missed != 0
            yield "missed", grid.named(state.missed)
            yield "missed from", (grid.names[state.missed_from],) if missed else ()
            yield "missed to", (grid.names[state.missed_to],) if missed else ()


def draughts_figures(state: State, scene: Scene, seat: int) -> Figures:
    from parlour.games.draughts.engine import DraughtsState

    if isinstance(state, DraughtsState) and state.rules.huffing:
        yield "must take", int(state.must_take)
        yield "missed by crowning", int(state.missed != 0 and state.missed_crowned)


def chess_marks(state: State) -> Marks:
    from parlour.games.chess.engine import ChessState
    from parlour.games.chess.grid import NOWHERE, name

    position = one_of(ChessState, state)
    if position.rules.en_passant:
        passing = position.passing()
        yield "en passant", () if passing == NOWHERE else (name(passing),)
    if position.rules.put_back:
        yield "taken on", (name(position.pocket_from),) if position.pocket else ()


def chess_figures(state: State, scene: Scene, seat: int) -> Figures:
    from parlour.games.chess.board import KINDS
    from parlour.games.chess.engine import ChessState
    from parlour.games.chess.pieces import KING

    position = one_of(ChessState, state)
    if position.rules.put_back:
        for kind in range(1, KING + 1):
            yield f"to put back {KINDS[kind]}", int(position.pocket & 7 == kind)


def halma_marks(state: State) -> Marks:
    from parlour.games.halma.engine import HalmaState
    from parlour.games.halma.graph import NOWHERE

    position = one_of(HalmaState, state)
    if position.rules.encloses:
        yield "encloser", () if position.encloser == NOWHERE else (position.rules.graph.names[position.encloser],)


def roll_off_figures(state: RollOff, seat: int) -> Figures:
    """Who throws for the start: whoever has not been beaten."""
    rivals = [int(state.rolling_off() and state.rolled(other) != BEATEN) for other in range(state.seats)]
    yield from by_seat("throws for the start", rivals, seat)


def ludo_figures(state: State, scene: Scene, seat: int) -> Figures:
    from parlour.games.ludo.engine import LudoState

    position = one_of(LudoState, state)
    rules = position.rules
    yield from roll_off_figures(position, seat)
    colours = [[at for at, owner in enumerate(rules.colours.owners) if owner == other] for other in range(position.seats)]
    for number in range(max(map(len, colours))):
        of = [theirs[number] if number < len(theirs) else -1 for theirs in colours]
        again = f" {number + 1}" if number else ""
        if rules.remembers_entry:
            entered = [int(colour >= 0 and position.entered >> colour & 1) for colour in of]
            yield from by_seat(f"has entered{again}", entered, seat)
        if rules.capturing.judged:
            judged = [int(position.judge >= 0 and colour == position.colour) for colour in of]
            yield from by_seat(f"is judged{again}", judged, seat)
    if rules.entry.first_free:
        yield "just entered", int(position.fresh)


def track_figures(state: State, scene: Scene, seat: int) -> Figures:
    from parlour.games.track.engine import TrackState

    position = one_of(TrackState, state)
    rules, seats = position.rules, position.seats
    yield from roll_off_figures(position, seat)
    yield "square to decide on", position.target
    yield "freed", int(position.freed)
    yield "muddied", int(position.muddied)
    for horse in range(rules.horses):
        pieces = range(horse * seats, (horse + 1) * seats)
        if rules.horses > 1:
            on_turn = [int(not position.rolling_off() and piece == position.piece) for piece in pieces]
            yield from by_seat(f"horse {horse + 1} on turn", on_turn, seat)
            yield from by_seat(f"horse {horse + 1} on square", [position.at(piece) for piece in pieces], seat)
            yield from by_seat(f"horse {horse + 1} misses", [position.idle(piece) for piece in pieces], seat)
            yield from by_seat(f"horse {horse + 1} half", [position.half >> piece & 1 for piece in pieces], seat)
            yield from by_seat(f"horse {horse + 1} out", [int(position.is_out(piece)) for piece in pieces], seat)
        else:
            yield from by_seat("out", [int(position.is_out(piece)) for piece in pieces], seat)
            for ahead in range(1, seats):
                watched = [position.watch(piece) >> (piece + ahead) % seats & 1 for piece in pieces]
                yield from by_seat(f"waits for the seat {ahead} on", watched, seat)
    if rules.horses > 1:
        yield from by_seat("began", [int(not position.rolling_off() and other == position.first) for other in range(seats)], seat)


def tables_figures(state: State, scene: Scene, seat: int) -> Figures:
    from parlour.games.tables.engine import TablesState
    from parlour.games.tables.rules import AFTER, ANSWER, CUBE, OPENING, PASCHES

    position = one_of(TablesState, state)
    for name, stage in (("opening", OPENING), ("may double", CUBE), ("to answer", ANSWER), ("game won", AFTER)):
        yield name, int(position.stage == stage)
    yield from by_seat("has thrown a pasch", [position.at[PASCHES], position.at[PASCHES + 1]], seat)
    yield "last step to", position.last  # as its colour counts
    yield "set with the first number", position.fresh_first
    yield "set with the second number", position.fresh_second
    yield "first two turns made", min(position.turns, 2)
    yield "crawford", int(position.crawford)
    yield "by the bridge", int(position.by_bridge)


def kniffel_figures(state: State, scene: Scene, seat: int) -> Figures:
    from parlour.games.kniffel.engine import KniffelState

    yield "throws made", one_of(KniffelState, state).thrown


def tricks_figures(state: State, scene: Scene, seat: int) -> Figures:
    """The dice in the order in which they fell, covered ones as 0."""
    from parlour.games.tricks.engine import TrickState

    position = one_of(TrickState, state)
    for number in range(position.trick.dice):
        yield f"die {number + 1}", scene.dice[number].face if number < len(scene.dice) else 0
    yield "said", max(position.said, 0)
    yield "named", max(position.named, 0)


def dice_figures(state: State, scene: Scene, seat: int) -> Figures:
    """What the game says in `through`, but for counters; how many dice are to be thrown; and the seat that rounds are counted from."""
    from parlour.games.dice.engine import DiceState

    assert isinstance(state, DiceState)
    position, seats = state, state.seats
    yield from by_seat("first in a round", [int(other == 0) for other in range(seats)], seat)
    yield "dice to throw", position.cup if position.turn == CHANCE else 0
    listed = [figure for figure in position.listed().figures if not figure.kind.counter]
    for figure in listed:
        if figure.seat == NOBODY:
            yield from as_numbers(figure, seats, seat)
    for other in range(seats):
        for figure in listed:
            if figure.seat == (seat + other) % seats:
                yield from ((f"{seat_name(other)} {name}", number) for name, number in as_numbers(figure, seats, seat))


def as_numbers(figure: Figure, seats: int, seat: int) -> Figures:
    """A figure of a dice game: seats and words of several as 0 or 1 each, dice as how many show each face, a word by its place."""
    from parlour.games.dice.figures import SEAT, SEATS, Dice, Several

    kind, name, number = figure.kind, figure.name, figure.numbers[0]
    if kind is SEAT:
        yield from by_seat(name, [int(other == number) for other in range(seats)], seat)
    elif kind is SEATS:
        yield from by_seat(name, [number >> other & 1 for other in range(seats)], seat)
    elif isinstance(kind, Several):
        yield from ((f"{name} {word}", number >> (at + kind.bit) & 1) for at, word in enumerate(kind.words))
    elif isinstance(kind, Dice):
        yield from ((f"{name} {face}", str(number).count(str(face))) for face in range(1, 7))
    elif kind.width == 1:
        yield name, number
    else:
        yield from ((f"{name} {at + kind.first}", number) for at, number in enumerate(figure.numbers))


MARKS: Final[Mapping[str, Callable[[State], Marks]]] = {"chess": chess_marks, "draughts": draughts_marks, "halma": halma_marks}
FIGURES: Final[Mapping[str, Callable[[State, Scene, int], Figures]]] = {
    "chess": chess_figures,
    "dice": dice_figures,
    "draughts": draughts_figures,
    "kniffel": kniffel_figures,
    "ludo": ludo_figures,
    "tables": tables_figures,
    "track": track_figures,
    "tricks": tricks_figures,
}
