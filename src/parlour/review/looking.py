"""One look at one position of a game, and at many: nothing here depends on another position, so that looks can be shared out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from parlour.catalogue import game
from parlour.core.record import Record
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.players.expert import Unit
from parlour.review.judge import Judge, Worths, after, best_of, shares
from parlour.review.judges import judge_of

PORTIONS = 60  # of a review
MUCH = 0.07  # of a game: a choice that is so much better than the next one must be found
SHORT_GAME = 50  # actions: a single position is looked at as closely as one of a short game
KEPT = 3  # of the best choices
Tell = Callable[[float], None]  # is told how much is done, from 0 to 1


@dataclass(frozen=True, slots=True)
class Line:
    """A choice: the actions of the whole move, and what it is worth to every seat."""

    actions: tuple[int, ...]
    worths: Worths


@dataclass(frozen=True, slots=True)
class Look:
    """What a judge says of one position, before the action that followed."""

    here: Worths = ()  # what the position is worth; of the last one, and of all where the judge is steady
    lines: tuple[Line, ...] = ()  # of a decision: the best ones, best first
    played: Worths = ()  # of a decision: what was played, as far as the judge compares it with the best
    compared: bool = False  # of a decision: the lines say only how much better or worse they are than what was played
    obvious: int | None = None  # of a decision whose best choice is much better than the next: what anybody sees
    others: Worths = ()  # of a throw: the sum over all other outcomes, each by its chance
    share: float = 1.0  # of a throw: the chance of the outcome


def states_of(setup: Setup, position: str, actions: Sequence[int]) -> Iterator[State]:
    """Every position of a game, the first and the last among them. What is yielded is not changed."""
    state = game(setup.game).first(setup, position)
    yield state.clone()
    for action in actions:
        state.follow(action)
        yield state.clone()


def setup_of(record: Record) -> Setup:
    found = game(record.game)
    return found.agree(len(record.seats), **record.options)


@lru_cache(maxsize=4)
def judge_for(setup: Setup, position: str, actions: int) -> Judge:
    """The judge of a game; some have to reckon before they know anything."""
    return judge_of(game(setup.game).first(setup, position), actions)


def portions(positions: int) -> list[tuple[int, int]]:
    """Looks shared out: few enough at a time for progress to be seen, and for others to come in between."""
    size = max(1, positions // PORTIONS)
    return [(first, min(first + size, positions)) for first in range(0, positions, size)]


def look_through(setup: Setup, position: str, actions: Sequence[int], first: int, end: int, tell: Tell = lambda done: None) -> list[Look]:
    """Look at the positions from `first` to before `end`; there is one more of them than actions."""
    judge = judge_for(setup, position, len(actions))
    looks = []
    for number, state in enumerate(states_of(setup, position, actions[: min(end, len(actions))])):
        if not first <= number < end:
            continue
        looks.append(look_at(judge, state, actions[number] if number < len(actions) else None))
        tell((number - first + 1) / (end - first))
    return looks


@dataclass(frozen=True, slots=True)
class Evaluated:
    """What one position is worth to every seat, and its best choices."""

    unit: Unit
    scale: float
    exact: bool
    worths: Worths
    lines: tuple[Line, ...]


def placed(setup: Setup, position: str, actions: Sequence[int]) -> State:
    """The position after these actions, from the start or from one in writing."""
    state = game(setup.game).first(setup, position)
    for action in actions:
        state.follow(action)
    return state


def evaluated(setup: Setup, position: str, actions: Sequence[int]) -> Evaluated:
    state = placed(setup, position, actions)
    judge = judge_for(setup, position, SHORT_GAME)
    look = look_at(judge, state, state.legal()[0]) if state.turn >= 0 else Look()
    worths = look.lines[0].worths if look.lines and not look.compared else judge.worth(state)
    return Evaluated(judge.unit, judge.scale, judge.exact, worths, look.lines)


def look_at(judge: Judge, state: State, played: int | None) -> Look:
    if played is None:
        return Look(here=judge.worth(state))
    if state.turn == CHANCE:
        return look_at_throw(judge, state, played)
    here = judge.worth(state) if judge.steady else ()
    choices = judge.choices(state, played) if state.turn != OVER and len(state.legal()) > 1 else {}
    if not choices:
        return Look(here)
    seat = state.turn
    ranked = sorted(choices, key=lambda action: (-choices[action][seat], action != played, action))[:KEPT]
    lines = tuple(Line(finished(judge, state, action), choices[action]) for action in ranked)
    much = len(lines) > 1 and lines[0].worths[seat] - lines[1].worths[seat] >= MUCH * judge.scale
    obvious = judge.obvious(state) if much and ranked[0] == played else None
    return Look(here, lines, choices.get(played, ()), judge.steady or judge.compares(state), obvious)


def look_at_throw(judge: Judge, state: State, fell: int) -> Look:
    outcomes = judge.outcomes(state)
    chances = dict(zip(state.legal(), shares(state), strict=True))
    others = [0.0] * state.seats
    for action, worths in outcomes.items():
        for seat, worth in enumerate(worths):
            others[seat] += chances[action] * worth if action != fell else 0.0
    return Look(others=tuple(others), share=chances[fell])


def finished(judge: Judge, state: State, action: int) -> tuple[int, ...]:
    """The whole move that begins with an action, as the judge would go on."""
    line = [action]
    walker = after(state, action)
    while walker.midway and walker.turn >= 0:
        legal = walker.legal()
        choices = judge.choices(walker, legal[0]) if len(legal) > 1 else {}
        line.append(best_of(int(walker.turn), choices) if choices else legal[0])
        walker.play(line[-1])
    return tuple(line)
