"""How a position of the track family stands: its pieces, its chips, whose turn it is, the places at the end, and all of it in writing.

What squares do and how it goes on is the engine's. (Sheet: track.md, part 0)
"""

from __future__ import annotations

from collections.abc import Hashable

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.result import Result
from parlour.core.roll_off import BEATEN, RollOff
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER
from parlour.games.track.rules import HOLD, LINE, MATE, TrackRules


class TrackStanding(RollOff):
    """A position: who stands where, and what is pending.

    at       the square of every piece; 0 for those that are out
    idle     the turns that each piece has still to miss
    watch    the pieces that each piece waits for, as bits (WAIT)
    rank     the order in which pieces began to wait for another one to come (MATE): 1 has waited longest, 0 does not wait
    chips    what each seat owns; pot: what lies in the middle
    gone     the pieces that are out, as bits; half: those whose next throw counts half
    piece    the piece whose turn it is; first: the seat that began
    target   the square on which a decision is to be made, else 0; `roll` is what was thrown for it
    freed    the piece on turn was freed and throws for its move
    trail    what happens is noted here for the face; None while nobody listens
    """

    def __init__(self, setup: Setup, rules: TrackRules, moves: vec[i64], figures: vec[i64], chips: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.rules: TrackRules = rules
        self.figures: vec[i64] = figures  # at, idle, watch and rank, one after the other: one vec is copied faster than four
        self.chips: vec[i64] = chips
        self.pot: i64 = 0
        self.gone: i64 = 0
        self.half: i64 = 0
        self.watchers: i64 = 0  # the pieces with somebody to wait for, as bits
        self.waiting: i64 = 0  # how many have a rank
        self.piece: i64 = 0
        self.first: i64 = 0
        self.target: i64 = 0
        self.roll: i64 = 0  # the last throw; part of the position only while `target` is set
        self.freed: bool = False
        self.winner: i64 = NOBODY
        self.trail: list[tuple[str, int]] | None = None
        self.turn = CHANCE
        self.hand = 0

    # What stands where

    def at(self, piece: i64) -> i64:
        return self.figures[piece]

    def idle(self, piece: i64) -> i64:
        return self.figures[self.rules.pieces + piece]

    def watch(self, piece: i64) -> i64:
        return self.figures[2 * self.rules.pieces + piece]

    def rank(self, piece: i64) -> i64:
        return self.figures[3 * self.rules.pieces + piece]

    def is_out(self, piece: i64) -> bool:
        return self.gone & BIT[piece] != 0

    def held(self) -> bool:
        """Whether the piece on turn needs a certain throw to leave its square."""
        return self.rules.kind[self.figures[self.piece]] == HOLD and not self.freed

    def taken(self, square: i64) -> bool:
        """Whether another piece keeps this one from resting there (alone)."""
        rules = self.rules
        if square == 0 or square == rules.open_square or rules.kind[square] == MATE:
            return False
        figures = self.figures
        other: i64 = 0
        while other < rules.pieces:
            if figures[other] == square and other != self.piece:
                return True
            other += 1
        return False

    # The end

    def place(self, seat: i64) -> i64:
        """The winner, then all that are still in the game, then those that are out (part 0)."""
        if seat == self.winner:
            return 1
        if not self.seat_is_out(seat):
            return 2
        better: i64 = 2
        for other in range(self.seats):
            if other != self.winner and not self.seat_is_out(other):
                better += 1
        return better

    def seat_is_out(self, seat: i64) -> bool:
        for piece in range(self.rules.pieces):
            if self.rules.owner[piece] == seat and self.gone & BIT[piece] == 0:
                return False
        return True

    def reason(self) -> str:
        """How the game ended: alone, over the line, or on the last square."""
        for piece in range(self.rules.pieces):
            if self.figures[piece] > self.rules.last:
                return "line"
            if self.figures[piece] == self.rules.last and self.rules.finish != LINE:
                return "pot" if self.rules.purse > 0 else "goal"
        return "alone"

    def result(self) -> Result:
        if self.turn != OVER:
            raise ValueError("the game is not over")
        places = tuple([int(self.place(seat)) for seat in range(self.seats)])
        if self.rules.purse > 0:
            return Result(places, tuple([int(self.chips[seat]) for seat in range(self.seats)]), self.reason())
        return Result(places, tuple([1 if seat == self.winner else 0 for seat in range(self.seats)]), self.reason())

    # In writing

    def key(self) -> Hashable:
        decision = (self.target, self.roll) if self.target > 0 else (0, 0)
        figures = tuple([self.figures[at] for at in range(4 * self.rules.pieces)])
        chips = tuple([self.chips[seat] for seat in range(self.seats)])
        first = self.first if self.rules.horses > 1 and self.rolls < 0 and self.turn != OVER else 0
        marks = (self.gone, self.half, self.freed)
        return (self.turn, self.piece, self.hand, first, self.rolls, decision, marks, figures, chips, self.winner)

    def text(self) -> str:
        """Y5 G57w(R) R6s1 Kx | Y; see position.py"""
        groups = []
        for seat in range(self.seats):
            places = [self.place_name(horse * self.seats + seat) for horse in range(self.rules.horses)]
            chips = f":{self.chips[seat]}" if self.rules.purse > 0 else ""
            groups.append(self.rules.letters[seat] + ",".join(places) + chips)
        if self.rules.purse > 0:
            groups.append(f"pot:{self.pot}")
        return f"{' '.join(groups)} | {self.pending()}"

    def place_name(self, piece: i64) -> str:
        if self.is_out(piece):
            return "x"
        text = str(self.at(piece))
        if self.idle(piece) > 0:
            text += f"s{self.idle(piece)}"
        if self.half & BIT[piece] != 0:
            text += "h"
        if self.rank(piece) > 0:
            text += f"w{self.rank(piece)}"
        if self.watch(piece) != 0:
            others = [self.rules.name(other) for other in range(self.rules.pieces) if self.watch(piece) & BIT[other] != 0]
            text += f"w({'+'.join(others)})"
        return text

    def pending(self) -> str:
        rules = self.rules
        if self.rolls >= 0:
            words = ["roll-off"]
            for seat in range(self.seats):
                roll = self.rolled(seat)
                if roll != BEATEN:
                    words.append(rules.letters[seat] + (str(roll) if roll > 0 else ""))
            return " ".join(words)
        if self.turn == OVER:
            return f"over {rules.letters[self.winner]}"
        text = rules.name(self.piece)
        if self.target > 0:
            text += f" {self.roll // 10}+{self.roll % 10} at {self.target}"
        if self.freed:
            text += ", freed"
        if rules.horses > 1:
            text += f", first {rules.letters[self.first]}"
        return text
