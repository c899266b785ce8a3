"""The three levels: each beats the one below it, and none of them blunders."""

from time import process_time

import pytest

import parlour
from parlour.core.state import OVER
from parlour.players.levels import LEVELS, player_for, sound
from parlour.players.random_player import RandomPlayer
from parlour.players.search import Thought
from tests.players.matches import assert_wins, level, searcher

MUEHLE = parlour.game("muehle")
KNIFFEL = parlour.game("kniffel")


def test_levels_at_muehle() -> None:
    assert_wins(0.8, MUEHLE, 2, 20, level(1), RandomPlayer)
    assert_wins(0.75, MUEHLE, 2, 20, level(2), level(1))
    # Level 3 has a second, which is at least ten times as much; so few, so that the test does not depend on the machine.
    assert_wins(0.6, MUEHLE, 2, 6, searcher(5000), level(2))


def test_levels_at_kniffel() -> None:
    assert_wins(0.8, KNIFFEL, 2, 40, level(1), RandomPlayer)
    assert_wins(0.6, KNIFFEL, 2, 40, level(2), level(1))
    assert_wins(0.8, KNIFFEL, 2, 20, level(3), level(2))  # its expert


@pytest.mark.parametrize("number", LEVELS)
def test_a_single_legal_action_is_made_at_once(number: int) -> None:
    state = MUEHLE.position("W:Wa1,a4:Bb2,b4,b6,d1:H7,5")
    state.apply(next(action for action in state.legal() if MUEHLE.face.write(state, action) == "a7"))
    assert len(state.legal()) == 1
    began = process_time()
    assert player_for(number, 1).choose(state) == state.legal()[0]
    assert process_time() - began < 0.5


def test_there_is_no_level_4() -> None:
    with pytest.raises(ValueError, match="no level 4"):
        player_for(4, 1)


def test_a_whim_is_never_a_blunder() -> None:
    thought = Thought([1, 2, 3, 4], [50, 10, 5, 0], [0.8, 0.7, 0.3, 0.0], [False] * 4, 65)
    assert sound(thought) == [1, 2]


def test_level_1_takes_the_stone_that_wins() -> None:
    for seed in range(20):
        state = MUEHLE.position("W:Wa1,a4,d7,e3:Bb2,d2,g7:H0,0")
        player = player_for(1, seed)
        while state.turn == 0:
            state.apply(player.choose(state))
        assert state.turn == OVER and state.result().winners == (0,)
