"""Kniffel: throw five dice up to three times and write the throw into one of thirteen boxes. (Sheet: dice.md, kniffel)

A turn is a throw of all five, up to two more throws of any dice, and a box. Throws are numbered as in throws.py.

    0 to 12              write into this box, in the order of BOXES
    KEEP + number        keep these dice (a throw of 0 to 4) and throw the others again
    at CHANCE            the faces just thrown, ascending, as a decimal number: 13356, or 26 for two dice
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import bit_count
from parlour.core.result import Result, ranked, worth
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State, room
from parlour.games.dice.figures import LETTERS
from parlour.games.dice.throws import FIVES, JOINED, JOINED_AT, KEPT, KEPT_AT, NUMBER, SIZE, THROWS, list_outcomes, odds, thrown
from parlour.games.kniffel.rules import ALL_BOXES, BONUS, BONUS_FROM, COUNT, EQUAL, KNIFFEL, NUMBERS, KniffelRules

KEEP: Final[i64] = 16
MOST_ACTIONS: Final = 252  # the outcomes of five dice; a decision has at most 31 keeps and 13 boxes


class KniffelState(State):
    """A position: every seat's column of the sheet, and the dice of the seat in hand."""

    def __init__(self, setup: Setup, rules: KniffelRules, moves: vec[i64], points: vec[i64], filled: vec[i64], extra: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.rules: KniffelRules = rules
        self.points: vec[i64] = points  # of every box, column after column
        self.filled: vec[i64] = filled  # per seat: the boxes written so far
        self.extra: vec[i64] = extra  # per seat: points for further Kniffels
        self.turn = CHANCE
        self.thrown: i64 = 0  # throws made in this turn
        self.kept: i64 = 0  # the dice that lay still in the last throw, or will in the one to come
        self.dice: i64 = 0  # the five dice at a decision; 0 while they are in the cup

    def clone(self) -> KniffelState:
        copy = KniffelState(self.setup, self.rules, self.moves, self.points[:], self.filled[:], self.extra[:])
        copy.turn = self.turn
        copy.hand = self.hand
        copy.thrown = self.thrown
        copy.kept = self.kept
        copy.dice = self.dice
        return copy

    # What is legal

    def cup(self) -> i64:
        """How many dice the next throw takes."""
        return 5 - SIZE[self.kept]

    def fill(self) -> i64:
        moves = self.moves
        if self.turn == CHANCE:
            return list_outcomes(self.cup(), moves)
        count: i64 = 0
        boxes = self.boxes()
        box: i64 = 0
        while boxes != 0:
            if boxes & 1 != 0:
                moves[count] = box
                count += 1
            boxes >>= 1
            box += 1
        if self.thrown < 3:
            kept = KEPT
            at = KEPT_AT[self.dice - FIVES]
            end = KEPT_AT[self.dice - FIVES + 1]
            while at < end:
                moves[count] = KEEP + kept[at]
                count += 1
                at += 1
        return count

    def weights(self) -> list[int]:
        return odds(self.cup())

    def throw(self, rng: Random) -> i64:
        return thrown(self.cup(), rng)

    def sample(self, rng: Random) -> i64:
        if self.turn == CHANCE:
            return thrown(self.cup(), rng)
        boxes = self.boxes()
        count = bit_count(boxes)
        if self.thrown < 3:
            at = KEPT_AT[self.dice - FIVES]
            drawn = rng.randrange(count + KEPT_AT[self.dice - FIVES + 1] - at)
            if drawn >= count:
                return KEEP + KEPT[at + drawn - count]
        else:
            drawn = rng.randrange(count)
        box: i64 = 0
        while drawn > 0 or boxes & 1 == 0:
            drawn -= boxes & 1
            boxes >>= 1
            box += 1
        return box

    # What the dice may do for the seat in hand

    def boxes(self) -> i64:
        """The boxes that they may be written into."""
        return self.rules.boxes(self.dice, self.filled[self.hand], self.held(self.hand))

    def offer(self, box: i64) -> i64:
        """What they would give in one of these boxes."""
        return self.rules.points(self.dice, box, self.filled[self.hand], self.held(self.hand))

    def offered_extra(self) -> i64:
        """The extra points that writing them would bring."""
        return self.rules.extra(self.dice, self.filled[self.hand], self.held(self.hand))

    def another(self) -> bool:
        """Whether they are a further Kniffel."""
        return self.rules.another(self.dice, self.filled[self.hand], self.held(self.hand))

    # How it goes on

    def play(self, action: i64) -> None:
        if self.turn == CHANCE:
            self.dice = JOINED[JOINED_AT[self.kept] + NUMBER[action]]
            self.thrown += 1
            self.turn = self.hand
        elif action >= KEEP:
            self.kept = action - KEEP
            self.dice = 0
            self.turn = CHANCE
        else:
            self.enter(action)

    def enter(self, box: i64) -> None:
        """Write the dice into the box and pass them on; all columns are full when the next one is."""
        points = self.offer(box)
        if EQUAL[self.dice - FIVES] != 0:
            self.extra[self.hand] += self.offered_extra()
        self.write(self.hand, box, points)
        self.dice = 0
        self.kept = 0
        self.thrown = 0
        self.hand += 1
        if self.hand == self.seats:
            self.hand = 0
        self.turn = CHANCE
        if self.filled[self.hand] == ALL_BOXES:
            self.turn = OVER
            self.hand = NOBODY

    def write(self, seat: i64, box: i64, points: i64) -> None:
        self.points[seat * COUNT + box] = points
        self.filled[seat] |= 1 << box

    # How it stands

    def held(self, seat: i64) -> i64:
        """What stands in a seat's kniffel box, 0 while it is open."""
        return self.points[seat * COUNT + KNIFFEL]

    def entry(self, seat: i64, box: i64) -> int | None:
        """What stands in a box; None while it is open."""
        return self.points[seat * COUNT + box] if self.filled[seat] >> box & 1 != 0 else None

    def upper(self, seat: i64) -> i64:
        """The sum of a seat's number boxes."""
        return self.added(seat, 0, NUMBERS)

    def lower(self, seat: i64) -> i64:
        """The sum of a seat's lower boxes."""
        return self.added(seat, NUMBERS, COUNT)

    def added(self, seat: i64, first: i64, end: i64) -> i64:
        points = self.points
        total: i64 = 0
        for at in range(seat * COUNT + first, seat * COUNT + end):
            total += points[at]
        return total

    def bonus(self, seat: i64) -> i64:
        return BONUS if self.upper(seat) >= BONUS_FROM else 0

    def total(self, seat: i64) -> i64:
        """A seat's points so far."""
        return self.upper(seat) + self.bonus(seat) + self.lower(seat) + self.extra[seat]

    def ended(self) -> Result:
        return ranked([self.total(seat) for seat in range(self.seats)], "sheet_full")

    def payoff(self, seat: i64) -> float:
        """Alone, the total, scaled. In company four fifths for the place and one fifth for the lead in points:

        places alone would leave a search nothing to choose by whenever its random games are all won or all lost.
        """
        own = self.total(seat)
        if self.seats == 1:
            return solo_worth(own)
        result = self.result()
        lead = float(own) - float(sum(result.scores) - own) / float(self.seats - 1)
        return 0.8 * worth(result.places, seat) + 0.2 / (1.0 + exp(-lead / 50.0))

    def key(self) -> Hashable:
        kept = self.kept if self.turn == CHANCE else 0
        return (self.hand, self.thrown, kept, self.dice, tuple(self.points), tuple(self.filled), tuple(self.extra))

    def text(self) -> str:
        """A[3,-,9,12,-,18;21,-,25,30,40,50,-;50] | A throw 2: 335+16 (see position.py)"""
        columns = " ".join([self.column_text(seat) for seat in range(self.seats)])
        if self.turn == OVER:
            return columns
        number = self.thrown + 1 if self.turn == CHANCE else self.thrown
        return f"{columns} | {LETTERS[self.hand]} throw {number}: {digits(THROWS[self.kept])}+{digits(self.fresh())}"

    def column_text(self, seat: i64) -> str:
        entries = [self.entry(seat, box) for box in range(COUNT)]
        boxes = ["-" if points is None else str(points) for points in entries]
        return f"{LETTERS[seat]}[{','.join(boxes[:6])};{','.join(boxes[6:])};{self.extra[seat]}]"

    def fresh(self) -> list[int]:
        """The faces that came with the last throw."""
        return without(THROWS[self.dice], THROWS[self.kept]) if self.dice != 0 else []


def solo_worth(total: i64) -> float:
    """A total from 0 to 1: even steps up to 300, where nearly all games end, then bending so that it never reaches 1."""
    if total <= 300:
        return float(total) / 400.0
    return 1.0 - 0.25 * exp(float(300 - total) / 100.0)


def without(faces: Sequence[int], kept: Sequence[int]) -> list[int]:
    """The faces that are left when some are kept."""
    left = list(faces)
    for face in kept:
        left.remove(face)
    return left


def digits(faces: Sequence[int]) -> str:
    return "".join([str(face) for face in faces])


def blank_state(setup: Setup) -> KniffelState:
    """Empty columns, before the first throw."""
    return KniffelState(setup, KniffelRules(setup), room(MOST_ACTIONS), room(setup.seats * COUNT), room(setup.seats), room(setup.seats))
