"""What the server knows better than its guests: hints, and how a puzzle is solved."""

import asyncio
from collections import Counter, OrderedDict

from parlour.players.expert import Outlook, expert_of
from parlour.server.deciding import check_holds
from parlour.server.live import Live
from parlour.server.refusals import Refusal
from parlour.server.showing import Shown, foreseen, gesture_of
from parlour.server.tables import Table
from parlour.server.thinking import Job, Lost, Puzzle, Workers, advise, fresh_seed, unravel
from parlour.server.wire import Hint, HintWish, Solution, Weighed

MOST_PROBLEMS = 8  # of one household; while it has more, it gets no advice
MOST_AT_A_TABLE = 2  # questions that are answered at the same time
HINT_LEVEL = 5
PROGRESS = 0.25  # seconds that a request for a solution waits before it says how far solving is
SOLVED = 64  # solutions that are kept


def puzzle(table: Table, level: int) -> Puzzle:
    return Puzzle(table.game.id, table.setup.seats, dict(table.setup.options), table.actions(), level, fresh_seed(), table.position)


class Advisor:
    """Gives advice, in the workers' time."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.solving: OrderedDict[tuple[str, int], Job[Outlook]] = OrderedDict()  # by table and number; the latest
        self.hinting: Counter[str] = Counter()  # hints that are being thought about, by table

    async def hint(self, live: Live, wish: HintWish) -> Hint:
        self.check(live.shown, wish)
        table = live.table
        if self.hinting[table.code] >= MOST_AT_A_TABLE:
            raise Refusal(429, "busy", "this table is being thought about already")
        self.hinting[table.code] += 1
        try:
            return await self.hinted(live, table)
        except Lost as lost:
            raise Refusal(429, "busy", str(lost)) from None
        finally:
            self.hinting[table.code] -= 1
            self.hinting += Counter()  # forgets whoever is at none

    async def hinted(self, live: Live, table: Table) -> Hint:
        outlook = (await asyncio.shield(self.foresee(table).answer)) if expert_of(table.game.id).solvable else None
        line = outlook.line if outlook is not None else ()
        chosen, worth = await live.answer(self.workers.give(advise, puzzle(table, HINT_LEVEL)))
        action = line[0] if line else chosen
        gestures = table.face.gestures(table.state)
        values = []
        if worth is not None:
            for choice in worth.best_three(action):
                label, written = table.face.advised(table.state, choice), table.face.write(table.state, choice)
                values.append(Weighed(label, written, worth.values[choice], worth.told(choice), worth.unit))
        words = outlook.message if outlook is not None else None
        text = table.face.write(table.state, action)
        return Hint(action, gesture_of(action, gestures[action]), text, table.face.spell(text), values, words)

    async def solve(self, shown: Shown, wish: HintWish) -> Solution:
        """How far solving is, after some waiting; asked again and again until it is done."""
        self.check(shown, wish)
        table = shown.table
        if not expert_of(table.game.id).solvable:
            raise Refusal(409, "no-solution", f"{table.game.id} cannot be solved", number=table.number)
        job = self.foresee(table)
        await asyncio.wait({job.answer}, timeout=PROGRESS)
        if not job.answer.done():
            return Solution(False, job.progress)
        try:
            outlook = job.answer.result()
        except Lost as lost:
            self.solving.pop((table.code, table.number), None)  # to be asked for again
            raise Refusal(429, "busy", str(lost)) from None
        return Solution(True, 1.0, outlook.message, foreseen(table, outlook.line))

    def check(self, shown: Shown, wish: HintWish) -> None:
        """Whether this seat may be given advice now."""
        table = shown.table
        check_holds(table, wish.seat, wish.tokens)
        shown.check_up_to_date(wish.at, table.moved)
        if not table.ready or table.state.turn != wish.seat:
            raise Refusal(409, "turn", f"seat {wish.seat} has nothing to decide now", number=table.number)
        if self.workers.problems() > MOST_PROBLEMS and (table.code, table.number) not in self.solving:
            raise Refusal(429, "busy", "too many problems of this address wait for a worker")

    def foresee(self, table: Table) -> Job[Outlook]:
        """Solve the table's position; who asks again is told of the same thought."""
        here = (table.code, table.number)
        known = self.solving.get(here)
        if known is None or known.answer.cancelled():
            known = self.solving[here] = self.workers.give(unravel, puzzle(table, HINT_LEVEL))
            for old in [key for key, job in self.solving.items() if job.answer.done()][: max(0, len(self.solving) - SOLVED)]:
                del self.solving[old]
        return known
