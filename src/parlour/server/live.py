"""A table while people are at it: its lock, and what those who watch are told."""

import asyncio
import gzip
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from contextlib import aclosing

import msgspec

from parlour.server.hosting import HOUR, MOST_LOST
from parlour.server.presence import Presence, patience
from parlour.server.refusals import Refusal
from parlour.server.sayings import HOSTED, Breath
from parlour.server.scroll import TIGHTNESS
from parlour.server.settings import PATIENCE
from parlour.server.showing import Shown, why_closed
from parlour.server.tables import NOBODY, Step, Table
from parlour.server.thinking import Answer, Job
from parlour.server.wire import VERSION, Again, Greeting, Status

PREPARING = 0.25  # seconds between two looks at how far a lookup is that a thought waits for
KEEP_ALIVE = 15.0  # seconds of silence after which a comment is sent
LARGE = 1 << 14  # bytes from which on packing an answer pays
RETRY = b"retry: 1000\r\n"  # milliseconds until a browser comes back


class Live:
    """One loaded table. What is shown of it is replaced, never changed: whoever looks sees only what is stored."""

    def __init__(self, id: int, salt: str, shown: Shown, usual: int = PATIENCE) -> None:
        self.id = id
        self.salt = salt
        self.shown = shown
        self.lock = asyncio.Lock()
        self.thinking = NOBODY
        self.preparing: float | None = None
        self.stale = False
        self.reviewing = False  # somebody has asked for a review
        self.breath = Breath()
        self.hosting = Breath(HOSTED)
        self.losing = Breath(MOST_LOST, HOUR)  # by household
        self.lines: set[asyncio.Event] = set()  # one for every line on which somebody hears of this table
        self.lags: dict[int, int] = {}  # ms that a way here and back takes, by seat, as last told
        self.packed: bytes | None = None  # the view, once somebody has asked for it
        self.made: dict[str, int] = {}  # the first step that each message (a digest) has made
        self.note_messages(shown.table.steps)
        self.presence = Presence(len(shown.table.chairs))
        self.patience = patience(None if shown.table.times is None else shown.table.times.clock, usual)
        self.status = self.status_now()
        self.told_status = msgspec.json.encode(self.status)

    @property
    def table(self) -> Table:
        return self.shown.table

    def note_messages(self, steps: Sequence[Step]) -> None:
        self.made.update((step.message, step.number) for step in steps if step.message is not None)

    def made_by(self, message: str) -> Step | None:
        """The first step that this message has made."""
        number = self.made.get(message)
        return None if number is None else self.table.steps[number - 1]

    def pulse(self) -> None:
        """Wake everyone who watches."""
        status = self.status_now()
        if status != self.status:
            self.status, self.told_status = status, msgspec.json.encode(status)
        self.packed = None
        for line in self.lines:
            line.set()

    def show(self, shown: Shown) -> None:
        steps = shown.table.steps[self.table.number :]
        self.note_messages(steps)
        for step in steps:
            if step.kind == "host" and step.word == "close" and step.action is not None:
                self.presence.without(step.action)
        self.shown = shown
        self.pulse()

    def think(self, seat: int) -> None:
        if self.thinking != seat:
            self.thinking = seat
            self.pulse()

    async def answer(self, job: Job[Answer]) -> Answer:
        """What a thought for this table comes to; everybody at it is told how far a lookup is that it has to wait for."""
        try:
            while not job.answer.done():
                await asyncio.wait({job.answer}, timeout=PREPARING)
                self.prepare(job.waits)
            return await job.answer
        finally:
            job.answer.cancel()  # whoever stopped waiting gives it up
            self.prepare(None)

    def prepare(self, done: float | None) -> None:
        if self.preparing != done:
            self.preparing = done
            self.pulse()

    def review(self) -> None:
        if not self.reviewing:
            self.reviewing = True
            self.pulse()

    def status_now(self) -> Status:
        presence = self.presence
        return Status(
            self.thinking,
            self.preparing,
            self.table.seats,
            self.table.ready,
            why_closed(self.table),
            presence.told,
            presence.watching,
            self.patience,
            self.reviewing and self.table.over,
        )

    def view(self) -> bytes:
        return self.shown.view(self.thinking)

    def packed_view(self) -> bytes:
        """A View, packed once for all who ask before the table moves on."""
        if self.packed is None:
            self.packed = self.shown.packed_view(self.thinking)
        return self.packed


class Following:
    """What one line has told of a table."""

    def __init__(self, live: Live, after: int, tickets: Sequence[str] = ()) -> None:
        self.live = live
        self.after = after
        self.tickets = tickets  # of the seats of whoever hears this line
        self.status = b""

    @property
    def behind(self) -> bool:
        return self.after < self.live.table.number

    def news(self) -> Iterator[tuple[str, bytes]]:
        """Every entry that is not told yet, and the status when it has changed: what it is, and the words."""
        entries = self.live.shown.entries(self.after)
        if entries is None:
            self.after = self.live.table.number
            yield "again", msgspec.json.encode(Again(self.after))
        for entry in entries or ():
            self.after += 1
            yield "entry", entry
        if self.status is not self.live.told_status:
            self.status = self.live.told_status
            yield "status", self.status


async def follow(one: Following, closing: asyncio.Event) -> AsyncIterator[bytes]:
    """One table on a line of its own: which wire this is, every entry behind a number, each that comes, and the status when it changes."""
    async with aclosing(follow_all([one], closing)) as line:
        async for kind, data, _ in line:
            yield event(kind, data, str(one.after) if kind == "entry" else "")


async def follow_several(several: Sequence[Following], closing: asyncio.Event, missing: dict[str, bytes]) -> AsyncIterator[bytes]:
    """Several tables on one line. The id of an event says which one it is about, and the last entry told of it."""
    async with aclosing(follow_all(several, closing)) as line:
        async for kind, data, one in line:
            yield event(kind, data, f"{one.live.table.code}.{one.after}" if one else "")
            for code, problem in missing.items() if kind == "wire" else ():
                yield event("missing", problem, f"{code}.0")


async def follow_all(several: Sequence[Following], closing: asyncio.Event) -> AsyncGenerator[tuple[str, bytes, Following | None]]:
    """What is to be said on a line, and of which table. Who is slow misses nothing; who is locked out is told so, and nothing more."""
    several = [*several]
    awake = asyncio.Event()
    for one in several:
        one.live.lines.add(awake)
    try:
        yield "wire", GREETING, None
        while several and not closing.is_set() and not any(one.live.stale for one in several):
            awake.clear()
            for one in [*several]:
                if not one.live.table.admits(one.tickets):
                    several.remove(one)
                    one.live.lines.discard(awake)
                    yield "missing", locked(one.live.table).body(), one
                    continue
                for kind, data in one.news():
                    yield kind, data, one
            if awake.is_set() or not several or any(one.behind for one in several):
                continue
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    await awake.wait()
            except TimeoutError:
                yield "still", b"{}", None  # no comment: a browser shows these to nobody, and could not tell a dead line
    finally:
        for one in several:
            one.live.lines.discard(awake)


def locked(table: Table) -> Refusal:
    return Refusal(403, "locked", "whoever looks after this table wants nobody to watch", number=table.number)


def admitted(live: Live, tickets: Sequence[str]) -> Live:
    """A table, for somebody who may look at it."""
    if not live.table.admits(tickets):
        raise locked(live.table)
    return live


def pack(body: bytes) -> bytes:
    return gzip.compress(body, TIGHTNESS)


def event(kind: str, data: bytes, id: str = "") -> bytes:
    """One server-sent event; JSON has no line breaks."""
    said = b"id: " + id.encode() + b"\r\n" if id else RETRY if kind == "wire" else b""
    return said + b"event: " + kind.encode() + b"\r\ndata: " + data + b"\r\n\r\n"


GREETING = msgspec.json.encode(Greeting(VERSION))
