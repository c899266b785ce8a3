"""What somebody carries to another device: it lies on a rack for ten minutes under a code, and is given out once.

Where several servers share a database, the rack is there, so that both devices need not reach the same server; else in memory.
"""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

from parlour.server.chairs import digest
from parlour.server.door import asking
from parlour.server.refusals import Refusal

SECONDS = 600
MOST = 200  # pieces at once; the oldest is thrown away for a new one
MOST_OF_A_HOUSEHOLD = 10  # likewise: nobody throws away what others have left
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no look-alikes
LENGTH = 10  # 49 bits: nobody guesses one in ten minutes


class Rack(Protocol):
    """Where luggage lies, each piece under the digest of its code."""

    async def put(self, key: str, content: str) -> None:
        """Lay a piece there; what is too old, or too much, is thrown away."""

    async def take(self, key: str) -> str | None:
        """A piece that is not too old, once."""

    async def throw_away(self, key: str) -> None: ...


class OwnRack:
    """In the memory of this server."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.pieces: OrderedDict[str, tuple[float, str]] = OrderedDict()  # until when, and what

    async def put(self, key: str, content: str) -> None:
        self.pieces[key] = self.clock() + SECONDS, content
        while len(self.pieces) > MOST or next(iter(self.pieces.values()))[0] < self.clock():
            self.pieces.popitem(last=False)

    async def take(self, key: str) -> str | None:
        until, content = self.pieces.pop(key, (0.0, ""))
        return content if until >= self.clock() else None

    async def throw_away(self, key: str) -> None:
        self.pieces.pop(key, None)


class Luggage:
    """Everything that is under way."""

    def __init__(self, rack: Rack) -> None:
        self.rack = rack
        self.left: OrderedDict[str, str] = OrderedDict()  # the household that has left each piece here, as long as it may lie there

    async def leave(self, content: str) -> str:
        """The code under which it can be fetched."""
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        key, household = digest(code), asking.get()
        await self.rack.put(key, content)
        self.left[key] = household
        own = [known for known, whose in self.left.items() if whose == household]
        if len(own) > MOST_OF_A_HOUSEHOLD:
            del self.left[own[0]]
            await self.rack.throw_away(own[0])
        while len(self.left) > MOST:
            self.left.popitem(last=False)
        return code

    async def fetch(self, code: str) -> str:
        """What was left, once."""
        key = digest(code)
        self.left.pop(key, None)
        content = await self.rack.take(key)
        if content is None:
            raise Refusal(404, "no-luggage", "there is nothing under this code, or no longer")
        return content
