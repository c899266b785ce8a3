"""What is known about a family, better than search can find it out within a second.

players/<family>/expert.py holds it as EXPERT, and is loaded when a table first asks; a family without one is searched.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar, Final, Literal

from parlour.catalogue import entry
from parlour.core import state as hot
from parlour.core.message import Message
from parlour.core.state import State

COMPILED: Final = not str(hot.__file__).endswith(".py")  # in plain Python some of what is known would take minutes to work out

Unit = Literal["points", "chance", "other"]
Tell = Callable[[float], None]  # is told now and then how much of the work is done, from 0 to 1


@dataclass(frozen=True, slots=True)
class Worth:
    """What every legal action is worth to the seat that decides, and what is counted: points to come, a chance, or something else."""

    unit: Unit
    values: dict[int, float]

    def best(self) -> int:
        """The action that is worth most; of equals the first."""
        return max(self.values, key=lambda action: self.values[action])


@dataclass(frozen=True, slots=True)
class Outlook:
    """What can still come of a position, in words, and the actions that lead there; none if there is nothing to show."""

    message: Message
    line: tuple[int, ...] = ()


class Expert:
    """This one knows nothing; a family's expert overrides what it knows. None says that it does not know the game or the position."""

    solvable: ClassVar[bool] = False  # whether solve() is worth asking

    def choose(self, state: State) -> int | None:
        """The best action: that of level 3."""
        worth = self.weigh(state)
        return worth.best() if worth is not None else None

    def choose_weakly(self, state: State, level: int, seed: int) -> int | None:
        """An action for a lower level, where the games at random that those levels play say little."""
        return None

    def weigh(self, state: State) -> Worth | None:
        """What every action of a decision is worth."""
        return None

    def solve(self, state: State, tell: Tell) -> Outlook | None:
        """The outlook of a decision."""
        return None


@cache
def expert_of(game: str) -> Expert:
    """Whoever knows most about the game of that id."""
    room = f"parlour.players.{entry(game).family}"
    if find_spec(room) is None:
        return Expert()
    found: Expert = import_module(f"{room}.expert").EXPERT
    return found
