"""Throws of up to five dice. Which die shows which face never matters, so a throw is a multiset, and there are only 462.

They are numbered by how many dice they hold, then as they are written: 0 is no dice, 1 to 6 are single dice, and so on;
FIRST[n] is the first throw of n dice, FIVES that of five. Written out, a throw is its faces in ascending order: 13356. As an outcome of
chance it is that decimal number.

The tables are built once.
"""

from itertools import combinations_with_replacement, product
from math import factorial
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

MOST_DICE: Final = 5

# Every throw of 0 to 5 dice as its sorted faces, in the order of their numbers.
THROWS: Final = [faces for dice in range(MOST_DICE + 1) for faces in combinations_with_replacement(range(1, 7), dice)]
NUMBER_OF: Final = {faces: number for number, faces in enumerate(THROWS)}
FIRST: Final = vec[i64]([sum(len(faces) < dice for faces in THROWS) for dice in range(MOST_DICE + 2)])  # of six: where they end
FIVES: Final[i64] = 210
SIZE: Final = vec[i64]([len(faces) for faces in THROWS])  # how many dice
SUM: Final = vec[i64]([sum(faces) for faces in THROWS])


def written(faces: tuple[int, ...]) -> int:
    """A throw as a decimal number, 0 for no dice."""
    return int("".join(str(face) for face in faces) or "0")


def orders(faces: tuple[int, ...]) -> int:
    """In how many orders the faces can fall: the throw's weight out of 6 ** dice."""
    ways = factorial(len(faces))
    for face in range(1, 7):
        ways //= factorial(faces.count(face))
    return ways


DECIMAL: Final = vec[i64]([written(faces) for faces in THROWS])
ORDERS: Final = vec[i64]([orders(faces) for faces in THROWS])

# The number of the throw that is written as this decimal; 0 where none is.
NUMBER: Final = vec[i64]([0 for _ in range(66667)])
for _number, _faces in enumerate(THROWS):
    NUMBER[written(_faces)] = _number

# How many dice of a throw show a face: COUNT[number << 3 | face].
COUNT: Final = vec[i64]([faces.count(face) for faces in THROWS for face in range(8)])

# The throw with one more die: ADD[number << 3 | face]; 0 where there are five dice already.
ADD: Final = vec[i64]([NUMBER_OF.get(tuple(sorted((*faces, face))), 0) if 1 <= face <= 6 else 0 for faces in THROWS for face in range(8)])

# The throw that dice in order make: FALLEN[FALLEN_AT[n] + r] with r below 6 ** n is an even draw of n dice.
FALLEN_AT: Final = vec[i64]([sum(6**fewer for fewer in range(dice)) for dice in range(MOST_DICE + 1)])
FALLEN: Final = vec[i64]([NUMBER_OF[tuple(sorted(faces))] for dice in range(MOST_DICE + 1) for faces in product(range(1, 7), repeat=dice)])
WAYS: Final = vec[i64]([6**dice for dice in range(MOST_DICE + 1)])


def parts(faces: tuple[int, ...]) -> list[int]:
    """The numbers of all throws that can be picked out of this one, ascending: no dice first, all of them last."""
    found: set[tuple[int, ...]] = {()}
    for face in faces:
        found |= {(*part, face) for part in found}
    return sorted(NUMBER_OF[part] for part in found)


# What can be kept of a throw of five: KEPT[KEPT_AT[number - FIVES]:KEPT_AT[number - FIVES + 1]], ascending, never all five.
_parts: Final = [parts(faces)[:-1] for faces in THROWS if len(faces) == MOST_DICE]
KEPT: Final = vec[i64]([number for numbers in _parts for number in numbers])
KEPT_AT: Final = vec[i64]([sum(len(numbers) for numbers in _parts[:at]) for at in range(len(_parts) + 1)])


def joined(kept: tuple[int, ...]) -> list[int]:
    """The throws of five that these dice make with each throw of as many others as are missing."""
    others = [faces for faces in THROWS if len(faces) == MOST_DICE - len(kept)]
    return [NUMBER_OF[tuple(sorted(kept + faces))] for faces in others]


# The five dice that kept and newly thrown ones make: JOINED[JOINED_AT[kept] + thrown].
_joined: Final = [joined(kept) for kept in THROWS]
JOINED: Final = vec[i64]([number for numbers in _joined for number in numbers])
JOINED_AT: Final = vec[i64](
    [sum(len(numbers) for numbers in _joined[:at]) - FIRST[MOST_DICE - len(kept)] for at, kept in enumerate(THROWS)]
)


def list_outcomes(dice: i64, moves: vec[i64]) -> i64:
    """Write every throw of so many dice down, as a decimal, and return how many there are."""
    decimal = DECIMAL
    first = FIRST[dice]
    count = FIRST[dice + 1] - first
    at: i64 = 0
    while at < count:
        moves[at] = decimal[first + at]
        at += 1
    return count


def odds(dice: i64) -> list[int]:
    """The weight of every throw of so many dice."""
    return [ORDERS[at] for at in range(FIRST[dice], FIRST[dice + 1])]


def thrown(dice: i64, rng: Random) -> i64:
    """A throw of so many dice, as a decimal."""
    if dice == 1:  # needs no table
        return 1 + rng.randrange(6)
    return DECIMAL[FALLEN[FALLEN_AT[dice] + rng.randrange(WAYS[dice])]]
