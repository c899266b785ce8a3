"""Computer players against each other, as often as it takes to be sure who wins more."""

from collections.abc import Callable
from math import log

from librt.random import Random

from parlour.core.game import Game
from parlour.core.state import CHANCE, OVER, State
from parlour.players.expert import Strength
from parlour.players.levels import A_GAME, Computer, Player, player_for

SURE = log(99)  # one error in a hundred


def searcher(iterations: int) -> Callable[[int], Player]:
    """Players that search for a fixed number of simulations."""
    return lambda seed: Computer(Strength(iterations * A_GAME, 0.0, 60.0), seed)


def level(number: int) -> Callable[[int], Player]:
    return lambda seed: player_for(number, seed)


def finish(state: State, players: list[Player], rng: Random) -> State:
    """Play to the end, each seat by its player."""
    while state.turn != OVER:
        state.play(state.throw(rng) if state.turn == CHANCE else players[state.turn].choose(state))
    return state


def assert_wins(least: float, game: Game, seats: int, games: int, strong: Callable[[int], Player], weak: Callable[[int], Player]) -> None:
    """The strong player, who has every second seat and begins every second game, wins at least this share of games; draws count half.

    Wald's sequential test between a tenth more and a tenth less than that share: as soon as it is sure, with one error in a hundred,
    no more games are played. Where it never is, the share itself decides.
    """
    rng = Random(1)
    won, weight, few, many = 0.0, 0.0, least - 0.1, min(least + 0.1, 0.99)
    for number in range(games):
        players = [strong(number) if (seat + number) % 2 == 0 else weak(number) for seat in range(seats)]
        winners = finish(game.start(seats), players, rng).result().winners
        share = sum((seat + number) % 2 == 0 for seat in winners) / len(winners)
        won += share
        weight += share * log(many / few) + (1 - share) * log((1 - many) / (1 - few))
        if weight > SURE:
            return
        assert weight > -SURE, f"won only {won} of {number + 1} games of {game.id}"
    assert won / games >= least, f"won only {won} of {games} games of {game.id}"
