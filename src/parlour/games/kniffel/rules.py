"""The thirteen boxes: what five dice are worth in each, and what a further Kniffel brings. (Sheet: dice.md, kniffel)

Throws are numbered as in throws.py; sets of boxes are bits, box 0 the lowest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.setup import Setup
from parlour.games.dice.throws import FIVES, THROWS

KNIFFEL_POINTS: Final[i64] = 50

UPPER: Final = ["ones", "twos", "threes", "fours", "fives", "sixes"]
# The lower boxes: name, points (0: the pips of all five), and whether dice fit, by their faces and how often each of these is there.
_lower: Final[list[tuple[str, int, Callable[[set[int], list[int]], bool]]]] = [
    ("three_kind", 0, lambda faces, counts: counts[-1] >= 3),
    ("four_kind", 0, lambda faces, counts: counts[-1] >= 4),
    ("full_house", 25, lambda faces, counts: counts == [2, 3]),
    ("small_straight", 30, lambda faces, counts: faces >= {1, 2, 3, 4} or faces >= {2, 3, 4, 5} or faces >= {3, 4, 5, 6}),
    ("large_straight", 40, lambda faces, counts: faces in ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6})),
    ("kniffel", KNIFFEL_POINTS, lambda faces, counts: counts == [5]),
    ("chance", 0, lambda faces, counts: True),
]
LOWER: Final = [name for name, _, _ in _lower]
BOXES: Final = UPPER + LOWER
COUNT: Final[i64] = 13  # boxes
NUMBERS: Final[i64] = 6  # the first boxes collect one number each
KNIFFEL: Final[i64] = 11
ALL_BOXES: Final[i64] = (1 << 13) - 1
NUMBER_BOXES: Final[i64] = (1 << 6) - 1
LOWER_BOXES: Final[i64] = ALL_BOXES & ~NUMBER_BOXES

BONUS_FROM: Final[i64] = 63
BONUS: Final[i64] = 35

# extra_kniffel
NONE: Final[i64] = 0
PRINTED: Final[i64] = 1
YAHTZEE_FORCED: Final[i64] = 2
YAHTZEE_FREE: Final[i64] = 3
EXTRA_KNIFFEL: Final = {"printed": PRINTED, "none": NONE, "yahtzee_forced": YAHTZEE_FORCED, "yahtzee_free": YAHTZEE_FREE}


def worth(dice: tuple[int, ...], box: int, joker: bool) -> int:
    """What five dice give in a box; a joker fits every lower box."""
    if box < NUMBERS:
        return (box + 1) * dice.count(box + 1)
    faces = set(dice)
    _, points, fits = _lower[box - NUMBERS]
    return points or sum(dice) if joker or fits(faces, sorted([dice.count(face) for face in faces])) else 0


_throws: Final = [faces for faces in THROWS if len(faces) == 5]
# The points of throw t in box b: PLAIN[(t - FIVES) << 4 | b], or JOKER of five equal dice.
PLAIN: Final = vec[i64]([worth(faces, box, False) if box < 13 else 0 for faces in _throws for box in range(16)])
JOKER: Final = vec[i64]([worth(faces, box, True) if box < 13 else 0 for faces in _throws for box in range(16)])
EQUAL: Final = vec[i64]([faces[0] if faces[0] == faces[4] else 0 for faces in _throws])  # the value of five equal dice, else 0


class KniffelRules:
    """What further Kniffels are worth and where they go. `held` is what stands in the kniffel box, 0 while it is open."""

    def __init__(self, setup: Setup) -> None:
        self.extra_kniffel: Final[i64] = EXTRA_KNIFFEL[setup.choice("extra_kniffel")]
        self.zero_counts: Final = setup.flag("zero_counts_as_entry")  # R3: by the printed rule, a struck kniffel box is an entry too
        self.extra_points: Final[i64] = 0 if self.extra_kniffel == NONE else 50 if self.extra_kniffel == PRINTED else 100

    def another(self, dice: i64, filled: i64, held: i64) -> bool:
        """Whether the dice are a further Kniffel: five equal, with an entry in the kniffel box."""
        if EQUAL[dice - FIVES] == 0 or self.extra_kniffel == NONE or filled >> KNIFFEL & 1 == 0:
            return False
        return held > 0 or self.zero_counts or self.extra_kniffel != PRINTED  # R3

    def boxes(self, dice: i64, filled: i64, held: i64) -> i64:
        """The boxes that may take the dice."""
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

    def pays(self, filled: i64, held: i64) -> bool:
        """Whether a further Kniffel brings extra points."""
        if self.extra_points == 0 or filled >> KNIFFEL & 1 == 0:
            return False
        return held > 0 or (self.zero_counts and self.extra_kniffel == PRINTED)

    def extra(self, dice: i64, filled: i64, held: i64) -> i64:
        """The extra points that come with writing the dice anywhere they may go."""
        if EQUAL[dice - FIVES] == 0 or not self.pays(filled, held):
            return 0
        if self.extra_kniffel == PRINTED and filled >> (EQUAL[dice - FIVES] - 1) & 1 != 0:
            return 0  # R4: a joker has none
        return self.extra_points
