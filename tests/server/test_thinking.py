"""Where computers think: a worker replays the table and chooses its next action."""

import pickle
from concurrent.futures import ProcessPoolExecutor

from parlour.server.thinking import Puzzle, ponder, replayed


def test_a_table_is_replayed_in_another_process() -> None:
    puzzle = Puzzle("muehle", 2, {"flying": False}, [0, 9, 2], 2, 11)
    with ProcessPoolExecutor(1) as pool:
        chosen = pool.submit(ponder, puzzle).result(timeout=60)
    assert chosen == ponder(puzzle)
    assert chosen in replayed(puzzle).legal()
    assert pickle.loads(pickle.dumps(ponder)) is ponder
