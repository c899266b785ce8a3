"""What dice can show, and how often: the browser checks throws by these laws, without knowing any game."""

from collections import Counter
from math import factorial, prod
from random import Random

import pytest

from parlour.catalogue import entry, game, shelf
from parlour.core.state import CHANCE, OVER, State

STEPS = 120


def odds(state: State) -> list[tuple[tuple[int, ...], int]]:
    """The dice and the weight of every outcome, in order."""
    found = []
    for action, weight in zip(state.legal(), state.weights(), strict=True):
        then = state.clone()
        then.apply(action)
        events = [event for event in game(state.setup.game).face.tell(state, action, then) if event.kind == "throw"]
        assert len(events) == 1, "dice fall once"
        found.append((events[0].dice, weight))
    return found


def arrangements(dice: tuple[int, ...]) -> int:
    return factorial(len(dice)) // prod(factorial(count) for count in Counter(dice).values())


@pytest.mark.parametrize("id", [known.id for known in shelf()])
def test_dice_are_six_sided_fair_and_listed_in_one_order(id: str) -> None:
    state, rng = game(id).start(), Random(1)
    known: dict[int, list[tuple[tuple[int, ...], int]]] = {}
    looked: set[tuple[int, ...]] = set()
    for _ in range(STEPS):
        if state.turn == OVER:
            break
        legal = tuple(state.legal())
        assert state.turn != CHANCE or entry(id).nature != "thought", "in games of thought nothing is thrown"
        if state.turn == CHANCE and legal not in looked:
            looked.add(legal)
            found = odds(state)
            count = len(found[0][0])
            assert known.setdefault(count, found) == found, "as many dice have the same outcomes at every throw of a game"
            totals: Counter[tuple[int, ...]] = Counter()
            for dice, weight in found:
                assert len(dice) == count and set(dice) <= set(range(1, 7))
                totals[tuple(sorted(dice))] += weight
            assert totals.total() == 6**count and all(weight == arrangements(dice) for dice, weight in totals.items())
            shown = [dice for dice, _ in found]
            highest_first = [sorted(dice, reverse=True) for dice in shown]
            assert shown == sorted(shown) or highest_first == sorted(highest_first)
        state.apply(rng.choice(legal))
