"""Lookups that take a while to work out: kept as plain numbers in the user's cache folder, and made there in the background.

Whoever needs one says what it holds and how it is worked out (Lookup), and asks for it here. If it is not kept yet, a process of its own
begins to work it out, so that no game stands still meanwhile; a file beside it tells how far that is. Where nobody waits at a table,
lookups are waited for (at_leisure), so that no game depends on what the folder held. What is read is checked: a lookup that was cut off,
or changed on the disk, is worked out again.
"""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from importlib import import_module
from math import inf
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic, sleep, time
from typing import Final, Literal
from zlib import crc32

from parlour.players.expert import Tell

Kind = Literal["d", "B"]  # of an array: floats, or single bytes
SEAL: Final = 4  # bytes of the checksum behind the numbers
PATIENCE: Final = 60.0  # seconds that whoever plays as well as can be waits for a lookup; a dozen are enough, where nothing else runs
SILENT: Final = 60.0  # seconds after which whoever worked on a lookup and told nothing is taken for dead
TOLD_EVERY: Final = 0.2  # seconds
AGAIN: Final = 60.0  # seconds after which a process is begun anew that is gone and has left nothing
LOOK_EVERY: Final = 0.05  # seconds between two looks at what is waited for
NICENESS: Final = 5

# The modules that have lookups, by how their names begin; each has lookups(), all that it may ask for.
ROOMS: Final = {
    "bearoff": "parlour.players.tables.bearoff",
    "draughts": "parlour.players.draughts.endings",
    "hunt": "parlour.players.halma.hunt",
    "kniffel": "parlour.players.kniffel.solution",
    "mill": "parlour.players.mill.endings",
    "wolf": "parlour.players.draughts.wolf",
}


@dataclass(frozen=True)
class Lookup:
    """So many numbers of a kind, and how they are worked out; the name is that of the file and changes with what the numbers mean."""

    name: str
    kind: Kind
    count: int
    work: Callable[[Tell], Iterable[float]]

    @property
    def path(self) -> Path:
        return folder() / f"{self.name}.lookup"

    @property
    def gauge(self) -> Path:
        """Tells how far the work is, and that somebody is at it."""
        return folder() / f"{self.name}.gauge"

    @property
    def bytes(self) -> int:
        return self.count * array(self.kind).itemsize + SEAL


def folder() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "parlour"


def all_lookups() -> list[Lookup]:
    found: list[Lookup] = []
    for room in ROOMS.values():
        found.extend(import_module(room).lookups())
    return found


def lookup_named(name: str) -> Lookup:
    rooms = [room for prefix, room in ROOMS.items() if name.startswith(prefix)]
    for lookup in import_module(rooms[0]).lookups() if rooms else ():
        if lookup.name == name:
            found: Lookup = lookup
            return found
    raise ValueError(f"no lookup {name!r}; lookups: {', '.join(lookup.name for lookup in all_lookups())}")


# On the disk


def read(lookup: Lookup) -> array[float] | None:
    """The numbers as they were kept, if they are there and whole."""
    try:
        data = lookup.path.read_bytes()
    except OSError:
        return None
    if len(data) != lookup.bytes or crc32(memoryview(data)[:-SEAL]) != int.from_bytes(data[-SEAL:], "little"):
        return None
    numbers: array[float] = array(lookup.kind)
    numbers.frombytes(memoryview(data)[:-SEAL])
    return numbers


def is_kept(lookup: Lookup) -> bool:
    """Whether it seems to be there: what it holds is checked when it is read."""
    try:
        return lookup.path.stat().st_size == lookup.bytes
    except OSError:
        return False


def keep(lookup: Lookup, numbers: Iterable[float]) -> None:
    """Write numbers down; where that is not possible, they are worked out again next time."""
    data = numbers.tobytes() if isinstance(numbers, array) else array(lookup.kind, numbers).tobytes()
    part = lookup.path.with_suffix(f".{os.getpid()}")
    try:
        part.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            file.write(data)
            file.write(crc32(data).to_bytes(SEAL, "little"))
        part.replace(lookup.path)
    except OSError:
        drop(part)


def is_writable() -> bool:
    """Whether anything can be kept here."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder()):
            return True
    except OSError:
        return False


def drop(path: Path) -> None:
    with suppress(OSError):
        path.unlink()


# Working out


def progress(lookup: Lookup) -> float | None:
    """How far the work on it is, from 0 to 1; None if nobody is at it."""
    try:
        if time() - lookup.gauge.stat().st_mtime > SILENT:
            return None
        return float(lookup.gauge.read_text(encoding="ascii") or 0.0)
    except (OSError, ValueError):
        return None


def make(lookup: Lookup, tell: Tell = lambda done: None) -> Iterable[float]:
    """Work it out and keep it, and let everybody see how far that is."""
    last = 0.0

    def show(done: float) -> None:
        nonlocal last
        tell(done)
        if monotonic() - last > TOLD_EVERY:
            last = monotonic()
            gauge(lookup, done)

    gauge(lookup, 0.0)
    try:
        numbers = lookup.work(show)
        keep(lookup, numbers)
    finally:
        drop(lookup.gauge)
    return numbers


def gauge(lookup: Lookup, done: float) -> None:
    with suppress(OSError):  # a folder that cannot be written to: then nobody is told
        lookup.gauge.parent.mkdir(parents=True, exist_ok=True)
        part = lookup.gauge.with_suffix(f".{os.getpid()}")
        part.write_text(f"{done:.4f}", encoding="ascii")
        part.replace(lookup.gauge)  # in one step: who looks meanwhile would read nothing, and take that for the beginning


# In the background


@dataclass(frozen=True, slots=True)
class Worker:
    """A process of its own that works a lookup out."""

    process: subprocess.Popen[bytes]
    since: float = field(default_factory=monotonic)

    @property
    def is_at_it(self) -> bool:
        return self.process.poll() is None


begun: Final[dict[str, Worker]] = {}  # by this process, the last for each lookup
waiting: Final[ContextVar[Tell]] = ContextVar("waiting", default=lambda done: None)  # is told how far it is by whoever waits for a lookup
leisure: Final[ContextVar[bool]] = ContextVar("leisure", default=False)


@contextmanager
def at_leisure() -> Iterator[None]:
    """Within, whoever asks gets the lookup, however long that takes: what they do must follow from their seed alone."""
    before = leisure.set(True)
    try:
        yield
    finally:
        leisure.reset(before)


def ask(lookup: Lookup, patience: float = 0.0) -> array[float] | None:
    """The lookup if it is kept. Else work on it begins in the background, and is waited for: so many seconds, at leisure to its end.

    Where nothing can be kept, whoever would wait works it out: what another process finds would be lost.
    """
    found = read(lookup)
    if found is not None:
        return found
    if (patience > 0.0 or leisure.get()) and not is_writable():
        return made_here(lookup)
    begin(lookup)
    end = monotonic() + (inf if leisure.get() else patience)
    while monotonic() < end:
        sleep(LOOK_EVERY)
        found = read(lookup) if is_kept(lookup) else None
        if found is not None:
            return found
        waiting.get()(progress(lookup) or 0.0)
        if (lookup.name not in begun or not begun[lookup.name].is_at_it) and progress(lookup) is None:
            found = read(lookup)  # whoever worked on it is gone, a moment ago or without success
            break
    return made_here(lookup) if found is None and leisure.get() else found


def need(lookup: Lookup) -> array[float]:
    """The lookup in any case: who has waited for it in vain works it out."""
    found = ask(lookup, PATIENCE)
    return made_here(lookup) if found is None else found


def made_here(lookup: Lookup) -> array[float]:
    return array(lookup.kind, make(lookup, waiting.get()))


def prepare(lookup: Lookup) -> None:
    """Begin with what will be asked for later, unless it is kept."""
    if not is_kept(lookup):
        begin(lookup)


def begin(lookup: Lookup) -> None:
    """Have a process of its own work it out, unless one is at it, or was a moment ago: it may never come to an end here."""
    last = begun.get(lookup.name)
    if (last is not None and (last.is_at_it or monotonic() - last.since < AGAIN)) or not is_writable():
        return
    source = str(Path(__file__).parent.parent.parent)
    path = os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])])
    process = subprocess.Popen(
        [sys.executable, "-c", f"from {__name__} import work_alone; work_alone({lookup.name!r})"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # it goes on to its end when the game is left
        env={**os.environ, "PYTHONPATH": path},
    )
    begun[lookup.name] = Worker(process)


def work_alone(name: str) -> None:
    """The whole life of such a process."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    lookup = lookup_named(name)
    if progress(lookup) is None and read(lookup) is None:
        make(lookup)
