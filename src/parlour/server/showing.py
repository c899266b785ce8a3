"""What is shown of a table: its moment, the entries that led there, the view of somebody who comes in, its record and its dice."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, islice

from msgspec.structs import asdict

from parlour.catalogue import game
from parlour.core.board import Board
from parlour.core.chance import commitment
from parlour.core.gesture import Gesture, Reason
from parlour.core.record import Record
from parlour.core.scene import Scene
from parlour.core.setup import Setup
from parlour.core.state import CHANCE
from parlour.players.expert import expert_of
from parlour.server.refusals import Refusal
from parlour.server.tables import Step, Table
from parlour.server.wire import Attempt, Entry, GestureOf, Moment, Thrown, Throws, View

KEPT = 40  # the latest entries are kept whole; older ones are made again by replaying
PAGE = 100  # entries in one answer


@dataclass(frozen=True, eq=False)
class Shown:
    """A table as its watchers know it. Replaced together with the table, and never changed either."""

    table: Table
    kept: tuple[Entry, ...] = ()  # the latest, each with its moment

    @cached_property
    def moment(self) -> Moment:
        return self.kept[-1].moment if self.kept else moment(self.table)

    def after(self, tables: Sequence[Table]) -> "Shown":
        """With the tables that new steps have made, one per step."""
        table = tables[-1] if tables else self.table
        return Shown(table, (*self.kept, *(entry(then) for then in tables))[-KEPT:])

    def entries(self, after: int, last: int | None = None) -> list[Entry]:
        """The entries behind number `after`, at most a page of them."""
        last = min(self.table.number if last is None else last, after + PAGE)
        if last <= after:
            return []
        if self.kept and self.kept[0].number <= after + 1:
            return [known for known in self.kept if after < known.number <= last]
        steps = self.table.steps
        return [entry(table) for table in following(self.table.at_the_start().after(*steps[:after]), steps[after:last])]

    def batch(self, first: int) -> list[Entry]:
        """The entries that were stored together with entry `first`."""
        last = first
        while last < self.table.number and self.table.steps[last].cause == first:
            last += 1
        return self.entries(first - 1, last)

    def check_up_to_date(self, at: int) -> None:
        """Who acts must have seen everything."""
        number = self.table.number
        if at != number:
            missed = self.entries(min(at, number))
            raise Refusal(409, "behind", f"the table is at number {number}, not {at}", number=number, entries=missed)

    def view(self, thinking: int) -> View:
        """Everything, for somebody who comes in."""
        table = self.table
        return View(
            code=table.code,
            game=table.game.id,
            version=table.game.version,
            options=dict(table.setup.options),
            seats=table.seats,
            ready=table.ready,
            number=table.number,
            board=board_for(table.setup),
            moment=self.moment,
            thinking=thinking,
            solvable=expert_of(table.game.id).solvable,
            commitment=commitment(table.seed),
            log=table.log,
            created=table.created,
        )


def following(table: Table, steps: Sequence[Step]) -> Iterator[Table]:
    """The table after each of these steps."""
    return islice(accumulate(steps, Table.after, initial=table), 1, None)


def replayed(table: Table, steps: Sequence[Step]) -> Shown:
    """A table with everything that was stored of it."""
    known = table.after(*steps[:-KEPT])
    return Shown(known).after(list(following(known, steps[-KEPT:])))


def entry(table: Table) -> Entry:
    """The table's last step, and how it stands after that."""
    return Entry(**asdict(table.log[-1]), moment=moment(table))


def foreseen(table: Table, actions: Sequence[int]) -> list[Entry]:
    """The entries that these actions would make, one after the other."""
    steps = [Step(table.number + at, "action", table.hand, action) for at, action in enumerate(actions, 1)]
    return [entry(then) for then in following(table, steps)]


# How it stands


def moment(table: Table) -> Moment:
    """All that can be another with every step."""
    face, state = table.face, table.state
    return Moment(
        scene=table.scene,
        gestures=tuple(gesture_of(action, gesture) for action, gesture in face.gestures(state).items()) if table.can_decide else (),
        shortcuts=tuple(face.shortcuts(state)) if table.can_decide else (),
        can_throw=table.can_throw,
        throws_itself=table.throws_itself,
        can_rest=table.can_rest,
        resting=tuple(sorted(table.resting)),
        asking=table.asking,
        result=table.result,
        seed=told_seed(table),
    )


def gesture_of(action: int, gesture: Gesture) -> GestureOf:
    return GestureOf(action, gesture.sites, gesture.dice, gesture.cell, gesture.button, gesture.label, gesture.via)


def told_seed(table: Table) -> str | None:
    """The seed, which is secret until the game is over."""
    return table.seed if table.over else None


@lru_cache(maxsize=256)
def board_for(setup: Setup) -> Board:
    """What is printed: the same for every table with this setup."""
    return game(setup.game).face.board(setup)


# The whole game


def record(table: Table) -> Record:
    return Record(
        game=table.game.id,
        version=table.game.version,
        options=dict(table.setup.options),
        seats=tuple(seat.name for seat in table.seats),
        actions=tuple(table.actions()),
        commitment=commitment(table.seed),
        seed=told_seed(table) or "",
        result=table.result,
    )


def throws(table: Table) -> Throws:
    """Every throw once more, and which draws would have given it; nothing while the seed is secret."""
    listed = Throws(commitment(table.seed), told_seed(table) or "", [])
    state = table.game.begin(table.setup)
    for action in table.actions() if table.over else ():
        if state.turn == CHANCE:
            totals = [0, *accumulate(state.weights())]
            at = state.legal().index(action)
            listed.throws.append(Thrown(action, table.face.write(state, action), totals[-1], totals[at], totals[at + 1]))
        state.apply(action)
    return listed


# Why not


def why_not(table: Table, attempt: Attempt) -> Reason | None:
    """The rule that forbids a gesture; none if it is allowed."""
    gesture = Gesture(tuple(attempt.sites), tuple(attempt.dice), attempt.cell, attempt.button)
    check_gesture(table, gesture)
    allowed = table.face.gestures(table.state).values() if table.can_decide else ()
    touches = [touch(table.scene, known) for known in allowed]
    if len(set(gesture.dice)) == len(gesture.dice) and touch(table.scene, gesture) in touches:
        return None
    return table.face.why_not(table.state, gesture)


def check_gesture(table: Table, gesture: Gesture) -> None:
    """Only things that lie on this table can be touched."""
    scene = table.scene
    sites, dice = {site.id for site in board_for(table.setup).sites}, {die.id for die in scene.dice}
    rows = {row.id for row in scene.sheet.rows} if scene.sheet else set()
    strange = sorted((set(gesture.sites) - sites) | (set(gesture.dice) - dice))
    if strange:
        raise Refusal(422, "gesture", f"there is no {strange[0]!r} on this table")
    if gesture.cell and gesture.cell not in rows:
        raise Refusal(422, "gesture", f"there is no cell {gesture.cell!r} on this sheet")


def touch(scene: Scene, gesture: Gesture) -> tuple[object, ...]:
    """What a hand does: dice of equal face, and pieces that are the same to the rules, stand for each other."""
    stands_for = {site: group[0] for group in scene.alike for site in group}
    faces = {die.id: die.face for die in scene.dice}
    sites = tuple(stands_for.get(site, site) if at == 0 else site for at, site in enumerate(gesture.sites))
    return sites, tuple(sorted(faces[die] for die in gesture.dice)), gesture.cell, gesture.button
