"""What Chicago and dice poker share: some of the dice on the table are thrown again, the others stay."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.dice.throws import ADD, COUNT, DECIMAL, THROWS, parts

# The dice that can be thrown again of a throw, as outcomes: AGAIN[AGAIN_AT[number]:AGAIN_AT[number + 1]], ascending.
_again: Final = [[DECIMAL[part] for part in parts(faces)[1:]] for faces in THROWS]
AGAIN: Final = vec[i64]([outcome for outcomes in _again for outcome in outcomes])
AGAIN_AT: Final = vec[i64]([sum(len(outcomes) for outcomes in _again[:at]) for at in range(len(_again) + 1)])


def list_again(number: i64, moves: vec[i64], count: i64) -> i64:
    """Write all ways to throw dice again behind so many actions, and say how many there are then."""
    for at in range(AGAIN_AT[number], AGAIN_AT[number + 1]):
        moves[count] = AGAIN[at]
        count += 1
    return count


def without(number: i64, part: i64) -> i64:
    """The throw that is left when a part of it is taken away."""
    left: i64 = 0
    for face in range(1, 7):
        for _ in range(COUNT[number << 3 | face] - COUNT[part << 3 | face]):
            left = ADD[left << 3 | face]
    return left


def together(number: i64, other: i64) -> i64:
    """The throw that two make."""
    for face in range(1, 7):
        for _ in range(COUNT[other << 3 | face]):
            number = ADD[number << 3 | face]
    return number
