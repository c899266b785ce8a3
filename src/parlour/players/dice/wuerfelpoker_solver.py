"""Poker with dice: five dice, any of them thrown again."""

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.dice.throws import FIVES
from parlour.players.kniffel.solver import best_parts, mean


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
