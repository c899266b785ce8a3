"""A table in memory: who sits there, what was done, and what may be done next. Pure logic: no clock, no disk, no network.

A table of the server's, at which people and computers sit; the family of games called `tables` is in parlour.games.tables.

A table's history is a row of numbered steps that are never changed. Actions and throws that were not taken back make
the line of play; replaying it gives the position. Deciding (what a wish would add, deciding.py) is kept apart from adding
(what is on disk by then), and adding makes a new Table beside the old one, so that a step that could not be stored leaves no trace.
What of it is shown, and how, is in showing.py.
"""

import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from msgspec import structs

from parlour.catalogue import entry
from parlour.core.event import Event
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.message import say
from parlour.core.result import Result
from parlour.core.scene import Scene
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.server.chairs import Chair, digest
from parlour.server.wire import Asking, Kind, LogEntry, Seat

WATCHER = -1
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Step:
    """One stored line of a table's history."""

    number: int
    kind: Kind
    seat: int
    action: int | None = None
    back: int = 0  # undo, ask: the number of the decision that is taken back
    message: str | None = None  # digest of the client's message that made it
    cause: int = 0  # the first step that was stored together with this one


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
    steps: tuple[Step, ...] = ()
    line: tuple[Step, ...] = ()  # the actions and throws that stand
    log: tuple[LogEntry, ...] = ()
    joined: frozenset[int] = frozenset()
    resting: frozenset[int] = frozenset()  # the persons for whom the server throws and makes what is forced
    asking: Asking | None = None

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
        return Seat(chair.kind, chair.name if taken else "", shown_level(self.game.id, chair.level), taken)

    @cached_property
    def ready(self) -> bool:
        return all(seat.taken for seat in self.seats)

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
        return self.ready and falls

    @property
    def can_throw(self) -> bool:
        """Whether a person is to press the button now."""
        thrown_for = self.computer(self.hand) or self.hand in self.resting
        return self.ready and self.state.turn == CHANCE and not thrown_for and not self.throws_itself

    @property
    def can_decide(self) -> bool:
        """Whether somebody is to choose one of several actions, or to make the only one."""
        return self.ready and self.state.turn >= 0 and not self.makes_itself

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
        waits = self.ready and not self.over and not self.computer(self.hand) and self.hand not in self.resting
        return waits and self.forced and entry(self.game.id).nature != "thought"

    @property
    def goes_on(self) -> bool:
        """Whether the next step is the server's: a computer's, or dice that fall by themselves."""
        if not self.ready or self.over or self.asking is not None:
            return False
        return self.makes_itself or self.computer(self.hand) or self.throws_itself

    # What was done

    def actions(self) -> list[int]:
        """The line of play, dice included."""
        return [step.action for step in self.line if step.action is not None]

    def throws(self) -> int:
        """How many throws stand: the next one's number, whatever was taken back."""
        return sum(step.kind == "throw" for step in self.line)

    def made_by(self, message: str) -> Step | None:
        """The first step that this message (a digest) has made."""
        return next((step for step in self.steps if step.message == message), None)

    def begun(self, last: int) -> int:
        """Where the move begins that ends with this step of the line, no earlier than the last throw; in its midst, the step itself."""
        state = self.game.begin(self.setup)
        first = 0
        for at, step in enumerate(self.line[: last + 1]):
            assert step.action is not None
            if not state.midway or self.line[at - 1].kind == "throw":
                first = at
            state.apply(step.action)
        return last if state.midway else first

    def a_puzzle(self) -> bool:
        """One plays alone and without dice: nothing that the end has told would help to do better."""
        return len(self.chairs) == 1 and self.throws() == 0

    # Adding what is stored

    def after(self, *steps: Step) -> "Table":
        """The table as these steps make it; this one stays as it is."""
        then, log = self, []
        for step in steps:
            then, told = then.played(step) if step.kind in ("action", "throw") else then.agreed(step)
            log.append(told)
        return replace(then, steps=(*self.steps, *steps), log=(*self.log, *log))

    def played(self, step: Step) -> tuple["Table", LogEntry]:
        """After an action or a throw, which is still to be written down."""
        assert step.action is not None
        state = self.state.clone()
        state.apply(step.action)
        text, events = self.face.write(self.state, step.action), self.face.tell(self.state, step.action, state)
        then = replace(self, state=state, line=(*self.line, step), asking=None)  # playing on is an answer too
        return then, LogEntry(step.number, step.kind, step.seat, step.action, text, events, step.back, state.midway)

    def agreed(self, step: Step) -> tuple["Table", LogEntry]:
        """After anything else, which is still to be written down."""
        note = Event("note", step.seat, say(f"server-log-{self.word(step)}", name=self.chairs[step.seat].name))
        then = self.changed(step)
        return then, LogEntry(step.number, step.kind, step.seat, None, "", [note], step.back, then.state.midway)

    def changed(self, step: Step) -> "Table":
        """What a step changes that is neither an action nor a throw."""
        match step.kind:
            case "undo":
                return self.taken_back(step)
            case "ask":
                return replace(self, asking=Asking(step.seat, tuple(sorted(self.persons() - {step.seat})), step.number, step.back))
            case "consent" if self.asking is not None:
                return replace(self, asking=structs.replace(self.asking, to=tuple(seat for seat in self.asking.to if seat != step.seat)))
            case "refuse":
                return replace(self, asking=None)
            case "join":
                return replace(self, joined=self.joined | {step.seat})
            case "rest":
                return replace(self, resting=self.resting | {step.seat})
            case "stop":
                return replace(self, resting=self.resting - {step.seat})
        return self

    def taken_back(self, step: Step) -> "Table":
        """Before the decision that an undo names."""
        state = self.game.begin(self.setup)
        line = tuple(kept for kept in self.line if kept.number < step.back)
        resting = self.resting - {step.seat}  # else a forced move would be made again at once
        then = replace(self, state=state, line=line, asking=None, resting=resting)
        for action in then.actions():
            state.apply(action)
        return then

    def word(self, step: Step) -> str:
        """How the log calls a step: who takes back all of several decisions begins again."""
        own = [kept.number for kept in self.line if kept.kind == "action" and kept.seat == step.seat]
        return "restart" if step.kind == "undo" and len(own) > 1 and own[0] >= step.back else step.kind

    def at_the_start(self) -> "Table":
        """The same table before its first step."""
        return set_up(self.code, self.game, self.setup, self.chairs, self.seed, self.created)


def set_up(code: str, played: Game, setup: Setup, chairs: Sequence[Chair], seed: str, created: str) -> Table:
    """A new table, at which nothing was done yet."""
    return Table(code, played, setup, tuple(chairs), seed, created, played.begin(setup))
