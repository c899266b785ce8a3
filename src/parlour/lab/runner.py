"""All long work of the lab goes through here: pieces that follow from a seed, on any executor, written down as they are done.

Work is a list of pieces, each with a key of its own, and a plain function that does one. What a piece gives is plain data, so that it can
be kept as a line of JSON and read again: whoever stops and starts anew plays only what is missing, and the figures are the same on one
process, on eight, and on a cluster that has lost a worker. Small pieces go to others in bundles. Nobody waits at a table here: lookups are
waited for, also by players with a brake.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from contextlib import closing, contextmanager
from dataclasses import dataclass
from io import SEEK_END
from multiprocessing import active_children
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from time import perf_counter
from typing import Final, Generic, ParamSpec, TypeVar

from parlour.core.errors import ParlourError
from parlour.core.extras import brought_by
from parlour.core.message import say
from parlour.core.parent import end_with_parent
from parlour.players import kept

P = ParamSpec("P")
T = TypeVar("T")
A = TypeVar("A")

Plain = dict[str, object]
AHEAD: Final = 2  # bundles per worker that wait with it, the one that it works at among them
BUNDLE: Final = 1.0  # seconds of small pieces that are handed over together: to hand over costs a cluster a hundredth of that
MOST: Final = 256  # pieces in a bundle
GROWS: Final = 4  # times as many as in a bundle that is done: what follows may take longer
TRIES: Final = 3  # how often a piece is given out again when a cluster loses its worker
PATIENCE: Final = 3  # seconds until a scheduler that does not answer counts as gone
LOCAL: Final = re.compile("local(:0{0,9}[1-9][0-9]{0,2})?")  # no machine has room for thousands of processes
ADDRESS: Final = re.compile(
    r"([a-z]+://)?([^\s/:]+|\[[0-9a-fA-F:.]+\]):[0-9]+|[a-z]+://\S+"
)  # a host with its port, or what a scheduler of another kind calls itself


@dataclass(frozen=True, slots=True)
class Piece(Generic[A]):
    """A piece of work: its key tells it from all others, also tomorrow."""

    key: str
    of: A
    size: int = 1  # what it counts in a progress bar


class Here(Executor):
    """Does what it is given at once, in this process."""

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do it here and now."""
        future: Future[T] = Future()
        try:
            future.set_result(work(*args, **kwargs))
        except Exception as error:  # any: whatever the work raises is for whoever asks for its result; ^C ends the run at once
            future.set_exception(error)
        return future


class Helper(SpawnProcess):
    """A process of the lab's own, told from others that a program may have."""


class Helpers(SpawnContext):
    """Starts them."""

    Process = Helper


def check_cluster(cluster: str | Executor) -> None:
    """Refuse at once what is none: nobody should wait for it."""
    if (
        isinstance(cluster, str)
        and cluster
        and not LOCAL.fullmatch(cluster)
        and (cluster.startswith("local:") or not ADDRESS.fullmatch(cluster))
    ):
        raise ParlourError(say("error-lab-cluster", cluster=cluster, example="tcp://192.168.1.5:8786"))


@contextmanager
def executor(cluster: str | Executor, cores: int) -> Iterator[tuple[Executor, int]]:
    """Where work is done, and by how many at once: this process (one core), local processes, or a Dask cluster.

    `cluster` is "" for none, local:4 for one of four processes on this machine, a scheduler's address, tcp://…, or any executor of
    one's own, which has so many cores.
    """
    if isinstance(cluster, Executor):
        yield cluster, cores
        return
    if not cluster:
        if cores < 2:
            yield Here(), 1
            return
        with ProcessPoolExecutor(cores, Helpers(), initializer=end_with_parent) as pool:
            try:
                yield pool, cores
            except BaseException:  # ^C, an error, enough: nobody will ask for what is still under way, and it may take minutes
                for process in active_children():
                    if isinstance(process, Helper):
                        process.terminate()
                raise
        return
    check_cluster(cluster)
    with brought_by("cluster"):
        from dask import config
        from distributed import Client, LocalCluster
    local, _, count = cluster.partition(":")
    if local == "local":
        with (
            config.set({"distributed.worker.profile.enabled": False}),  # a hundred looks a second at work that nobody asks about
            LocalCluster(n_workers=int(count or 2), threads_per_worker=1, dashboard_address="127.0.0.1:0") as workers,
            Client(workers) as client,
        ):
            yield client.get_executor(retries=TRIES, pure=False), len(client.scheduler_info()["workers"])
    else:
        try:
            with ThreadPoolExecutor(1) as aside:  # a notebook has a loop of its own
                aside.submit(asyncio.run, knock(cluster)).result()
        except (OSError, ValueError):  # nobody answers there, or no address of a kind that Dask knows
            raise ParlourError(say("error-lab-unreachable", cluster=cluster)) from None
        with Client(cluster) as client:  # with Dask's own patience, which also counts when a line breaks and comes back
            yield client.get_executor(retries=TRIES, pure=False), max(1, len(client.scheduler_info()["workers"]))


def make_room(file: Path) -> None:
    """See that lines can be written at the end of a file, whose folder is made where it is not there."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.open("ab").close()


async def knock(address: str) -> None:
    """Hear whether a scheduler answers at all: a client would wait for ever where something takes its call and says nothing."""
    from distributed import Security
    from distributed.comm.core import connect

    how = Security().get_connection_args("client")
    comm = await asyncio.wait_for(connect(address, timeout=PATIENCE, **how), PATIENCE)
    await comm.close()


class Journal:
    """Lines of JSON, one per piece that is done: {"key": …, "done": …}. A line that was cut off is as if it had not been written."""

    def __init__(self, file: str | Path | None) -> None:
        self.file: Final = None if file is None else Path(file)
        self.done: Final = dict(self._read()) if self.file is not None and self.file.is_file() else {}  # a device may have no end

    def _read(self) -> Iterator[tuple[str, Plain]]:
        assert self.file is not None
        for line in self.file.read_text(encoding="utf-8", errors="replace").splitlines():  # a cut may go through a letter
            try:
                told = json.loads(line)
                yield told["key"], told["done"]
            except (ValueError, KeyError, TypeError):
                continue

    def prepare(self) -> None:
        """Where it cannot be written the error comes before the work, not after the first piece of it."""
        if self.file is not None:
            make_room(self.file)

    def note(self, key: str, done: Plain) -> None:
        """Write down what a piece came to."""
        self.done[key] = done
        if self.file is None:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("ab+") as lines:
            if lines.tell() > 0:
                lines.seek(-1, SEEK_END)
                if lines.read(1) != b"\n":
                    lines.write(b"\n")  # behind a line that was cut off, perhaps within a letter
            lines.write(line_of(key, done).encode())


def line_of(key: str, done: Plain) -> str:
    """What stands in a journal for a piece."""
    return json.dumps({"key": key, "done": done}, ensure_ascii=False) + "\n"


Then = Callable[[Piece[A], Plain], Piece[A] | None]  # the piece that follows from one that is done


def run(
    work: Callable[[A], Plain],
    pieces: Sequence[Piece[A]],
    *,
    cluster: str | Executor = "",
    cores: int = 1,
    journal: str | Path | None = None,
    advance: Callable[[Piece[A], Plain], None] | None = None,
) -> Mapping[str, Plain]:
    """Do every piece that is not written down yet; what each gave, by its key, in the order of the pieces.

    `advance` hears of every piece as it is done, of those in the journal first.
    """
    found: dict[str, Plain] = {}
    with closing(as_done(work, pieces, cluster=cluster, cores=cores, journal=journal)) as doing:
        for piece, done in doing:
            found[piece.key] = done
            if advance:
                advance(piece, done)
    return {piece.key: found[piece.key] for piece in pieces}


def in_order(
    work: Callable[[A], Plain],
    pieces: Sequence[Piece[A]],
    *,
    cluster: str | Executor = "",
    cores: int = 1,
    journal: str | Path | None = None,
) -> Generator[tuple[Piece[A], Plain], None, None]:
    """The same one after the other, so that whoever stops early stops at the same piece on however many cores."""
    found: dict[str, Plain] = {}
    coming = iter(pieces)
    awaited = next(coming, None)
    with closing(as_done(work, pieces, cluster=cluster, cores=cores, journal=journal)) as doing:
        for piece, done in doing:
            found[piece.key] = done
            while awaited is not None and awaited.key in found:
                yield awaited, found.pop(awaited.key)
                awaited = next(coming, None)


def as_done(
    work: Callable[[A], Plain],
    pieces: Sequence[Piece[A]],
    *,
    cluster: str | Executor = "",
    cores: int = 1,
    journal: str | Path | None = None,
    then: Then[A] | None = None,
) -> Generator[tuple[Piece[A], Plain], None, None]:
    """Every piece with what it gave, as soon as it is written down; those in the journal first.

    A piece may have one that follows from it: `then` says so, and that is given out next.
    """
    if len({piece.key for piece in pieces}) != len(pieces):
        raise ValueError("two pieces have the same key")
    written = Journal(journal)
    left: list[Piece[A]] = []
    coming = deque(pieces)
    while coming:
        piece = coming.popleft()
        if piece.key not in written.done:
            left.append(piece)
            continue
        done = written.done[piece.key]
        following = then(piece, done) if then else None
        if following is not None:
            coming.appendleft(following)
        yield piece, done
    if left:
        written.prepare()
        with (
            executor(cluster, min(cores, len(left))) as (pool, workers),
            closing(given_out(work, left, pool, AHEAD * workers if workers > 1 else 1, then)) as doing,
        ):
            for piece, done in doing:
                written.note(piece.key, done)
                yield piece, done


def given_out(
    work: Callable[[A], Plain], pieces: Sequence[Piece[A]], pool: Executor, ahead: int, then: Then[A] | None
) -> Generator[tuple[Piece[A], Plain], None, None]:
    """The pieces with what they gave, as they are done; only so many bundles are given out at a time, so that ^C ends soon."""
    coming = deque(pieces)
    waiting: dict[Future[Bundle], list[Piece[A]]] = {}
    size = 1
    try:
        while coming or waiting:
            while coming and len(waiting) < ahead:
                fair = max(1, len(coming) // ahead)  # towards the end bundles are small, so that nobody waits long for the last
                bundle = [coming.popleft() for _ in range(min(size, fair, len(coming)))]
                waiting[pool.submit(one_by_one, work, [piece.of for piece in bundle])] = bundle
            for future in first_done(waiting):
                bundle = waiting.pop(future)
                found, failure, seconds = future.result()
                for piece, done in zip(bundle, found, strict=False):
                    following = then(piece, done) if then else None
                    if following is not None:
                        coming.appendleft(following)
                    yield piece, done
                if failure is not None:
                    raise failure
                if ahead > 1:
                    size = fitting(seconds, len(bundle))
    finally:
        for future in waiting:
            future.cancel()


Bundle = tuple[list[Plain], Exception | None, float]  # what its pieces gave, what went wrong with the one behind them, seconds


def one_by_one(work: Callable[[A], Plain], some: Sequence[A]) -> Bundle:
    """Several pieces in one go: to hand each over by itself costs more than a small one takes."""
    found: list[Plain] = []
    began = perf_counter()
    with kept.at_leisure():
        for one in some:
            try:
                found.append(work(one))
            except Exception as error:  # any: what was done before it is written down, then whoever asked hears of it
                return found, error, perf_counter() - began
    return found, None, perf_counter() - began


def fitting(seconds: float, pieces: int) -> int:
    """How many pieces the next bundles have, so that one takes about BUNDLE seconds, when so many took so long."""
    return max(1, min(round(BUNDLE * pieces / max(seconds, 1e-6)), GROWS * pieces, MOST))


def first_done(waiting: Mapping[Future[Bundle], object]) -> list[Future[Bundle]]:
    """Those that are done, at least one of them."""
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    return list(done)
