"""The three tricks: what the spectator reckons and says, and how the magician finds the dice in it.

Sheet: dice.md, wieviel_augen_2, wieviel_augen_3 and wuerfelstapel. Dice are decimal digits in the order in which they fell, a stack from
below: 62.
"""

from __future__ import annotations

from abc import abstractmethod
from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.setup import Setup

FACES: Final = [1, 2, 3, 4, 5, 6]


class Trick:
    """A trick under its options. `spoken`, `found` and `paper` are its own, everything else follows."""

    def __init__(self, setup: Setup, dice: i64, stacked: bool = False) -> None:
        self.dice: Final[i64] = dice
        self.stacked: Final = stacked  # the dice lie on one another: the top is seen, and the sum of the hidden faces is named
        self.rounds: Final[i64] = setup.number("rounds")
        self.two: Final = setup.seats == 2  # one throws, the other is the magician
        self.magician: Final[i64] = setup.seats - 1  # whoever names, where somebody does
        self.player: Final = self.two or setup.choice("magician") == "player"  # somebody names, not the program
        self.real: Final = setup.flag("real_dice") and (self.two or not self.player)
        names = list(range(1, 7 * dice)) if stacked else [int("".join(digits)) for digits in product("123456", repeat=dice)]
        self.says: Final = vec[i64](FACES if stacked else [self.spoken(throw) for throw in names])  # what can be said, ascending
        self.names: Final = vec[i64](names)  # what can be named, ascending

    @abstractmethod
    def spoken(self, dice: i64) -> i64:
        """The number to be said of these dice."""

    @abstractmethod
    def found(self, said: i64) -> i64:
        """What the magician makes of the number."""

    @abstractmethod
    def paper(self, dice: i64, said: i64) -> list[tuple[str, int]]:
        """What the paper shows, line by line: what the spectator does, what was said, and what the magician makes of it."""


class TwoDice(Trick):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, 2)

    def spoken(self, dice: i64) -> i64:
        return (2 * (dice // 10) + 5) * 5 + dice % 10

    def found(self, said: i64) -> i64:
        return said - 25

    def paper(self, dice: i64, said: i64) -> list[tuple[str, int]]:
        first = dice // 10
        sums = [("first", first), ("doubled", 2 * first), ("plus_five", 2 * first + 5), ("times_five", (2 * first + 5) * 5)]
        return [*sums, ("plus_second", self.spoken(dice)), ("said", said), ("minus_25", said - 25)]


class ThreeDice(Trick):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, 3)

    def six_digits(self, dice: i64) -> i64:
        return 1000 * dice + 777 - dice  # R1: behind the tops stand the bottoms, 7 minus each

    def spoken(self, dice: i64) -> i64:
        return self.six_digits(dice) // 37 // 3

    def found(self, said: i64) -> i64:
        return (said - 7) // 9

    def paper(self, dice: i64, said: i64) -> list[tuple[str, int]]:
        six = self.six_digits(dice)
        sums = [("tops", dice), ("six_digits", six), ("by_37", six // 37), ("by_3", six // 37 // 3)]
        return [*sums, ("said", said), ("minus_7", said - 7), ("by_9", (said - 7) // 9)]


class Stack(Trick):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, setup.number("dice"), stacked=True)

    def spoken(self, dice: i64) -> i64:
        return dice % 10  # the die on top

    def found(self, said: i64) -> i64:
        return 7 * self.dice - said

    def paper(self, dice: i64, said: i64) -> list[tuple[str, int]]:
        return [("sevens", 7 * self.dice), ("said", said), ("hidden", self.found(said))]
