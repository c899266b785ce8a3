"""The tables that are in memory: found, changed by one at a time, stored before they are shown, and kept as other servers store them."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from time import monotonic
from typing import TypeVar
from weakref import WeakValueDictionary

from parlour.core.errors import ParlourError
from parlour.server.aside import Aside, in_one
from parlour.server.live import Live
from parlour.server.refusals import Refusal, no_table
from parlour.server.reviving import revive
from parlour.server.showing import Shown, following
from parlour.server.storage import Addition, Conflict, NewTable, Sitting, Storage, Summary, Unavailable, Unsure
from parlour.server.tables import NOBODY, Step, Table
from parlour.server.wire import missed

log = logging.getLogger(__name__)

IN_MEMORY = 300  # tables that stay loaded; those somebody watches stay in any case

Answer = TypeVar("Answer")


class Overtaken(Refusal):
    """Another server has stored a step of that number, or this very message, first; it has been taken in."""


async def insist(deed: Callable[[], Awaitable[Answer]]) -> Answer:
    """Do something, once more where it was overtaken: maybe by this very wish, which another server has got first."""
    try:
        return await deed()
    except Overtaken:
        return await deed()


def summary(table: Table) -> Summary:
    return Summary(table.hand, table.goes_on, table.over, table.result, None if table.times is None else table.times.due())


class Hall:
    """The tables of one server, and the store behind them."""

    def __init__(self, storage: Storage, aside: Aside, patience: int) -> None:
        self.storage = storage
        self.aside = aside
        self.patience = patience  # seconds after which nobody need wait any more for somebody who has gone
        self.loaded: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self.recent: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.catching_up: set[asyncio.Task[None]] = set()
        self.writes = True  # what was to be stored last could be
        self.written: Callable[[NewTable | Addition, float, bool], None] = lambda write, seconds, stored: None  # is told of every write

    # Finding

    async def find(self, code: str) -> Live:
        """The table of that code."""
        live = self.loaded.get(code)
        if live is None:
            if code not in self.loading:
                self.loading[code] = asyncio.create_task(self.load(code))
            live = await asyncio.shield(self.loading[code])
        self.recent[code] = live
        self.recent.move_to_end(code)
        if len(self.recent) > IN_MEMORY:
            self.recent.popitem(last=False)
        return live

    async def load(self, code: str) -> Live:
        """The table as it is stored; whoever asks meanwhile gets the same one."""
        try:
            found = await self.storage.find(code)
            if found is None:
                raise no_table(code)
            live = self.loaded[code] = await self.aside.do(revive(*found, self.patience))
            return live
        finally:
            del self.loading[code]

    async def see(self, code: str) -> Live:
        """The table of that code with all that is stored by now, of whichever server somebody who comes in may know."""
        live = await self.find(code)
        if self.storage.shared:
            async with live.lock:
                if not live.stale:
                    await self.take_in(live)
            if live.stale:
                live = await self.find(code)
        return live

    async def entries(self, shown: Shown, after: int, last: int | None = None) -> Sequence[bytes]:
        """The entries behind a number, at most a page of them, however long ago they were."""
        known = shown.entries(after, last)
        return await self.aside.do(in_one(lambda: shown.made_again(after, last))) if known is None else known

    async def since(self, live: Live, after: int) -> bytes:
        """A Missed."""
        shown = live.shown
        entries = await self.entries(shown, min(after, shown.table.number))
        return missed(entries, more=after + len(entries) < shown.table.number)

    @asynccontextmanager
    async def alone_at(self, code: str) -> AsyncIterator[Live]:
        """The table of that code, with nobody else changing it."""
        while True:
            live = await self.find(code)
            async with live.lock:
                if not live.stale:
                    yield live
                    return

    def forget(self, live: Live) -> None:
        """Somebody else wrote to this table: what is in memory is no longer true."""
        self.loaded.pop(live.table.code, None)
        self.recent.pop(live.table.code, None)
        live.stale = True
        live.pulse()

    # Storing

    async def store(self, live: Live, tables: Sequence[Table], sitting: Sitting | None = None) -> Sequence[bytes]:
        """Put the last step of each of these tables on disk, then show them to everyone; the caller holds the table's lock."""
        return await self.keep(live, live.shown.after(tables), [table.steps[-1] for table in tables], sitting)

    async def keep(self, live: Live, then: Shown, steps: Sequence[Step], sitting: Sitting | None = None) -> Sequence[bytes]:
        """The same, where it is known already what will be shown."""
        try:
            await self.write(Addition(live.id, steps, summary(then.table), sitting))
        except Conflict as conflict:
            await self.take_in(live)
            raise Overtaken(409, "behind", f"somebody else was first: {conflict}", number=live.table.number) from None
        except (Unsure, asyncio.CancelledError):  # it may be stored all the same
            self.forget(live)
            raise
        live.show(then)
        return then.entries(steps[0].number - 1) or ()

    async def lay_out(self, new: NewTable, shown: Shown) -> None:
        """Put a new table on disk, and keep it in memory: whoever has set it up comes in at once."""
        id = await self.write(new)
        assert id is not None
        self.loaded[new.code] = self.recent[new.code] = Live(id, new.salt, shown, self.patience)

    async def write(self, write: NewTable | Addition) -> int | None:
        """Put something on disk, and tell how that went; of a new table its id."""
        begun = monotonic()
        stored = False
        try:
            id = None
            if isinstance(write, NewTable):
                id = await self.storage.create(write)
            else:
                await self.storage.append(write)
            stored = self.writes = True
            return id
        except Unavailable:
            self.writes = False
            raise
        finally:
            self.written(write, monotonic() - begun, stored)

    # What other servers have stored

    def heard(self, code: str, number: int) -> None:
        """Another server has stored a table's steps up to this number."""
        live = self.loaded.get(code)
        if live is not None and live.table.number < number:
            task = asyncio.create_task(self.catch_up(live, number))
            self.catching_up.add(task)
            task.add_done_callback(self.catching_up.discard)

    def missed(self) -> None:
        """Others may have stored anything meanwhile: whoever watches comes again, and everything is read again."""
        for live in list(self.loaded.values()):
            self.forget(live)

    async def catch_up(self, live: Live, number: int) -> None:
        async with live.lock:
            if live.table.number < number and not live.stale:
                await self.take_in(live)
            if live.table.number < number and not live.stale:  # it was put away, or something of it forgotten
                self.forget(live)

    async def take_in(self, live: Live) -> None:
        """Show what others have stored of a table; the caller holds its lock."""
        try:
            news = await self.storage.news(live.id, live.table.number)
            if not news.chairs:  # it was put away, or forgotten
                self.forget(live)
            if not news.steps:
                return
            known = replace(live.table, chairs=tuple(news.chairs[place] for place in live.table.places))
            shown = live.shown.after(list(following(known, news.steps)))
        except (Unavailable, ParlourError):
            log.exception("table %s: what others have stored cannot be shown", live.table.code)
            self.forget(live)
            return
        live.show(shown)
        live.think(shown.table.hand if shown.table.goes_on and shown.table.computer(shown.table.hand) else NOBODY)
