"""The server's own steps: what computers decide, and dice that fall by themselves; also where another server has left a table."""

import asyncio
import logging
import secrets

from parlour.core.state import CHANCE
from parlour.server.advice import puzzle
from parlour.server.deciding import answered, own_action, own_throw
from parlour.server.ending import passing
from parlour.server.hall import Hall, Overtaken
from parlour.server.live import Live
from parlour.server.refusals import Refusal
from parlour.server.showing import closed_up
from parlour.server.storage import Damaged, Unavailable
from parlour.server.tables import NOBODY, Table
from parlour.server.thinking import Lost, Workers, evaluate, ponder
from parlour.server.timekeeping import Timekeeper

log = logging.getLogger(__name__)

SECOND_TRY = 5.0  # seconds until a step that could not be stored is tried again
WOKEN_AT_ONCE = 16  # tables that go on after a start at the same time, beside those that somebody comes back to
LOOK_ROUND = 1.0  # seconds between two looks for tables that a server has left in the middle
EARLY = 20  # actions before which no computer agrees on a draw
LEVEL = 0.1  # of what a whole game is worth: by so much one may be better off and still call it level
HURRY = 4  # who leaves the rest to the server wants to see it soon; the browser shows it at its own speed


class GoingOn:
    """The tables of one server that go on by themselves."""

    def __init__(self, hall: Hall, time: Timekeeper, workers: Workers, pace: float) -> None:
        self.hall = hall
        self.time = time
        self.workers = workers
        self.pace = pace  # seconds between two steps
        self.going: dict[str, asyncio.Task[None]] = {}

    async def watch(self) -> None:
        """Go on, for as long as this server runs, with tables that others have left in the middle."""
        while True:
            try:
                await self.wake()
            except Unavailable as error:
                log.warning("nobody can be asked which tables wait: %s", error)
            await asyncio.sleep(LOOK_ROUND)

    async def wake(self) -> None:
        """Go on with the tables that wait for us, a few at a time: whoever comes back to one finds it going on at once."""
        woken: set[asyncio.Task[None]] = set()
        for code in await self.hall.storage.going_on():
            if len(woken) >= WOKEN_AT_ONCE:
                _, woken = await asyncio.wait(woken, return_when=asyncio.FIRST_COMPLETED)
            try:
                if code not in self.going:
                    self.go_on(await self.hall.find(code))
            except (Refusal, Damaged) as error:
                log.warning("table %s cannot go on: %s", code, error)
            if code in self.going:
                woken.add(self.going[code])

    def go_on(self, live: Live) -> None:
        """See to it that the server makes its own steps at this table."""
        code = live.table.code
        if code not in self.going and live.table.goes_on:
            self.going[code] = asyncio.create_task(self.keep_going(live))

    def stop(self, code: str) -> None:
        """Make no more steps at this table."""
        going = self.going.get(code)
        if going is not None:
            going.cancel()

    async def keep_going(self, live: Live) -> None:
        """Make the server's own steps, one at a time, until a person is to act."""
        code = live.table.code
        storage = self.hall.storage
        claimed = False
        try:
            claimed = await storage.claim(live.id)
            while claimed and live.table.goes_on and not live.stale:
                try:
                    await self.own_step(live)
                except Overtaken:
                    continue  # by another server, which took this one for dead; what it did has been taken in
                except (Unavailable, Refusal):
                    log.exception("table %s: a step could not be stored", code)
                    await asyncio.sleep(SECOND_TRY)
        except Exception:  # a mistake in a game stops its own table, which says so
            log.exception("table %s stopped", code)
            live.show(closed_up(live.shown))
        finally:
            if claimed:
                await storage.release(live.id)
                live.think(NOBODY)
            del self.going[code]
        if live.stale:  # somebody else wrote to the table; what they left is gone on with
            self.go_on(await self.hall.find(code))

    async def own_step(self, live: Live) -> None:
        """One step of the server's, unless the table has moved on meanwhile."""
        table = live.table
        if table.asked_computer != NOBODY:
            return await self.answer(live, table)
        pace = self.pace / HURRY if table.hand in table.resting else self.pace
        due = asyncio.get_running_loop().time() + pace
        action = None if table.state.turn == CHANCE else await self.computed(live, table)
        await asyncio.sleep(due - asyncio.get_running_loop().time())
        here = self.time.at_table(table)
        then = own_throw(here) if action is None else own_action(here, action)
        async with live.lock:
            if live.table is table:
                await self.hall.store(live, [then])

    async def answer(self, live: Live, table: Table) -> None:
        """What a computer says to whom offered it a draw, at once: after a while it agrees where it is not better off."""
        agrees = len(table.line) >= EARLY and await self.is_level(table, table.asked_computer)
        async with live.lock:
            if live.table is table:
                await self.hall.store(live, answered(self.time.at_table(table), agrees))

    async def is_level(self, table: Table, seat: int) -> bool:
        """Whether a position is worth no more to a seat than to the other one, by what a search says."""
        try:
            found = await self.workers.ask(evaluate, puzzle(table, table.level(seat)))
        except Lost:
            log.exception("table %s: thinking failed, no draw is agreed on", table.code)
            return False
        return found.worths[seat] - found.worths[1 - seat] <= LEVEL * found.scale

    async def computed(self, live: Live, table: Table) -> int:
        """What the computer on turn decides."""
        legal = table.state.legal()
        if len(legal) == 1:
            return int(legal[0])
        seat = table.hand
        passed = passing(table) if table.skipping and seat in table.company.relief else None
        if passed is not None:
            return passed
        live.think(seat)
        try:
            action = await live.answer(self.workers.give(ponder, puzzle(table, table.level(seat))))
        except Lost:
            log.exception("table %s: thinking failed, any legal action is taken", table.code)
            action = secrets.choice(legal)
        live.think(NOBODY)
        return action
