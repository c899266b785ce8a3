"""Solving: what computer players look up, worked out through the runner, several lookups at a time.

Who works a lookup out keeps it in the cache folder of its own machine; what a cluster has worked out comes back and is kept here too.
"""

from __future__ import annotations

from array import array
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from threading import Event, Thread
from time import process_time
from typing import Final
from zlib import compress, decompress

from parlour.lab.runner import Piece, Plain, as_done
from parlour.players import kept
from parlour.players.kept import Lookup

LOOK_EVERY: Final = 0.2  # seconds between two looks at how far others are

Tell = Callable[[Lookup, float], None]  # is told how far each is, from 0 to 1
Task = tuple[Lookup, bool]  # and whether its numbers are to come back


def solved(task: Task) -> Plain:
    """Work a lookup out: a plain function, so that processes can run it."""
    lookup, brought = task
    began = process_time()
    numbers = kept.make(lookup)
    found: Plain = {"seconds": process_time() - began}
    if brought:
        found["numbers"] = b64encode(compress(array(lookup.kind, numbers).tobytes(), 1)).decode("ascii")
    return found


def solve(lookups: Sequence[Lookup], tell: Tell, *, cores: int = 1, cluster: str = "") -> dict[str, float]:
    """Work them all out anew and keep them; the CPU seconds that each took, by name, as they are done."""
    tasks = [Piece(lookup.name, (lookup, bool(cluster))) for lookup in lookups]
    seconds: dict[str, float] = {}
    with gauged(lookups, tell), closing(as_done(solved, tasks, cores=cores, cluster=cluster)) as doing:
        for piece, done in doing:
            lookup, numbers, took = piece.of[0], done.get("numbers"), done["seconds"]
            if isinstance(numbers, str):
                kept.keep(lookup, array(lookup.kind, decompress(b64decode(numbers))))
            assert isinstance(took, float)
            seconds[lookup.name] = took
            tell(lookup, 1.0)
    return seconds


@contextmanager
def gauged(lookups: Sequence[Lookup], tell: Tell) -> Iterator[None]:
    """Tell now and then how far whoever works on them is, by the gauges that lie beside them."""
    over = Event()

    def look() -> None:
        while not over.wait(LOOK_EVERY):
            for lookup in lookups:
                done = kept.progress(lookup)
                if done is not None:
                    tell(lookup, done)

    looking = Thread(target=look, daemon=True)
    looking.start()
    try:
        yield
    finally:
        over.set()
        looking.join()
