"""The five levels: each beats the one below it, none of them blunders, and none looks at the clock."""

from dataclasses import replace
from itertools import pairwise
from time import process_time

import pytest

import parlour
from parlour.core.state import OVER
from parlour.lab.duel import Wish, duel
from parlour.players.expert import Worth
from parlour.players.levels import LEVELS, STRENGTHS, Computer, player_for, seeming
from parlour.players.random_player import RandomPlayer
from parlour.players.search import Thought
from tests.players.matches import assert_wins, level

MUEHLE = parlour.game("muehle")
KNIFFEL = parlour.game("kniffel")


def test_levels_at_muehle() -> None:
    assert_wins(0.8, MUEHLE, 2, 20, level(1), RandomPlayer)
    assert_wins(0.75, MUEHLE, 2, 20, level(3), level(1))


@pytest.mark.parametrize(
    ("id", "beginner", "most"), [("muehle", "material:60", 0.75), ("dame", "material:60", 0.75), ("schach", "greedy", 0.6)]
)
def test_a_beginner_can_beat_the_lowest_level(id: str, beginner: str, most: float) -> None:
    """Who looks at the answer, by the plainest search of sixty positions, or takes whatever can be taken; more in docs/players.md."""
    assert duel(Wish(parlour.game(id).agree(), "1", beginner, 12, brake=False), 1).share <= most


def test_levels_at_kniffel() -> None:
    assert_wins(0.8, KNIFFEL, 2, 40, level(1), RandomPlayer)
    assert_wins(0.6, KNIFFEL, 2, 40, level(3), level(1))


@pytest.mark.parametrize("number", LEVELS)
def test_a_single_legal_action_is_made_at_once(number: int) -> None:
    state = MUEHLE.position("W:Wa1,a4:Bb2,b4,b6,d1:H7,5")
    state.apply(next(action for action in state.legal() if MUEHLE.face.write(state, action) == "a7"))
    assert len(state.legal()) == 1
    began = process_time()
    assert player_for(number, 1).choose(state) == state.legal()[0]
    assert process_time() - began < 0.5


def test_there_is_no_level_6() -> None:
    with pytest.raises(ValueError, match="no level 6"):
        player_for(6, 1)


def test_noise_is_honest_and_follows_from_the_seed() -> None:
    worth = Worth("points", {1: 40.0, 2: 30.0, 3: 0.0}, scale=100.0)
    chosen = [worth.choose(0.1, seed) for seed in range(2000)]
    assert chosen == [worth.choose(0.1, seed) for seed in range(2000)]
    # A difference of ten points seems to be less than none to whoever is wrong by 10 about each: 1 - Phi(1 / sqrt(2)).
    assert 0.21 < chosen.count(2) / 2000 < 0.27 and chosen.count(3) < 15
    assert {worth.choose(0.0, seed) for seed in range(20)} == {1}


def test_where_dice_decide_too_levels_differ_by_more() -> None:
    """Dice hide small errors; whoever makes most of them makes no more, and the best none."""
    blurred = [STRENGTHS[level].blurred for level in LEVELS]
    assert blurred == sorted(blurred, reverse=True) and blurred[0] == pytest.approx(STRENGTHS[1].noise) and blurred[-1] == 0.0
    assert all(higher / lower < 0.7 for lower, higher in pairwise(blurred)) and blurred[3] > 4 * STRENGTHS[4].noise


def test_near_equals_are_chosen_by_the_seed() -> None:
    worth = Worth("chance", {1: 0.5, 2: 0.495, 3: 0.4}, near=0.01)
    chosen = [worth.choose(0.0, seed) for seed in range(200)]
    assert set(chosen) == {1, 2} and 70 < chosen.count(2) < 130


def test_nobody_overlooks_what_is_certain() -> None:
    won, lost = Worth("chance", {1: 0.97, 2: 1.0, 3: 0.9}), Worth("chance", {1: 0.0, 2: 0.1, 3: 0.0})
    assert {worth.choose(0.5, seed) for worth in (won, lost) for seed in range(50)} == {2}


def test_few_simulated_games_say_little() -> None:
    thought = Thought([1, 2, 3], [50, 1, 0], [0.6, 1.0, 0.0], [False] * 3, 51)
    worth = seeming(thought).values
    assert worth[1] < worth[2] < 0.85 and worth[3] == pytest.approx(31 / 51)


@pytest.mark.parametrize("number", LEVELS)
def test_the_same_seed_makes_the_same_choice_however_busy_the_machine_is(number: int) -> None:
    state = parlour.game("dame").start()
    strength = replace(STRENGTHS[number], positions=min(STRENGTHS[number].positions, 4_000), seconds=60.0)
    assert len({Computer(strength, 7).choose(state) for _ in range(3)}) == 1


def test_level_1_takes_the_stone_that_wins() -> None:
    for seed in range(20):
        state = MUEHLE.position("W:Wa1,a4,d7,e3:Bb2,d2,g7:H0,0")
        player = player_for(1, seed)
        while state.turn == 0:
            state.apply(player.choose(state))
        assert state.turn == OVER and state.result().winners == (0,)
