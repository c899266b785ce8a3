"""A table in memory: who sits there, what was done, and what may be done next. Pure logic: no clock, no disk, no network.

A table of the server's, at which people and computers sit; the family of games called `tables` is in parlour.games.tables.

A table's history is a row of numbered steps that are never changed. Actions and throws that were not taken back make
the line of play; replaying it gives the position. Deciding (what a wish would add, deciding.py) is kept apart from adding
(what is on disk by then), and adding makes a new Table beside the old one, so that a step that could not be stored leaves no trace.
What of it is shown, and how, is in showing.py.
"""

import hmac
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from msgspec import Struct, structs

from parlour.catalogue import entry
from parlour.core.chance import mixed
from parlour.core.event import Event
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.message import say
from parlour.core.result import Result
from parlour.core.scene import Scene
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.server.chairs import Chair, digest
from parlour.server.trail import CHUNK, Trail
from parlour.server.wire import Asking, Closed, Kind, LogEntry, Seat

WATCHER = -1
NOBODY = -1


class Step(Struct, frozen=True, gc=False):
    """One stored line of a table's history. There are many: the collector of cycles need not look at them."""

    number: int
    kind: Kind
    seat: int
    action: int | None = None
    back: int = 0  # undo, ask: the number of the decision that is taken back
    message: str | None = None  # digest of the client's message that made it
    cause: int = 0  # the first step that was stored together with this one


class Played(Struct, frozen=True, gc=False):
    """An action or a throw that stands."""

    number: int
    kind: Kind
    seat: int
    action: int
    midway: bool  # the seat's move goes on after it


def number_of(played: Played | Step) -> int:
    return played.number


def shown_level(game: str, level: int) -> int:
    """A computer's level, as it is shown: none where nobody decides anything."""
    return 0 if entry(game).nature == "luck" else level


@dataclass(frozen=True, eq=False)
class Table:
    """One table as it stands after its last step. It never changes: what follows from it is worked out once and kept."""

    code: str
    game: Game
    setup: Setup
    chairs: tuple[Chair, ...]
    seed: str
    created: str
    state: State
    steps: Trail[Step] = field(default_factory=Trail)
    line: Trail[Played] = field(default_factory=Trail)
    thrown: int = 0  # how many throws stand: the next one's number, whatever was taken back
    moved: int = 0  # the last step that changed the position
    idle: tuple[int, ...] = ()  # the seats that have asked or rested since
    last: LogEntry | None = None  # what the last step has brought about
    joined: frozenset[int] = frozenset()
    resting: frozenset[int] = frozenset()  # the persons for whom the server throws and makes what is forced
    asking: Asking | None = None
    closed: Closed | None = None  # why nobody can play on here, where that is so
    marks: tuple["Table", ...] = ()  # this table before its first step, and after every hundred

    # How it stands

    @property
    def face(self) -> Face:
        return self.game.face

    @property
    def number(self) -> int:
        return len(self.steps)

    @property
    def over(self) -> bool:
        return self.state.turn == OVER

    @property
    def result(self) -> Result | None:
        return self.state.result() if self.over else None

    @property
    def hand(self) -> int:
        return NOBODY if self.over else int(self.state.hand)

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(self.seat(at, chair) for at, chair in enumerate(self.chairs))

    def seat(self, at: int, chair: Chair) -> Seat:
        taken = chair.kind != "open" or at in self.joined
        return Seat(
            chair.kind, chair.name if taken else "", shown_level(self.game.id, chair.level), taken, chair.seal or "", chair.share or ""
        )

    @cached_property
    def ready(self) -> bool:
        """Everybody sits, and has told what they add to the dice."""
        return all(seat.taken and bool(seat.seal) == bool(seat.share) for seat in self.seats)

    @property
    def dice(self) -> str:
        """The seed of the throws: the table's own, with what everybody has added to it."""
        return mixed(self.seed, self.shares)

    @property
    def shares(self) -> tuple[str, ...]:
        return tuple(chair.share or "" for chair in self.chairs)

    @property
    def goes(self) -> bool:
        """Whether something can be done here at all."""
        return self.ready and self.closed is None

    @cached_property
    def scene(self) -> Scene:
        return self.face.scene(self.state, WATCHER)

    def persons(self) -> set[int]:
        return {seat for seat, chair in enumerate(self.chairs) if chair.kind != "computer"}

    def computer(self, seat: int) -> bool:
        return seat >= 0 and self.chairs[seat].kind == "computer"

    def held(self, tokens: Iterable[str]) -> frozenset[int]:
        """The seats that these tokens give the right to act for."""
        digests = [digest(token) for token in tokens]
        return frozenset(
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.token is not None and any([hmac.compare_digest(chair.token, given) for given in digests])
        )

    # What may be done next

    @cached_property
    def throws_itself(self) -> bool:
        """Whether dice fall now without anybody pressing a button."""
        falls = self.state.turn == CHANCE and (self.face.throws_itself(self.state) or self.scene.throw is None)
        return self.goes and falls

    @property
    def can_throw(self) -> bool:
        """Whether a person is to press the button now."""
        thrown_for = self.computer(self.hand) or self.hand in self.resting
        return self.goes and self.state.turn == CHANCE and not thrown_for and not self.throws_itself

    @property
    def can_decide(self) -> bool:
        """Whether somebody is to choose one of several actions, or to make the only one."""
        return self.goes and self.state.turn >= 0 and not self.makes_itself

    @cached_property
    def forced(self) -> bool:
        """Whether whoever is to act has no real choice: a throw, or one legal action."""
        return self.state.turn == CHANCE or (not self.over and len(self.state.legal()) == 1)

    @property
    def makes_itself(self) -> bool:
        """Whether the server makes what is forced now for somebody who has left it so."""
        return self.hand in self.resting and self.forced

    @property
    def can_rest(self) -> bool:
        """Whether the person to act may leave the rest to the server, as far as it needs no choice; not in games of thought alone."""
        waits = self.goes and not self.over and not self.computer(self.hand) and self.hand not in self.resting
        return waits and self.forced and entry(self.game.id).nature != "thought"

    @property
    def goes_on(self) -> bool:
        """Whether the next step is the server's: a computer's, or dice that fall by themselves."""
        if not self.goes or self.over or self.asking is not None:
            return False
        return self.makes_itself or self.computer(self.hand) or self.throws_itself

    # What was done

    def actions(self) -> list[int]:
        """The line of play, dice included."""
        return [played.action for played in self.line]

    def begun(self, last: int) -> int:
        """Where the move begins that ends with this step of the line, no earlier than the last throw; in its midst, the step itself."""
        first = last
        while first > 0 and not self.line[last].midway and self.line[first - 1].midway and self.line[first - 1].kind != "throw":
            first -= 1
        return first

    def a_puzzle(self) -> bool:
        """One plays alone and without dice: nothing that the end has told would help to do better."""
        return len(self.chairs) == 1 and self.thrown == 0

    def at(self, number: int) -> "Table":
        """This table as it stood after that step, made again from the nearest mark before it."""
        if number == self.number:
            return self
        mark = self.marks[min(number // CHUNK, len(self.marks) - 1)]
        return replace(mark, chairs=self.chairs).after(*self.steps[mark.number : number])

    # Adding what is stored

    def after(self, *steps: Step) -> "Table":
        """The table as these steps make it; this one stays as it is."""
        then = self
        for step in steps:
            then = then.played(step) if step.kind in ("action", "throw") else then.agreed(step)
        return then

    def marked(self) -> tuple["Table", ...]:
        """The marks of the table that comes next."""
        return self.marks if self.number % CHUNK else (*self.marks, self)

    def played(self, step: Step) -> "Table":
        """After an action or a throw."""
        assert step.action is not None
        state = self.state.clone()
        state.apply(step.action)
        text, events = self.face.write(self.state, step.action), self.face.tell(self.state, step.action, state)
        midway = state.midway
        return replace(
            self,
            state=state,
            steps=self.steps.after(step),
            line=self.line.after(Played(step.number, step.kind, step.seat, step.action, midway)),
            thrown=self.thrown + (step.kind == "throw"),
            moved=step.number,
            idle=(),
            last=LogEntry(step.number, step.kind, step.seat, step.action, text, events, step.back, midway),
            asking=None,  # playing on is an answer too
            marks=self.marked(),
        )

    def agreed(self, step: Step) -> "Table":
        """After anything else."""
        note = Event("note", step.seat, say(f"server-log-{self.word(step)}", name=self.chairs[step.seat].name))
        events = [] if step.kind == "share" else [note]  # which nobody needs to read about
        then = self.changed(step)
        last = LogEntry(step.number, step.kind, step.seat, None, "", events, step.back, then.state.midway)
        return replace(then, steps=self.steps.after(step), last=last, marks=self.marked())

    def changed(self, step: Step) -> "Table":
        """What a step changes that is neither an action nor a throw."""
        match step.kind:
            case "undo":
                return self.taken_back(step)
            case "ask":
                asking = Asking(step.seat, tuple(sorted(self.persons() - {step.seat})), step.number, step.back)
                return replace(self, asking=asking, idle=(*self.idle, step.seat))
            case "consent" if self.asking is not None:
                return replace(self, asking=structs.replace(self.asking, to=tuple(seat for seat in self.asking.to if seat != step.seat)))
            case "refuse":
                return replace(self, asking=None)
            case "join":
                return replace(self, joined=self.joined | {step.seat})
            case "rest":
                return replace(self, resting=self.resting | {step.seat}, idle=(*self.idle, step.seat))
            case "stop":
                return replace(self, resting=self.resting - {step.seat})
        return self

    def taken_back(self, step: Step) -> "Table":
        """Before the decision that an undo names: from the nearest mark that the line of play still goes through."""
        line = self.line.up_to(bisect_left(self.line, step.back, key=number_of))
        mark = next(mark for mark in reversed(self.marks) if mark.leads_to(line))
        state, thrown = mark.state.clone(), mark.thrown
        for played in line[len(mark.line) :]:
            state.apply(played.action)
            thrown += played.kind == "throw"
        resting = self.resting - {step.seat}  # else a forced move would be made again at once
        return replace(self, state=state, line=line, thrown=thrown, moved=step.number, idle=(), asking=None, resting=resting)

    def leads_to(self, line: Trail[Played]) -> bool:
        """Whether the line of play begins with that of this table."""
        passed = len(self.line)
        return passed == 0 or (passed <= len(line) and line[passed - 1].number == self.line[-1].number)

    def word(self, step: Step) -> str:
        """How the log calls a step: who takes back all of several decisions begins again."""
        if step.kind != "undo":
            return step.kind
        own = (played.number for played in self.line if played.kind == "action" and played.seat == step.seat)
        first, second = next(own, 0), next(own, 0)
        return "restart" if second and first >= step.back else step.kind


def set_up(code: str, played: Game, setup: Setup, chairs: Sequence[Chair], seed: str, created: str) -> Table:
    """A new table, at which nothing was done yet."""
    return Table(code, played, setup, tuple(chairs), seed, created, played.begin(setup))
