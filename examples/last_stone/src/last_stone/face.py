"""How the last stone is seen and touched: stones in rows of seven; touching one takes it and all behind it."""

from __future__ import annotations

from last_stone.rules import MOST, LastStoneState
from parlour.core.board import Board, Site
from parlour.core.event import Event
from parlour.core.family_face import FamilyFace
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.scene import Holding, Piece
from parlour.core.setup import Setup
from parlour.core.state import State

COLOURS = ("ivory", "ebony")
ROW = 7


class LastStoneFace(FamilyFace[LastStoneState]):
    family = "last_stone"
    kind = LastStoneState

    def board(self, setup: Setup) -> Board:
        stones = range(setup.number("stones"))
        sites = tuple(Site(str(stone + 1), float(stone % ROW), float(stone // ROW), "well") for stone in stones)
        rows = (len(sites) + ROW - 1) // ROW
        return Board(-1.0, -1.0, ROW + 1.0, rows + 1.0, "wood", sites)

    def token(self, state: LastStoneState, seat: int) -> str:
        return COLOURS[seat]

    def pieces(self, state: LastStoneState) -> tuple[Piece, ...]:
        return tuple(Piece("stone", "red", str(stone)) for stone in range(1, state.stones + 1))

    def holdings(self, state: LastStoneState, seat: int) -> tuple[Holding, ...]:
        return (Holding(say("last_stone-left"), state.stones, "stone", "red"),) if seat == state.hand else ()

    def prompt(self, state: LastStoneState) -> Message:
        return say("last_stone-prompt-take", colour=colour(COLOURS[state.hand]), most=min(MOST, state.stones))

    def ending(self, state: LastStoneState) -> Message:
        return say("last_stone-end-last_stone", winner=colour(COLOURS[state.winner]))

    def gesture(self, state: LastStoneState, action: int) -> Gesture:
        return Gesture(sites=(str(state.stones + 1 - action),))

    def write(self, state: State, action: int) -> str:
        return str(action)

    def happened(self, before: LastStoneState, action: int, after: LastStoneState) -> list[Event]:
        told = say("last_stone-log-take", colour=colour(COLOURS[before.hand]), count=action)
        taken = [str(stone) for stone in range(before.stones, after.stones, -1)]
        return [Event("take", before.hand, told if at == 0 else None, (site,)) for at, site in enumerate(taken)]

    def forbidding(self, state: LastStoneState, attempt: Gesture) -> Reason:
        return Reason("play", say("last_stone-why-last-three", most=min(MOST, state.stones)))

    def sketch(self, state: State) -> str:
        stones = self.own(state).stones
        return "\n".join("o " * min(ROW, stones - first) for first in range(0, stones, ROW))
