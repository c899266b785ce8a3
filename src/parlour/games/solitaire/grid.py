"""The board of solitaire: a cross of 33 holes, and the jumps on it. (Sheet: mill_and_stones.md, 3)

Holes are bits, in the order of their names.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT

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
# A jump is possible where, of its three holes, the first two are filled; it turns all three over.
JUMP_HOLES: Final = vec[i64]([BIT[NAMES.index(a)] | BIT[NAMES.index(b)] | BIT[NAMES.index(c)] for a, b, c in JUMPS])
JUMP_PEGS: Final = vec[i64]([BIT[NAMES.index(a)] | BIT[NAMES.index(b)] for a, b, _ in JUMPS])


def pegs_on(names: list[str]) -> i64:
    """Pegs on the holes of these names, as bits."""
    pegs: i64 = 0
    for name in names:
        pegs |= BIT[NAMES.index(name)]
    return pegs


def names(pegs: i64) -> list[str]:
    """The names of the holes that are filled, in order."""
    return [NAMES[hole] for hole in range(HOLES) if pegs & BIT[hole]]
