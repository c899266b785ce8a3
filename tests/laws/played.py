"""Random games of the shelf, played once and looked at by many laws."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from typing import TypeVar

from parlour.catalogue import game
from parlour.core.board import Board
from parlour.core.chance import outcome
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import OptionValue, Setup
from parlour.core.state import CHANCE, OVER, State
from tests.laws.pairwise import pairwise

MOST_ACTIONS = 30_000  # a random game longer than this is taken for one that never ends
LOOKED_AT = 18  # positions of a game that the slower laws look at
MANY = 160  # positions of a game that the quicker ones look at
SEED = sha256(b"the laws").hexdigest()
SEATS = "the number of seats"  # no option is called so

Snapshot = tuple[object, ...]
T = TypeVar("T")


@lru_cache(4)
def setups(found: Game) -> list[Setup]:
    """Every number of seats by the printed rules, and every pair of option values and of a value and a number of seats.

    An option that does not matter at a number of seats keeps its default there.
    """
    alike: dict[tuple[tuple[str, tuple[OptionValue, ...]], ...], list[int]] = {}  # numbers of seats that can be set up in the same ways
    for seats in found.seats:
        values = tuple(
            (name, tuple(value for value in dict.fromkeys((option.usual(seats), *option.samples())) if option.fitting(value, seats)))
            for name, option in found.options.items()
            if not option.seats or seats in option.seats
        )
        alike.setdefault(values, []).append(seats)
    agreed = {found.agree(seats): None for seats in found.seats}
    for values, numbers in alike.items():
        for combination in pairwise({SEATS: numbers, **dict(values)}):
            number = combination.pop(SEATS)
            assert isinstance(number, int)
            take_the_sets(found, combination)
            agreed[found.agree(number, **combination)] = None
    return list(agreed)


def take_the_sets(found: Game, combination: dict[str, object]) -> None:
    """A board from parts is built from as many sets as it takes, and a number is no more than the one that bounds it."""
    for name, option in found.options.items():
        if option.most:
            bound = int(str(combination.get(option.most, found.options[option.most].default)))
            combination[name] = min(int(str(combination.get(name, option.default))), bound)
        board = str(combination.get(name, option.default))
        if option.kit and option.kit.sets and board != option.default:
            sets = found.options[option.kit.sets].choices
            combination[option.kit.sets] = sets[max(option.kit.sets_for(board) - 1, sets.index(str(combination[option.kit.sets])))]


def name(setup: Setup) -> str:
    """A name for the setup in test reports: what differs from the defaults."""
    defaults = {option.name: option.default for option in game(setup.game).options.values()}
    changed = [f"{name}={value}" for name, value in setup.options if value != defaults[name]]
    return "-".join([setup.game, str(setup.seats), *changed])


@dataclass
class Played:
    """One random game under a setup: every position, and the action made in each but the last."""

    setup: Setup
    states: list[State]
    actions: list[int]

    @property
    def game(self) -> Game:
        return game(self.setup.game)

    @property
    def face(self) -> Face:
        return self.game.face

    @cached_property
    def board(self) -> Board:
        return self.face.board(self.setup)

    @property
    def last(self) -> State:
        return self.states[-1]

    @property
    def steps(self) -> list[tuple[State, int, State]]:
        """Before, action, after."""
        return list(zip(self.states, self.actions, self.states[1:], strict=False))

    def some_steps(self) -> list[tuple[State, int, State]]:
        """Steps from all over the game, first and last among them."""
        return spread(self.steps)

    def some_states(self) -> list[State]:
        """Positions from all over the game, first and last among them."""
        return spread(self.states)

    def many_states(self) -> list[State]:
        """Every position, or many from all over a long game, first and last among them."""
        return spread(self.states, MANY)

    def position(self, text: str) -> State:
        return self.game.position(text, self.setup.seats, **dict(self.setup.options))

    def dice(self, salt: str = "") -> random.Random:
        """Repeatable choices for a law about this game."""
        return random.Random(f"{name(self.setup)} {salt}")


def spread(items: list[T], most: int = LOOKED_AT) -> list[T]:
    if len(items) <= most:
        return items
    return [items[at * (len(items) - 1) // (most - 1)] for at in range(most)]


@lru_cache(200)  # the setups of two games, more or less: the laws come game by game
def played(setup: Setup) -> Played:
    """The random game of a setup; it is not over if it took too long."""
    choice = random.Random(name(setup))
    state = game(setup.game).begin(setup)
    states = [state.clone()]
    actions: list[int] = []
    throws = 0
    while state.turn != OVER and len(actions) < MOST_ACTIONS:
        if state.turn == CHANCE:
            action = outcome(SEED, throws, state)
            throws += 1
        else:
            action = choice.choice(state.legal())
        state.apply(action)
        actions.append(action)
        states.append(state.clone())
    return Played(setup, states, actions)


def snapshot(state: State) -> Snapshot:
    """Everything that can be asked of a position."""
    result = state.result() if state.turn == OVER else None
    return state.text(), state.key(), state.legal(), state.past(), state.turn, state.hand, state.midway, result
