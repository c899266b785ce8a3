"""A game: its name, its options, and how its positions begin."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import SupportsIndex

from parlour.core.face import Face
from parlour.core.preset import Values, presets
from parlour.core.setup import Option, Setup, agree
from parlour.core.source import Ruling
from parlour.core.state import State


class Game(ABC):
    """What is the same at every table of a game. A game's module holds one, named GAME."""

    def __init__(
        self,
        *,
        id: str,
        family: str,
        version: int,
        seats: tuple[int, ...],
        usual_seats: int,
        options: tuple[Option, ...] = (),
        rulings: tuple[Ruling, ...] = (),
    ) -> None:
        self.id = id
        self.family = family
        self.version = version  # raised whenever the game's behaviour changes
        self.seats = seats  # the allowed numbers of players
        self.usual_seats = usual_seats  # the number taken when none is named
        self.options: Mapping[str, Option] = MappingProxyType({option.name: option for option in options})
        self.rulings = rulings  # what is no option and not simply printed
        self.presets: Mapping[str, Values] = MappingProxyType(presets(options))  # by name: what differs from the defaults

    @property
    def boxes(self) -> tuple[str, ...]:
        """The boxes whose booklets print the game."""
        from parlour.catalogue import entry  # here, because the catalogue names games that are not loaded yet

        return entry(self.id).boxes

    @cached_property
    def face(self) -> Face:
        """What people see and touch; loaded when first asked for."""
        return self.make_face()

    def agree(self, seats: SupportsIndex | None = None, **options: object) -> Setup:
        """Check seats and options; OptionError says what is allowed."""
        return agree(self.id, self.seats, self.options, self.usual_seats if seats is None else seats, options)

    def start(self, seats: SupportsIndex | None = None, **options: object) -> State:
        """A new game."""
        return self.begin(self.agree(seats, **options))

    def position(self, text: str, seats: SupportsIndex | None = None, **options: object) -> State:
        """The position that a text of the family's notation describes; PositionError says what is wrong with it, and where."""
        return self.parse(text, self.agree(seats, **options))

    def first(self, setup: Setup, position: str = "") -> State:
        """Where a game begins: as its rules have it, or at a position that was set up; PositionError says what is wrong with that."""
        return self.parse(position, setup) if position else self.begin(setup)

    def partners(self, setup: Setup, seat: int) -> tuple[int, ...]:
        """The seats that win and lose together with one, itself among them."""
        return (seat,)

    def numbers(self, setup: Setup) -> tuple[Sequence[int], Sequence[int]] | None:
        """Every number that an action can have, and every number that a throw can have, both ascending; learners' spaces are fixed.

        None: the family is known to `parlour.observe.actions`.
        """
        return None

    @abstractmethod
    def begin(self, setup: Setup) -> State:
        """The first position under a checked setup."""

    @abstractmethod
    def parse(self, text: str, setup: Setup) -> State:
        """Read a position under a checked setup."""

    @abstractmethod
    def make_face(self) -> Face:
        """Build the face (imports it, so that rules alone load fast)."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        from parlour.catalogue import game

        return game, (self.id,)  # there is one of each

    def __repr__(self) -> str:
        return f"<game {self.id}>"


def restore(setup: Setup, text: str, past: tuple[int, ...]) -> State:
    """What pickle calls to make a State again."""
    from parlour.catalogue import game

    state = game(setup.game).parse(text, setup)
    state.recall(past)
    return state
