"""What the server knows better than its guests: hints, and how a puzzle is solved."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from parlour.players.expert import Outlook, expert_of
from parlour.server.refusals import Refusal
from parlour.server.showing import Shown, foreseen, gesture_of
from parlour.server.tables import Table
from parlour.server.thinking import Lost, Puzzle, Workers, fresh_seed, weigh
from parlour.server.wire import Hint, HintWish, Solution, Weighed

WEIGHED = 5  # choices whose worth a hint tells
MOST_WAITING = 24  # hints are refused while more problems than this wait for a worker
HINT_LEVEL = 5
PROGRESS = 0.25  # seconds that a request for a solution waits before it says how far solving is
SOLVED = 64  # solutions that are kept


def puzzle(table: Table, level: int) -> Puzzle:
    return Puzzle(table.game.id, table.setup.seats, dict(table.setup.options), table.actions(), level, fresh_seed())


@dataclass(frozen=True, slots=True)
class Solving:
    """A position that is being solved, or has been, and where its progress is told."""

    task: asyncio.Task[Outlook]
    gauge: int


class Advisor:
    """Gives advice, in the workers' time."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.solving: OrderedDict[tuple[str, int], Solving] = OrderedDict()  # by table and number; the latest

    async def hint(self, shown: Shown, wish: HintWish) -> Hint:
        self.check(shown, wish)
        table = shown.table
        outlook = (await self.foresee(table)) if expert_of(table.game.id).solvable else None
        line = outlook.line if outlook is not None else ()
        try:
            action = line[0] if line else await self.workers.choose(puzzle(table, HINT_LEVEL))
            worth = await self.workers.ask(weigh, puzzle(table, HINT_LEVEL))
        except Lost as lost:
            raise Refusal(429, "busy", str(lost)) from None
        gestures = table.face.gestures(table.state)
        values = []
        if worth is not None:
            known = worth.values
            best = sorted(known, key=lambda choice: -known[choice])[:WEIGHED]
            values = [Weighed(gestures[choice].label, table.face.write(table.state, choice), known[choice], worth.unit) for choice in best]
        words = outlook.message if outlook is not None else None
        text = table.face.write(table.state, action)
        return Hint(action, gesture_of(action, gestures[action]), text, table.face.spell(text), values, words)

    async def solve(self, shown: Shown, wish: HintWish) -> Solution:
        """How far solving is, after some waiting; asked again and again until it is done."""
        self.check(shown, wish)
        table = shown.table
        if not expert_of(table.game.id).solvable:
            raise Refusal(409, "no-solution", f"{table.game.id} cannot be solved", number=table.number)
        task = self.foresee(table)
        await asyncio.wait({task}, timeout=PROGRESS)
        if not task.done():
            return Solution(False, self.progress(table))
        outlook = task.result()
        return Solution(True, 1.0, outlook.message, foreseen(table, outlook.line))

    def check(self, shown: Shown, wish: HintWish) -> None:
        """Whether this seat may be given advice now."""
        table = shown.table
        if wish.seat not in table.held(wish.tokens):
            raise Refusal(403, "seat", f"none of the tokens is that of seat {wish.seat}")
        shown.check_up_to_date(wish.at)
        if not table.ready or table.state.turn != wish.seat:
            raise Refusal(409, "turn", f"seat {wish.seat} has nothing to decide now", number=table.number)
        if self.workers.waiting > MOST_WAITING:
            raise Refusal(429, "busy", "too many problems wait for a worker")

    def foresee(self, table: Table) -> asyncio.Task[Outlook]:
        """Solve the table's position; who asks again is told of the same thought."""
        known = self.solving.get((table.code, table.number))
        if known is None:
            if not self.workers.free_gauges:
                raise Refusal(429, "busy", "too many positions are being solved")
            known = Solving(asyncio.create_task(self.solved(table, self.workers.free_gauges[-1])), self.workers.free_gauges.pop())
            self.solving[table.code, table.number] = known
            if len(self.solving) > SOLVED:
                self.solving.popitem(last=False)
        return known.task

    async def solved(self, table: Table, gauge: int) -> Outlook:
        try:
            return await self.workers.solve(puzzle(table, HINT_LEVEL), gauge)
        except Lost as lost:
            self.solving.pop((table.code, table.number), None)
            raise Refusal(429, "busy", str(lost)) from None
        finally:
            self.workers.free_gauges.append(gauge)

    def progress(self, table: Table) -> float:
        return min(self.workers.gauges[self.solving[table.code, table.number].gauge], 1.0)
