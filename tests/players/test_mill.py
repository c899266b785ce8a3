"""Mill: mills are closed and prevented, and whoever looks for them beats whoever counts stones."""

import pytest
from librt.random import Random

import parlour
from parlour.core.bits import bit_count
from parlour.core.state import State
from parlour.games.mill.engine import MillState
from parlour.lab.rivals import rival
from parlour.players.alphabeta import SURE, AlphaBeta
from parlour.players.expert import Strength
from parlour.players.levels import STRENGTHS, player_for
from parlour.players.mill.expert import MillExpert
from parlour.players.mill.knowledge import MillKnowledge

MILL = parlour.game("muehle")


def best(position: str, positions: int = 10_000, **options: bool) -> str:
    """What the search does in a position, in writing."""
    state = MILL.position(position, **options)
    assert isinstance(state, MillState)
    return MILL.face.write(state, AlphaBeta(MillKnowledge(state), positions).think(state).actions[0])


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ("W:Wa1,d1,b4:Ba7,d7,f4:H6,6", "g1"),  # close the mill
        ("B:Wa4,a7,d1,f4:Bb2,d6,g7:H0,0", "b2-a1 d6-a1 g7-a1"),  # prevent one that would win
        ("W:Wa4,a7,b4,c3,d1:Bd2,d7,f4,g1,g4:H0,0", "d1-a1 c3-c4"),
    ],
)
def test_mills_are_closed_and_prevented(position: str, moves: str) -> None:
    assert best(position, 100_000) in moves.split()  # with a tenth of that, a fork that costs a stone looks as good as a mill


def test_the_stone_that_is_taken_matters() -> None:
    """Black threatens to close a7-d7-g7; White's mill takes one of those stones."""
    assert best("W:Wa1,d1,g1,e4:Ba7,d7,c3,f6:H5,5 | take 1") in ("xa7", "xd7")


def test_without_flying_three_stones_can_be_shut_in() -> None:
    """d6 is the last point that Black's stones could move to; where they may jump, that wins nothing."""
    position = "W:Wa4,b2,d5,g4:Ba7,d7,g7:H0,0"
    assert best(position, flying=False) == "d5-d6"
    state = MILL.position(position, flying=True)
    assert isinstance(state, MillState)
    assert abs(AlphaBeta(MillKnowledge(state), 2_000).think(state).worths[0]) < SURE


@pytest.mark.parametrize(
    "position",
    [
        "W:Wa1,a7,c4,d7,g1,g7:Ba4,b4,d1,d6,g4:H3,3",
        "W:Wa1,a7,c4,d3,d7,f6,g1,g7:Ba4,b4,b6,d1,d6,f4,g4:H1,1",
        "B:Wa4,c3,c4,d2,d7,g4:Ba1,a7,d1,d3,g1,g7:H2,3",
    ],
)
def test_a_stone_more_is_no_good_to_whoever_will_be_shut_in(position: str) -> None:
    """From games that were lost as soon as all stones were placed; the loser had taken first."""
    state = MILL.position(position)
    assert isinstance(state, MillState)
    assert bit_count(state.own) + state.own_hand > bit_count(state.enemy) + state.enemy_hand
    assert MillKnowledge(state).worth(state) < 0


def test_the_expert_beats_whoever_counts_stones_and_ways() -> None:
    """With three times the positions, from three random stones on."""
    won = 0.0
    for number in range(6):
        state, rng = MILL.start(), Random(number)
        for _ in range(3):
            state.play(state.sample(rng))
        plain = rival("material:2000", "muehle", number)
        while state.turn >= 0:
            assert isinstance(state, MillState)
            if state.turn == number % 2:
                state.play(AlphaBeta(MillKnowledge(state), 6_000).think(state).actions[0])
            else:
                state.play(plain.choose(state))
        won += state.payoff(number % 2)
    assert won >= 4


def test_no_two_games_are_alike() -> None:
    openings = set()
    for seed in range(8):
        state = MILL.start()
        players = [player_for(2, 2 * seed), player_for(2, 2 * seed + 1)]
        for _ in range(10):
            state.play(players[state.turn].choose(state))
        openings.add(state.text())
    assert len(openings) == 8


def test_who_misjudges_nothing_looks_at_thrice_as_many_positions_as_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """They cost little in mill; weaker levels have their own number everywhere."""
    asked: list[int] = []

    def choose(self: MillExpert, state: State, strength: Strength, seed: int) -> int:
        asked.append(strength.positions)
        return state.legal()[0]

    monkeypatch.setattr(MillExpert, "choose", choose)
    for level in STRENGTHS:
        player_for(level, 1).choose(MILL.start())
    assert asked == [*(STRENGTHS[level].positions for level in (1, 2, 3, 4)), 3 * STRENGTHS[5].positions]
