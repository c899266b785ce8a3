"""The door to all tables of a server: whatever is asked for goes to the room whose job it is, and the table goes on then."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from parlour.server import listing, setting_up
from parlour.server.advice import Advisor
from parlour.server.aside import Aside
from parlour.server.attendance import Attendance
from parlour.server.clocks import now_ms
from parlour.server.going_on import GoingOn
from parlour.server.hall import Hall, Overtaken, insist
from parlour.server.live import Live, admitted
from parlour.server.looking_after import look_after, lose
from parlour.server.playing import let_fall, play
from parlour.server.playing_again import play_again, series_of
from parlour.server.refusals import Refusal
from parlour.server.reviewing import Reviewer
from parlour.server.settings import Settings
from parlour.server.sitting import add_share, sit_down
from parlour.server.sqlite import SqliteStorage
from parlour.server.storage import Storage
from parlour.server.thinking import Workers
from parlour.server.timekeeping import Timekeeper
from parlour.server.wire import (
    ActWish,
    AgainWish,
    HereWish,
    HostWish,
    Joined,
    JoinWish,
    Listed,
    ListWish,
    LostWish,
    MyTable,
    RecordOpened,
    RecordWish,
    SatAgain,
    Series,
    Shared,
    ShareWish,
    TableMade,
    TableWish,
)


def storage_for(settings: Settings) -> Storage:
    if settings.database:
        from parlour.server.postgres import PostgresStorage  # here, because its driver is installed only where it is wanted

        return PostgresStorage(settings.database)
    return SqliteStorage(settings.data)


class House:
    """The tables of one server, and what it takes to play at them."""

    def __init__(self, settings: Settings, storage: Storage | None = None, clock: Callable[[], int] = now_ms) -> None:
        self.settings = settings
        self.storage: Storage = storage or storage_for(settings)
        self.workers = Workers(settings.workers)
        self.advisor = Advisor(self.workers)
        self.aside = Aside()
        self.reviewer = Reviewer(self.workers, self.storage, self.aside)
        self.hall = Hall(self.storage, self.aside, settings.patience)
        self.time = Timekeeper(self.storage, clock, self.flag)
        self.attendance = Attendance(self.hall)
        self.going_on = GoingOn(self.hall, self.time, self.workers, settings.pace)
        self.closing = asyncio.Event()

    async def open(self) -> None:
        """Ready the storage, and go on with every table that waits for the server."""
        await self.storage.open()
        self.storage.follow(self.hall.heard, self.hall.missed, self.attendance.called)
        self.looking = asyncio.create_task(self.attendance.look_round())
        await self.time.open()
        self.keeping_time = asyncio.create_task(self.time.keep())
        self.waking = asyncio.create_task(self.going_on.watch() if self.storage.shared else self.going_on.wake())

    async def close(self) -> None:
        self.stop_showing()
        own = [self.looking, self.waking, self.keeping_time]
        tasks = [*own, *self.time.tasks(), *self.going_on.going.values(), *self.hall.catching_up]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.reviewer.close()
        self.aside.close()
        self.workers.close()
        await self.storage.close()

    def stop_showing(self) -> None:
        """End all live connections, so that the server can end."""
        self.closing.set()
        for live in list(self.hall.loaded.values()):
            live.pulse()

    # Looking

    async def find(self, code: str) -> Live:
        """The table of that code."""
        return await self.hall.find(code)

    async def look(self, code: str, tickets: Sequence[str]) -> Live:
        """The same for somebody who wants to look at it, with what shows that they sit there; not for everybody, where it is locked."""
        return admitted(await self.hall.find(code), tickets)

    async def see(self, code: str, tickets: Sequence[str]) -> Live:
        """The same with all that is stored by now, of whichever server somebody who comes in may know."""
        return admitted(await self.hall.see(code), tickets)

    async def follow(self, code: str) -> Live:
        """The same for somebody who stays: after a start it may not have been woken yet."""
        live = await self.hall.find(code)
        self.going_on.go_on(live)
        return live

    async def since(self, code: str, after: int, tickets: Sequence[str]) -> bytes:
        """A Missed."""
        return await self.hall.since(await self.see(code, tickets), after)

    async def series(self, code: str, tickets: Sequence[str]) -> Series:
        await self.look(code, tickets)
        return await series_of(self.hall, code)

    async def window(self) -> list[MyTable]:
        return await listing.window(self.storage)

    async def mine(self, held: Sequence[str]) -> list[MyTable]:
        return await listing.mine(self.storage, held)

    # Setting up

    async def create(self, wish: TableWish) -> TableMade:
        made = await setting_up.create(self.hall, self.workers, wish)
        await self.follow(made.code)
        return made

    async def open_record(self, wish: RecordWish) -> RecordOpened:
        return await setting_up.open_record(self.hall, wish)

    async def again(self, code: str, wish: AgainWish) -> SatAgain:
        sat = await play_again(self.hall, code, wish)
        await self.follow(sat.code)
        return sat

    # Doing something at a table

    @asynccontextmanager
    async def at(self, code: str) -> AsyncIterator[Live]:
        """The table of that code, with nobody else changing it; whatever comes of that, the server goes on with it then."""
        async with self.hall.alone_at(code) as live:
            try:
                yield live
            finally:
                if not live.stale:
                    self.going_on.go_on(live)

    async def join(self, code: str, wish: JoinWish) -> Joined:
        async with self.at(code) as live:
            return await insist(lambda: sit_down(self.hall, live, wish))

    async def share(self, code: str, wish: ShareWish) -> Shared:
        """Add to the dice what was sealed when somebody sat down."""
        async with self.at(code) as live:
            await insist(lambda: add_share(self.hall, live, wish))
            return Shared(live.table.number)

    async def act(self, code: str, wish: ActWish) -> bytes:
        """An Acted. Moves are most of what a server does: this is `at` and `insist` without their managers, in a third of their time."""
        hall = self.hall
        live = await hall.find(code)
        await live.lock.acquire()
        while live.stale:
            live.lock.release()
            live = await hall.find(code)
            await live.lock.acquire()
        try:
            if wish.at > live.table.number:
                await hall.take_in(live)  # another server has told them what it has not told us yet
            try:
                return await play(hall, self.time, live, wish)
            except Overtaken:
                return await play(hall, self.time, live, wish)
        finally:
            if not live.stale:
                self.going_on.go_on(live)
            live.lock.release()

    async def host(self, code: str, wish: HostWish) -> bytes:
        """An Acted, of what the host of a table wants."""
        async with self.at(code) as live:
            return await insist(lambda: look_after(self.hall, self.time, live, wish))

    async def lose(self, code: str, wish: LostWish) -> Joined:
        async with self.at(code) as live:
            return await lose(self.hall, self.time, live, wish)

    async def flag(self, code: str) -> int | None:
        """Let the flag of whoever is to act fall, if their time is over; else how many ms they have left."""
        async with self.at(code) as live:
            return await let_fall(self.hall, self.time, live)

    async def here(self, code: str, wish: HereWish) -> None:
        """A window says that it is there. Nothing of this is stored."""
        await self.attendance.here(code, wish)

    async def list_table(self, code: str, wish: ListWish) -> Listed:
        async with self.hall.alone_at(code) as live:
            return await listing.list_table(self.storage, live, wish)

    async def delete(self, code: str, held: Sequence[str]) -> None:
        """Forget a table, for whoever holds every seat at which a person sits: nobody else loses anything."""
        async with self.hall.alone_at(code) as live:
            theirs = live.table.held(held)
            people = {seat for seat, chair in enumerate(live.table.chairs) if chair.taken and chair.kind != "computer"}
            if not theirs or not people <= theirs:
                raise Refusal(403, "not-alone", "somebody else sits at this table", number=live.table.number)
            self.going_on.stop(code)
            await self.storage.forget(live.id)
            self.hall.forget(live)
