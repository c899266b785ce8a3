"""All tables at which somebody sits: found, stored, shown live, and gone on with where a computer is to act."""

import asyncio
import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from time import monotonic
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

from parlour.catalogue import UnknownGame, entry, game
from parlour.core import setup
from parlour.core.chance import new_seed
from parlour.core.errors import OptionError, ParlourError
from parlour.core.game import Game
from parlour.core.state import CHANCE
from parlour.server.advice import Advisor, puzzle
from parlour.server.chairs import Chair, clean_name, digest, person_name, token_for
from parlour.server.deciding import Wish, check_same, decided, joined, needed, own_action, own_throw, shared
from parlour.server.live import Live, pack
from parlour.server.refusals import Refusal, no_table
from parlour.server.settings import Settings
from parlour.server.showing import Shown, closed_up, following, replayed
from parlour.server.sqlite import SqliteStorage
from parlour.server.storage import Addition, Conflict, Damaged, NewTable, Sitting, Storage, StoredTable, Summary, Unavailable, Unsure, now
from parlour.server.tables import NOBODY, Step, Table, set_up, shown_level
from parlour.server.thinking import Lost, Workers
from parlour.server.wire import (
    ActWish,
    Joined,
    JoinWish,
    MyTable,
    Seat,
    SeatWish,
    Shared,
    ShareWish,
    TableMade,
    TableWish,
    acted,
    missed,
)

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no look-alikes
CODE_LENGTH = 13  # 64 bits
IN_MEMORY = 300  # tables that stay loaded; those somebody watches stay in any case
REPLAYING = 2  # threads that make tables and entries again
SECOND_TRY = 5.0  # seconds until a step that could not be stored is tried again
WOKEN_AT_ONCE = 16  # tables that go on after a start at the same time, beside those that somebody comes back to
MOST_PROBLEMS = 100  # of one household; while it has more, it sets up no table with computers
LOOK_ROUND = 1.0  # seconds between two looks for tables that a server has left in the middle
HURRY = 4  # who leaves the rest to the server wants to see it soon; the browser shows it at its own speed


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def find_game(id: str) -> Game:
    try:
        return game(id)
    except UnknownGame as error:
        raise Refusal(404, "no-game", str(error)) from None


def agree(chosen: Game, seats: int, options: dict[str, bool | int | str]) -> setup.Setup:
    """The setup, or a refusal that says what is allowed."""
    try:
        return setup.agree(chosen.id, chosen.seats, chosen.options, seats, options)  # no keywords: a stranger chose the names
    except OptionError as error:
        raise Refusal(422, "option", str(error), said=error.said) from None


class Overtaken(Refusal):
    """Another server has stored a step of that number, or this very message, first; it has been taken in."""


def storage_for(settings: Settings) -> Storage:
    if settings.database:
        from parlour.server.postgres import PostgresStorage  # here, because its driver is installed only where it is wanted

        return PostgresStorage(settings.database)
    return SqliteStorage(settings.data)


class House:
    """The tables of one server."""

    def __init__(self, settings: Settings, storage: Storage | None = None) -> None:
        self.settings = settings
        self.storage: Storage = storage or storage_for(settings)
        self.workers = Workers(settings.workers)
        self.advisor = Advisor(self.workers)
        self.loaded: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self.recent: OrderedDict[str, Live] = OrderedDict()
        self.going: dict[str, asyncio.Task[None]] = {}
        self.catching_up: set[asyncio.Task[None]] = set()
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.replaying = ThreadPoolExecutor(REPLAYING, "replaying")
        self.closing = asyncio.Event()
        self.writes = True  # what was to be stored last could be
        self.written: Callable[[NewTable | Addition, float, bool], None] = lambda write, seconds, stored: None  # is told of every write

    async def open(self) -> None:
        """Ready the storage, and go on with every table that waits for the server."""
        await self.storage.open()
        self.storage.follow(self.heard, self.missed)
        self.waking = asyncio.create_task(self.watch() if self.storage.shared else self.wake())

    async def wake(self) -> None:
        """Go on with the tables that wait for us, a few at a time: whoever comes back to one finds it going on at once."""
        woken: set[asyncio.Task[None]] = set()
        for code in await self.storage.going_on():
            if len(woken) >= WOKEN_AT_ONCE:
                _, woken = await asyncio.wait(woken, return_when=asyncio.FIRST_COMPLETED)
            try:
                if code not in self.going:
                    self.go_on(await self.find(code))
            except (Refusal, Damaged) as error:
                log.warning("table %s cannot go on: %s", code, error)
            if code in self.going:
                woken.add(self.going[code])

    async def watch(self) -> None:
        """Go on, for as long as this server runs, with tables that others have left in the middle."""
        while True:
            try:
                await self.wake()
            except Unavailable as error:
                log.warning("nobody can be asked which tables wait: %s", error)
            await asyncio.sleep(LOOK_ROUND)

    async def close(self) -> None:
        self.stop_showing()
        self.replaying.shutdown(wait=False, cancel_futures=True)
        tasks = [self.waking, *self.going.values(), *self.catching_up]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()
        await self.storage.close()

    def stop_showing(self) -> None:
        """End all live connections, so that the server can end."""
        self.closing.set()
        for live in list(self.loaded.values()):
            live.pulse()

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
            live = self.loaded[code] = await self.aside(lambda: revive(*found))
            return live
        finally:
            del self.loading[code]

    async def aside(self, work: Callable[[], Answer]) -> Answer:
        """What takes its time is not done in the loop."""
        return await asyncio.get_running_loop().run_in_executor(self.replaying, work)

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
        return await self.aside(lambda: shown.made_again(after, last)) if known is None else known

    async def since(self, code: str, after: int) -> bytes:
        """A Missed."""
        shown = (await self.see(code)).shown
        entries = await self.entries(shown, min(after, shown.table.number))
        return missed(entries, more=after + len(entries) < shown.table.number)

    async def packed_view(self, live: Live) -> bytes:
        """A View, packed once for all who ask before the table moves on."""
        packed = live.packed
        if packed is None:
            changed, view = live.changed, live.view()
            packed = await self.aside(lambda: pack(view))
            if live.changed is changed:
                live.packed = packed
        return packed

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

    async def take_in(self, live: Live) -> None:
        """Show what others have stored of a table; the caller holds its lock."""
        try:
            news = await self.storage.news(live.id, live.table.number)
            if not news.steps:
                return
            known = replace(live.table, chairs=tuple(news.chairs))
            shown = live.shown.after(list(following(known, news.steps)))
        except (Unavailable, ParlourError):
            log.exception("table %s: what others have stored cannot be shown", live.table.code)
            self.forget(live)
            return
        live.show(shown)
        live.think(shown.table.hand if shown.table.goes_on and shown.table.computer(shown.table.hand) else NOBODY)

    # Setting up

    async def create(self, wish: TableWish) -> TableMade:
        chosen = find_game(wish.game)
        agreed = agree(chosen, len(wish.seats), wish.options)
        made = await self.made_before(wish)
        if made is not None:
            return made
        salt = secrets.token_hex(32)
        chairs = [chair_for(wish.game, seat, at, salt, wish.message) for at, seat in enumerate(wish.seats)]
        if all(chair.kind == "computer" for chair in chairs):
            raise Refusal(422, "nobody", "at least one seat must be a person's or open")
        if self.workers.problems() >= MOST_PROBLEMS and any(chair.kind == "computer" for chair in chairs):
            raise Refusal(429, "busy", "too many problems of this address wait for a worker")
        code = new_code()
        table = set_up(code, chosen, agreed, chairs, new_seed(), now())
        stored = NewTable(
            code=code,
            message=digest(wish.message),
            wish=fingerprint(wish),
            salt=salt,
            seed=table.seed,
            game=chosen.id,
            version=chosen.version,
            options=dict(agreed.options),
            created=table.created,
            chairs=chairs,
            summary=summary(table),
        )
        try:
            await self.write(stored)
        except Conflict:  # the same message at the same time
            made = await self.made_before(wish)
            if made is None:
                raise
            return made
        self.go_on(await self.find(code))
        return TableMade(code, tokens(wish, salt))

    async def made_before(self, wish: TableWish) -> TableMade | None:
        """The answer that this message got already."""
        row = await self.storage.made_by(digest(wish.message))
        if row is None:
            return None
        if row.wish != fingerprint(wish):
            raise Refusal(409, "message", "this message id was used for another table")
        return TableMade(row.code, tokens(wish, row.salt))

    async def join(self, code: str, wish: JoinWish) -> Joined:
        name = person_name(wish.name)
        async with self.alone_at(code) as live:
            try:
                sat = await self.sit_down(live, wish, name)
            except Overtaken:  # maybe by this very wish, which another server has got first
                sat = await self.sit_down(live, wish, name)
        self.go_on(live)
        return sat

    async def sit_down(self, live: Live, wish: JoinWish, name: str) -> Joined:
        table = live.table
        message = digest(wish.message)
        token = token_for(live.salt, wish.message, wish.seat)
        step = live.made_by(message)
        if step is None:
            sitting = Sitting(wish.seat, name, digest(token), seal_for(table.game.id, wish.seal))
            await self.store(live, [joined(table, sitting.seat, sitting.name, digest(token), message, sitting.seal)], sitting)
        elif step.kind != "join" or step.seat != wish.seat or table.chairs[wish.seat].name != name:
            raise Refusal(409, "message", "this message id was used for something else", number=table.number)
        return Joined(wish.seat, token)

    async def share(self, code: str, wish: ShareWish) -> Shared:
        """Add to the dice what was sealed when somebody sat down; telling it again changes nothing."""
        async with self.alone_at(code) as live:
            try:
                await self.add_share(live, wish)
            except Overtaken:  # another server has stored something first
                await self.add_share(live, wish)
        self.go_on(live)
        return Shared(live.table.number)

    async def add_share(self, live: Live, wish: ShareWish) -> None:
        table = live.table
        if wish.seat not in table.held(wish.tokens):
            raise Refusal(403, "seat", f"none of the tokens is that of seat {wish.seat}")
        if table.chairs[wish.seat].share != wish.share:
            then = shared(table, wish.seat, wish.share)
            chair = then.chairs[wish.seat]
            await self.store(live, [then], Sitting(wish.seat, chair.name, chair.token, chair.seal, chair.share))

    # Playing

    async def act(self, code: str, wish: ActWish) -> bytes:
        """An Acted."""
        async with self.alone_at(code) as live:
            if wish.at > live.table.number:
                await self.take_in(live)  # another server has told them what it has not told us yet
            try:
                answer = await self.acted(live, wish)
            except Overtaken:  # maybe by this very wish, which another server has got first
                answer = await self.acted(live, wish)
        self.go_on(live)
        return answer

    async def acted(self, live: Live, wish: ActWish) -> bytes:
        """What a wish makes, or has made already."""
        table = live.table
        held = table.held(wish.tokens)
        if wish.seat not in held:
            raise Refusal(403, "seat", f"none of the tokens is that of seat {wish.seat}")
        if wish.action is not None and wish.do != "action":
            raise Refusal(422, "choice", f"nothing can be chosen with {wish.do!r}")
        weighed = Wish(wish.seat, wish.do, wish.action, digest(wish.message), held)
        first = live.made_by(weighed.message)
        if first is None:
            live.shown.check_up_to_date(wish.at, needed(table, weighed))
            entries = await self.store(live, decided(table, weighed))
            return acted(live.table.number, entries)
        check_same(first, weighed)
        last = live.shown.batch(first.number)
        return acted(last, await self.entries(live.shown, first.number - 1, last))

    async def store(self, live: Live, tables: Sequence[Table], sitting: Sitting | None = None) -> Sequence[bytes]:
        """Put the last step of each of these tables on disk, then show them to everyone; the caller holds the table's lock."""
        then = live.shown.after(tables)
        steps = [table.steps[-1] for table in tables]
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

    async def write(self, write: NewTable | Addition) -> None:
        """Put something on disk, and tell how that went."""
        begun = monotonic()
        stored = False
        try:
            await (self.storage.create(write) if isinstance(write, NewTable) else self.storage.append(write))
            stored = self.writes = True
        except Unavailable:
            self.writes = False
            raise
        finally:
            self.written(write, monotonic() - begun, stored)

    async def mine(self, held: Sequence[str]) -> list[MyTable]:
        """The tables at which one of these tokens sits."""
        digests = {digest(token) for token in held}
        return [my_table(row, digests) for row in await self.storage.mine(sorted(digests))]

    # Going on by itself

    def go_on(self, live: Live) -> None:
        """See to it that the server makes its own steps at this table."""
        code = live.table.code
        if code not in self.going and live.table.goes_on:
            self.going[code] = asyncio.create_task(self.keep_going(live))

    async def keep_going(self, live: Live) -> None:
        """Make the server's own steps, one at a time, until a person is to act."""
        code = live.table.code
        claimed = False
        try:
            claimed = await self.storage.claim(live.id)
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
                await self.storage.release(live.id)
                live.think(NOBODY)
            del self.going[code]
        if live.stale:  # somebody else wrote to the table; what they left is gone on with
            self.go_on(await self.find(code))

    async def own_step(self, live: Live) -> None:
        """One step of the server's, unless the table has moved on meanwhile."""
        table = live.table
        pace = self.settings.pace / HURRY if table.hand in table.resting else self.settings.pace
        due = asyncio.get_running_loop().time() + pace
        then = own_throw(table) if table.state.turn == CHANCE else await self.computed(live, table)
        await asyncio.sleep(due - asyncio.get_running_loop().time())
        async with live.lock:
            if live.table is table:
                await self.store(live, [then])

    async def computed(self, live: Live, table: Table) -> Table:
        """The table as the computer on turn decides."""
        legal = table.state.legal()
        if len(legal) == 1:
            return own_action(table, legal[0])
        seat = table.hand
        live.think(seat)
        try:
            action = await self.workers.choose(puzzle(table, table.chairs[seat].level))
        except Lost:
            log.exception("table %s: thinking failed, any legal action is taken", table.code)
            action = secrets.choice(legal)
        live.think(NOBODY)
        return own_action(table, action)


def revive(row: StoredTable, steps: list[Step]) -> Live:
    """A table from what was stored. One of older rules can be looked at, as far as today's make sense of it."""
    chosen = find_game(row.game)
    try:
        agreed = setup.agree(row.game, chosen.seats, chosen.options, len(row.chairs), row.options)
    except ParlourError as error:
        raise Refusal(409, "version", f"this table is set up as no game is today: {error}") from None
    table = set_up(row.code, chosen, agreed, row.chairs, row.seed, row.created)
    shown = replayed(table if chosen.version == row.version else replace(table, closed="version"), steps)
    return Live(row.id, row.salt, shown)


def summary(table: Table) -> Summary:
    return Summary(table.hand, table.goes_on, table.over, table.result)


def seal_for(game: str, seal: str) -> str | None:
    """What somebody adds to the dice; in games of thought there are none."""
    return seal if seal and entry(game).nature != "thought" else None


def chair_for(game: str, wish: SeatWish, seat: int, salt: str, message: str) -> Chair:
    match wish.kind:
        case "person":
            return Chair("person", person_name(wish.name), wish.level, digest(token_for(salt, message, seat)), seal_for(game, wish.seal))
        case "computer":
            return Chair("computer", clean_name(wish.name), wish.level)
        case "open":
            return Chair("open", "", wish.level)


def tokens(wish: TableWish, salt: str) -> dict[str, str]:
    """The tokens of those who sat down when the table was set up."""
    return {str(seat): token_for(salt, wish.message, seat) for seat, chair in enumerate(wish.seats) if chair.kind == "person"}


def fingerprint(wish: TableWish) -> str:
    """Tells a repeated wish from another one under the same message id."""
    return hashlib.sha256(msgspec.json.encode(wish, order="sorted")).hexdigest()


def my_table(row: StoredTable, digests: set[str]) -> MyTable:
    return MyTable(
        code=row.code,
        game=row.game,
        seats=[
            Seat(chair.kind, chair.name, shown_level(row.game, chair.level), chair.taken, chair.seal or "", chair.share or "")
            for chair in row.chairs
        ],
        hand=row.summary.hand,
        yours=[seat for seat, chair in enumerate(row.chairs) if chair.token in digests],
        over=row.summary.over,
        result=row.summary.result,
        updated=row.updated,
    )
