"""Single bits for bitboards, and how to find them in a word.

The compiler turns `1 << n` into a 32-bit shift, which is wrong from n = 31 on. Hot code takes BIT[n] instead. It has no instruction for the
lowest bit either: a de Bruijn number finds it. The innermost loops do as `lowest` does without calling it, because what stands in another
file is never inlined. The highest bit is a sign: uncompiled, `word & word - 1` and shifts to the left leave the 64 bits, and
`word ^= BIT[n]` does not.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([1 << n if n < 63 else -(1 << 63) for n in range(64)])

DE_BRUIJN: Final[i64] = 0x03F79D71B4CB0A89  # its 64 windows of six bits are all different
INDEX: Final = vec[i64](sorted(range(64), key=lambda n: (DE_BRUIJN << n) >> 58 & 63))


def lowest(word: i64) -> i64:
    """The number of the lowest bit that is set; one is."""
    return INDEX[(word & -word) * DE_BRUIJN >> 58 & 63]


def bit_count(word: i64) -> i64:
    """How many of the 64 bits are set."""
    ones: i64 = 0x1111111111111111
    word = (word & ones) + ((word >> 1) & ones) + ((word >> 2) & ones) + ((word >> 3) & ones)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    return word * 0x0101010101010101 >> 56 & 0x7F


def pair_count(one: i64, other: i64) -> i64:
    """How many pairs there are of a bit of each word; one call, because a call into another module is not inlined."""
    return bit_count(one) * bit_count(other)
