"""Whether this server can do its work now: read, write and think. Asked by whoever decides where requests go."""

import asyncio
import logging
from time import monotonic

from parlour.players.expert import Tell
from parlour.server.chairs import digest
from parlour.server.door import asking
from parlour.server.house import House
from parlour.server.storage import Unavailable
from parlour.server.thinking import Lost, Puzzle
from parlour.server.wire import Ready

log = logging.getLogger(__name__)

PATIENCE = 5.0  # seconds for storage, and for a worker
KEPT = 5.0  # seconds for which an answer is good: nobody can keep the server busy by asking
NOTHING = Puzzle("", 0, {}, [], 1, 0)


def attend(_: Puzzle, __: Tell) -> bool:
    """In a worker: that it is there."""
    return True


class Readiness:
    """Tries everything, at most once in a while."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.known = Ready(False, False, False)
        self.at = -KEPT
        self.lock = asyncio.Lock()

    async def ask(self) -> Ready:
        async with self.lock:
            if monotonic() - self.at >= KEPT:
                stored, thought = await asyncio.gather(self.try_storage(), self.try_workers())
                self.known = Ready(stored and thought, stored, thought)
                self.at = monotonic()
        return self.known

    async def try_storage(self) -> bool:
        """It can be read, and what was written last could be."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.house.storage.made_by(digest("is anybody there"))
        except (Unavailable, TimeoutError) as error:
            log.warning("not ready: the data cannot be read: %r", error)
            return False
        return self.house.hall.writes

    async def try_workers(self) -> bool:
        asking.set("readiness")  # a household of its own: it waits behind nobody's crowd
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.house.workers.ask(attend, NOTHING)
        except (Lost, TimeoutError) as error:
            log.warning("not ready: no worker answers: %r", error)
            return False
