"""A table in memory: who sits where, what was done, and what may be done next. Pure logic: no clock, no disk, no network.

A table's history is a list of numbered steps that are never changed. Actions and throws that were not taken back make
the line of play; replaying it gives the position. Deciding (what a wish would add, deciding.py) is kept apart from adding
(what is on disk by then), and adding makes a new Table beside the old one, so that a step that could not be stored leaves no trace.
"""

import hmac
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import TypedDict

from parlour.catalogue import entry, game
from parlour.core.board import Board
from parlour.core.chance import commitment
from parlour.core.event import Event
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import say
from parlour.core.record import Record
from parlour.core.result import Result
from parlour.core.scene import Scene
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.players.expert import expert_of
from parlour.server.chairs import Chair, digest
from parlour.server.refusals import Refusal
from parlour.server.wire import Asking, Attempt, Entry, GestureOf, Kind, LogEntry, Seat, ShortcutOf, Thrown, Throws, View

KEPT = 40  # the latest entries are kept whole; older ones are made again by replaying
PAGE = 100  # entries in one answer
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


class Shown(TypedDict):
    """How a table stands: what an Entry and a View have in common."""

    scene: Scene
    gestures: list[GestureOf]
    shortcuts: list[ShortcutOf]
    can_throw: bool
    throws_itself: bool
    can_rest: bool
    resting: list[int]
    asking: Asking | None
    result: Result | None
    seed: str | None


class Table:
    """One table."""

    def __init__(self, code: str, played: Game, setup: Setup, chairs: Sequence[Chair], seed: str, created: str) -> None:
        self.code = code
        self.game = played
        self.setup = setup
        self.chairs = list(chairs)
        self.seed = seed
        self.created = created
        self.face = played.face
        self.commitment = commitment(seed)
        self.steps: list[Step] = []
        self.line: list[Step] = []  # the actions and throws that stand
        self.log: list[LogEntry] = []
        self.kept: deque[Entry] = deque(maxlen=KEPT)
        self.made_by: dict[str, int] = {}  # digest of a message -> its first step
        self.joined: set[int] = set()
        self.asking: Asking | None = None
        self.resting: set[int] = set()  # the persons for whom the server throws and makes what is forced
        self.state: State = played.begin(setup)

    # How it stands

    @property
    def number(self) -> int:
        return len(self.steps)

    @property
    def ready(self) -> bool:
        return all(seat.taken for seat in self.seats())

    @property
    def over(self) -> bool:
        return self.state.turn == OVER

    @property
    def result(self) -> Result | None:
        return self.state.result() if self.over else None

    @property
    def hand(self) -> int:
        return NOBODY if self.over else int(self.state.hand)

    def persons(self) -> set[int]:
        return {seat for seat, chair in enumerate(self.chairs) if chair.kind != "computer"}

    def computer(self, seat: int) -> bool:
        return seat >= 0 and self.chairs[seat].kind == "computer"

    def throws_itself(self) -> bool:
        """Whether dice fall now without anybody pressing a button."""
        return self.ready and follows_itself(self.face, self.state)

    def can_throw(self) -> bool:
        """Whether a person is to press the button now."""
        thrown_for = self.computer(self.hand) or self.hand in self.resting
        return self.ready and self.state.turn == CHANCE and not thrown_for and not self.throws_itself()

    def forced(self) -> bool:
        """Whether whoever is to act has no real choice: a throw, or one legal action."""
        return self.state.turn == CHANCE or (not self.over and len(self.state.legal()) == 1)

    def can_rest(self) -> bool:
        """Whether the person to act may leave the rest to the server, as far as it needs no choice; not in games of thought alone."""
        waits = self.ready and not self.over and not self.computer(self.hand) and self.hand not in self.resting
        return waits and self.forced() and entry(self.game.id).nature != "thought"

    def goes_on(self) -> bool:
        """Whether the next step is the server's: a computer's, or dice that fall by themselves."""
        if not self.ready or self.over or self.asking is not None:
            return False
        if self.hand in self.resting and self.forced():
            return True
        return self.computer(self.hand) or (self.state.turn == CHANCE and self.throws_itself())

    def held(self, tokens: Iterable[str]) -> frozenset[int]:
        """The seats that these tokens give the right to act for."""
        digests = [digest(token) for token in tokens]
        return frozenset(
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.token is not None and any([hmac.compare_digest(chair.token, given) for given in digests])
        )

    @property
    def board(self) -> Board:
        return board_for(self.setup)

    def scene(self) -> Scene:
        return self.face.scene(self.state, WATCHER)

    def gestures(self) -> list[GestureOf]:
        if not self.ready or self.state.turn < 0 or (self.hand in self.resting and self.forced()):
            return []
        return [gesture_of(action, gesture) for action, gesture in self.face.gestures(self.state).items()]

    def shortcuts(self) -> list[ShortcutOf]:
        if not self.ready or self.state.turn < 0 or (self.hand in self.resting and self.forced()):
            return []
        return [ShortcutOf(list(short.sites), list(short.actions)) for short in self.face.shortcuts(self.state)]

    def seats(self) -> list[Seat]:
        return [self.seat_view(seat, chair) for seat, chair in enumerate(self.chairs)]

    def seat_view(self, seat: int, chair: Chair) -> Seat:
        taken = chair.kind != "open" or seat in self.joined
        return Seat(chair.kind, chair.name if taken else "", chair.level, taken)

    def view(self, thinking: int) -> View:
        return View(
            code=self.code,
            game=self.game.id,
            version=self.game.version,
            options=dict(self.setup.options),
            seats=self.seats(),
            ready=self.ready,
            number=self.number,
            board=self.board,
            thinking=thinking,
            solvable=expert_of(self.game.id).solvable,
            commitment=self.commitment,
            log=self.log,
            created=self.created,
            over=self.over,
            **self.shown(),
        )

    def shown(self) -> Shown:
        """What every entry and every view shows of how the table stands."""
        return {
            "scene": self.scene(),
            "gestures": self.gestures(),
            "shortcuts": self.shortcuts(),
            "can_throw": self.can_throw(),
            "throws_itself": self.throws_itself(),
            "can_rest": self.can_rest(),
            "resting": sorted(self.resting),
            "asking": self.asking,
            "result": self.result,
            "seed": self.told_seed(),
        }

    def record(self) -> Record:
        return Record(
            game=self.game.id,
            version=self.game.version,
            options=dict(self.setup.options),
            seats=tuple(seat.name for seat in self.seats()),
            actions=tuple(self.actions()),
            commitment=self.commitment,
            seed=self.told_seed() or "",
            result=self.result,
        )

    def thrown(self) -> Throws:
        """Every throw once more, and which draws would have given it; nothing while the seed is secret."""
        listed = Throws(self.commitment, self.told_seed() or "", [])
        state = self.game.begin(self.setup)
        for action in self.actions() if self.over else ():
            if state.turn == CHANCE:
                totals = [0, *accumulate(state.weights())]
                at = state.legal().index(action)
                listed.throws.append(Thrown(action, self.face.write(state, action), totals[-1], totals[at], totals[at + 1]))
            state.apply(action)
        return listed

    def actions(self) -> list[int]:
        """The line of play, dice included."""
        return [step.action for step in self.line if step.action is not None]

    def told_seed(self) -> str | None:
        """The seed, which is secret until the game is over."""
        return self.seed if self.over else None

    def why_not(self, attempt: Attempt) -> Reason | None:
        """The rule that forbids a gesture; none if it is allowed."""
        gesture = Gesture(tuple(attempt.sites), tuple(attempt.dice), attempt.cell, attempt.button)
        self.check_gesture(gesture)
        scene = self.scene()
        allowed = list(self.face.gestures(self.state).values()) if self.gestures() else []
        if len(set(gesture.dice)) == len(gesture.dice) and touch(scene, gesture) in [touch(scene, known) for known in allowed]:
            return None
        return self.face.why_not(self.state, gesture)

    def check_gesture(self, gesture: Gesture) -> None:
        """Only things that lie on this table can be touched."""
        scene = self.scene()
        sites, dice = {site.id for site in self.board.sites}, {die.id for die in scene.dice}
        rows = {row.id for row in scene.sheet.rows} if scene.sheet else set()
        strange = sorted((set(gesture.sites) - sites) | (set(gesture.dice) - dice))
        if strange:
            raise Refusal(422, "gesture", f"there is no {strange[0]!r} on this table")
        if gesture.cell and gesture.cell not in rows:
            raise Refusal(422, "gesture", f"there is no cell {gesture.cell!r} on this sheet")

    def check_up_to_date(self, at: int) -> None:
        """Who acts must have seen everything."""
        if at != self.number:
            missed = self.entries(min(at, self.number))
            raise Refusal(409, "behind", f"the table is at number {self.number}, not {at}", number=self.number, entries=missed)

    # What was done

    def throws(self) -> int:
        """How many throws stand: the next one's number, whatever was taken back."""
        return sum(step.kind == "throw" for step in self.line)

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

    # Adding: what is stored

    def add(self, step: Step, keep: bool = True) -> None:
        """Take a stored step over."""
        events, text = self.happen(step)
        self.steps.append(step)
        if step.message is not None:
            self.made_by[step.message] = step.number
        entry = LogEntry(step.number, step.kind, step.seat, step.action, text, events, step.back, self.state.midway)
        self.log.append(entry)
        if keep:
            self.kept.append(self.whole(entry))

    def happen(self, step: Step) -> tuple[list[Event], str]:
        """Change the table as the step says; returns what to tell of it, and its notation."""
        word: str = step.kind
        match step.kind:
            case "action" | "throw":
                assert step.action is not None
                before = self.state.clone()
                self.state.apply(step.action)
                text = self.face.write(before, step.action)
                self.line.append(step)
                self.asking = None  # playing on is an answer too
                return self.face.tell(before, step.action, self.state), text
            case "undo":
                gone = [kept for kept in self.line if kept.number >= step.back and kept.kind == "action" and kept.seat == step.seat]
                self.line = [kept for kept in self.line if kept.number < step.back]
                if len(gone) > 1 and not any(kept.kind == "action" and kept.seat == step.seat for kept in self.line):
                    word = "restart"
                self.state = self.game.begin(self.setup)
                for action in self.actions():
                    self.state.apply(action)
                self.asking = None
                self.resting.discard(step.seat)  # else a forced move would be made again at once
            case "ask":
                others = sorted(self.persons() - {step.seat})
                self.asking = Asking(step.seat, others, step.number, step.back)
            case "consent":
                if self.asking is not None:
                    left = [seat for seat in self.asking.to if seat != step.seat]
                    self.asking = Asking(self.asking.seat, left, self.asking.number, self.asking.back)
            case "refuse":
                self.asking = None
            case "join":
                self.joined.add(step.seat)
            case "rest":
                self.resting.add(step.seat)
            case "stop":
                self.resting.discard(step.seat)
        name = self.chairs[step.seat].name
        return [Event("note", step.seat, say(f"server-log-{word}", name=name))], ""

    def whole(self, entry: LogEntry) -> Entry:
        """The entry with how the table stands after it."""
        return Entry(
            number=entry.number,
            kind=entry.kind,
            seat=entry.seat,
            action=entry.action,
            text=entry.text,
            events=entry.events,
            back=entry.back,
            midway=entry.midway,
            **self.shown(),
        )

    def foreseen(self, actions: Sequence[int]) -> list[Entry]:
        """The entries that these actions would make, one after the other."""
        steps = [Step(self.number + at, "action", self.hand, action) for at, action in enumerate(actions, 1)]
        then = self.after(steps)
        return [entry for entry in then.kept if entry.number > self.number]

    def batch(self, first: int) -> list[Entry]:
        """The entries that were stored together with entry `first`."""
        last = first
        while last < self.number and self.steps[last].cause == first:
            last += 1
        return self.entries(first - 1, last)

    def entries(self, after: int, last: int | None = None) -> list[Entry]:
        """The entries behind number `after`, at most a page of them."""
        last = min(self.number if last is None else last, after + PAGE)
        if last <= after:
            return []
        if self.kept and self.kept[0].number <= after + 1:
            return [entry for entry in self.kept if after < entry.number <= last]
        again = Table(self.code, self.game, self.setup, self.chairs, self.seed, self.created)
        found: list[Entry] = []
        for step in self.steps[:last]:
            again.add(step, keep=False)
            if step.number > after:
                found.append(again.whole(again.log[-1]))
        return found

    def replay(self, steps: Sequence[Step]) -> None:
        """Take over everything that was stored."""
        for step in steps:
            self.add(step, keep=step.number > len(steps) - KEPT)

    def after(self, steps: Sequence[Step], chairs: Sequence[Chair] | None = None) -> "Table":
        """The table as these steps make it; this one stays as it is."""
        then = Table(self.code, self.game, self.setup, self.chairs if chairs is None else chairs, self.seed, self.created)
        then.steps = list(self.steps)
        then.line = list(self.line)
        then.log = list(self.log)
        then.kept = self.kept.copy()
        then.made_by = dict(self.made_by)
        then.joined = set(self.joined)
        then.asking = self.asking
        then.resting = set(self.resting)
        then.state = self.state.clone()
        for step in steps:
            then.add(step)
        return then


@lru_cache(maxsize=256)
def board_for(setup: Setup) -> Board:
    """What is printed: the same for every table with this setup."""
    return game(setup.game).face.board(setup)


def follows_itself(face: Face, state: State) -> bool:
    """At CHANCE: whether nobody is to press a button."""
    return state.turn == CHANCE and (face.throws_itself(state) or face.scene(state, WATCHER).throw is None)


def touch(scene: Scene, gesture: Gesture) -> tuple[object, ...]:
    """What a hand does: dice of equal face, and pieces that are the same to the rules, stand for each other."""
    stands_for = {site: group[0] for group in scene.alike for site in group}
    faces = {die.id: die.face for die in scene.dice}
    sites = tuple(stands_for.get(site, site) if at == 0 else site for at, site in enumerate(gesture.sites))
    return sites, tuple(sorted(faces[die] for die in gesture.dice)), gesture.cell, gesture.button


def gesture_of(action: int, gesture: Gesture) -> GestureOf:
    return GestureOf(action, list(gesture.sites), list(gesture.dice), gesture.cell, gesture.button, gesture.label, list(gesture.via))
