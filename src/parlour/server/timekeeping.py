"""Who watches the clocks: when time is over that runs at any table, loaded or not, and when a server was there at all.

Every server looks for itself, and the number of a step decides which of them lets a flag fall. The hours of all servers are stored,
so that an outage, a restart or a machine that slept costs nobody time.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from parlour.server.clocks import NOBODY, OpenHours, charge
from parlour.server.refusals import Refusal
from parlour.server.storage import Damaged, Hours, Storage, Unavailable
from parlour.server.tables import Table
from parlour.server.wire import ClockNow

log = logging.getLogger(__name__)

LOOK_ROUND: Final = 1.0  # seconds between two looks
LOOK_AHEAD: Final = 1500  # ms: what is due within them is waited for by itself
BEAT: Final = 5000  # ms between two notes that this server is still there
EVER: Final = 1 << 53


class Timekeeper:
    """The clocks of one server's tables."""

    def __init__(self, storage: Storage, now: Callable[[], int], fall: Callable[[str], Awaitable[int | None]]) -> None:
        self.storage = storage
        self.now = now
        self.fall = fall  # lets the flag fall at a table; else says how many ms whoever is to act has left
        self.needed = False  # whether there is any clock
        self.falling: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.not_before: dict[tuple[str, int], int] = {}  # where an outage has put off what is stored as due

    async def open(self) -> None:
        self.hours = OpenHours(self.now())
        self.id = secrets.token_hex(8)
        self.beaten = 0
        self.hours.others = [(known.begun, known.ended) for known in await self.storage.hours()]
        self.needed = bool(await self.storage.due(EVER))

    def at_table(self, table: Table, lag: int = 0) -> Table:
        """The table as it is now: when its next step is made, and what that costs whoever is to act."""
        times = table.times
        if times is None:
            return table
        self.needed = True
        now = self.now()
        spent = 0 if times.running == NOBODY else charge(self.hours.between(times.since, now), lag, times.clock)
        return replace(table, tick=(now, spent))

    def left(self, table: Table) -> int | None:
        """What whoever is to act has left, of a table as it is now; none where no time runs."""
        if table.times is None or table.tick is None or table.times.running == NOBODY:
            return None
        return table.times.left[table.times.running] - table.tick[1]

    def told(self, table: Table) -> ClockNow:
        """All of it, for somebody who looks at the clock."""
        now = self.at_table(table)
        if now.times is None or now.tick is None:
            raise Refusal(409, "no-clock", "there is no clock at this table", number=table.number)
        left = [*now.times.left]
        if now.times.running != NOBODY:
            left[now.times.running] = max(0, left[now.times.running] - now.tick[1])
        return ClockNow(now.number, now.tick[0], left, now.times.running)

    async def keep(self) -> None:
        """For as long as this server runs."""
        while True:
            try:
                if self.needed:
                    await self.look()
                else:
                    self.hours.well(self.now())
            except Unavailable as error:  # nobody can move then: time stands still
                log.warning("nobody can be asked whose time is over: %s", error)
            await asyncio.sleep(LOOK_ROUND)

    async def look(self) -> None:
        """See whose time is nearly over, and say that this server is there."""
        soon = await self.storage.due(self.now() + LOOK_AHEAD)
        now = self.now()
        if not self.hours.well(now):
            self.id = secrets.token_hex(8)
        if now - self.beaten >= BEAT:
            await self.storage.keep_hours(Hours(self.id, self.hours.begun, now))
            self.beaten = now
            if self.storage.shared:
                stored = await self.storage.hours()
                self.hours.others = [(known.begun, known.ended) for known in stored if known.id != self.id]
        self.not_before = {known: then for known, then in self.not_before.items() if known in soon}
        for known in soon:
            if known not in self.falling and self.not_before.get(known, 0) <= now:
                self.falling[known] = asyncio.create_task(self.wait(*known))

    async def wait(self, code: str, due: int) -> None:
        """Let a flag fall when its time has come."""
        try:
            await asyncio.sleep(max(0, due - self.now()) / 1000)
            left = await self.fall(code)
            if left is not None:
                self.not_before[code, due] = self.now() + left
            else:
                self.not_before.pop((code, due), None)
        except (Refusal, Unavailable, Damaged) as error:
            log.warning("table %s: no flag could fall: %s", code, error)
        finally:
            del self.falling[code, due]

    def tasks(self) -> list[asyncio.Task[None]]:
        return [*self.falling.values()]
