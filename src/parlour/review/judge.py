"""Who judges the positions of a game for its review.

A judge says what a position is worth to every seat: the chance to win (to be first; a half for each if all are), or the points in the
end. At a decision it says that for every choice that may be the best, at a throw for every outcome. Judges are made from what the
computer players know; where nothing is known, games are played at random from there on, as many as the budget has, always with the same
seeds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Final

from librt.random import Random

from parlour.core.result import Result
from parlour.core.state import CHANCE, OVER, State
from parlour.players.expert import COMPILED, Strength, Unit, Worth, expert_of
from parlour.players.levels import A_GAME, STRONGEST, Computer

Worths = tuple[float, ...]  # one for each seat

THOUGHT: Final = Strength(STRONGEST.positions, noise=0.0, seconds=4.0 if COMPILED else 0.5)  # about one position of the game
GLANCE: Final = Strength(positions=3_000, noise=0.0, seconds=0.1)  # about what hardly matters
AT_ONCE: Final = Strength(positions=300, noise=0.0, seconds=0.1)  # what everybody sees
MOST_CHAINED: Final = 8_000  # positions without a decision that are reckoned through
CLOSE: Final = 1e-9
PLAYOUTS: Final = 2_000  # games at random for one position or throw
LONGEST: Final = 200_000  # games at random for a whole review; more than this only to have FEWEST everywhere
FEWEST: Final = 400
SEED: Final = 7


def first_places(result: Result) -> Worths:
    """What a result is worth where winning counts: to be first; where all of several are first, nobody has won more than a half."""
    if len(result.places) > 1 and all(place == 1 for place in result.places):
        return (0.5,) * len(result.places)
    return tuple(1.0 if place == 1 else 0.0 for place in result.places)


class Judge(ABC):
    """What a position is worth."""

    unit: Unit = "chance"
    scale: float = 1.0  # what lies between losing and winning a game
    exact: bool = False
    alone: bool = False  # everybody collects points alone: a result that others brought about does not tell how many
    steady: bool = False  # every position is judged by itself, with no hindsight: choices are only compared with each other

    @abstractmethod
    def worth(self, state: State) -> Worths:
        """Of any position."""

    @abstractmethod
    def choices(self, state: State, played: int) -> dict[int, Worths]:
        """Of a decision: what may be best, and what was played if it is known as well; nothing where nothing is known."""

    def compares(self, state: State) -> bool:
        """Whether choices are only good for comparing them with each other, not with what a later look says."""
        return False

    def obvious(self, state: State) -> int | None:
        """What anybody would choose at a glance, if that can be told."""
        return None

    def outcomes(self, state: State) -> dict[int, Worths]:
        """Of a throw: every outcome."""
        return {action: self.worth(after(state, action)) for action in state.legal()}

    def ended(self, result: Result) -> Worths:
        """What a result is worth."""
        return first_places(result)


def after(state: State, action: int) -> State:
    later = state.clone()
    later.play(action)
    return later


def shares(state: State) -> list[float]:
    """The chances of a throw's outcomes."""
    weights = state.weights()
    whole = sum(weights)
    return [weight / whole for weight in weights]


def mean(state: State, outcomes: dict[int, Worths]) -> Worths:
    """The mean over all outcomes of a throw."""
    found = [0.0] * state.seats
    for share, action in zip(shares(state), state.legal(), strict=True):
        for seat, worth in enumerate(outcomes[action]):
            found[seat] += share * worth
    return tuple(found)


def best_of(seat: int, choices: dict[int, Worths]) -> int:
    """The choice that is worth most to a seat; of equals the first."""
    return max(sorted(choices), key=lambda action: choices[action][seat])


class Weighing(Judge):
    """Judges by what the family's expert says of every choice: a chance to win, of which the other side has the rest."""

    def __init__(self, game: str, exact: bool = False) -> None:
        self.expert: Final = expert_of(game)
        self.exact = exact
        self.glanced: Final[dict[Hashable, Worths]] = {}

    def weigh(self, state: State, strength: Strength) -> dict[int, Worths]:
        worth = self.expert.weigh(state, strength, SEED)
        return {} if worth is None else self.shared(state, worth)

    def shared(self, state: State, worth: Worth) -> dict[int, Worths]:
        """What is left of a chance is the others', in equal parts; a chance of a half is an even one, among however many."""
        seat, others = state.turn, max(int(state.seats) - 1, 1)
        found = {}
        for action, value in worth.values.items():
            own = value / (value + (1.0 - value) * others)
            found[action] = tuple(own if at == seat else (1.0 - own) / others for at in range(state.seats))
        return found

    def choices(self, state: State, played: int) -> dict[int, Worths]:
        return self.weigh(state, THOUGHT)

    def obvious(self, state: State) -> int | None:
        choices = self.weigh(state, AT_ONCE)
        return best_of(state.turn, choices) if choices else None

    def worth(self, state: State) -> Worths:
        if state.turn == OVER:
            return self.ended(state.result())
        if state.turn == CHANCE:
            return mean(state, {action: self.glance(after(state, action)) for action in state.legal()})
        return self.chosen(state, THOUGHT)

    def outcomes(self, state: State) -> dict[int, Worths]:
        return {action: self.glance(after(state, action)) for action in state.legal()}

    def glance(self, state: State) -> Worths:
        """The same of an outcome, of which there are many."""
        if state.turn < 0:
            return self.worth(state)
        key = state.key()
        if key not in self.glanced:
            self.glanced[key] = self.chosen(state, GLANCE)
        return self.glanced[key]

    def chosen(self, state: State, strength: Strength) -> Worths:
        seat = state.turn
        legal = state.legal()
        if len(legal) == 1:
            return self.worth(after(state, legal[0]))
        choices = self.weigh(state, strength)
        return choices[best_of(seat, choices)] if choices else self.unknown(state)

    def unknown(self, state: State) -> Worths:
        """Where the expert says nothing: even chances."""
        return (1.0 / int(state.seats),) * state.seats


class Simulating(Judge):
    """Judges by games at random. What is best says the expert, or the search; games at random say what another choice costs."""

    def compares(self, state: State) -> bool:
        return True

    def __init__(self, game: str, actions: int) -> None:
        self.expert: Final = expert_of(game)
        self.games: Final = max(min(PLAYOUTS, LONGEST // max(actions, 1)), FEWEST)

    def worth(self, state: State) -> Worths:
        if state.turn == OVER:
            return self.ended(state.result())
        return self.simulated(state, self.games)

    def simulated(self, state: State, games: int) -> Worths:
        if state.turn == OVER:
            return self.ended(state.result())
        rng = Random(SEED)
        found = [0.0] * state.seats
        for _ in range(games):
            walker = state.clone()
            walker.playout(rng)
            for seat, worth in enumerate(self.ended(walker.result())):
                found[seat] += worth
        return tuple(total / games for total in found)

    def outcomes(self, state: State) -> dict[int, Worths]:
        found = {}
        for share, action in zip(shares(state), state.legal(), strict=True):
            found[action] = self.simulated(after(state, action), max(4, round(share * self.games)))
        return found

    def choices(self, state: State, played: int) -> dict[int, Worths]:
        best = Computer(Strength(positions=A_GAME * self.games, noise=0.0, seconds=2.0), SEED).choose(state)
        return {action: self.simulated(after(state, action), self.games) for action in sorted({best, played})}


class Chained(Judge):
    """Judges a game without decisions exactly: every position that can still come, and what can follow it."""

    exact = True

    def __init__(self, known: dict[Hashable, Worths]) -> None:
        self.known: Final = known

    def worth(self, state: State) -> Worths:
        return self.ended(state.result()) if state.turn == OVER else self.known[state.key()]

    def choices(self, state: State, played: int) -> dict[int, Worths]:
        return {}


def solved_chain(start: State) -> dict[Hashable, Worths]:
    """What every position is worth that can follow without a decision; nothing if there are too many, or decisions among them."""
    numbers: dict[Hashable, int] = {start.key(): 0}
    waiting = [start.clone()]
    follow: list[list[tuple[float, int]]] = []
    for state in waiting:
        if state.turn >= 0 or len(waiting) > MOST_CHAINED:
            return {}
        row = []
        if state.turn == CHANCE:
            for share, action in zip(shares(state), state.legal(), strict=True):
                later = after(state, action)
                number = numbers.setdefault(later.key(), len(waiting))
                if number == len(waiting):
                    waiting.append(later)
                row.append((share, number))
        follow.append(row)
    found = [list(first_places(state.result())) if state.turn == OVER else [0.0] * start.seats for state in waiting]
    settle(follow, found)
    return {key: tuple(found[number]) for key, number in numbers.items()}


def settle(follow: list[list[tuple[float, int]]], found: list[list[float]]) -> None:
    """Go through the positions, those near the end first, until nothing changes any more."""
    worst = 1.0
    while worst > CLOSE:
        worst = 0.0
        for number in range(len(follow) - 1, -1, -1):
            row = follow[number]
            again = sum(share for share, later in row if later == number)
            for seat in range(len(found[number]) if row else 0):
                worth = sum(share * found[later][seat] for share, later in row if later != number) / (1.0 - again)
                worst = max(worst, abs(worth - found[number][seat]))
                found[number][seat] = worth
