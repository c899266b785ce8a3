"""A table while people are at it: its lock, and what those who watch are told."""

import asyncio
from collections.abc import AsyncIterator

import msgspec

from parlour.server.showing import Shown
from parlour.server.tables import NOBODY, Table
from parlour.server.wire import VERSION, Greeting, Status

KEEP_ALIVE = 15.0  # seconds of silence after which a comment is sent
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

    @property
    def table(self) -> Table:
        return self.shown.table

    def pulse(self) -> None:
        """Wake everyone who watches."""
        self.changed.set()
        self.changed = asyncio.Event()

    def show(self, shown: Shown) -> None:
        self.shown = shown
        self.pulse()

    def think(self, seat: int) -> None:
        if self.thinking != seat:
            self.thinking = seat
            self.pulse()

    def status(self) -> Status:
        return Status(self.thinking, self.table.seats, self.table.ready)

    async def follow(self, after: int, closing: asyncio.Event) -> AsyncIterator[bytes]:
        """Which wire this is, every entry behind `after`, each that comes, and the status when it changes. Who is slow misses nothing."""
        yield RETRY + event("wire", msgspec.json.encode(Greeting(VERSION)))
        told: Status | None = None
        while not self.stale and not closing.is_set():
            changed = self.changed
            for entry in self.shown.entries(after):
                yield event("entry", msgspec.json.encode(entry), entry.number)
                after = entry.number
            status = self.status()
            if status != told:
                told = status
                yield event("status", msgspec.json.encode(status))
            if after < self.table.number:
                continue
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    await changed.wait()
            except TimeoutError:
                yield b":\r\n\r\n"


def event(kind: str, data: bytes, id: int | None = None) -> bytes:
    """One server-sent event; JSON has no line breaks."""
    number = b"" if id is None else b"id: %d\r\n" % id
    return number + b"event: " + kind.encode() + b"\r\ndata: " + data + b"\r\n\r\n"
