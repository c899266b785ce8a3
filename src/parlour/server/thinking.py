"""Where computers think: worker processes, so that the server's loop never computes a search.

One worker more than asked for takes short problems only, so that no long thought keeps a beginner's opponent waiting. Each worker has one
problem at a time: what a problem does to its worker happens to no other problem.
"""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from parlour.catalogue import game
from parlour.core.parent import end_with_parent
from parlour.core.setup import OptionValue
from parlour.core.state import State
from parlour.players import kept
from parlour.players.expert import Outlook, Tell, Worth, expert_of
from parlour.server.door import asking
from parlour.server.turns import Turns

if TYPE_CHECKING:
    from parlour.review.looking import Evaluated, Look

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

ATTEMPTS = 3  # for one problem
NICENESS = 5
START = 60.0  # seconds that a worker may take to be ready
PAUSES = (0.05, 0.2, 0.8)  # seconds before a worker that could not be made is made once more
LOOK = 0.5  # seconds between two looks at a worker that thinks
TELL_EVERY = 0.1  # seconds between two words on how far a solution is, or a lookup that is waited for

GLANCE = 1  # the level that thinks least
SECONDS = {GLANCE: 0.05, 2: 0.1, 3: 0.3, 4: 1.0, 5: 3.0}  # that a level's thought takes, about
SHORT = 0.1
SOLVING = 10.0
QUICK_DEADLINE = 15.0  # seconds after which a worker is ended
DEADLINE = 120.0  # an expert may have to work out a lookup first
SOLVE_DEADLINE = 300.0


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position to think about: how it came about, and how hard to think."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    actions: list[int]
    level: int
    seed: int
    position: str = ""  # where it began, if not as the rules have it


@dataclass(frozen=True, slots=True, kw_only=True)
class Portion(Puzzle):
    """Positions of a game that are to be looked at for its review: from `first` to before `end`."""

    first: int
    end: int


class Lost(Exception):
    """Thinking failed, or the workers died over it again and again."""


# In a worker


Work = Callable[[Puzzle, Tell], Answer]


def replayed(puzzle: Puzzle) -> State:
    found = game(puzzle.game)
    state = found.first(found.agree(puzzle.seats, **puzzle.options), puzzle.position)
    for action in puzzle.actions:
        state.apply(action)
    return state


def ponder(puzzle: Puzzle, _: Tell) -> int:
    """The computer's choice."""
    from parlour.players.levels import player_for  # here, because only workers need it

    return player_for(puzzle.level, puzzle.seed).choose(replayed(puzzle))


def advise(puzzle: Puzzle, _: Tell) -> tuple[int, Worth | None]:
    """What to do, and what each action is worth, where that is known."""
    from parlour.players.levels import advice  # here, because only workers need it

    return advice(replayed(puzzle), puzzle.level, puzzle.seed)


def unravel(puzzle: Puzzle, tell: Tell) -> Outlook:
    """Solve the position."""
    outlook = expert_of(puzzle.game).solve(replayed(puzzle), tell)
    assert outlook is not None, f"{puzzle.game} cannot be solved"
    return outlook


def look_back(puzzle: Puzzle, tell: Tell) -> list["Look"]:
    """What is to be said of some positions of a game."""
    from parlour.review.looking import look_through  # here, because only workers need it

    assert isinstance(puzzle, Portion)
    setup = game(puzzle.game).agree(puzzle.seats, **puzzle.options)
    return look_through(setup, puzzle.position, puzzle.actions, puzzle.first, puzzle.end, tell)


def evaluate(puzzle: Puzzle, _: Tell) -> "Evaluated":
    """What a position is worth, and its best choices."""
    from parlour.review.looking import evaluated  # here, because only workers need it

    setup = game(puzzle.game).agree(puzzle.seats, **puzzle.options)
    return evaluated(setup, puzzle.position, puzzle.actions)


def think(pipe: Connection) -> None:
    """A worker's life: stand back for the server, end when it ends, even when it was killed, and answer until then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    end_with_parent()
    pipe.send(("ready", None))
    while True:
        work, puzzle = pipe.recv()
        kept.waiting.set(teller(pipe, "waits"))
        try:
            pipe.send(("done", work(puzzle, teller(pipe, "told"))))
        except Exception:  # a mistake in a search must not end a game
            pipe.send(("failed", traceback.format_exc()))


def teller(pipe: Connection, kind: Literal["told", "waits"]) -> Tell:
    """Tells the server now and then how far a solution is, or a lookup that must be worked out first."""
    due = time.monotonic() + TELL_EVERY

    def tell(done: float) -> None:
        nonlocal due
        if time.monotonic() >= due:
            due = time.monotonic() + TELL_EVERY
            pipe.send((kind, done))

    return tell


# In the server


@dataclass(eq=False, slots=True)
class Job(Generic[Answer]):
    """A problem that is to be thought about, for somebody."""

    work: Work[Answer]
    puzzle: Puzzle
    household: str
    seconds: float
    deadline: float
    answer: asyncio.Future[Answer]
    progress: float = 0.0  # from 0 to 1; it never goes back
    waits: float | None = None  # how far a lookup is that must be worked out first; none where nothing had to be
    attempts: int = 0
    short: bool = field(init=False)

    def __post_init__(self) -> None:
        self.short = self.seconds <= SHORT

    @property
    def given_up(self) -> bool:
        return self.answer.done()


class Broken(Exception):
    """A worker died, was stopped, or did not answer in time."""

    def __init__(self, why: Literal["died", "is stopped", "is overdue"]) -> None:
        super().__init__(why)
        self.why = why


class Worker:
    """One process, and our end of the pipe to it. All of this blocks: it is for threads."""

    def __init__(self, context: multiprocessing.context.ForkServerContext | multiprocessing.context.SpawnContext) -> None:
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=think, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()  # else we would never see its end

    @property
    def alive(self) -> bool:
        return self.process.is_alive()

    def hear(self, until: float) -> tuple[str, object]:
        """The next word; Broken if there will be none."""
        looks = 0
        try:
            while not self.pipe.poll(LOOK):
                if time.monotonic() >= until:
                    raise Broken("is overdue")
                looks = looks + 1 if is_stopped(self.process.pid) else 0
                if looks > 1:
                    raise Broken("is stopped")
            kind, value = self.pipe.recv()
        except (EOFError, OSError):
            raise Broken("died") from None
        return kind, value

    def wait_until_ready(self) -> None:
        self.hear(time.monotonic() + START)

    def do(self, job: Job[Answer]) -> Answer:
        """Have a problem solved; Lost if it cannot be, Broken if this worker cannot."""
        until = time.monotonic() + job.deadline
        try:
            self.pipe.send((job.work, job.puzzle))
        except OSError:
            raise Broken("died") from None
        while True:
            kind, value = self.hear(until)
            if kind == "told" and isinstance(value, float):
                job.progress = max(job.progress, min(value, 1.0))
            elif kind == "waits" and isinstance(value, float):
                job.waits = value
            elif kind == "failed":
                raise Lost(f"thinking about {job.puzzle} failed:\n{value}")
            else:
                return value  # type: ignore[return-value]  # what the work gave, in the other process

    def end(self) -> None:
        self.process.kill()
        self.pipe.close()


def is_stopped(pid: int | None) -> bool:
    """Whether somebody has stopped the process (SIGSTOP, a debugger); known on Linux only, elsewhere the deadline tells."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "Tt"
    except (OSError, IndexError):
        return False


class Workers:
    """The worker processes, and the problems that wait for them."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.turns: Turns[Job[object]] = Turns()
        self.at_work: set[Job[object]] = set()
        self.observe: Callable[[int, float], None] = lambda level, seconds: None  # is told how long each thought took
        self.changed = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.workers: set[Worker] = set()
        methods = multiprocessing.get_all_start_methods()
        self.context = multiprocessing.get_context("forkserver") if "forkserver" in methods else multiprocessing.get_context("spawn")
        self.context.set_forkserver_preload(["parlour.server.thinking", "parlour.players.levels"])  # so that a new worker is there at once
        self.threads = ThreadPoolExecutor(count + 1, "worker")
        self.closed = False

    @property
    def waiting(self) -> int:
        """Problems that no worker has taken up yet."""
        return len(self.turns)

    def problems(self) -> int:
        """Problems of the household that asks now."""
        return self.turns.problems(asking.get())

    async def ask(self, work: Work[Answer], puzzle: Puzzle) -> Answer:
        """Have a worker work on the puzzle."""
        return await self.give(work, puzzle).answer

    def give(self, work: Work[Answer], puzzle: Puzzle) -> Job[Answer]:
        """Have a worker work on the puzzle, sooner or later."""
        if work is unravel:
            seconds, deadline = SOLVING, SOLVE_DEADLINE
        else:
            seconds = SECONDS[puzzle.level]
            deadline = QUICK_DEADLINE if seconds <= SHORT else DEADLINE
        job = Job(work, puzzle, asking.get(), seconds, deadline, asyncio.get_running_loop().create_future())
        self.turns.put(job, time.monotonic())
        self.begin()
        self.wake()
        return job

    def begin(self) -> None:
        """Start with the first problem: a server at which only people play needs no workers."""
        if not self.tasks:
            self.tasks = [asyncio.create_task(self.keep_working(short_only=at == self.count)) for at in range(self.count + 1)]

    def wake(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    async def keep_working(self, short_only: bool) -> None:
        """What one worker does, and the next one in its place when it is gone."""
        worker: Worker | None = None
        while True:
            job = self.turns.take(short_only)
            if job is None:
                await self.changed.wait()
                continue
            begun = time.monotonic()
            self.at_work.add(job)
            try:
                worker = await self.work_on(job, worker)
            finally:
                self.at_work.discard(job)
                self.turns.done(job, time.monotonic() - begun)

    async def work_on(self, job: Job[object], worker: Worker | None) -> Worker | None:
        """Answer a job; returns the worker if it is still good."""
        loop = asyncio.get_running_loop()
        try:
            if worker is None or not worker.alive:
                worker = await loop.run_in_executor(self.threads, self.hire)
            begun = time.monotonic()
            found = await loop.run_in_executor(self.threads, worker.do, job)
            self.observe(job.puzzle.level, time.monotonic() - begun)
            if not job.answer.done():
                job.answer.set_result(found)
        except Lost as lost:
            if not job.answer.done():
                job.answer.set_exception(lost)
        except Broken as broken:
            if worker is not None:
                self.dismiss(worker)
            self.try_again(job, broken)
            return None
        return worker

    def hire(self) -> Worker:
        """A worker that is ready. What makes them may just have been killed: that is no fault of the problem, and none of its attempts."""
        for pause in PAUSES:
            try:
                return self.make()
            except Broken as broken:
                if self.closed or broken.why != "died":
                    raise
                log.warning("a worker could not be made; once more")
            time.sleep(pause)
        return self.make()

    def make(self) -> Worker:
        try:
            worker = Worker(self.context)
        except (EOFError, OSError) as error:  # what makes them is gone, or there is no room for one more
            raise Broken("died") from error
        self.workers.add(worker)
        if self.closed:
            self.dismiss(worker)
        try:
            worker.wait_until_ready()
        except Broken:
            self.dismiss(worker)
            raise
        return worker

    def dismiss(self, worker: Worker) -> None:
        self.workers.discard(worker)
        worker.end()

    def try_again(self, job: Job[object], broken: Broken) -> None:
        """Give a problem out once more; the last time it is only glanced at, and at once so if it took too long."""
        log.warning("a worker %s; it is replaced", broken.why)
        job.attempts = ATTEMPTS - 1 if broken.why == "is overdue" and job.attempts < ATTEMPTS - 1 else job.attempts + 1
        if job.answer.done() or self.closed:
            return
        if job.attempts >= ATTEMPTS:
            job.answer.set_exception(Lost(f"no worker survived {job.puzzle}"))
            return
        if job.attempts == ATTEMPTS - 1:
            job.puzzle, job.deadline = replace(job.puzzle, level=GLANCE), QUICK_DEADLINE if job.work is ponder else job.deadline
        self.turns.put(job, time.monotonic())
        self.wake()

    def close(self) -> None:
        self.closed = True
        for task in self.tasks:
            task.cancel()
        for worker in list(self.workers):  # a search in mid-thought is not waited for: the table goes on after the next start
            self.dismiss(worker)
        self.threads.shutdown(wait=False, cancel_futures=True)


def fresh_seed() -> int:
    """For the search alone; it has nothing to do with the dice."""
    return secrets.randbits(62)
