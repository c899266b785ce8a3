"""What takes its time is done beside the loop: in small pieces, households in turn, so that nobody waits for somebody else's long game."""

import asyncio
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Generator
from queue import SimpleQueue
from typing import TypeVar

from parlour.server.door import asking

Answer = TypeVar("Answer")
Work = Generator[None, None, Answer]  # yields where it may be left for a while

PIECE = 0.005  # seconds, after which it is another household's turn
PAUSE = 0.001  # seconds between two pieces, in which the loop has the interpreter for itself


def in_one(work: Callable[[], Answer]) -> Work[Answer]:
    """Work that is too short to be left in its midst."""
    yield
    return work()


def finished(work: Work[Answer]) -> Answer:
    """All of it, here and now."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            answer: Answer = end.value
            return answer


class Job:
    """Some work, who wants it, and who waits for it."""

    def __init__(self, work: Work[object], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.household = asking.get()
        self.answer: asyncio.Future[object] = loop.create_future()
        self.seconds = 0.0  # of a processor, until now

    def go_on(self) -> Callable[[], None] | None:
        """Work for a piece; where that was the last one, what is to be told to whoever waits."""
        if self.answer.cancelled():
            self.work.close()
            return lambda: None
        begun, used = time.perf_counter(), time.thread_time()
        try:
            while time.perf_counter() - begun < PIECE:
                next(self.work)
        except StopIteration as end:
            answer = end.value
            return lambda: None if self.answer.done() else self.answer.set_result(answer)
        except Exception as error:
            failure = error
            return lambda: None if self.answer.done() else self.answer.set_exception(failure)
        finally:
            self.seconds += time.thread_time() - used
        return None


class Aside:
    """One thread that works for households in turn."""

    def __init__(self) -> None:
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.waiting: OrderedDict[str, deque[Job]] = OrderedDict()  # by household, whose turn it is first
        self.thread: threading.Thread | None = None
        self.spent: Callable[[str, float], None] = lambda household, seconds: None  # is told what work has cost

    async def do(self, work: Work[Answer]) -> Answer:
        loop = asyncio.get_running_loop()
        if self.thread is None:
            self.thread = threading.Thread(target=self.run, args=(loop,), name="aside", daemon=True)
            self.thread.start()
        job = Job(work, loop)
        self.queue.put(job)
        return await job.answer  # type: ignore[return-value]  # the job's work gives an Answer; a queue of many kinds cannot say so

    def close(self) -> None:
        """Leave whatever is not done."""
        if self.thread is not None:
            self.queue.put(None)
            self.thread.join()

    def run(self, loop: asyncio.AbstractEventLoop) -> None:
        while self.take_in():
            household, jobs = self.waiting.popitem(last=False)
            told = jobs[0].go_on()
            if told is not None:
                done = jobs.popleft()
                try:
                    loop.call_soon_threadsafe(self.settle, done, told)
                except RuntimeError:  # nobody is there to be told
                    return
            if jobs:
                self.waiting[household] = jobs
            if self.waiting:
                time.sleep(PAUSE)

    def take_in(self) -> bool:
        """Note down what has come; waits where there is nothing to do, and is False at the end."""
        while not self.waiting or not self.queue.empty():
            job = self.queue.get()
            if job is None:
                return False
            self.waiting.setdefault(job.household, deque()).append(job)
        return True

    def settle(self, job: Job, told: Callable[[], None]) -> None:
        self.spent(job.household, job.seconds)
        told()
