"""What is shown of a table: its moment, the entries that led there, the view of somebody who comes in, its record and its dice."""

import logging
from bisect import bisect_left
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import accumulate, islice

import msgspec
from msgspec.structs import asdict

from parlour.bridges.files import formats_of
from parlour.catalogue import entry as entry_of
from parlour.catalogue import game
from parlour.core.board import Board
from parlour.core.face import Face
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.record import Record, Undo
from parlour.core.scene import Scene
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, State
from parlour.players.expert import expert_of
from parlour.server.aside import Work, finished
from parlour.server.ending import can_be_drawn, can_be_skipped
from parlour.server.refusals import Refusal
from parlour.server.scroll import Scroll
from parlour.server.series import code_after
from parlour.server.tables import Step, Table, number_of
from parlour.server.wire import Attempt, Entry, GestureOf, LogEntry, Moment, Outcome, Sequel, Standing, Thrown, Throws, Ticking

log = logging.getLogger(__name__)

KEPT = 100  # the latest entries are kept whole; older ones are made again
LOADED = 20  # of them, of a table that has just been loaded
PAGE = 100  # entries in one answer

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, eq=False)
class Shown:
    """A table as its watchers know it, in the bytes that travel. Replaced together with the table, and never changed either."""

    table: Table
    moment: bytes
    log: Scroll = field(default_factory=Scroll)  # every entry without its moment
    kept: tuple[bytes, ...] = ()  # the latest entries whole

    def after(self, tables: Sequence[Table]) -> "Shown":
        """With the tables that new steps have made, one per step."""
        told, kept, now = self.log, [*self.kept], self.moment
        for then in tables:
            line, now = encode(then.last), encode(moment(then))
            told = told.after(line)
            kept.append(whole(line, now))
        return Shown(tables[-1] if tables else self.table, now, told, tuple(kept[-KEPT:]))

    def entries(self, after: int, last: int | None = None) -> tuple[bytes, ...] | None:
        """The entries behind number `after`, at most a page; none where that is too long ago, and they would have to be made again."""
        number = self.table.number
        first = number - len(self.kept)
        if after < first:
            return None
        return self.kept[after - first : min(number if last is None else last, after + PAGE) - first] if after < number else ()

    def made_again(self, after: int, last: int | None = None) -> tuple[bytes, ...]:
        """The same for those of long ago. This takes its time, and is not for the loop."""
        steps = self.table.steps[after : min(self.table.number if last is None else last, after + PAGE)]
        tables = following(self.table.at(after), steps)
        return tuple(
            whole(line, encode(moment(then))) for line, then in zip(self.log.lines[after : after + len(steps)], tables, strict=True)
        )

    def batch(self, first: int) -> int:
        """The last entry that was stored together with entry `first`."""
        last = first
        while last < self.table.number and self.table.steps[last].cause == first:
            last += 1
        return last

    def check_up_to_date(self, at: int, needed: int) -> None:
        """Who acts must have seen everything that matters."""
        number = self.table.number
        if not needed <= at <= number:
            missed = self.entries(min(at, number))
            raise Refusal(409, "behind", f"the table is at number {number}, not {at}", number=number, entries=missed or ())

    def view(self, thinking: int) -> bytes:
        """Everything, for somebody who comes in: a View."""
        return self.log.followed_by(self.without_log(thinking))

    def packed_view(self, thinking: int) -> bytes:
        return self.log.packed_followed_by(self.without_log(thinking))

    def without_log(self, thinking: int) -> bytes:
        table = self.table
        standing = Standing(
            code=table.code,
            game=table.game.id,
            version=table.game.version,
            nature=entry_of(table.game.id).nature,
            options=dict(table.setup.options),
            position=table.position,
            seats=table.seats,
            ready=table.ready,
            number=table.number,
            thinking=thinking,
            closed=why_closed(table),
            solvable=expert_of(table.game.id).solvable,
            drawable=can_be_drawn(table),
            formats=formats_of(table.game.id, table.position),
            closable=not table.line and table.fewer() is not None,
            skippable=can_be_skipped(table),
            letters=dict(table.face.letters),
            commitment=table.commitment,
            created=table.created,
            clock=None if table.times is None else table.times.clock,
        )
        return b"".join((encode(standing)[:-1], b',"board":', board_in_bytes(table.setup), b',"moment":', self.moment, b"}"))


def whole(line: bytes, moment: bytes) -> bytes:
    """An Entry, of its LogEntry and its Moment."""
    return b"".join((line[:-1], b',"moment":', moment, b"}"))


def why_closed(table: Table) -> Message | None:
    return None if table.closed is None or (table.closed == "record" and table.over) else say(f"server-error-{table.closed}")


def following(table: Table, steps: Sequence[Step]) -> Iterator[Table]:
    """The table after each of these steps."""
    return islice(accumulate(steps, Table.after, initial=table), 1, None)


def newly_shown(table: Table) -> Shown:
    """A table at which nothing was done yet."""
    return Shown(table, encode(moment(table)))


def replayed(table: Table, steps: Sequence[Step]) -> Shown:
    """A table with everything that was stored of it."""
    return finished(replaying(table, steps))


def replaying(table: Table, steps: Sequence[Step]) -> Work[Shown]:
    """The same, to be left after any step. What cannot be replayed, or not be shown, closes the table there."""
    lines: list[bytes] = []
    latest = deque([table], LOADED)
    fault: Exception | None = None
    try:
        for step in steps:
            table = table.after(expected(step, table.number + 1))
            lines.append(encode(table.last))
            latest.append(table)
            yield
    except Exception as error:  # a damaged row, or a mistake in a game: neither may stop anybody else
        fault = error
    shown: list[tuple[Table, bytes]] = []
    try:
        for then in latest:
            shown.append((then, encode(moment(then))))
            yield
    except Exception as error:
        fault = error
    if not shown:
        raise Refusal(409, "damaged", f"nothing of this table can be shown: {fault!r}")
    good, now = shown[-1]
    kept = tuple(whole(lines[then.number - 1], told) for then, told in shown if then.number)
    scroll = yield from Scroll.written(lines[: good.number])
    known = Shown(good, now, scroll, kept)
    if fault is None:
        return known
    log.error("table %s is closed after step %d: %r", good.code, good.number, fault)
    return closed_up(known)


def closed_up(shown: Shown) -> Shown:
    """A table that can be looked at, and at which nobody can play on."""
    table = replace(shown.table, closed=shown.table.closed or "damaged")
    return replace(shown, table=table, moment=encode(moment(table)))


def expected(step: Step, number: int) -> Step:
    if step.number != number:
        raise ValueError(f"step {number} is missing")
    return step


def line_of(table: Table) -> LogEntry:
    """What the last step has brought about."""
    assert table.last is not None
    return table.last


def entry(table: Table) -> Entry:
    """The table's last step, and how it stands after that."""
    return Entry(**asdict(line_of(table)), moment=moment(table))


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
        sequel=Sequel(code_after(table.code), table.company.again) if table.company.again else None,
        host=table.host,
        chatting=table.chatting,
        locked=table.locked,
        skipping=table.skipping,
        lost=table.lost,
        ticking=None if table.times is None else Ticking(table.times.left, table.times.running, table.times.since),
    )


def gesture_of(action: int, gesture: Gesture) -> GestureOf:
    return GestureOf(action, gesture.sites, gesture.dice, gesture.cell, gesture.button, gesture.label, gesture.via)


def told_seed(table: Table) -> str | None:
    """The seed, which is secret until the game is over."""
    return (table.seed or None) if table.over else None


@lru_cache(maxsize=256)
def board_in_bytes(setup: Setup) -> bytes:
    return encode(board_for(setup))


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
        commitment=table.commitment,
        seed=told_seed(table) or "",
        result=table.result,
        shares=table.shares if any(table.shares) else (),
        undos=tuple(undos(table.steps)),
        out=table.company.out,
        ending=table.company.ending,
        position=table.position,
    )


def undos(steps: Sequence[Step]) -> Iterator[Undo]:
    """What was taken back, so that dice that were seen twice can be told from others."""
    line: list[Step] = []
    for step in steps:
        if step.kind in ("action", "throw"):
            line.append(step)
        elif step.kind == "undo":
            kept = bisect_left(line, step.back, key=number_of)
            yield Undo(step.seat, kept, tuple(lost.action for lost in line[kept:] if lost.action is not None))
            del line[kept:]


def throws(table: Table) -> Throws:
    """Every throw once more, and everything that the dice could have shown; nothing while the seed is secret."""
    listed = Throws(table.commitment, told_seed(table) or "", [], [])
    tables: dict[tuple[int, ...], int] = {}  # by the outcomes' actions
    state = table.game.first(table.setup, table.position)
    for action in table.actions() if table.over else ():
        if state.turn == CHANCE:
            legal = tuple(state.legal())
            if legal not in tables:
                tables[legal] = len(listed.tables)
                listed.tables.append(outcomes(table.face, state))
            listed.throws.append(Thrown(action, table.face.write(state, action), tables[legal]))
        state.apply(action)
    return listed


def outcomes(face: Face, state: State) -> list[Outcome]:
    """Everything that the dice can show in this position."""
    found = []
    for action, weight in zip(state.legal(), state.weights(), strict=True):
        then = state.clone()
        then.apply(action)
        [dice] = [event.dice for event in face.tell(state, action, then) if event.kind == "throw"]
        found.append(Outcome(action, tuple(dice), weight))
    return found


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
