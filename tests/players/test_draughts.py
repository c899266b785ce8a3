"""Wolf and sheep: whoever knows it wins."""

import pytest
from librt.random import Random

import parlour
from parlour.players.levels import Player, player_for
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
