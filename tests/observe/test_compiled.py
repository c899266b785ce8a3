"""A compiled observer writes the same numbers as the encoding that is made from Board and Scene."""

import random

import pytest
from librt.random import Random

import parlour
from parlour.catalogue import SHELF
from parlour.core.state import OVER
from parlour.lab.soak import any_setup
from parlour.observe.compiled import observer
from parlour.observe.observation import Observation
from parlour.observe.rows import Rows

IDS = [entry.id for entry in SHELF if observer(parlour.game(entry.id).agree()) is not None]


def test_the_families_that_learners_ask_for_have_one() -> None:
    asked = ("mill", "draughts", "chess", "halma", "ludo", "tables", "kniffel")
    assert set(IDS) == {entry.id for entry in SHELF if entry.family in asked}


@pytest.mark.parametrize("id", IDS)
def test_it_sees_what_the_scene_shows(id: str) -> None:
    rng = random.Random(id)
    for number in range(3):
        setup = parlour.game(id).agree() if number == 0 else any_setup(id, rng)
        seen, compiled = Observation(setup), observer(setup)
        assert compiled is not None
        rows = Rows(2, seen.size)
        state, dice = parlour.game(id).begin(setup), Random(number)
        for made in range(400):
            if made < 12 or made % 41 == 0 or state.turn == OVER:
                for seat in range(setup.seats):
                    rows.open(1)
                    compiled.see(state, seat, rows)
                    written = list(memoryview(rows.seen))
                    assert written[: seen.size] == [0] * seen.size, "the other row is untouched"
                    assert seen.split(written[seen.size :]) == seen.split(seen.of(state, seat)), state.text()
            if state.turn == OVER:
                break
            state.play(state.sample(dice))
