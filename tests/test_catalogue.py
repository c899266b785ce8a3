"""What the shelf says of a game is true of it."""

import random

import pytest
from librt.random import Random

from parlour.catalogue import BOXES, SHELF, Entry, entry, game, is_decided
from parlour.core.chance import outcome
from parlour.core.errors import OptionError
from parlour.core.game import Game
from parlour.core.setup import Option, OptionValue
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


def has_choices(found: Game, **options: OptionValue) -> bool:
    """Whether anybody had anything to decide in a few games at random."""
    for seed in range(3):
        state, rng = found.start(None, **options), Random(seed)
        while state.turn != OVER:
            if state.turn >= 0 and len(state.legal()) > 1:
                return True
            state.play(state.sample(rng))
    return False


def other_values(option: Option) -> list[OptionValue]:
    match option.kind:
        case "switch":
            return [not option.default]
        case "choice":
            return [value for value in option.choices if value != option.default]
        case "number":
            return [value for value in (option.low, option.high) if value != option.default]
    return []


@pytest.mark.parametrize("row", [row for row in SHELF if row.nature == "luck"], ids=lambda row: row.id)
def test_whether_anybody_decides_follows_from_the_setup(row: Entry) -> None:
    found = game(row.id)
    assert not is_decided(row.id, {}) and not has_choices(found)
    for name, option in found.options.items():
        for value in other_values(option):
            try:
                found.agree(None, **{name: value})
            except OptionError:  # it needs another option with it
                continue
            assert is_decided(row.id, {name: value}) == has_choices(found, **{name: value}), (name, value)


def test_in_games_of_more_than_luck_somebody_decides() -> None:
    for row in SHELF:
        if row.nature != "luck":
            for name, option in game(row.id).options.items():
                values = other_values(option) if option.kind != "number" else []
                assert all(is_decided(row.id, {name: value}) == ((name, value) != row.undecided) for value in values), (row.id, name)
    assert not is_decided("rentmeister", {"placement": "in_order"}) and not has_choices(game("rentmeister"), placement="in_order")
    assert is_decided("muehle", {}) and is_decided("kniffel", {})
    assert is_decided("wuerfelpoker", {"raising": True}) and is_decided("wuerfelpoker", {"throws": 2})
