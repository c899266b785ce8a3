"""The draughts family: whoever knows wolf and sheep wins, and whoever looks ahead beats whoever counts."""

import pytest
from librt.random import Random

import parlour
from parlour.core.state import OVER
from parlour.lab.rivals import rival
from parlour.players.draughts.expert import EXPERT
from parlour.players.expert import Strength
from parlour.players.levels import STRENGTHS, STRONGEST, Computer, Player, player_for
from parlour.players.random_player import RandomPlayer
from tests.players.matches import finish


@pytest.mark.parametrize("side", [0, 1])
def test_whoever_knows_wolf_and_sheep_beats_random(side: int) -> None:
    """The sheep always win; the wolf wins where the random sheep leave a gap, which they soon do."""
    game = parlour.game("wolf_und_schafe")
    won = 0
    for number in range(100):
        players: list[Player] = [RandomPlayer(number), RandomPlayer(number)]
        players[side] = player_for(5, number)
        won += side in finish(game.start(), players, Random(number)).result().winners
    assert won >= (100 if side == 0 else 95)


def test_a_hint_at_wolf_and_sheep_tells_who_wins() -> None:
    """One gap is enough for the wolf; the other steps give it away, and weaker players are told nothing."""
    game = parlour.game("wolf_und_schafe")
    dice, told = Random(3), set()
    for _ in range(12):
        state = game.start()
        for _ in range(14):  # the first moves take long in plain Python
            if state.turn != OVER:
                state.apply(state.sample(dice))
        while state.turn != OVER:
            worth = EXPERT.weigh(state, STRONGEST, 1)
            assert worth is not None and worth.unit == "chance" and sorted(worth.values) == state.legal()
            assert EXPERT.weigh(state, STRENGTHS[4], 1) is None
            advised = EXPERT.choose(state, STRONGEST, 1)
            assert advised is not None and worth.values[advised] == max(worth.values.values())
            told |= {tuple(sorted(set(worth.values.values())))}
            state.apply(state.sample(dice))
    assert told == {(0.0,), (0.0, 1.0), (1.0,)}


@pytest.mark.parametrize("id", ["dame", "polnische_dame", "englische_dame", "italienische_dame", "schlagdame", "mauern", "damspel"])
def test_the_expert_beats_whoever_counts_pieces(id: str) -> None:
    """With ten times the positions, from four random moves on; a strict reckoning is the ladder's."""
    won = 0.0
    for number in range(4):
        state, rng = parlour.game(id).start(), Random(number // 2)
        for _ in range(4):
            state.play(state.sample(rng))
        plain, expert = rival("material:600", id, number), Computer(Strength(positions=6_000, noise=0.0, seconds=1.0), number)
        while state.turn != OVER:
            state.play((expert if state.turn == number % 2 else plain).choose(state))
        won += state.payoff(number % 2)
    assert won >= 2


@pytest.mark.parametrize(("option", "value"), [("huffing", True), ("remove_captured", "after_move"), ("queen_landing", "prolong")])
def test_options_are_played_by_too(option: str, value: bool | str) -> None:
    """Every move that it finds is legal, to the end."""
    game = parlour.game("dame")
    state = game.begin(game.agree(2, **{option: value}))
    players = [player_for(1, 1), player_for(2, 2)]
    for _ in range(300):
        if state.turn == OVER:
            break
        state.apply(players[state.turn].choose(state))


def test_a_man_is_given_to_take_two() -> None:
    """With a million positions b4-c5 is worth four games of five, the next best move less than half of them."""
    state = parlour.game("dame").position("W:Wa1,a3,b4,c1,d4,g1,g3,h2:Bb6,b8,c7,d6,f6,g7,h6,h8")
    assert {parlour.game("dame").face.write(state, player_for(4, seed).choose(state)) for seed in (1, 2, 3)} == {"b4-c5"}
