"""Dice games whose seats walk along a way of numbered places, a pawn each."""

from abc import abstractmethod

from parlour.core.event import Event
from parlour.core.scene import Piece
from parlour.core.setup import Setup
from parlour.games.dice.board import COLOURS, START
from parlour.games.dice.face import DiceFace, S


class WayFace(DiceFace[S]):
    """The figure that is held first says how far a seat is."""

    @abstractmethod
    def way(self, setup: Setup) -> list[tuple[str, str]]:
        """The places in order, as (site, label)."""

    def stands(self, state: S) -> list[str]:
        """Where each seat is."""
        places = [START, *(site for site, _ in self.way(state.setup))]
        return [places[min(done, len(places) - 1)] for done in state.columns()[self.held[0]]]

    def pieces(self, state: S) -> tuple[Piece, ...]:
        sites = self.stands(state)
        return tuple(Piece("pawn", COLOURS[seat], site, sites[:seat].count(site)) for seat, site in enumerate(sites))

    def walk(self, before: S, after: S) -> list[Event]:
        """The thrower's pawn goes on to where it stands now."""
        places = [START, *(site for site, _ in self.way(before.setup))]
        start, end = (places.index(self.stands(state)[before.hand]) for state in (before, after))
        return [Event("move", before.hand, path=tuple(places[start : end + 1]))] if end > start else []
