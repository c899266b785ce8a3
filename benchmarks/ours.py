"""What Parlour does in a CPU second."""

from time import process_time

from librt.random import Random

import parlour
from parlour.core.state import CHANCE, OVER
from parlour.players.search import search


def random_play(game: str, seats: int, games: int, seed: int, **options: object) -> tuple[int, float]:
    """Play random games to the end; the moves made and the CPU seconds used."""
    start = parlour.game(game).start(seats, **options)
    rng = Random(seed)
    moves = 0
    began = process_time()
    for _ in range(games):
        moves += start.clone().playout(rng)
    return moves, process_time() - began


def hops_a_turn(game: str, seats: int, turns: int, seed: int) -> float:
    """How many steps and hops people see a piece make in a turn, on average, in a random game."""
    made = parlour.game(game)
    state = made.start(seats)
    rng = Random(seed)
    hops = 0
    for _ in range(turns):
        before = state.clone()
        action = state.sample(rng)
        state.play(action)
        hops += sum(len(event.path) - 1 for event in made.face.tell(before, action, state) if event.kind == "move")
    return hops / turns


def throw_share(game: str, games: int, seed: int, **options: object) -> float:
    """Which part of the moves of random games are throws of two dice."""
    rng = Random(seed)
    made = throws = 0
    for _ in range(games):
        state = parlour.game(game).start(None, **options)
        while state.turn != OVER:
            throws += state.turn == CHANCE and len(state.legal()) == 21
            state.play(state.sample(rng))
            made += 1
    return throws / made


def simulations(game: str, count: int, seed: int, exploration: float) -> tuple[int, float]:
    """Search the start position."""
    start = parlour.game(game).start()
    began = process_time()
    thought = search(start, iterations=count, seed=seed, exploration=exploration)
    return thought.simulations, process_time() - began
