"""The last stone: in turn, take one, two or three stones; whoever takes the last one wins. An action is the number of stones taken."""

from __future__ import annotations

import re
from collections.abc import Hashable, Sequence

from parlour import NOBODY, OVER, Option, PositionError, Result, Setup
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.plain import PlainState

MOST = 3


class LastStoneState(PlainState):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.stones = setup.number("stones")
        self.winner = NOBODY

    def actions(self) -> list[int]:
        return list(range(1, min(MOST, self.stones) + 1))

    def play(self, action: int) -> None:
        self.stones -= action
        if self.stones:
            self.turn = self.hand = 1 - self.turn
        else:
            self.winner, self.turn, self.hand = self.turn, OVER, NOBODY

    def clone(self) -> LastStoneState:
        copy = LastStoneState(self.setup)
        copy.turn, copy.hand, copy.stones, copy.winner = self.turn, self.hand, self.stones, self.winner
        return copy

    def ended(self) -> Result:
        places = (1, 2) if self.winner == 0 else (2, 1)
        return Result(places, (2 - places[0], 2 - places[1]), "last_stone")

    def text(self) -> str:
        return f"{1 - self.winner if self.turn == OVER else self.turn}:{self.stones}"

    def key(self) -> Hashable:
        return self.turn, self.stones


class LastStone(Game):
    def begin(self, setup: Setup) -> LastStoneState:
        return LastStoneState(setup)

    def parse(self, text: str, setup: Setup) -> LastStoneState:
        parts = re.fullmatch(r"([01]):(\d{1,2})", text.strip())
        if parts is None:
            raise PositionError(text, 0, "expected seat:stones, as in 0:21")
        state = LastStoneState(setup)
        state.turn = state.hand = int(parts[1])
        state.stones = int(parts[2])
        if state.stones > setup.number("stones"):
            raise PositionError(text, parts.start(2), f"there are only {setup.number('stones')} stones")
        if state.stones == 0:
            state.winner, state.turn, state.hand = 1 - state.turn, OVER, NOBODY
        return state

    def numbers(self, setup: Setup) -> tuple[Sequence[int], Sequence[int]]:
        return range(1, MOST + 1), ()

    def make_face(self) -> Face:
        from last_stone.face import LastStoneFace  # here, so that rules alone load fast

        return LastStoneFace()


GAME = LastStone(
    id="last_stone",
    family="last_stone",
    version=1,
    seats=(2,),
    usual_seats=2,
    options=(Option("stones", 21, low=5, high=70),),
)
