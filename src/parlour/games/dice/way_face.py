"""Dice games whose seats walk along a way of numbered places, a pawn each."""

from abc import abstractmethod
from typing import NamedTuple

from parlour.core.board import Board, Plate
from parlour.core.event import Event
from parlour.core.scene import Piece
from parlour.core.setup import Setup
from parlour.games.dice.board import COLOURS, START, winding
from parlour.games.dice.face import DiceFace, S


class Way(NamedTuple):
    places: list[tuple[str, str]]  # in order, as (site, label)
    columns: int
    plate: Plate
    role: str  # of the places

    def sites(self) -> list[str]:
        """Where a seat can be, from the start on."""
        return [START, *(site for site, _ in self.places)]


class WayFace(DiceFace[S]):
    """The figure that is held first says how far a seat is."""

    @abstractmethod
    def way(self, setup: Setup) -> Way:
        """What they walk along."""

    def board(self, setup: Setup) -> Board:
        return winding(*self.way(setup))

    def stands(self, state: S) -> list[str]:
        """Where each seat is."""
        sites = self.way(state.setup).sites()
        return [sites[min(done, len(sites) - 1)] for done in state.columns()[self.held[0]]]

    def pieces(self, state: S) -> tuple[Piece, ...]:
        sites = self.stands(state)
        return tuple(Piece("pawn", COLOURS[seat], site, sites[:seat].count(site)) for seat, site in enumerate(sites))

    def walk(self, before: S, after: S) -> list[Event]:
        """The thrower's pawn goes on to where it stands now."""
        sites = self.way(before.setup).sites()
        start, end = (sites.index(self.stands(state)[before.hand]) for state in (before, after))
        return [Event("move", before.hand, path=tuple(sites[start : end + 1]))] if end > start else []
