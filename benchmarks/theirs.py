"""What OpenSpiel's C++ does in a CPU second."""

from collections.abc import Iterator
from random import Random
from time import process_time

import pyspiel

MEMORY = 1000  # megabytes for its tree


def first_decision(game: pyspiel.Game, seed: int) -> pyspiel.State:
    """The first position in which a player decides: MCTSBot cannot begin with a throw."""
    rng = Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def steps(name: str, games: int, seed: int) -> Iterator[tuple[bool, bool]]:
    """Every step of random games from the first decision on: whether it was a throw, and whether its mover goes on."""
    rng = Random(seed)
    game = pyspiel.load_game(name)
    for _ in range(games):
        state = first_decision(game, rng.getrandbits(30))
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                yield True, False
            else:
                mover = state.current_player()
                state.apply_action(rng.choice(state.legal_actions()))
                yield False, state.current_player() == mover


def mean_length(name: str, games: int, seed: int, whole: bool = False) -> float:
    """The mean number of actions and outcomes in random games; whole: those of one turn are one."""
    return sum(not (whole and goes_on) for _, goes_on in steps(name, games, seed)) / games


def throw_share(name: str, games: int, seed: int) -> float:
    """Which part of the actions and outcomes of random games are throws, the opening aside."""
    thrown = [throw for throw, _ in steps(name, games, seed)]
    return sum(thrown) / len(thrown)


def random_play(name: str, rollouts: int, length: float, seed: int) -> tuple[int, float]:
    """Random games as rollouts of two simulations of its own search; the moves made and the CPU seconds used."""
    game = pyspiel.load_game(name)
    state = first_decision(game, seed)
    # Two, because its search stops there where the position has a single action, as maedn's first.
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, seed), 2.0, 2, MEMORY, False, seed, False)
    began = process_time()
    bot.step(state)
    return round(2 * rollouts * length), process_time() - began


def simulations(name: str, count: int, seed: int, exploration: float) -> tuple[int, float]:
    """Search the start position with its own search, one rollout a simulation; its payoffs span 2 where ours span 1."""
    game = pyspiel.load_game(name)
    state = first_decision(game, seed)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, seed), 2 * exploration, count, MEMORY, True, seed, False)
    began = process_time()
    bot.step(state)
    return count, process_time() - began
