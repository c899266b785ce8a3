"""Solitaire: jump pegs over pegs on a cross of 33 holes, until few are left, or one, or a letter. (Sheet: mill_and_stones.md, 3)

Holes are bits, in the order of their names. An action is the number of a jump in JUMPS, or STOP.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.result import Result, worth
from parlour.core.setup import Setup
from parlour.core.state import NOBODY, OVER, State, room

NAMES: Final = [
    f"{column}{row}" for column in "abcdefg" for row in range(1, 8) if column in "cde" or row in (3, 4, 5)
]  # R1: the cross of 33 holes
HOLES: Final = len(NAMES)
PEGS: Final = 32
ALL: Final[i64] = 0x1FFFFFFFF
CENTRE: Final[i64] = BIT[NAMES.index("d4")]
START: Final[i64] = ALL ^ CENTRE


def _beyond(name: str, across: int, up: int) -> str:
    return f"{chr(ord(name[0]) + across)}{int(name[1]) + up}"


# Every jump as its three holes: from, over, to.
JUMPS: Final = [
    (name, _beyond(name, across, up), _beyond(name, 2 * across, 2 * up))
    for name in NAMES
    for across, up in ((-1, 0), (0, -1), (0, 1), (1, 0))
    if _beyond(name, 2 * across, 2 * up) in NAMES
]
STOP: Final[i64] = len(JUMPS)
# A jump is possible where, of its three holes, the first two are filled; it turns all three over.
JUMP_HOLES: Final = vec[i64]([BIT[NAMES.index(a)] | BIT[NAMES.index(b)] | BIT[NAMES.index(c)] for a, b, c in JUMPS])
JUMP_PEGS: Final = vec[i64]([BIT[NAMES.index(a)] | BIT[NAMES.index(b)] for a, b, _ in JUMPS])

# The shapes are ours (R4), each proven to be reachable.
LETTERS: Final = {
    "A": "c1 c2 c3 c4 c5 c6 c7 d4 d7 e1 e2 e3 e4 e5 e6 e7",
    "C": "c1 c2 c3 c4 c5 c6 c7 d1 d7 e1",
    "D": "c1 c2 c3 c4 c5 c6 c7 d1 d7 e2 e3 e4 e5 e6",
    "E": "c2 c3 c4 c5 c6 c7 d2 d5 d7",
    "E_large": "c1 c2 c3 c4 c5 c6 c7 d1 d4 d7 e1 e4 f4",
    "F": "c1 c2 c3 c4 c5 c6 c7 d4 d7 e7",
    "H": "c3 c4 c5 d4 e3 e4 e5",
    "H_wide": "a3 a4 a5 b4 c4 d4 e4 f4 g3 g4 g5",
    "I": "c1 c7 d1 d2 d3 d4 d5 d6 d7 e1 e7",
    "I_small": "c3 c5 d3 d4 d5 e3 e5",
    "I_stroke": "d1 d2 d3 d4",
    "J": "c3 c4 d3 e3 e4 e5 e6 e7",
    "L": "c1 c2 c3 c4 c5 c6 d1",
    "N": "c1 c2 c3 c4 c5 d5 e1 e2 e3 e4 e5",
    "O": "c1 c2 c3 c4 c5 c6 c7 d1 d7 e1 e2 e3 e4 e5 e6 e7",
    "P": "c1 c2 c3 c4 c5 c6 c7 d4 d7 e4 e5 e6 e7",
    "S": "c1 c4 c5 c6 c7 d1 d4 d7 e1 e2 e3 e4 e7",
    "T": "c5 d1 d2 d3 d4 d5 e5",
    "U": "c3 c4 c5 c6 c7 d3 e3 e4 e5 e6 e7",
    "V": "c3 c4 c5 c6 d2 e3 e4 e5 e6",
    "X": "c1 c2 c3 c5 c6 c7 d4 e1 e2 e3 e5 e6 e7",
    "Y": "c5 c6 d2 d3 d4 e5 e6",
}
FEWEST: Final = "fewest"
ONE_LEFT: Final = "one_left"
IN_CENTRE: Final = "one_in_centre"
GOALS: Final = (FEWEST, ONE_LEFT, IN_CENTRE, *(f"letter_{name}" for name in LETTERS))


def pegs_on(names: list[str]) -> i64:
    """Pegs on the holes of these names, as bits."""
    pegs: i64 = 0
    for name in names:
        pegs |= BIT[NAMES.index(name)]
    return pegs


def names(pegs: i64) -> list[str]:
    """The names of the holes that are filled, in order."""
    return [NAMES[hole] for hole in range(HOLES) if pegs & BIT[hole]]


def count_pegs(pegs: i64) -> i64:
    count: i64 = 0
    while pegs != 0:
        pegs &= pegs - 1
        count += 1
    return count


def can_jump(pegs: i64) -> bool:
    for jump in range(STOP):
        if pegs & JUMP_HOLES[jump] == JUMP_PEGS[jump]:
            return True
    return False


class Goal:
    """What is to be left at the end."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.fewest: Final = name == FEWEST
        self.picture: Final[i64] = self._picture(name)  # exactly these pegs; none: any single one

    def _picture(self, name: str) -> i64:
        if name == IN_CENTRE:
            return CENTRE
        if name.startswith("letter_"):
            return pegs_on(LETTERS[name.removeprefix("letter_")].split())
        return 0

    def reached(self, pegs: i64) -> bool:
        """With the fewest as the goal there is nothing to reach but the last peg, which ends the game anyhow."""
        return pegs == self.picture if self.picture != 0 else pegs & (pegs - 1) == 0


MISSES: Final = ("missed", "given_up")


class SolitaireState(State):
    """Whose turn it is plays alone, on a board of his own; the next one begins when he has finished."""

    def __init__(self, setup: Setup, goal: Goal, moves: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.goal: Goal = goal
        self.pegs: i64 = START
        self.points: list[int] = []  # penalty points of those who have played
        self.reasons: list[str] = []  # and how their rounds ended

    def clone(self) -> SolitaireState:
        copy = SolitaireState(self.setup, self.goal, self.moves)
        copy.turn = self.turn
        copy.hand = self.hand
        copy.pegs = self.pegs
        copy.points = self.points[:]
        copy.reasons = self.reasons[:]
        return copy

    def fill(self) -> i64:
        moves = self.moves
        holes = JUMP_HOLES
        filled = JUMP_PEGS
        pegs = self.pegs
        count: i64 = 0
        jump: i64 = 0
        while jump < STOP:
            if pegs & holes[jump] == filled[jump]:
                moves[count] = jump
                count += 1
            jump += 1
        moves[count] = STOP
        return count + 1

    def play(self, action: i64) -> None:
        if action == STOP:  # R5
            self.end_round("stopped" if self.goal.fewest else "given_up")
            return
        self.pegs ^= JUMP_HOLES[action]
        self.judge()

    def judge(self) -> None:
        """Whether the goal is reached, or nothing can jump any more."""
        if not self.goal.fewest and self.goal.reached(self.pegs):
            self.end_round("reached")
        elif not can_jump(self.pegs):
            self.end_round("no_jump" if self.goal.fewest else "missed")

    def end_round(self, reason: str) -> None:
        """One has finished: the next one begins, if there is one."""
        self.points.append(int(self.penalty()))
        self.reasons.append(reason)
        played = len(self.points)
        if played < self.seats:
            self.pegs = START
            self.turn = played
            self.hand = played
        else:
            self.turn = OVER
            self.hand = NOBODY

    def penalty(self) -> i64:
        """R3: every peg that is left is a penalty point."""
        return count_pegs(self.pegs)

    def result(self) -> Result:
        """Alone one wins or loses; among several the fewest points win, and whoever missed the goal stands behind all who reached it."""
        if self.turn != OVER:
            raise ValueError("the game is not over")
        if self.seats == 1:
            return Result((2 if self.reasons[0] in MISSES else 1,), (self.points[0],), self.reasons[0])
        ranks = [points + (HOLES if reason in MISSES else 0) for points, reason in zip(self.points, self.reasons, strict=True)]
        places = tuple([1 + sum([other < own for other in ranks]) for own in ranks])
        return Result(places, tuple(self.points), "rounds" if places.count(1) == 1 else "rounds_shared")

    def payoff(self, seat: i64) -> float:
        if self.seats > 1:
            return worth(self.result().places, seat)
        if self.goal.fewest:
            return (PEGS - self.points[0]) / (PEGS - 1)
        return 1.0 if self.reasons[0] == "reached" else 0.0

    def key(self) -> Hashable:
        return (self.turn, self.pegs, tuple(self.points), tuple(self.reasons))

    def text(self) -> str:
        """pegs=d4,d5 and, behind that, | played=31:stopped,7:no_jump, where that does not follow from the pegs"""
        text = f"pegs={','.join(names(self.pegs))}"
        follows = self.turn == OVER and self.reasons[-1] not in ("stopped", "given_up")
        known = len(self.points) - 1 if follows else len(self.points)
        played = [f"{self.points[seat]}:{self.reasons[seat]}" for seat in range(known)]
        return f"{text} | played={','.join(played)}" if played else text


def blank_state(setup: Setup) -> SolitaireState:
    """The start: every hole but the goal's free ones holds a peg."""
    return SolitaireState(setup, Goal(setup.choice("goal")), room(STOP + 1))
