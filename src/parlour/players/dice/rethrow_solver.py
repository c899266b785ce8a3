"""Which of five dice to throw again, in any game: from the worth of every throw that of every set of kept dice, and the best to keep."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.dice.throws import ADD, FIVES, NUMBER_OF, THROWS

ALL_THROWS: Final[i64] = 462  # of none to five dice


def parts(faces: tuple[int, ...]) -> list[int]:
    """The throws that are left when one die is taken away."""
    return sorted({NUMBER_OF[faces[:at] + faces[at + 1 :]] for at in range(len(faces))})


_parts: Final = [parts(faces) for faces in THROWS]
# PARTS[PARTS_AT[number]:PARTS_AT[number + 1]]
PARTS: Final = vec[i64]([part for found in _parts for part in found])
PARTS_AT: Final = vec[i64]([sum(len(found) for found in _parts[:at]) for at in range(len(_parts) + 1)])
# The throws with one die more: MORE[6 * number] is the one with a further 1.
MORE: Final = vec[i64]([ADD[number << 3 | face] for number in range(FIVES) for face in range(1, 7)])


def mean(worth: vec[float]) -> None:
    """From the worth of all throws of five dice that of fewer: the mean over one more die."""
    more = MORE
    number = FIVES - 1
    at = 6 * number
    while number >= 0:
        low = worth[more[at]] + worth[more[at + 1]] + worth[more[at + 2]]
        high = worth[more[at + 3]] + worth[more[at + 4]] + worth[more[at + 5]]
        worth[number] = (low + high) / 6.0
        at -= 6
        number -= 1


def best_parts(worth: vec[float], best: vec[float]) -> None:
    """For every throw the worth of its best part, the whole throw among them."""
    smaller = PARTS
    starts = PARTS_AT
    number: i64 = 0
    at: i64 = 0
    while number < ALL_THROWS:
        most = worth[number]
        end = starts[number + 1]
        while at < end:
            here = best[smaller[at]]
            if here > most:
                most = here
            at += 1
        best[number] = most
        number += 1


def kept_dice_worth(ends: list[float], left: i64) -> list[float]:
    """What every set of kept dice is worth with so many throws left, for the worth of every throw of five dice."""
    worth = vec[float]([0.0] * FIVES + ends)
    best = vec[float]([0.0] * len(worth))
    mean(worth)
    for _ in range(left - 1):
        best_parts(worth, best)
        number: i64 = FIVES
        while number < len(worth):
            worth[number] = best[number]
            number += 1
        mean(worth)
    return list(worth)
