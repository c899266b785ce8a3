"""A table in memory: who sits there, what was done, and what may be done next. Pure logic: no clock, no disk, no network.

A table of the server's, at which people and computers sit; the family of games called `tables` is in parlour.games.tables.

A table's history is a row of numbered steps that are never changed. Actions and throws that were not taken back make
the line of play; replaying it gives the position. Deciding (what a wish would add, deciding.py) is kept apart from adding
(what is on disk by then), and adding makes a new Table beside the old one, so that a step that could not be stored leaves no trace.
What of it is shown, and how, is in showing.py.
"""

import hmac
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType

from msgspec import Struct, structs

from parlour.catalogue import entry, is_decided
from parlour.core.chance import commitment, mixed
from parlour.core.errors import OptionError
from parlour.core.event import Event
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.leaving import REASONS, Ending, ranking
from parlour.core.message import Message, colour, say
from parlour.core.result import Result
from parlour.core.scene import Scene
from parlour.core.setup import OptionValue, Setup, agree
from parlour.core.state import CHANCE, OVER, State
from parlour.server.chairs import Chair, digest, mark_of, ticket_of
from parlour.server.clocks import Times, begin
from parlour.server.once import once
from parlour.server.sayings import told
from parlour.server.trail import CHUNK, Trail
from parlour.server.wire import Asking, Clock, Closed, Kind, LogEntry, Lost, Seat

WATCHER = -1
NOBODY = -1


class Step(Struct, frozen=True, gc=False):
    """One stored line of a table's history. There are many: the collector of cycles need not look at them."""

    number: int
    kind: Kind
    seat: int
    action: int | None = None  # end: the reason, by its place in REASONS; relieve: the computer's level
    back: int = 0  # undo, ask: the number of the decision that is taken back
    message: str | None = None  # digest of the client's message that made it
    cause: int = 0  # the first step that was stored together with this one
    word: str | None = None  # what was said
    time: int = 0  # when, in ms since 1970, at a table with a clock
    spent: int = 0  # ms that whoever had to act has used for it


class Played(Struct, frozen=True, gc=False):
    """An action or a throw that stands."""

    number: int
    kind: Kind
    seat: int
    action: int
    midway: bool  # the seat's move goes on after it


class Company(Struct, frozen=True):
    """Who has gone, and how the table ended because of that; no State knows of it."""

    ending: Ending | None = None
    out: tuple[int, ...] = ()  # the seats that resigned while others played on, in that order
    relief: Mapping[int, int] = MappingProxyType({})  # the persons for whom a computer plays now -> its level
    again: tuple[int, ...] = ()  # who sits at the next table already
    offered: Mapping[int, int] = MappingProxyType({})  # who has offered a draw -> how long the line of play was


NOBODY_GONE = Company()


def number_of(played: Played | Step) -> int:
    return played.number


def shown_level(game: str, options: Mapping[str, OptionValue], level: int) -> int:
    """A computer's level, as it is shown: none where nobody decides anything."""
    return level if is_decided(game, options) else 0


@dataclass(frozen=True, eq=False)
class Table:
    """One table as it stands after its last step. It never changes: what follows from it is worked out once and kept."""

    code: str
    game: Game
    setup: Setup
    chairs: tuple[Chair, ...]
    places: tuple[int, ...]  # which of the stored chairs these are: a seat that was closed is stored, and is not here
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
    company: Company = NOBODY_GONE
    keeper: int = NOBODY  # whoever set it up and sits here, or else who came first, or to whom they have handed that on
    chatting: bool = False  # the host lets people type what they like
    locked: bool = False  # the host wants nobody to watch
    skipping: bool = False  # turns of who has left are passed where the rules allow it, instead of played by a computer
    spoken: int = 0  # how many things were said here
    lost: Lost | None = None  # somebody says that a seat is theirs
    times: Times | None = None  # where there is a clock
    tick: tuple[int, int] | None = None  # there: when the next step is made, and what it costs whoever has to act
    closed: Closed | None = None  # why nobody can play on here, where that is so
    position: str = ""  # where the game began, if not as its rules have it
    marks: tuple["Table", ...] = ()  # this table before its first step, and after every hundred

    # How it stands

    @property
    def face(self) -> Face:
        return self.game.face

    @property
    def number(self) -> int:
        return len(self.steps)

    @once
    def over(self) -> bool:
        return self.state.turn == OVER or self.company.ending is not None

    @once
    def result(self) -> Result | None:
        if not self.over:
            return None
        ruled = self.state.result() if self.state.turn == OVER else None
        return ranking(len(self.chairs), self.company.out, self.company.ending, ruled)

    @once
    def hand(self) -> int:
        return NOBODY if self.over else self.state.hand

    @once
    def seats(self) -> tuple[Seat, ...]:
        return tuple(self.seat(at, chair) for at, chair in enumerate(self.chairs))

    def seat(self, at: int, chair: Chair) -> Seat:
        taken = chair.kind != "open" or at in self.joined
        return Seat(
            kind=chair.kind,
            name=chair.name,  # on an open seat, of whom it is kept for
            level=shown_level(self.game.id, dict(self.setup.options), chair.level),
            taken=taken,
            seal=chair.seal or "",
            share=chair.share or "",
            relief=None if at not in self.company.relief else shown_level(self.game.id, dict(self.setup.options), self.company.relief[at]),
            out=at in self.company.out,
            mark=mark_of(chair.token) if taken else "",
        )

    @once
    def ready(self) -> bool:
        """Everybody sits, and has told what they add to the dice."""
        return all(seat.taken and bool(seat.seal) == bool(seat.share) for seat in self.seats)

    @property
    def commitment(self) -> str:
        """What fixes the seed without telling it; nothing of a game that was played elsewhere."""
        return commitment(self.seed) if self.seed else ""

    @property
    def dice(self) -> str:
        """The seed of the throws: the table's own, with what everybody has added to it."""
        return mixed(self.seed, self.shares)

    @property
    def shares(self) -> tuple[str, ...]:
        return tuple(chair.share or "" for chair in self.chairs)

    @once
    def goes(self) -> bool:
        """Whether something can be done here at all."""
        return self.ready and self.closed is None and self.company.ending is None

    @once
    def scene(self) -> Scene:
        scene = self.face.scene(self.state, WATCHER)
        result = self.result if self.company.ending is not None or self.company.out else None
        if result is None:
            return scene
        seats = tuple(replace(seat, place=place) for seat, place in zip(scene.seats, result.places, strict=True))
        prompt = scene.prompt if self.company.ending is None else self.how_it_ended(self.company.ending)
        return replace(scene, seats=seats, hand=NOBODY, colour="", throw=None, prompt=prompt)

    def how_it_ended(self, ending: Ending) -> Message:
        return say(f"server-end-{ending.reason}", name=self.chairs[ending.seat].name)

    def persons(self) -> set[int]:
        """The seats at which a person decides now."""
        return {seat for seat in range(len(self.chairs)) if not self.computer(seat)}

    def computer(self, seat: int) -> bool:
        """Whether a computer decides for this seat now."""
        late = self.times is not None and self.times.late == seat
        return seat >= 0 and (self.chairs[seat].kind == "computer" or seat in self.company.relief or late)

    def level(self, seat: int) -> int:
        """How well the computer plays that decides for this seat."""
        return self.company.relief.get(seat, self.chairs[seat].level)

    @once
    def host(self) -> int:
        """Who decides for the table: its keeper, and while they have left it the first who has not."""
        gone = {*self.company.relief, *self.company.out}
        stay = (seat for seat, known in enumerate(self.seats) if known.taken and known.kind != "computer" and seat not in gone)
        return next(stay, self.keeper) if self.keeper in gone else self.keeper

    def held(self, tokens: Iterable[str]) -> frozenset[int]:
        """The seats that these tokens give the right to act for."""
        digests = [digest(token) for token in tokens]
        return frozenset(
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.token is not None and any([hmac.compare_digest(chair.token, given) for given in digests])
        )

    def admits(self, tickets: Iterable[str]) -> bool:
        """Whether somebody with these tickets may look: at a locked table who sits there, and while a seat is free whoever may take it."""
        if not self.locked or not all(seat.taken for seat in self.seats):
            return True
        known = {ticket_of(chair.token) for chair in self.chairs if chair.token}
        return not known.isdisjoint(tickets)

    # What may be done next

    @once
    def throws_itself(self) -> bool:
        """Whether dice fall now without anybody pressing a button."""
        falls = self.state.turn == CHANCE and (self.face.throws_itself(self.state) or self.scene.throw is None)
        return self.goes and falls

    @once
    def can_throw(self) -> bool:
        """Whether a person is to press the button now."""
        thrown_for = self.computer(self.hand) or self.hand in self.resting
        return self.goes and self.state.turn == CHANCE and not thrown_for and not self.throws_itself

    @once
    def can_decide(self) -> bool:
        """Whether somebody is to choose one of several actions, or to make the only one."""
        return self.goes and self.state.turn >= 0 and not self.makes_itself

    @once
    def forced(self) -> bool:
        """Whether whoever is to act has no real choice: a throw, or one legal action."""
        return self.state.turn == CHANCE or (not self.over and len(self.state.legal()) == 1)

    @once
    def makes_itself(self) -> bool:
        """Whether the server makes what is forced now for somebody who has left it so."""
        return self.hand in self.resting and self.forced

    @once
    def can_rest(self) -> bool:
        """Whether the person to act may leave the rest to the server, as far as it needs no choice; not in games of thought alone."""
        waits = self.goes and not self.over and not self.computer(self.hand) and self.hand not in self.resting
        return waits and self.forced and entry(self.game.id).nature != "thought"

    @once
    def goes_on(self) -> bool:
        """Whether the next step is the server's: a computer's, or dice that fall by themselves."""
        if not self.goes or self.over:
            return False
        if self.asking is not None:
            return self.asked_computer != NOBODY
        return self.makes_itself or self.computer(self.hand) or self.throws_itself

    @property
    def asked_computer(self) -> int:
        """The computer that was offered a draw and has not answered."""
        asked = self.asking.to if self.asking is not None else ()
        return next((seat for seat in asked if self.chairs[seat].kind == "computer"), NOBODY)

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
        known = dict(zip(self.places, self.chairs, strict=True))
        chairs = tuple(known.get(place, chair) for place, chair in zip(mark.places, mark.chairs, strict=True))
        return replace(mark, chairs=chairs).after(*self.steps[mark.number : number])

    # Time

    @property
    def runs(self) -> int:
        """Whose time runs now: a person's who is to act, once the first move is made."""
        if not self.goes or self.over or not self.line or self.makes_itself or self.throws_itself or self.computer(self.hand):
            return NOBODY
        return self.hand

    def by_the_clock(self, step: Step) -> "Table":
        """After a step at a table with a clock: everything that lets time run for somebody else, or anew, settles what was spent."""
        before = self.times
        assert before is not None
        if self.tick is not None and not step.time:
            step = structs.replace(step, time=self.tick[0], spent=self.tick[1])
        plays = step.kind in ("action", "throw")
        then = self.played(step) if plays else self.agreed(step)
        if step.kind == "late":
            settled = structs.replace(before.charged(step.spent), running=NOBODY, since=step.time, late=step.seat)
            return replace(then, times=settled, tick=spent_already(self.tick))
        running = then.runs
        if not plays and step.kind != "undo" and running == before.running:
            return then
        times = before.charged(step.spent)
        if plays and then.state.hand != step.seat:
            times = structs.replace(times.passed(step.seat), late=NOBODY)
        elif step.kind == "undo":
            gone = [played.seat for played in self.line[len(then.line) :]]
            passed = [seat for seat, next_seat in zip(gone, (*gone[1:], self.state.hand), strict=True) if seat != next_seat]
            times = structs.replace(times.taken_back(passed, then.hand), late=NOBODY)
        if times.late != before.late:
            running = replace(then, times=times).runs
        return replace(then, times=times.running_from(running, step.time), tick=spent_already(self.tick))

    # Adding what is stored

    def after(self, *steps: Step) -> "Table":
        """The table as these steps make it; this one stays as it is."""
        then = self
        for step in steps:
            if then.times is not None:
                then = then.by_the_clock(step)
            else:
                then = then.played(step) if step.kind in ("action", "throw") else then.agreed(step)
        return then

    def marked(self) -> tuple["Table", ...]:
        """The marks of the table that comes next."""
        return self.marks if self.number % CHUNK else (*self.marks, self)

    def played(self, step: Step) -> "Table":
        """After an action or a throw."""
        assert step.action is not None
        state = self.state.clone()
        state.follow(step.action)
        text, events = self.face.write(self.state, step.action), self.face.tell(self.state, step.action, state)
        midway = state.midway
        # As dataclasses.replace() does it, in a fraction of its time. Nobody comes or goes by an action: the seats stay as they are.
        then = object.__new__(Table)
        known = vars(self)
        vars(then).update(
            {name: known[name] for name in FIELDS},
            seats=self.seats,
            ready=self.ready,
            state=state,
            steps=self.steps.after(step),
            line=self.line.after(Played(step.number, step.kind, step.seat, step.action, midway)),
            thrown=self.thrown + (step.kind == "throw"),
            moved=step.number,
            idle=(),
            last=LogEntry(step.number, step.kind, step.seat, step.action, text, events, step.back, midway),
            asking=self.asking if self.asking is not None and self.asking.stands(step.seat) else None,
            marks=self.marked(),
        )
        return then

    def agreed(self, step: Step) -> "Table":
        """After anything else."""
        then = self.changed(step)
        events = [] if step.kind == "share" else [self.note(step)]  # which nobody needs to read about
        last = LogEntry(step.number, step.kind, step.seat, None, "", events, step.back, then.state.midway)
        return replace(then, steps=self.steps.after(step), last=last, marks=self.marked())

    def note(self, step: Step) -> Event:
        """How the log tells what is no play."""
        if step.kind == "end":
            return Event("end", step.seat, self.how_it_ended(ending_of(step)))
        own = self.chairs[step.seat].name
        if step.kind in ("phrase", "chat"):
            return Event("note", step.seat, told(own, step.word or "", typed=step.kind == "chat"))
        if step.kind == "join" and step.word:
            own = step.word
        name = own or colour(self.scene.seats[step.seat].colours[0])  # a computer may have none
        if step.kind == "host" and step.action is not None:
            other = (step.word or "").partition(" ")[2] or self.chairs[step.action].name
            return Event("note", step.seat, say(f"server-log-{self.word(step)}", name=name, other=other))
        return Event("note", step.seat, say(f"server-log-{self.word(step)}", name=name))

    def changed(self, step: Step) -> "Table":
        """What a step changes that is neither an action nor a throw."""
        match step.kind:
            case "undo":
                return self.taken_back(step)
            case "ask" | "offer":
                return self.asked(step)
            case "consent" if self.asking is not None:
                return replace(self, asking=structs.replace(self.asking, to=tuple(seat for seat in self.asking.to if seat != step.seat)))
            case "refuse" | "late":
                return replace(self, asking=None)
            case "join":
                return replace(self, joined=self.joined | {step.seat}, keeper=step.seat if self.keeper == NOBODY else self.keeper)
            case "rest":
                return replace(self, resting=self.resting | {step.seat}, idle=(*self.idle, step.seat))
            case "stop":
                return replace(self, resting=self.resting - {step.seat})
            case "end":
                return replace(self, asking=None, company=structs.replace(self.company, ending=ending_of(step)))
            case "out":
                return replace(self, asking=None, company=structs.replace(self.company, out=(*self.company.out, step.seat)))
            case "again":
                return replace(self, company=structs.replace(self.company, again=(*self.company.again, step.seat)))
            case "relieve" | "return":
                return self.relieved(step)
            case "phrase" | "chat":
                return replace(self, spoken=self.spoken + 1)
            case "host":
                return self.hosted(step)
            case "lost":
                others = self.persons() - {step.seat}
                to = (self.host,) if self.host in others else tuple(sorted(others))
                return replace(self, lost=Lost(step.seat, to, step.number))
            case "vouch" if self.lost is not None:
                left = tuple(seat for seat in self.lost.to if seat != step.seat)
                return replace(self, lost=structs.replace(self.lost, to=left) if left else None)
            case "doubt":
                return replace(self, lost=None)
        return self

    def asked(self, step: Step) -> "Table":
        """A question to every other person; a draw can be offered to a computer, too."""
        asked = self.persons() if step.kind == "ask" else {seat for seat in range(len(self.chairs)) if seat not in self.company.relief}
        to = tuple(sorted(asked - {step.seat}))
        asking = Asking(step.seat, "draw" if step.kind == "offer" else "undo", to, step.number, step.back)
        offered = {**self.company.offered, step.seat: len(self.line)} if step.kind == "offer" else self.company.offered
        return replace(self, asking=asking, idle=(*self.idle, step.seat), company=structs.replace(self.company, offered=offered))

    def relieved(self, step: Step) -> "Table":
        """A computer plays on for somebody, or they play themselves again."""
        others = {seat: level for seat, level in self.company.relief.items() if seat != step.seat}
        relief = others if step.action is None else {**others, step.seat: step.action}
        company = structs.replace(self.company, relief=relief)
        return replace(self, asking=None, idle=(*self.idle, step.seat), resting=self.resting - {step.seat}, company=company)

    def hosted(self, step: Step) -> "Table":
        """As the host wanted it."""
        match (step.word or "").partition(" ")[0], step.action:
            case "chat" | "silence" as word, _:
                return replace(self, chatting=word == "chat")
            case "remove", int(seat):
                return replace(self, joined=self.joined - {seat})
            case "hand-on", int(seat):
                return replace(self, keeper=seat)
            case "take", _:
                return replace(self, keeper=step.seat)
            case "lock" | "unlock" as word, _:
                return replace(self, locked=word == "lock")
            case "skip" | "play-on" as word, _:
                return replace(self, skipping=word == "skip")
            case "close", int(seat):
                return self.without(seat)
        return self

    def fewer(self) -> Setup | None:
        """How the game would be set up with one seat fewer; none where so few cannot play it, or not by these rules or from here."""
        if self.position:
            return None
        options = self.game.options
        other = {name: value for name, value in self.setup.options if value != options[name].usual(self.setup.seats)}
        try:
            return agree(self.game.id, self.game.seats, options, self.setup.seats - 1, other)
        except OptionError:
            return None

    def without(self, gone: int) -> "Table":
        """With one seat fewer, before the first move: whoever sits behind it moves up."""
        setup = self.fewer()
        if setup is None:
            raise ValueError(f"{self.game.id} cannot be played with one seat fewer")
        stay = [seat for seat in range(len(self.chairs)) if seat != gone]
        up = {seat: now for now, seat in enumerate(stay)}
        return replace(
            self,
            setup=setup,
            state=self.game.begin(setup),
            chairs=tuple(self.chairs[seat] for seat in stay),
            places=tuple(self.places[seat] for seat in stay),
            joined=frozenset(up[seat] for seat in self.joined),
            keeper=up.get(self.keeper, NOBODY),
            lost=None,
            times=begin(self.times.clock, len(stay)) if self.times is not None and len(stay) > 1 else None,
        )

    def taken_back(self, step: Step) -> "Table":
        """Before the decision that an undo names: from the nearest mark that the line of play still goes through."""
        line = self.line.up_to(bisect_left(self.line, step.back, key=number_of))
        mark = next((mark for mark in reversed(self.marks) if mark.setup == self.setup and mark.leads_to(line)), None)
        state, thrown = (self.game.first(self.setup, self.position), 0) if mark is None else (mark.state.clone(), mark.thrown)
        for played in line[0 if mark is None else len(mark.line) :]:
            state.follow(played.action)
            thrown += played.kind == "throw"
        resting = self.resting - {step.seat}  # else a forced move would be made again at once
        company = structs.replace(self.company, ending=None)  # who plays alone may have given up
        return replace(
            self, state=state, line=line, thrown=thrown, moved=step.number, idle=(), asking=None, resting=resting, company=company
        )

    def leads_to(self, line: Trail[Played]) -> bool:
        """Whether the line of play begins with that of this table."""
        passed = len(self.line)
        return passed == 0 or (passed <= len(line) and line[passed - 1].number == self.line[-1].number)

    def word(self, step: Step) -> str:
        """How the log calls a step: who takes back all of several decisions begins again."""
        if step.kind == "host":
            return f"host-{(step.word or '').partition(' ')[0]}"
        if step.kind != "undo":
            return step.kind
        own = (played.number for played in self.line if played.kind == "action" and played.seat == step.seat)
        first, second = next(own, 0), next(own, 0)
        return "restart" if second and first >= step.back else step.kind


FIELDS = tuple(kept.name for kept in fields(Table))


def spent_already(tick: tuple[int, int] | None) -> tuple[int, int] | None:
    """The same time for what is stored together, which costs nothing more."""
    return None if tick is None else (tick[0], 0)


def ending_of(step: Step) -> Ending:
    """What a step says that ends the table."""
    assert step.action is not None
    return Ending(REASONS[step.action], step.seat)


def set_up(
    code: str,
    played: Game,
    setup: Setup,
    chairs: Sequence[Chair],
    seed: str,
    created: str,
    clock: Clock | None = None,
    position: str = "",
) -> Table:
    """A new table, at which nothing was done yet."""
    keeper = next((seat for seat, chair in enumerate(chairs) if chair.kind == "person"), NOBODY)
    return Table(
        code,
        played,
        setup,
        tuple(chairs),
        tuple(range(len(chairs))),
        seed,
        created,
        played.first(setup, position),
        keeper=keeper,
        times=begin(clock, len(chairs)) if clock else None,
        position=position,
    )
