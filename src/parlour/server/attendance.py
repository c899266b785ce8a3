"""Who is at which table: told by their windows, here or at another server, and forgotten when they have gone without a word."""

import asyncio
from weakref import WeakSet

from parlour.server.hall import Hall
from parlour.server.live import Live, locked
from parlour.server.presence import heard_from_elsewhere, told_elsewhere
from parlour.server.wire import Here, HereWish

REVIEW = "review"  # in the place of a window's name, all of which are longer; to an older server it is one that has closed
LOOK_FOR_PEOPLE = 5.0  # seconds between two looks for people who have gone without a word


class Attendance:
    """The people at the tables of one server. Nothing of this is stored."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.attended: WeakSet[Live] = WeakSet()  # at which somebody is, or was just now

    async def here(self, code: str, wish: HereWish) -> None:
        """A window says that it is there."""
        live = await self.hall.find(code)
        here = Here(wish.window, wish.looks, tuple(sorted(live.table.held(wish.tokens))))
        if not here.seats and not live.table.admits(()):
            raise locked(live.table)  # who sees nothing watches nothing
        self.note(live, here)
        await self.hall.storage.call(told_elsewhere(code, here))

    def note(self, live: Live, here: Here) -> None:
        self.attended.add(live)
        if live.presence.hear(here):
            live.pulse()

    async def review(self, live: Live) -> None:
        """Somebody has asked for a review: windows at every server see that."""
        live.review()
        await self.hall.storage.call(f"{live.table.code} {REVIEW} -")

    def called(self, words: str) -> None:
        """A window has told another server that it is there, or somebody has asked it for a review."""
        code, word, *_ = words.split(" ")
        live = self.hall.loaded.get(code)
        if live is not None and word == REVIEW:
            live.review()
        elif live is not None:
            self.note(live, heard_from_elsewhere(words.split(" "))[1])

    async def look_round(self) -> None:
        """For as long as this server runs: notice who has gone without a word."""
        while True:
            await asyncio.sleep(LOOK_FOR_PEOPLE)
            for live in list(self.attended):
                if live.presence.look_round():
                    live.pulse()
                if not live.presence.windows:
                    self.attended.discard(live)
