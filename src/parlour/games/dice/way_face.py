"""Dice games whose seats walk along a way of numbered places, a pawn each."""

from abc import abstractmethod
from collections import Counter

from parlour.core.board import Board, Line, Plate, Site
from parlour.core.event import Event
from parlour.core.scene import Piece
from parlour.core.setup import Setup
from parlour.games.dice.engine import DiceState
from parlour.games.dice.face import COLOURS, DiceFace

START = "0"


def winding(labels: list[tuple[str, str]], columns: int, plate: Plate) -> Board:
    """A board whose places wind upwards from a wide start below, as (id, label); frames are drawn around the rows."""
    rows = (len(labels) + columns - 1) // columns
    left, bottom = 0.9, rows - 0.1
    sites = [Site(START, left + (columns - 1) / 2, rows + 1.05, "none", "start", size=0.8)]
    for at, (id, label) in enumerate(labels):
        row, along = divmod(at, columns)
        sites.append(Site(id, left + (along if row % 2 == 0 else columns - 1 - along), bottom - row, "square", "light", "", label, 0.9))
    sill = Line(((left - 0.5, rows + 0.5), (left + columns - 0.5, rows + 0.5)))
    return Board(left=0, top=0, width=columns + 0.8, height=rows + 1.8, plate=plate, sites=tuple(sites), lines=(sill,))


class WayFace(DiceFace):
    @abstractmethod
    def places(self, setup: Setup) -> list[str]:
        """The sites in order, the start first."""

    @abstractmethod
    def stands(self, state: DiceState, seat: int) -> int:
        """How far along them a seat is."""

    def pieces(self, state: DiceState) -> tuple[Piece, ...]:
        places = self.places(state.setup)
        beside: Counter[str] = Counter()
        pawns = []
        for seat in range(state.seats):
            site = places[self.stands(state, seat)]
            pawns.append(Piece("pawn", COLOURS[seat], site, beside[site]))
            beside[site] += 1
        return tuple(pawns)

    def walk(self, before: DiceState, after: DiceState) -> list[Event]:
        """The thrower's pawn goes on to where it stands now."""
        places = self.places(before.setup)
        seat = before.hand
        path = tuple(places[self.stands(before, seat) : self.stands(after, seat) + 1])
        return [Event("move", seat, path=path)] if len(path) > 1 else []
