"""What Parlour does in a CPU second."""

from time import process_time

from librt.random import Random

import parlour
from parlour.players.search import search


def random_play(game: str, seats: int, games: int, seed: int) -> tuple[int, float]:
    """Play random games to the end; the moves made and the CPU seconds used."""
    start = parlour.game(game).start(seats)
    rng = Random(seed)
    moves = 0
    began = process_time()
    for _ in range(games):
        moves += start.clone().playout(rng)
    return moves, process_time() - began


def simulations(game: str, count: int, seed: int, exploration: float) -> tuple[int, float]:
    """Search the start position."""
    start = parlour.game(game).start()
    began = process_time()
    thought = search(start, iterations=count, seed=seed, exploration=exploration)
    return thought.simulations, process_time() - began
