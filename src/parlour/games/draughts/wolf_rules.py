"""Wolf and sheep: four sheep that only go forward try to shut in a wolf that wants past them. (Sheet: draughts.md, 7)

Actions: 64 * from + to is a step; PLACE + square is the wolf's choice of where to begin.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.duel import Duel
from parlour.core.setup import Setup
from parlour.core.state import room
from parlour.games.draughts.grid import EIGHT, NOWHERE

MOST_ACTIONS: Final = 32  # the wolf's first choice is the widest
SHEEP: Final[i64] = 0
WOLF: Final[i64] = 1
PLACE: Final[i64] = 8320
FLOCK: Final = sum(BIT[EIGHT.names.index(name)] for name in ("a1", "c1", "e1", "g1"))
ROW: Final = vec[i64]([row for _, row in EIGHT.places])


class WolfState(Duel):
    def __init__(self, setup: Setup, moves: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.sheep: i64 = FLOCK
        self.wolf: i64 = NOWHERE  # not placed yet
        self.side: i64 = WOLF
        self.turn = WOLF
        self.hand = WOLF

    def clone(self) -> WolfState:
        copy = WolfState(self.setup, self.moves)
        copy.turn = self.turn
        copy.hand = self.hand
        copy.sheep = self.sheep
        copy.wolf = self.wolf
        copy.side = self.side
        copy.winner = self.winner
        copy.reason = self.reason
        return copy

    def fill(self) -> i64:
        count: i64 = 0
        if self.wolf == NOWHERE:
            for square in range(EIGHT.squares):
                if self.sheep & BIT[square] == 0:
                    self.moves[count] = PLACE + square
                    count += 1
            return count
        if self.side == WOLF:
            return self.fill_steps(self.wolf, 4, 0)
        for square in range(EIGHT.squares):
            if self.sheep & BIT[square] != 0:
                count = self.fill_steps(square, 2, count)
        return count

    def fill_steps(self, square: i64, directions: i64, count: i64) -> i64:
        """The steps of one piece, in ascending order of their targets."""
        first = count
        for direction in range(directions):
            target = EIGHT.step[direction * EIGHT.squares + square]
            if target == NOWHERE or self.sheep & BIT[target] != 0 or target == self.wolf:
                continue
            move = 64 * square + target
            back = count
            while back > first and self.moves[back - 1] > move:
                self.moves[back] = self.moves[back - 1]
                back -= 1
            self.moves[back] = move
            count += 1
        return count

    def play(self, action: i64) -> None:
        if action >= PLACE:
            self.wolf = action - PLACE
            self.side = SHEEP if self.setup.choice("first_move") == "sheep" else WOLF  # R1
        else:
            target = action & 63
            if self.side == WOLF:
                self.wolf = target
            else:
                self.sheep ^= BIT[action >> 6] | BIT[target]
            self.side = 1 - self.side
        self.turn = self.side
        self.hand = self.side
        self.judge()

    def judge(self) -> None:
        """No move is looked at before "behind", so a wolf shut in on the first row has lost."""
        if self.wolf == NOWHERE:
            return
        if self.fill() == 0:
            self.end(1 - self.side, "caught" if self.side == WOLF else "stuck")
        elif self.is_through():
            self.end(WOLF, "through")

    def is_through(self) -> bool:
        """R2: the wolf stands on a lower row than every sheep; level with the last is not yet through."""
        for square in range(EIGHT.squares):
            if self.sheep & BIT[square] != 0 and ROW[square] <= ROW[self.wolf]:
                return False
        return True

    def key(self) -> Hashable:
        return (self.side, self.sheep, self.wolf)

    def text(self) -> str:
        wolf = "" if self.wolf == NOWHERE else EIGHT.names[self.wolf]
        return f"{'W' if self.side == SHEEP else 'B'}:W{','.join(EIGHT.named(self.sheep))}:B{wolf}"


def blank_state(setup: Setup) -> WolfState:
    """The start: the sheep at home, the wolf still to be placed."""
    return WolfState(setup, room(MOST_ACTIONS))
