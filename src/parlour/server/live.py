"""A table while people are at it: its lock, and what those who watch are told."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Sequence

import msgspec

from parlour.server.showing import Shown, why_closed
from parlour.server.tables import NOBODY, Step, Table
from parlour.server.wire import VERSION, Again, Greeting, Status

KEEP_ALIVE = 15.0  # seconds of silence after which a comment is sent
PACKED = 4  # of 9: packing more tightly takes longer than sending the rest
LARGE = 1 << 14  # bytes from which on packing an answer pays
RETRY = b"retry: 1000\r\n"  # milliseconds until a browser comes back


class Live:
    """One loaded table. What is shown of it is replaced, never changed: whoever looks sees only what is stored."""

    def __init__(self, id: int, salt: str, shown: Shown) -> None:
        self.id = id
        self.salt = salt
        self.shown = shown
        self.lock = asyncio.Lock()
        self.thinking = NOBODY
        self.stale = False
        self.changed = asyncio.Event()
        self.packed: bytes | None = None  # the view, once somebody has asked for it
        self.made: dict[str, int] = {}  # the first step that each message (a digest) has made
        self.note_messages(shown.table.steps)
        self.status = self.status_now()
        self.told_status = event("status", msgspec.json.encode(self.status))

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
            self.status, self.told_status = status, event("status", msgspec.json.encode(status))
        self.packed = None
        self.changed.set()
        self.changed = asyncio.Event()

    def show(self, shown: Shown) -> None:
        self.note_messages(shown.table.steps[self.table.number :])
        self.shown = shown
        self.pulse()

    def think(self, seat: int) -> None:
        if self.thinking != seat:
            self.thinking = seat
            self.pulse()

    def status_now(self) -> Status:
        return Status(self.thinking, self.table.seats, self.table.ready, why_closed(self.table))

    def view(self) -> bytes:
        return self.shown.view(self.thinking)

    async def follow(self, after: int, closing: asyncio.Event) -> AsyncIterator[bytes]:
        """Which wire this is, every entry behind `after`, each that comes, and the status when it changes. Who is slow misses nothing."""
        yield GREETING
        told = b""
        while not self.stale and not closing.is_set():
            changed = self.changed
            entries = self.shown.entries(after)
            if entries is None:
                after = self.table.number
                yield event("again", msgspec.json.encode(Again(after)))
            for entry in entries or ():
                after += 1
                yield event("entry", entry, after)
            if told is not self.told_status:
                told = self.told_status
                yield told
            if after < self.table.number:
                continue
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    await changed.wait()
            except TimeoutError:
                yield b":\r\n\r\n"


def pack(body: bytes) -> bytes:
    return gzip.compress(body, PACKED)


def event(kind: str, data: bytes, id: int | None = None) -> bytes:
    """One server-sent event; JSON has no line breaks."""
    number = b"" if id is None else b"id: %d\r\n" % id
    return number + b"event: " + kind.encode() + b"\r\ndata: " + data + b"\r\n\r\n"


GREETING = RETRY + event("wire", msgspec.json.encode(Greeting(VERSION)))
