"""Kniffel: throw five dice up to three times and write the throw into one of thirteen boxes. (Sheet: dice.md, kniffel)

A turn is a throw of all five, up to two more throws of any dice, and a box. Throws are numbered as in throws.py.

    0 to 12              write into this box, in the order of BOXES
    KEEP + number        keep these dice (a throw of 0 to 4) and throw the others again
    at CHANCE            the faces just thrown, ascending, as a decimal number: 13356, or 26 for two dice
"""

from __future__ import annotations

from collections.abc import Hashable
from math import exp
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result, ranked, worth
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State, room
from parlour.games.dice import throws

UPPER: Final = ["ones", "twos", "threes", "fours", "fives", "sixes"]
LOWER: Final = ["three_kind", "four_kind", "full_house", "small_straight", "large_straight", "kniffel", "chance"]
BOXES: Final = UPPER + LOWER
COUNT: Final[i64] = 13  # boxes
NUMBERS: Final[i64] = 6  # the first boxes collect one number each
FULL_HOUSE: Final[i64] = 8
SMALL_STRAIGHT: Final[i64] = 9
LARGE_STRAIGHT: Final[i64] = 10
KNIFFEL: Final[i64] = 11
CHANCE_BOX: Final[i64] = 12
ALL_BOXES: Final[i64] = (1 << 13) - 1
LOWER_BOXES: Final[i64] = ALL_BOXES & ~63

KNIFFEL_POINTS: Final[i64] = 50
BONUS_FROM: Final[i64] = 63
BONUS: Final[i64] = 35

KEEP: Final[i64] = 16
FIVES: Final[i64] = 210  # the first throw of five dice
MOST_ACTIONS: Final = 252  # the outcomes of five dice; a decision has at most 31 keeps and 13 boxes

# extra_kniffel
NONE: Final[i64] = 0
PRINTED: Final[i64] = 1
YAHTZEE_FORCED: Final[i64] = 2
YAHTZEE_FREE: Final[i64] = 3
CHOICES: Final = ("printed", "none", "yahtzee_forced", "yahtzee_free")

# A column of the sheet: the points in the 13 boxes, then
FILLED: Final[i64] = 13  # the boxes written so far, as bits
UPPER_SUM: Final[i64] = 14
EXTRA: Final[i64] = 15  # points for further Kniffels
COLUMN: Final[i64] = 16  # the length of a column


def plain(faces: tuple[int, ...], box: int) -> int:
    """What five dice give in a box by themselves."""
    most = max(faces.count(face) for face in faces)
    if box < NUMBERS:
        return (box + 1) * faces.count(box + 1)
    if box == FULL_HOUSE:
        return 25 if sorted(faces.count(face) for face in set(faces)) == [2, 3] else 0
    if box == SMALL_STRAIGHT:
        return 30 if any(set(range(low, low + 4)) <= set(faces) for low in (1, 2, 3)) else 0
    if box == LARGE_STRAIGHT:
        return 40 if len(set(faces)) == 5 and max(faces) - min(faces) == 4 else 0
    if box == KNIFFEL:
        return 50 if most == 5 else 0
    needed = 0 if box == CHANCE_BOX else box - 3  # three or four of a kind
    return sum(faces) if most >= needed else 0


def joker(faces: tuple[int, ...], box: int) -> int:
    """What five equal dice give in a lower box as a joker."""
    return {8: 25, 9: 30, 10: 40}.get(box, plain(faces, box))


_throws: Final = [faces for faces in throws.THROWS if len(faces) == 5]
# The points of throw t in box b: PLAIN[(t - FIVES) << 4 | b]. JOKER differs for five equal in the fixed lower boxes.
PLAIN: Final = vec[i64]([plain(faces, box) if box < 13 else 0 for faces in _throws for box in range(16)])
JOKER: Final = vec[i64]([joker(faces, box) if box < 13 else 0 for faces in _throws for box in range(16)])
EQUAL: Final = vec[i64]([faces[0] if faces[0] == faces[4] else 0 for faces in _throws])  # the value of five equal dice, else 0

# Tables of throws.py, bound here so that compiled code reads them directly.
NUMBER: Final = throws.NUMBER
DECIMAL: Final = throws.DECIMAL
ORDERS: Final = throws.ORDERS
SIZE: Final = throws.SIZE
FIRST: Final = throws.FIRST
WAYS: Final = throws.WAYS
FALLEN: Final = throws.FALLEN
FALLEN_AT: Final = throws.FALLEN_AT
KEPT: Final = throws.KEPT
KEPT_AT: Final = throws.KEPT_AT
JOINED: Final = throws.JOINED
JOINED_AT: Final = throws.JOINED_AT


class KniffelRules:
    """What further Kniffels are worth and where they go. `held` is what stands in the kniffel box, 0 while it is open."""

    def __init__(self, setup: Setup) -> None:
        extra = setup.choice("extra_kniffel")
        self.extra_kniffel: Final[i64] = ("none", "printed", "yahtzee_forced", "yahtzee_free").index(extra)
        self.zero_counts: Final = setup.flag("zero_counts_as_entry")

    def another(self, dice: i64, filled: i64, held: i64) -> bool:
        """Whether the dice are a further Kniffel: five equal, with an entry in the kniffel box."""
        if EQUAL[dice - FIVES] == 0 or self.extra_kniffel == NONE or filled >> KNIFFEL & 1 == 0:
            return False
        return held > 0 or self.zero_counts or self.extra_kniffel != PRINTED  # R3

    def boxes(self, dice: i64, filled: i64, held: i64) -> i64:
        """The boxes that may take the dice, as bits."""
        free = ALL_BOXES & ~filled
        if EQUAL[dice - FIVES] == 0 or self.extra_kniffel == YAHTZEE_FREE or not self.another(dice, filled, held):
            return free
        number: i64 = 1 << (EQUAL[dice - FIVES] - 1)
        if free & number != 0:
            return number
        if self.extra_kniffel == YAHTZEE_FORCED and free & LOWER_BOXES != 0:
            return free & LOWER_BOXES
        return free  # R5: the printed joker is a permission

    def points(self, dice: i64, box: i64, filled: i64, held: i64) -> i64:
        """What the dice give in an open box."""
        at = (dice - FIVES) << 4 | box
        if EQUAL[dice - FIVES] != 0 and filled >> (EQUAL[dice - FIVES] - 1) & 1 != 0 and self.another(dice, filled, held):
            return JOKER[at]
        return PLAIN[at]

    def extra(self, dice: i64, filled: i64, held: i64) -> i64:
        """The extra points that come with writing the dice anywhere they may go."""
        if not self.another(dice, filled, held):
            return 0
        if self.extra_kniffel == PRINTED:  # R4: a joker has none
            return 50 if filled >> (EQUAL[dice - FIVES] - 1) & 1 == 0 else 0
        return 100 if held > 0 else 0


class KniffelState(State):
    """A position: every seat's column, and the dice of the seat in hand."""

    def __init__(self, setup: Setup, rules: KniffelRules, moves: vec[i64], columns: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.rules: KniffelRules = rules
        self.columns: vec[i64] = columns
        self.turn = CHANCE
        self.thrown: i64 = 0  # throws made in this turn
        self.kept: i64 = 0  # the dice that lay still in the last throw, or will in the one to come
        self.dice: i64 = 0  # the five dice at a decision; 0 while they are in the cup

    def clone(self) -> KniffelState:
        copy = KniffelState(self.setup, self.rules, self.moves, self.columns[:])
        copy.turn = self.turn
        copy.hand = self.hand
        copy.thrown = self.thrown
        copy.kept = self.kept
        copy.dice = self.dice
        return copy

    # What is legal

    def fill(self) -> i64:
        moves = self.moves
        count: i64 = 0
        if self.turn == CHANCE:
            decimal = DECIMAL
            dice = 5 - SIZE[self.kept]
            at = FIRST[dice]
            end = FIRST[dice + 1] if dice < 5 else len(decimal)
            while at < end:
                moves[count] = decimal[at]
                count += 1
                at += 1
            return count
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
        dice = 5 - SIZE[self.kept]
        end = FIRST[dice + 1] if dice < 5 else len(ORDERS)
        return [ORDERS[at] for at in range(FIRST[dice], end)]

    def throw(self, rng: Random) -> i64:
        dice = 5 - SIZE[self.kept]
        return DECIMAL[FALLEN[FALLEN_AT[dice] + rng.randrange(WAYS[dice])]]

    def sample(self, rng: Random) -> i64:
        if self.turn == CHANCE:
            return self.throw(rng)
        boxes = self.boxes()
        count: i64 = 0
        left = boxes
        while left != 0:
            left &= left - 1
            count += 1
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

    def allows(self, action: i64) -> bool:
        if self.turn == OVER:
            return False
        if self.turn == CHANCE:
            if action < 1 or action >= len(NUMBER) or NUMBER[action] == 0:
                return False
            return SIZE[NUMBER[action]] == 5 - SIZE[self.kept]
        if action < KEEP:
            return action >= 0 and self.boxes() >> action & 1 != 0
        if self.thrown == 3:
            return False
        for at in range(KEPT_AT[self.dice - FIVES], KEPT_AT[self.dice - FIVES + 1]):
            if KEPT[at] == action - KEEP:
                return True
        return False

    def boxes(self) -> i64:
        """The boxes that the seat in hand may write into now, as bits."""
        at = self.hand * COLUMN
        return self.rules.boxes(self.dice, self.columns[at + FILLED], self.columns[at + KNIFFEL])

    def offer(self, box: i64) -> i64:
        """What the dice would give in one of these boxes."""
        at = self.hand * COLUMN
        return self.rules.points(self.dice, box, self.columns[at + FILLED], self.columns[at + KNIFFEL])

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
        """Write the dice into the box and pass them on."""
        columns = self.columns
        at = self.hand * COLUMN
        filled = columns[at + FILLED]
        held = columns[at + KNIFFEL]
        points = self.rules.points(self.dice, box, filled, held)
        if EQUAL[self.dice - FIVES] != 0:
            columns[at + EXTRA] += self.rules.extra(self.dice, filled, held)
        columns[at + box] = points
        columns[at + FILLED] = filled | 1 << box
        if box < NUMBERS:
            columns[at + UPPER_SUM] += points
        self.dice = 0
        self.kept = 0
        self.thrown = 0
        self.pass_on()

    def pass_on(self) -> None:
        """The next seat is to throw, unless its column is full: then all are."""
        self.hand += 1
        if self.hand == self.seats:
            self.hand = 0
        self.turn = CHANCE
        if self.columns[self.hand * COLUMN + FILLED] == ALL_BOXES:
            self.turn = OVER
            self.hand = NOBODY

    # How it stands

    def boxes_filled(self, seat: i64) -> i64:
        """How many boxes a seat has written."""
        left = self.columns[seat * COLUMN + FILLED]
        count: i64 = 0
        while left != 0:
            left &= left - 1
            count += 1
        return count

    def lower(self, seat: i64) -> i64:
        """The sum of a seat's lower boxes."""
        at = seat * COLUMN
        total: i64 = 0
        for box in range(NUMBERS, COUNT):
            total += self.columns[at + box]
        return total

    def bonus(self, seat: i64) -> i64:
        return BONUS if self.columns[seat * COLUMN + UPPER_SUM] >= BONUS_FROM else 0

    def total(self, seat: i64) -> i64:
        """A seat's points so far."""
        at = seat * COLUMN
        return self.columns[at + UPPER_SUM] + self.bonus(seat) + self.lower(seat) + self.columns[at + EXTRA]

    def result(self) -> Result:
        if self.turn != OVER:
            raise ValueError("the game is not over")
        return ranked([self.total(seat) for seat in range(self.seats)], "sheet_full")

    def payoff(self, seat: i64) -> float:
        """Alone, the total, scaled. In company four fifths for the place and one fifth for the lead in points:

        places alone would leave a search nothing to choose by whenever its random games are all won or all lost.
        """
        own = self.total(seat)
        if self.seats == 1:
            return solo_worth(own)
        others: i64 = 0
        places: list[int] = []
        for other in range(self.seats):
            others += self.total(other)
            rank = 1
            for rival in range(self.seats):
                if self.total(rival) > self.total(other):
                    rank += 1
            places.append(rank)
        lead = float(own) - float(others - own) / float(self.seats - 1)
        return 0.8 * worth(places, seat) + 0.2 / (1.0 + exp(-lead / 50.0))

    def key(self) -> Hashable:
        return (self.hand, self.thrown, self.kept if self.turn == CHANCE else 0, self.dice, tuple(self.columns))

    def text(self) -> str:
        """A[3,-,9,12,-,18;21,-,25,30,40,50,-;50] | A throw 2: 335+16 (see kniffel.py)"""
        columns = " ".join(self.column_text(seat) for seat in range(self.seats))
        if self.turn == OVER:
            return columns
        number = self.thrown + 1 if self.turn == CHANCE else self.thrown
        fresh = "" if self.turn == CHANCE else digits(fresh_dice(self.dice, self.kept))
        return f"{columns} | {seat_letter(self.hand)} throw {number}: {digits(list(throws.THROWS[self.kept]))}+{fresh}"

    def column_text(self, seat: i64) -> str:
        at = seat * COLUMN
        filled = self.columns[at + FILLED]
        boxes = [str(self.columns[at + box]) if filled >> box & 1 else "-" for box in range(COUNT)]
        return f"{seat_letter(seat)}[{','.join(boxes[:6])};{','.join(boxes[6:])};{self.columns[at + EXTRA]}]"


def solo_worth(total: i64) -> float:
    """A total from 0 to 1: even steps up to 300, where nearly all games end, then bending so that it never reaches 1."""
    if total <= 300:
        return float(total) / 400.0
    return 1.0 - 0.25 * exp(float(300 - total) / 100.0)


def seat_letter(seat: i64) -> str:
    """A seat's column in writing: A to H."""
    return "ABCDEFGH"[seat]


def digits(faces: list[int]) -> str:
    return "".join(str(face) for face in faces)


def fresh_dice(dice: i64, kept: i64) -> list[int]:
    """The faces that came with the last throw: the dice without those that were kept."""
    faces = list(throws.THROWS[dice])
    for face in throws.THROWS[kept]:
        faces.remove(face)
    return faces


def blank_state(setup: Setup) -> KniffelState:
    """Empty columns, before the first throw."""
    return KniffelState(setup, KniffelRules(setup), room(MOST_ACTIONS), room(setup.seats * COLUMN))
