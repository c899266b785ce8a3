"""Every game can be seen and acted in by a learner: fixed shapes, whatever is played, under any options."""

import random

import pytest
from librt.random import Random

import parlour
from parlour.catalogue import SHELF
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.lab.soak import any_setup
from parlour.observe import Actions, Observation

IDS = [entry.id for entry in SHELF]
GAMES = 3
LOOKS = 12  # positions of a game that are looked at


def positions(setup: Setup, seed: int) -> list[State]:
    """Positions along a random game, from its start to its end."""
    state, dice, made = parlour.game(setup.game).begin(setup), Random(seed), 0
    found: list[State] = []
    while True:
        if state.turn == OVER or len(found) < LOOKS // 2 or made % 37 == 0:
            found.append(state.clone())
        if state.turn == OVER or made > 1500:
            return found
        state.play(state.sample(dice))
        made += 1


@pytest.mark.parametrize("id", IDS)
def test_what_is_legal_has_a_place_and_what_is_seen_has_its_shape(id: str) -> None:
    rng = random.Random(id)
    for number in range(GAMES):
        setup = parlour.game(id).agree() if number == 0 else any_setup(id, rng)
        actions, seen = Actions(setup), Observation(setup)
        assert seen.size == sum(part.size for part in seen.parts.values())
        assert list(actions.numbers) == sorted(set(actions.numbers))
        for state in positions(setup, number):
            legal = state.legal()
            if state.turn == CHANCE:
                assert [actions.outcomes[actions.thrown_place(outcome)] for outcome in legal] == legal
                assert actions.legal(state) == []
            else:
                assert [actions.number(place) for place in actions.legal(state)] == legal
                assert sum(actions.mask(state)) == len(legal)
            for seat in range(setup.seats):
                found = seen.of(state, seat)
                assert len(found) == seen.size
                assert all(-(1 << 31) <= figure < 1 << 31 for figure in found), "it fits into 32 bits"
            turn = seen.split(seen.of(state))["turn"]
            assert turn[0] == (state.hand >= 0), "who has the hand sees itself first"


@pytest.mark.parametrize(
    "id", ["dame", "damspel", "muehle", "backgammon", "puff", "trictrac", "halma_b", "halma_eck", "sternhalma", "eckdame"]
)
def test_every_seat_sees_the_start_of_an_even_game_alike(id: str) -> None:
    for seats in parlour.game(id).seats:
        start = parlour.game(id).start(seats)
        seen = Observation(start.setup)
        views = [seen.split(seen.of(start, seat)) for seat in range(seats)]
        own = seen.shapes["sites"][1]
        assert all(view["sites"][:own] == views[0]["sites"][:own] for view in views), "its own pieces stand before it"
        if seats == 2 and id != "sternhalma":  # there two begin in corners that do not face each other
            assert views[0]["sites"] == views[1]["sites"]
            assert views[0]["hold"] == views[1]["hold"]
