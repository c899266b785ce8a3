"""What every plain reading of a dice game is made of: a game told from beginning to end, as a booklet tells it.

A reading is a generator. It stops wherever dice are thrown or somebody decides, says who and what, is told the faces or the word, and goes
on; what it returns is the end. So there is no state to keep between two actions but the figures that players would write down.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from parlour.core.setup import Setup


@dataclass(frozen=True)
class Throw:
    """A seat throws dice; those of one group cannot be told apart (three white ones and a grey one: two groups)."""

    seat: int
    groups: tuple[int, ...]


@dataclass(frozen=True)
class Choice:
    """A seat decides for one of these words, as moves are written."""

    seat: int
    words: tuple[str, ...]


@dataclass(frozen=True)
class End:
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


Faces = tuple[int, ...]
Step = Throw | Choice
T = TypeVar("T")
Part = Generator[Step, Faces | str, T]  # a part of a game, and what comes of it


class Reading(ABC):
    """One game: its figures, and how it goes."""

    ends: ClassVar[tuple[str, ...]]  # every reason for which it can be over

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = list(range(setup.seats))
        self.prepare()

    @abstractmethod
    def prepare(self) -> None:
        """What lies on the table before the first throw."""

    @abstractmethod
    def play(self) -> Part[End]:
        """The game from the first throw to the end."""

    @abstractmethod
    def shown(self) -> dict[str, object]:
        """Figures that everybody sees: `held chips` beside the seats, `row total` on the sheet, `pile 7` on the board."""

    # What the sheet's frame has for all games

    def number(self, name: str) -> int:
        return self.setup.number(name)

    def flag(self, name: str) -> bool:
        return self.setup.flag(name)

    def left_of(self, seat: int) -> list[int]:
        """The others, clockwise from the left neighbour. G1"""
        return self.seats[seat + 1 :] + self.seats[:seat]

    def throw(self, seat: int, *groups: int) -> Part[Faces]:
        faces = yield Throw(seat, groups)
        assert isinstance(faces, tuple)
        return faces

    def choose(self, seat: int, words: Sequence[str]) -> Part[str]:
        word = yield Choice(seat, tuple(words))
        assert isinstance(word, str)
        return word

    def throw_off(
        self,
        players: list[int],
        dice: int,
        best: Callable[[Sequence[int]], int],
        thrown: dict[int, int],
        worth: Callable[[Faces], int] = sum,
    ) -> Part[int]:
        """G4: each throws in seat order, the best stay in, until one is left. `thrown` shows the totals of the round so far."""
        while len(players) > 1:
            thrown.clear()
            for seat in sorted(players):
                faces = yield from self.throw(seat, dice)
                thrown[seat] = worth(faces)
            players = [seat for seat in players if thrown[seat] == best(list(thrown.values()))]
        thrown.clear()
        return players[0]


def by_most(points: Sequence[int], reason: str) -> End:
    """More is better, equals share the better place. G3"""
    return End(tuple(1 + sum(other > own for other in points) for own in points), tuple(points), reason)


def by_fewest(points: Sequence[int], reason: str) -> End:
    return End(tuple(1 + sum(other < own for other in points) for own in points), tuple(points), reason)


def by_losing(losers: Sequence[int], points: Sequence[int], reason: str) -> End:
    """Only losers are printed: they share the last place, all others the first (G3); where all lose nobody wins, and all are second."""
    last = 1 + max(1, len(points) - len(losers))
    return End(tuple(last if seat in losers else 1 for seat in range(len(points))), tuple(points), reason)


def by_leaving(gone: Sequence[int], points: Sequence[int], reason: str) -> End:
    """Whoever left first is last; the seat that never left has won."""
    return End(tuple(len(points) - gone.index(seat) if seat in gone else 1 for seat in range(len(points))), tuple(points), reason)


def column(figures: Mapping[int, int], seats: Sequence[int]) -> tuple[int | None, ...]:
    """A row of a sheet, open where a seat has no figure."""
    return tuple(figures.get(seat) for seat in seats)


def some_of(faces: Faces) -> list[Faces]:
    """Every way to take one or more dice out of these, by their faces."""
    found: set[Faces] = set()
    for mask in range(1, 1 << len(faces)):
        found.add(tuple(sorted(face for at, face in enumerate(faces) if mask >> at & 1)))
    return sorted(found)


def without(faces: Faces, taken: Faces) -> Faces:
    rest = list(faces)
    for face in taken:
        rest.remove(face)
    return tuple(rest)


def listed(faces: Faces) -> str:
    return ",".join(map(str, faces))


def read(word: str) -> Faces:
    """The faces in `throw 1,4`."""
    return tuple(map(int, word.split()[1].split(",")))
