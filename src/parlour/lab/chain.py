"""The exact expected length of a game in which nobody decides anything: a Markov chain, solved position by position.

Every position that can come up is found by trying every throw. Then E(position) = 1 + the mean of E over what follows is
solved by going through the positions, those near the end first, until nothing changes any more.
"""

from __future__ import annotations

from collections.abc import Hashable

from parlour.core.state import CHANCE, OVER, State

MOST = 60_000  # positions; more take too long
CLOSE = 1e-10


class TooLarge(Exception):
    """The chain has too many positions, or somebody decides something in it."""


def chain(start: State) -> list[list[tuple[float, int]]]:
    """For every position what can follow, with its probability; the start is number 0, and an end has nothing to follow."""
    numbers: dict[Hashable, int] = {start.key(): 0}
    waiting = [start.clone()]
    follow: list[list[tuple[float, int]]] = []
    for state in waiting:
        if state.turn == OVER:
            follow.append([])
            continue
        if state.turn != CHANCE:
            raise TooLarge(f"a decision is to be made in {state!r}")
        weights = state.weights()
        row = []
        for action, weight in zip(state.legal(), weights, strict=True):
            after = state.clone()
            after.play(action)
            number = numbers.setdefault(after.key(), len(waiting))
            if number == len(waiting):
                waiting.append(after)
            row.append((weight / sum(weights), number))
        follow.append(row)
        if len(waiting) > MOST:
            raise TooLarge(f"more than {MOST} positions")
    return follow


def expected_length(start: State) -> float:
    """The mean number of throws to the end."""
    follow = chain(start)
    left = [0.0] * len(follow)
    while True:
        worst = 0.0
        for number in range(len(follow) - 1, -1, -1):
            row = follow[number]
            if not row:
                continue
            again = sum(chance for chance, after in row if after == number)
            mean = (1 + sum(chance * left[after] for chance, after in row if after != number)) / (1 - again)
            worst = max(worst, abs(mean - left[number]))
            left[number] = mean
        if worst < CLOSE:
            return left[0]
