"""What the bridges to learners share: a table at which chance is played by itself and every decision is a place among the actions."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from parlour.catalogue import game
from parlour.core.errors import IllegalAction
from parlour.core.setup import Setup, whole
from parlour.core.state import CHANCE, OVER, State
from parlour.observe.actions import Actions
from parlour.observe.compiled import Sight


def refuse_options(options: Mapping[str, object] | None, passed_over: Sequence[str] = ()) -> None:
    """ValueError for whatever somebody wants of a new game by `reset`: it would be ignored in silence."""
    wanted = [name for name in options or {} if name not in passed_over]
    if wanted:
        raise ValueError(
            f"reset has no options, and not {', '.join(map(repr, wanted))}: a game's options are said when its environment is made"
        )


class Seating:
    """A position that goes on to the next decision by itself. A game in which nobody decides has one action: to throw."""

    def __init__(self, setup: Setup, seed: int | None = None) -> None:
        self.setup: Final = setup
        self.actions: Final = Actions(setup)
        self.sight: Final = Sight(setup)
        self.throws: Final = not self.actions.numbers  # nobody decides anything: throwing is the action
        self.dice = random.Random(seed)
        self.state: State = game(setup.game).begin(setup)
        self.made: list[int] = []  # every action so far, throws among them
        self.go_on()

    def __deepcopy__(self, memo: dict[int, object]) -> Seating:
        copied = Seating(self.setup)
        copied.dice.setstate(self.dice.getstate())
        copied.state, copied.made = self.state.clone(), self.made[:]
        return copied

    def __reduce__(self) -> tuple[object, ...]:
        return again, (self.setup, self.dice.getstate(), self.made)  # played again, because a position's text does not show the last throw

    @property
    def over(self) -> bool:
        return bool(self.state.turn == OVER)

    def go_on(self) -> None:
        """Throw until somebody decides."""
        while self.state.turn == CHANCE and not self.throws:
            self.throw()

    def throw(self) -> None:
        self.play(self.dice.choices(self.state.legal(), self.state.weights())[0])

    def play(self, action: int) -> None:
        self.state.apply(action)
        self.made.append(action)

    def act(self, place: object) -> None:
        """Make the action at a place, a whole number of Python's or NumPy's; IllegalAction if it is none, or not legal."""
        legal, found = self.legal(), whole(place)
        if found is None or found not in legal:
            raise IllegalAction(place, legal)
        if self.throws:
            self.throw()
        else:
            self.play(self.actions.number(found))
            self.go_on()

    def legal(self) -> list[int]:
        """The places of what can be done; nothing when it is over."""
        return self.actions.legal(self.state) if not self.throws else [] if self.over else [0]

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """What a seat may do: nothing, if it is not on turn."""
        found = np.zeros(self.actions.count, dtype=np.int8)
        if seat == self.state.hand:
            found[self.legal()] = 1
        return found

    def seen(self, seat: int) -> npt.NDArray[np.int32]:
        """What a seat sees."""
        return np.array(self.sight.of(self.state, seat), dtype=np.int32)

    def reward(self, seat: int) -> float:
        """At the end: what searches maximise (State.payoff), from -1 to 1."""
        return 2.0 * self.state.payoff(seat) - 1.0


def again(setup: Setup, dice: tuple[object, ...], made: list[int]) -> Seating:
    """What pickle calls."""
    table = Seating(setup)
    table.state, table.made = game(setup.game).begin(setup), []
    for action in made:
        table.play(action)
    table.dice.setstate(dice)
    return table
