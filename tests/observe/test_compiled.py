"""A compiled observer writes the same numbers as the encoding that is made from Board and Scene."""

import random
from collections.abc import Iterator

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import parlour
from parlour.catalogue import SHELF
from parlour.core.errors import OptionError
from parlour.core.setup import Setup
from parlour.core.state import OVER, State
from parlour.observe.compiled import FAMILIES, Sight, observer
from parlour.observe.observation import Observation
from parlour.observe.rows import Rows

IDS = [entry.id for entry in SHELF if entry.family in FAMILIES]


def test_the_families_that_learners_ask_for_have_one() -> None:
    assert set(FAMILIES) >= {"mill", "draughts", "chess", "halma", "ludo", "tables", "kniffel"}


def setups(id: str) -> Iterator[Setup]:
    """As usual, with every number of seats, and with every declared value of every option, each by itself."""
    game, rng = parlour.game(id), random.Random(id)
    for seats in game.seats:
        yield game.agree(seats)
    for option in game.options.values():
        for value in option.samples():
            try:
                yield game.agree(rng.choice(option.seats or game.seats), **{option.name: value})
            except OptionError:  # it goes only with another option
                continue


def positions(setup: Setup, seed: int) -> Iterator[State]:
    """Along a random game, thinning out, and its end."""
    state, dice = parlour.game(setup.game).begin(setup), Random(seed)
    for made in range(160):
        if state.turn == OVER:
            break
        if made < 4 or made % 31 == 0:
            yield state
        state.play(state.sample(dice))
    state.playout(dice)
    yield state


@pytest.mark.parametrize("id", IDS)
def test_it_sees_what_the_scene_shows(id: str) -> None:
    for number, setup in enumerate(setups(id)):
        seen, compiled = Observation(setup), observer(setup)
        assert compiled is not None
        rows = Rows(2, seen.size)
        for state in positions(setup, number):
            for seat in range(setup.seats):
                rows.open(1)
                compiled.see(state, seat, rows)
                written = list(memoryview(rows.seen))
                assert written[: seen.size] == [0] * seen.size, "the other row is untouched"
                assert seen.split(written[seen.size :]) == seen.split(seen.of(state, seat)), f"{setup} {state.text()}"


def test_sight_is_the_same_with_and_without_compiled_code() -> None:
    for id in ("halma_b", "boese_drei"):  # by an observer, by scenes
        setup = parlour.game(id).agree()
        sight, seen = Sight(setup), Observation(setup)
        for state in positions(setup, 1):
            assert [list(sight.of(state, seat)) for seat in range(setup.seats)] == [seen.of(state, seat) for seat in range(setup.seats)]


def test_a_part_that_a_setup_has_not_got_cannot_be_written_into_another() -> None:
    """So an option that is new to an observer fails at once, instead of counting into whose turn it is."""
    setup = parlour.game("muehle").agree()
    compiled = observer(setup)
    assert compiled is not None and not {"marks", "figures"} & set(Observation(setup).parts)
    rows = Rows(1, compiled.size)
    rows.open(0)
    with pytest.raises(IndexError):
        rows.put(compiled.figures + 5, 1)
    with pytest.raises(IndexError):
        rows.put_bits(1, compiled.marks + compiled.size, vec[i64]([0]), 0)
    assert not any(memoryview(rows.seen))
