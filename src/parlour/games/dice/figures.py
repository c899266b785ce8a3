"""The figures of a position: each is said once, in its game's `through`; copies, texts, keys, sheets and errors follow from that.

`through` makes a position like this one, every option and every figure handed through `each` on its way:

    def through(self, each: Figures) -> Chicago:
        to = Chicago(self.setup, self.tray)
        to.chips_out = each.option("chips_out", self.chips_out)
        to.starter = each.one("starter", self.starter, SEAT)
        to.points = each.all("points", self.points, AMOUNT)
        return to

What happens on the way depends on `each`: Figures copies, Fresh begins, Listed lists or puts in what was read. All figures are for
everybody's eyes.

A figure is an attribute of the state, a number or, if every seat has it, a vec. Measured compiled beside one vec for all figures, in
turn (the bad one, craps, Chicago): single moves are faster (1.0 to 1.2); a clone takes 45 ns more for every vec but the first, 170 to
290 ns instead of 120. That is 3 % of a random game of Chicago and 10 % of the shortest games, whose moves make up for it. So one vec for
all is not needed.
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.setup import Setup
from parlour.core.state import NOBODY

LETTERS: Final = "ABCDEFGH"
NONE: Final = vec[i64]()  # what a figure of the seats is before `through`
MOST: Final = 999_999  # for figures without a bound of their own
INTEGER: Final = re.compile(r"-?[0-9]{1,6}")


class Kind:
    """How a figure is written, as items with commas between them. It is left out where it is `none`."""

    def __init__(self, what: str, none: int = 0, width: int = 1, counter: bool = False, first: int = 1) -> None:
        self.what: str = what  # what it can be, in signs, for whoever wrote something else
        self.none: int = none
        self.width: int = width  # how many numbers it takes
        self.first: int = first  # what the place of the first of them is called
        self.counter: bool = counter  # does not belong to the position's identity: turns made, for a limit

    def items(self, numbers: list[int]) -> list[str]:
        raise NotImplementedError

    def numbers(self, items: list[str]) -> list[int]:
        """What the items say; ValueError if they make no sense."""
        raise NotImplementedError

    def blank(self) -> list[int]:
        return [self.none] * self.width

    def write(self, numbers: list[int]) -> str:
        """ "" where it is left out."""
        return "" if numbers == self.blank() else ",".join(self.items(numbers))


def integer(text: str, low: int, high: int) -> int:
    if INTEGER.fullmatch(text) is None or str(int(text)) != text or not low <= int(text) <= high:
        raise ValueError
    return int(text)


def ascending(numbers: list[int]) -> list[int]:
    """The same numbers, none of them twice."""
    if sorted(set(numbers)) != numbers:
        raise ValueError
    return numbers


class Number(Kind):
    """A number, or a row of up to `width` of them: 6,5,1"""

    def __init__(self, high: int = MOST, low: int = 0, width: int = 1, counter: bool = False) -> None:
        super().__init__(f"{low}…{high}" if width == 1 else f"{low}…{high},… (≤ {width})", 0, width, counter)
        self.low: int = low
        self.high: int = high

    def items(self, numbers: list[int]) -> list[str]:
        end = self.width
        while numbers[end - 1] == 0:
            end -= 1
        return [str(number) for number in numbers[:end]]

    def numbers(self, items: list[str]) -> list[int]:
        if len(items) > self.width:
            raise ValueError
        return [integer(item, self.low, self.high) for item in items] + [0] * (self.width - len(items))


class Word(Kind):
    """One of these words, by its place."""

    def __init__(self, words: list[str], none: int = 0) -> None:
        super().__init__(", ".join(words), none)
        self.words: list[str] = words

    def items(self, numbers: list[int]) -> list[str]:
        return [self.words[numbers[0]]]

    def numbers(self, items: list[str]) -> list[int]:
        return [self.words.index(",".join(items))]


class Several(Kind):
    """Some of these words, as bits, the first of them `bit`: A,C or 2,3,12"""

    def __init__(self, words: list[str], bit: int = 0) -> None:
        super().__init__(",".join(f"({word})" for word in words))
        self.words: list[str] = words
        self.bit: int = bit

    def items(self, numbers: list[int]) -> list[str]:
        return [word for at, word in enumerate(self.words) if numbers[0] >> (at + self.bit) & 1]

    def numbers(self, items: list[str]) -> list[int]:
        return [sum([1 << (at + self.bit) for at in ascending([self.words.index(item) for item in items])])]


class Dice(Kind):
    """Up to so many dice as an outcome, the faces ascending: 1,1,6"""

    def __init__(self, most: int) -> None:
        super().__init__(f"1…6 ≤ 1…6,… (≤ {most})")
        self.most: int = most

    def items(self, numbers: list[int]) -> list[str]:
        return list(str(numbers[0]))

    def numbers(self, items: list[str]) -> list[int]:
        faces = [integer(item, 1, 6) for item in items]
        if sorted(faces) != faces or len(faces) > self.most:
            raise ValueError
        return [int("".join(items))]


class Places(Kind):
    """Numbers by the places where they stand, those that are not 0: 2:5,7:3"""

    def __init__(self, first: int, last: int, high: int = MOST, low: int = 1) -> None:
        super().__init__(f"{first}…{last}:{low}…{high},…", 0, last - first + 1, first=first)
        self.low: int = low
        self.high: int = high

    def items(self, numbers: list[int]) -> list[str]:
        return [f"{at + self.first}:{number}" for at, number in enumerate(numbers) if number != 0]

    def numbers(self, items: list[str]) -> list[int]:
        found = self.blank()
        pairs = [item.partition(":") for item in items]
        places = ascending([integer(pair[0], self.first, self.first + self.width - 1) for pair in pairs])
        for place, pair in zip(places, pairs, strict=True):
            found[place - self.first] = integer(pair[2], self.low, self.high)
        return found


AMOUNT: Final = Number()
TALLY: Final = Number(counter=True)
SWITCH: Final = Word(["no", "yes"])
SEAT: Final = Word(list(LETTERS), -1)  # NOBODY is left out
SEATS: Final = Several(list(LETTERS))


class Figures:
    """A pass over the options and figures of a position. This one copies them."""

    def option(self, name: str, value: i64) -> i64:
        """A number that was agreed."""
        return value

    def flag(self, name: str, value: bool, choice: str = "") -> bool:
        """A switch that was agreed; of an option with choices, whether it is this one."""
        return value

    def one(self, name: str, value: i64, kind: Kind) -> i64:
        """A figure of the table."""
        return value

    def all(self, name: str, values: vec[i64], kind: Kind) -> vec[i64]:
        """A figure that every seat has."""
        return values[:]

    def wide(self, name: str, values: vec[i64], kind: Kind) -> vec[i64]:
        """A figure of the table that takes several numbers."""
        return values[:]


COPY: Final = Figures()


class Figure:
    """A figure as it stands in a position."""

    def __init__(self, seat: i64, name: str, numbers: list[int], kind: Kind) -> None:
        self.seat: i64 = seat  # whose it is; NOBODY: the table's
        self.name: str = name
        self.numbers: list[int] = numbers
        self.kind: Kind = kind


Found = dict[tuple[int, str], list[int]]  # the numbers of figures, by seat and name


class Listed(Figures):
    """Lists all figures; with `found`, it puts what was found in their place, and nothing where nothing was."""

    def __init__(self, seats: i64, found: Found | None = None) -> None:
        self.seats: i64 = seats
        self.found: Found | None = found
        self.figures: list[Figure] = []

    def entry(self, seat: i64, name: str, numbers: list[int], kind: Kind) -> list[int]:
        """What is to stand in a figure of a seat, or with NOBODY of the table."""
        self.figures.append(Figure(seat, name, numbers, kind))
        return numbers if self.found is None else self.found.get((seat, name), kind.blank())

    def one(self, name: str, value: i64, kind: Kind) -> i64:
        return self.entry(NOBODY, name, [value], kind)[0]

    def all(self, name: str, values: vec[i64], kind: Kind) -> vec[i64]:
        numbers = list(values)
        entries: list[int] = []
        for seat in range(self.seats):
            entries += self.entry(seat, name, numbers[seat * kind.width : (seat + 1) * kind.width], kind)
        return vec[i64](entries)

    def wide(self, name: str, values: vec[i64], kind: Kind) -> vec[i64]:
        return vec[i64](self.entry(NOBODY, name, list(values), kind))


class Fresh(Listed):
    """The options as agreed, and nothing in any figure."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seats, {})
        self.setup: Setup = setup

    def option(self, name: str, value: i64) -> i64:
        return self.setup.number(name)

    def flag(self, name: str, value: bool, choice: str = "") -> bool:
        return self.setup.choice(name) == choice if choice else self.setup.flag(name)
