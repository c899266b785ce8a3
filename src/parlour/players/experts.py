"""What is known about single families, better than search can find it out within a second.

A family's module has `choose(state) -> int | None`: the action to make, or None where it knows nothing about the game or the
position. Where random games say little about a position it also has `choose_weakly(state, level, seed)`, for the lower levels. A game that
can be solved has a module with `solve(state, tell) -> Outlook`. They are loaded when a table first asks.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from parlour.catalogue import entry
from parlour.core.message import Message
from parlour.core.state import State

Tell = Callable[[float], None]  # is told now and then how much of the work is done, from 0 to 1

# family -> module
EXPERTS = {
    "chess": "parlour.players.chess.expert",
    "dice": "parlour.players.dice.expert",
    "kniffel": "parlour.players.kniffel.expert",
    "draughts": "parlour.players.draughts.expert",
    "halma": "parlour.players.halma.expert",
    "five": "parlour.players.five.expert",
    "solitaire": "parlour.players.solitaire.expert",
    "tables": "parlour.players.tables.expert",
    "track": "parlour.players.track.expert",
}

# game -> module
SOLVERS = {"solitaire": "parlour.players.solitaire.expert"}


@dataclass(frozen=True, slots=True)
class Outlook:
    """What can still come of a position, in words, and the actions that lead there; none if there is nothing to show."""

    message: Message
    line: tuple[int, ...] = ()


@cache
def weak_expert(family: str) -> Callable[[State, int, int], int | None] | None:
    choose: Callable[[State, int, int], int | None] | None = None
    if family in EXPERTS:
        choose = getattr(import_module(EXPERTS[family]), "choose_weakly", None)
    return choose


@cache
def expert(family: str) -> Callable[[State], int | None] | None:
    if family not in EXPERTS:
        return None
    choose: Callable[[State], int | None] = import_module(EXPERTS[family]).choose
    return choose


def advice(state: State) -> int | None:
    """What the family's expert would do, if there is one and it knows."""
    choose = expert(entry(state.setup.game).family)
    return choose(state) if choose is not None else None


def weighed(state: State) -> tuple[str, dict[int, float]] | None:
    """What every legal action is worth, and in which unit (points, chance, other), where the family's module knows that."""
    family = entry(state.setup.game).family
    module = import_module(EXPERTS[family]) if family in EXPERTS else None
    if module is None or not hasattr(module, "values"):
        return None
    values: dict[int, float] | None = module.values(state)
    return (str(module.unit(state)), values) if values else None


def weak_advice(state: State, level: int, seed: int) -> int | None:
    """What the family's expert does at a lower level, if there is one that plays at lower levels."""
    choose = weak_expert(entry(state.setup.game).family)
    return choose(state, level, seed) if choose is not None else None


def solves(game: str) -> bool:
    """Whether the game's positions can be solved."""
    return game in SOLVERS


def solve(state: State, tell: Tell) -> Outlook:
    """The outlook of a decision in such a game."""
    found: Outlook = import_module(SOLVERS[state.setup.game]).solve(state, tell)
    return found
