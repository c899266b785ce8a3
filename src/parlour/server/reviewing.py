"""Looking back at games: portions of a review are thought about when nobody else has a problem, and what was found is kept."""

import asyncio
import hashlib
import json
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field

from parlour.catalogue import UnknownGame, game
from parlour.core.errors import ParlourError
from parlour.core.message import colour
from parlour.core.record import Record, begun, verify
from parlour.review.looking import Look, portions, setup_of
from parlour.review.reckoning import FORMAT, Review, reckon
from parlour.review.telling import spellings, told
from parlour.review.writing import read, written
from parlour.server.aside import Aside, in_one
from parlour.server.door import asking
from parlour.server.refusals import Refusal
from parlour.server.storage import KeptReview, Storage, Unavailable
from parlour.server.thinking import Lost, Portion, Workers, look_back
from parlour.server.wire import Reviewed

LEVEL = 5
SEED = 7
PROGRESS = 0.25  # seconds that a request waits before it says how far the review is
POLITE = 0.05  # seconds between two looks whether somebody else has a problem
PATIENCE = 2.0  # seconds after which a portion is given out all the same
MOST_OF_A_HOUSEHOLD = 2  # reviews under way
MOST = 16  # of all households
KEPT = 64  # reviews in memory
LONGEST = 4_000  # actions


@dataclass(eq=False)
class Work:
    """A review that is under way, or done."""

    household: str
    portions: int
    done: int = 0
    task: "asyncio.Task[Review]" = field(init=False)


def digest_of(record: Record) -> str:
    """The game without those who played it."""
    ended = None if record.result is None else [record.result.places, record.result.scores, record.result.reason]
    parts = [FORMAT, record.game, record.version, sorted(record.options.items()), len(record.seats), record.actions, ended]
    parts += [record.position] if record.position else []
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


class Reviewer:
    """Reviews games, in the workers' idle time."""

    def __init__(self, workers: Workers, storage: Storage, aside: Aside) -> None:
        self.workers = workers
        self.storage = storage
        self.aside = aside
        self.works: OrderedDict[str, Work] = OrderedDict()

    async def review(self, record: Record) -> Reviewed:
        """How far the review of a game is, after some waiting; asked again and again until it is done."""
        if len(record.actions) > LONGEST:
            raise Refusal(422, "long-game", f"a game of more than {LONGEST} actions is too long to be reviewed")
        digest = digest_of(record)
        work = self.works.get(digest)
        if work is None:
            kept = await self.storage.review(digest)
            found = None if kept is None else read(kept)
            if found is not None:
                return await self.shown(record, found)
            work = self.works.get(digest) or self.begin(digest, record)
        await asyncio.wait({work.task}, timeout=PROGRESS)
        if not work.task.done():
            return Reviewed(False, work.done / work.portions)
        try:
            found = work.task.result()
        except (Lost, asyncio.CancelledError) as lost:
            self.works.pop(digest, None)  # to be asked for again
            raise Refusal(429, "busy", str(lost)) from None
        return await self.shown(record, found)

    def begin(self, digest: str, record: Record) -> Work:
        under_way = [work for work in self.works.values() if not work.task.done()]
        mine = [work for work in under_way if work.household == asking.get()]
        if len(mine) >= MOST_OF_A_HOUSEHOLD or len(under_way) >= MOST:
            raise Refusal(429, "busy", "too many reviews are under way")
        work = self.works[digest] = Work(asking.get(), len(portions(len(record.actions) + 1)))
        work.task = asyncio.create_task(self.go_through(digest, record, work))
        for old in [key for key, other in self.works.items() if other.task.done()][: max(0, len(self.works) - KEPT)]:
            del self.works[old]
        return work

    async def go_through(self, digest: str, record: Record, work: Work) -> Review:
        """All portions, as many at the same time as there are workers; then the reckoning."""
        setup = setup_of(record)
        room = asyncio.Semaphore(self.workers.count)

        async def look(first: int, end: int) -> list[Look]:
            async with room:
                await self.wait_for_quiet()
                game, seats, options, actions = setup.game, setup.seats, dict(setup.options), list(record.actions)
                portion = Portion(game, seats, options, actions, LEVEL, SEED, record.position, first=first, end=end)
                found = await self.workers.ask(look_back, portion)
                work.done += 1
                return found

        parts = await asyncio.gather(*(look(first, end) for first, end in portions(len(record.actions) + 1)))
        looks = [one for part in parts for one in part]
        found = await self.aside.do(in_one(lambda: reckon(record, looks)))
        with suppress(Unavailable):  # it is shown all the same, and computed again another time
            await self.storage.keep_review(KeptReview(digest, written(found)))
        return found

    async def wait_for_quiet(self) -> None:
        """Whoever waits for a computer's move goes first; but nobody waits for ever."""
        waited = 0.0
        while self.workers.waiting and waited < PATIENCE:
            await asyncio.sleep(POLITE)
            waited += POLITE

    async def shown(self, record: Record, found: Review) -> Reviewed:
        def put() -> Reviewed:
            face = game(record.game).face
            names = [colour(seat.colours[0]) for seat in face.scene(begun(game(record.game), record), -1).seats]
            spelt = spellings(record, found)
            return Reviewed(True, 1.0, found, told(found, names, spelt), spelt)

        return await self.aside.do(in_one(put))

    def close(self) -> None:
        for work in self.works.values():
            work.task.cancel()


def checked(text: str) -> Record:
    """A stranger's record, replayed; or what is wrong with it."""
    try:
        record = Record.from_json(text)
        verify(game(record.game), record)
    except UnknownGame as error:
        raise Refusal(404, "no-game", str(error)) from None
    except ParlourError as error:
        raise Refusal(422, "no-record", str(error)) from None
    return record
