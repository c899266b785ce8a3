"""What problems may do to the worker that thinks about them. Apart, because a worker has to load it."""

import os
import signal
import time

from parlour.players.expert import Tell
from parlour.server.thinking import Puzzle


def die(_: Puzzle, __: Tell) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def hang(_: Puzzle, __: Tell) -> int:
    time.sleep(3600)
    return 0


def seven(_: Puzzle, __: Tell) -> int:
    return 7


def hang_if_hard(puzzle: Puzzle, _: Tell) -> int:
    if puzzle.level > 1:
        time.sleep(3600)
    return 7


def climb(_: Puzzle, tell: Tell) -> float:
    for done in (0.5, 0.2, 0.9, 3.0):
        time.sleep(0.15)
        tell(done)
    return 1.0
