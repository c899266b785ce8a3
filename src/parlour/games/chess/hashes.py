"""Numbers for telling positions of the chess family apart."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def _random_numbers(count: int) -> list[int]:
    """Numbers of 62 bits that are the same on every machine."""
    numbers = []
    state = 0x9E3779B97F4A7C15
    for _ in range(count):
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        mixed = (state ^ state >> 29) * 0xBF58476D1CE4E5B9 % 2**64
        numbers.append((mixed ^ mixed >> 32) % 2**62)
    return numbers


_NUMBERS: Final = _random_numbers(16 * 64 + 16 + 8 + 1)
PIECE_HASH: Final = vec[i64](_NUMBERS[:1024])  # by 64 * piece + square
RIGHTS_HASH: Final = vec[i64](_NUMBERS[1024:1040])
PASSANT_HASH: Final = vec[i64](_NUMBERS[1040:1048])
SIDE_HASH: Final[i64] = _NUMBERS[1048]
