"""Where computers think: worker processes, so that the server's loop never computes a search."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import Array, c_double
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from parlour.catalogue import game
from parlour.core.setup import OptionValue
from parlour.core.state import State
from parlour.players.expert import Outlook, Worth, expert_of

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

ATTEMPTS = 3
NICENESS = 5
GAUGES = 16  # problems whose progress can be told at the same time


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position to think about: how it came about, and how hard to think."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    actions: list[int]
    level: int
    seed: int


class Lost(Exception):
    """Thinking failed, or the workers died over it again and again."""


def replayed(puzzle: Puzzle) -> State:
    state = game(puzzle.game).start(puzzle.seats, **puzzle.options)
    for action in puzzle.actions:
        state.apply(action)
    return state


def ponder(puzzle: Puzzle) -> int:
    """Runs in a worker."""
    from parlour.players.levels import player_for  # here, because only workers need it

    return player_for(puzzle.level, puzzle.seed).choose(replayed(puzzle))


def weigh(puzzle: Puzzle) -> Worth | None:
    """Runs in a worker: what each action is worth, where that is known."""
    from parlour.players.levels import STRENGTHS  # here, because only workers need it

    return expert_of(puzzle.game).weigh(replayed(puzzle), STRENGTHS[puzzle.level], puzzle.seed)


def unravel(puzzle: Puzzle, gauge: int) -> Outlook:
    """Runs in a worker: solve the position, and tell the server how far that is."""

    def tell(done: float) -> None:
        told[gauge] = done

    outlook = expert_of(puzzle.game).solve(replayed(puzzle), tell)
    assert outlook is not None, f"{puzzle.game} cannot be solved"
    return outlook


told: Array[c_double] | list[float] = [0.0] * GAUGES  # in a worker: what the server reads


def settle_in(gauges: Array[c_double]) -> None:
    """A worker's first deed: stand back for the server, and end when it ends, even when it was killed."""
    global told
    told = gauges
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent,), daemon=True).start()


def end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)


class Workers:
    """The worker processes. A crashed one is replaced, and its problem given out again."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.waiting = 0  # problems given out and not solved yet
        self.pool: ProcessPoolExecutor | None = None
        methods = multiprocessing.get_all_start_methods()
        self.context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        self.gauges: Array[c_double] = self.context.RawArray(c_double, GAUGES)
        self.free_gauges = list(range(GAUGES))

    def open_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.count, self.context, initializer=settle_in, initargs=(self.gauges,))
        return self.pool

    async def choose(self, puzzle: Puzzle) -> int:
        """The action that the computer chooses."""
        return await self.ask(ponder, puzzle)

    async def solve(self, puzzle: Puzzle, gauge: int) -> Outlook:
        """What can come of the position; the gauge shows meanwhile how far that is."""
        self.gauges[gauge] = 0.0
        return await self.ask(partial(unravel, gauge=gauge), puzzle)

    async def ask(self, work: Callable[[Puzzle], Answer], puzzle: Puzzle) -> Answer:
        """Have a worker work on the puzzle."""
        self.waiting += 1
        try:
            for _ in range(ATTEMPTS):
                pool = self.open_pool()
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, work, puzzle)
                except BrokenProcessPool:
                    log.warning("a worker died while thinking; it is replaced")
                    self.drop(pool)
                except Exception as error:  # a mistake in a search must not end a game
                    raise Lost(f"thinking about {puzzle} failed") from error
            raise Lost(f"no worker survived {puzzle}")
        finally:
            self.waiting -= 1

    def drop(self, pool: ProcessPoolExecutor) -> None:
        """Every problem of a broken pool fails; the first to notice opens a new one."""
        if self.pool is pool:
            self.pool = None
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:  # a search in mid-thought is not waited for: the table goes on after the next start
                process.terminate()
            self.pool = None


def fresh_seed() -> int:
    """For the search alone; it has nothing to do with the dice."""
    return secrets.randbits(62)
