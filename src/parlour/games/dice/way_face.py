"""Dice games whose seats walk along a way of numbered places, a pawn each."""

from abc import abstractmethod
from collections import Counter

from parlour.core.event import Event
from parlour.core.scene import Piece
from parlour.core.setup import Setup
from parlour.games.dice.board import COLOURS
from parlour.games.dice.face import DiceFace, S


class WayFace(DiceFace[S]):
    @abstractmethod
    def places(self, setup: Setup) -> list[str]:
        """The sites in order, the start first."""

    @abstractmethod
    def stands(self, state: S, seat: int) -> int:
        """How far along them a seat is."""

    def pieces(self, state: S) -> tuple[Piece, ...]:
        places = self.places(state.setup)
        beside: Counter[str] = Counter()
        pawns = []
        for seat in range(state.seats):
            site = places[self.stands(state, seat)]
            pawns.append(Piece("pawn", COLOURS[seat], site, beside[site]))
            beside[site] += 1
        return tuple(pawns)

    def walk(self, before: S, after: S) -> list[Event]:
        """The thrower's pawn goes on to where it stands now."""
        places = self.places(before.setup)
        seat = before.hand
        path = tuple(places[self.stands(before, seat) : self.stands(after, seat) + 1])
        return [Event("move", seat, path=path)] if len(path) > 1 else []
