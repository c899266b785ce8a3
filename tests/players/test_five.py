"""Five in a row: no five is missed, fours and open threes are answered, double threats found."""

import pytest
from librt.random import Random

import parlour
from parlour.core.state import OVER, State
from parlour.games.five.engine import FiveState
from parlour.players.alphabeta import SURE, WIN, AlphaBeta
from parlour.players.five.knowledge import FiveKnowledge
from parlour.players.levels import player_for
from parlour.players.random_player import RandomPlayer
from tests.players.matches import assert_wins, level

FIVE = parlour.game("fuenf_in_einer_reihe")


def best_action(state: FiveState, positions: int) -> int:
    return AlphaBeta(FiveKnowledge(state), positions).think(state).actions[0]


def five_moves(position: str, positions: int, **options: bool) -> tuple[str, State]:
    """What the search does in a position, in writing, and the position after it."""
    state = FIVE.position(position, **options)
    assert isinstance(state, FiveState)
    action = best_action(state, positions)
    written = FIVE.face.write(state, action)
    state.apply(action)
    return written, state


def test_whoever_counts_fives_beats_random() -> None:
    won = 0.0
    for number in range(40):
        state, rng = FIVE.start(), Random(number)
        while state.turn != OVER:
            assert isinstance(state, FiveState)
            state.play(best_action(state, 60) if state.turn == number % 2 else state.sample(rng))
        won += state.payoff(number % 2)
    assert won >= 38


@pytest.mark.parametrize("positions", [1, 600])
@pytest.mark.parametrize(
    ("position", "wins"),
    [
        ("W:We5,f5,g5,h5:Ba1,a2,b1,c9:H12,12", "d5 i5"),  # fuenf-03
        ("W:Wa1,b2,c3,e5:Ba9,b9,c9,d9:H12,12", "d4"),  # fuenf-05: Black threatens too
        ("W:Wc3,d3,e3,g3,h3:Ba1,a2,a3,a5:H11,12", "f3"),  # fuenf-08: six
        ("W:Wj1,i2,h3,g4:Ba1,a2,a3,b4:H12,12", "f5"),  # fuenf-09: in the corner
    ],
)
def test_a_five_is_never_missed(position: str, wins: str, positions: int) -> None:
    written, after = five_moves(position, positions)
    assert written in wins.split() and after.result().winners == (0,)


@pytest.mark.parametrize("positions", [1, 600])
def test_a_four_is_blocked(positions: int) -> None:
    written, _ = five_moves("W:We1,f3,g7,b2:Ba5,b5,c5,d5:H12,12", positions)
    assert written == "e5"


@pytest.mark.parametrize("positions", [60, 600, 6000])
def test_an_open_three_is_answered(positions: int) -> None:
    """An open four could not be stopped: White must put a stone on the row, at one of its ends or one square further."""
    written, _ = five_moves("W:Wb9,c2,i3:Bd5,e5,f5:H13,13", positions)
    assert written in ("b5", "c5", "g5", "h5")


def test_a_double_threat_is_found() -> None:
    """e5 makes two fours at once, each closed at one end: Black can stop only one of them."""
    state = FIVE.position("W:Wb5,c5,d5,e2,e3,e4:Ba5,e1,h8,i9,j2,g7:H10,10")
    assert isinstance(state, FiveState)
    found = AlphaBeta(FiveKnowledge(state), 6000).think(state)
    assert FIVE.face.write(state, found.actions[0]) == "e5"
    assert found.worths[0] > SURE


@pytest.mark.parametrize(
    ("position", "plies"),
    [
        ("W:Wd4,e5,e6,e8,f6,g6:Bc3,d6,e4,f5,g7,i6:H10,10", 9),
        ("W:Wd4,e4,e6,f4,f5,f6,g6:Bd6,e7,f7,g4,g5,h6,h7:H9,9", 11),
    ],
)
def test_a_row_is_forced_by_fours_and_threes(position: str, plies: int) -> None:
    """It is seen from the first stone on, and comes about in time whatever the other side, which looks ahead too, puts in the way."""
    state = FIVE.position(position)
    assert isinstance(state, FiveState)
    seen = AlphaBeta(FiveKnowledge(state), 60_000).think(state)
    assert seen.worths[0] >= WIN - plies
    for _ in range(plies):
        if state.turn == OVER:
            break
        state.apply(best_action(state, 60_000 if state.turn == 0 else 6_000))
    assert state.turn == OVER and state.result().winners == (0,)


def test_exactly_five_is_kept_to() -> None:
    """f3 would make six, which wins nothing; five in the column does (fuenf-r3)."""
    written, after = five_moves("W:Wc3,d3,e3,g3,h3,a7,a8,a9,a10:Bb1,b2,j3,b5,j9,i1,g9,d8:H7,8", 60, exact_five=True)
    assert written == "a6" and after.turn == OVER


def test_standing_stones_move_into_the_row() -> None:
    """fuenf-10: sixteen stones stand on either side; any spare one on e5 wins."""
    white = "a1,a2,b6,c2,c5,c6,d10,d5,e3,e6,f5,f9,g5,h2,i4,i6"
    black = "a10,a5,b10,b3,b7,b8,b9,c4,d3,d4,d6,d7,e8,f8,g2,i8"
    written, after = five_moves(f"W:W{white}:B{black}:H0,0", 1)
    assert written.endswith("-e5") and after.result().winners == (0,)
    written, after = five_moves(f"B:W{white}:B{black}:H0,0", 200)
    assert after.turn == OVER or written.endswith("-e5")  # Black wins at once, or blocks


def test_no_level_misses_a_five_or_lets_a_four_stand() -> None:
    for number in (1, 2):
        for seed in range(8):
            state = FIVE.position("W:We1,f3,g7,b2:Ba5,b5,c5,d5:H12,12")
            assert FIVE.face.write(state, player_for(number, seed).choose(state)) == "e5"


def test_five_in_a_row_has_levels() -> None:
    assert_wins(0.9, FIVE, 2, 10, level(1), RandomPlayer)
    assert_wins(0.8, FIVE, 2, 10, level(2), level(1))
