"""What the shelf says of a game is true of it."""

import random

import pytest

from parlour.catalogue import BOXES, SHELF, entry, game
from parlour.core.chance import outcome
from parlour.core.state import CHANCE, OVER

GAMES = [entry.id for entry in SHELF]
MOST = 3000


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_its_printed_names(id: str) -> None:
    names = entry(id).names
    assert names and all(name.strip() == name for name in names)


def test_every_game_is_in_a_box_that_there_is() -> None:
    assert all(entry.boxes and set(entry.boxes) <= set(BOXES) for entry in SHELF)


@pytest.mark.parametrize("id", GAMES)
def test_thought_and_luck_are_told_apart(id: str) -> None:
    choices = dice = False
    for seed in range(3):
        state = game(id).start()
        choice = random.Random(seed)
        for number in range(MOST):
            if state.turn == OVER:
                break
            if state.turn == CHANCE:
                dice = True
                state.apply(outcome(f"{seed:064x}", number, state))
            else:
                legal = state.legal()
                choices |= len(legal) > 1
                state.apply(choice.choice(legal))
    assert entry(id).nature == ("both" if choices and dice else "thought" if choices else "luck")
