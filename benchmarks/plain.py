"""What py-draughts, in plain Python, does in a CPU second."""

from random import Random
from time import process_time

from draughts.boards.standard import Board
from loguru import logger

logger.disable("draughts")


def random_play(games: int, seed: int) -> tuple[int, float]:
    """Random games of international draughts to the end; the moves made, a hop of a capture being one, and the CPU seconds used."""
    rng = Random(seed)
    made = 0
    began = process_time()
    for _ in range(games):
        board = Board()
        while (moves := board.legal_moves) and not board.is_draw:
            move = rng.choice(moves)
            board.push(move)
            made += max(1, len(move.captured_list))
    return made, process_time() - began
