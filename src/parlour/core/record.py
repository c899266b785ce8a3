"""A game written down: enough to replay it, and to check its dice."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import SupportsIndex

from parlour.core.chance import commitment, mixed, outcome
from parlour.core.errors import IllegalAction, ParlourError, RecordError, some
from parlour.core.game import Game
from parlour.core.leaving import REASONS, Ending, ranking
from parlour.core.message import Message, say
from parlour.core.result import Result
from parlour.core.setup import OptionValue, Setup, agree, whole
from parlour.core.state import CHANCE, OVER, State

FORMAT = 2
LEAVING_FORMAT = 3  # of games that did not end by their rules alone: somebody resigned, all agreed on a draw, ...
PLACED_FORMAT = 4  # of games that did not begin where their rules begin
PLAIN_FORMAT = 1  # of games without shares in which nothing was taken back: what every Parlour reads
PLAIN_PARTS = ("parlour", "game", "version", "options", "seats", "commitment", "seed", "actions", "result")
PARTS = (*PLAIN_PARTS, "shares", "undos")
LEAVING_PARTS = (*PARTS, "out", "ending")
PLACED_PARTS = (*LEAVING_PARTS, "position")
PARTS_OF = {PLAIN_FORMAT: PLAIN_PARTS, FORMAT: PARTS, LEAVING_FORMAT: LEAVING_PARTS, PLACED_FORMAT: PLACED_PARTS}
RESULT_PARTS = ("places", "scores", "reason")
UNDO_PARTS = ("seat", "kept", "lost")
ENDING_PARTS = ("reason", "seat")
MOST_TAKEN_BACK = 4_000_000  # undos times actions
HASH = re.compile("([0-9a-f]{64})?")
SCHEMA = Path(__file__).with_name("record.schema.json")


@dataclass(frozen=True, slots=True)
class Undo:
    """Actions that were taken back: nobody forgets the dice among them."""

    seat: int
    kept: int  # how many actions stayed
    lost: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A game: what was agreed, who sat where, every action (dice included), and how it ended."""

    game: str
    version: int
    options: Mapping[str, OptionValue]
    seats: tuple[str, ...]  # the players' names, one per seat
    actions: tuple[int, ...]
    commitment: str = ""  # "" where nobody committed to the dice
    seed: str = ""  # told when the game is over
    result: Result | None = None
    shares: tuple[str, ...] = ()  # what each seat has added to the dice; "" where nothing
    undos: tuple[Undo, ...] = ()  # in the order in which they were made
    out: tuple[int, ...] = ()  # the seats that resigned while others played on, in that order
    ending: Ending | None = None  # how the table ended, where the rules did not end the game
    position: str = ""  # in writing: where the game began, if not as its rules have it

    @staticmethod
    def of(setup: Setup, actions: Iterable[SupportsIndex], seats: Sequence[str] = ()) -> Record:
        """The record of a game that was played in Python, from its setup and every action; RecordError names the one that is not legal."""
        from parlour.catalogue import game

        found = game(setup.game)
        if seats and len(seats) != setup.seats:
            raise RecordError(say("error-record-names", names=len(seats), seats=setup.seats))
        state = found.begin(setup)
        made = tuple(actions)
        played(state, made, "")
        names = tuple(seats) or tuple(str(seat + 1) for seat in range(setup.seats))
        result = state.result() if state.turn == OVER else None
        return Record(found.id, found.version, dict(setup.options), names, tuple(map(int, made)), result=result)

    @property
    def format(self) -> int:
        """The oldest format that can say all of this."""
        if self.position:
            return PLACED_FORMAT
        if self.out or self.ending is not None:
            return LEAVING_FORMAT
        return FORMAT if any(self.shares) or self.undos else PLAIN_FORMAT

    def to_json(self) -> str:
        """The record as text: src/parlour/core/record.schema.json says what stands where."""
        added: dict[str, object] = {
            "shares": list(self.shares),
            "undos": [{"seat": undo.seat, "kept": undo.kept, "lost": list(undo.lost)} for undo in self.undos],
            "out": list(self.out),
            "ending": None if self.ending is None else {"reason": self.ending.reason, "seat": self.ending.seat},
            "position": self.position,
        }
        return json.dumps(
            {
                "parlour": self.format,
                "game": self.game,
                "version": self.version,
                "options": dict(self.options),
                "seats": list(self.seats),
                "commitment": self.commitment,
                "seed": self.seed,
                "actions": list(self.actions),
                "result": None
                if self.result is None
                else {"places": list(self.result.places), "scores": list(self.result.scores), "reason": self.result.reason},
            }
            | {part: value for part, value in added.items() if part in PARTS_OF[self.format]},
            ensure_ascii=False,
        )

    def _repr_svg_(self) -> str:
        """The last position as a picture, for notebooks; `parlour.press.tabletop.film` shows the whole game."""
        from parlour.catalogue import game

        return replay(game(self.game), self)._repr_svg_()

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Read a record; RecordError says which part is not as the schema wants it."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise RecordError(say("error-record-json", place=getattr(error, "pos", getattr(error, "start", 0)) + 1)) from None
        except RecursionError:
            raise RecordError(say("error-record-deep")) from None
        return _Reader(data).record()


class _Reader:
    """Takes a decoded record apart, part by part, so that a wrong part can be named."""

    def __init__(self, data: object) -> None:
        if not isinstance(data, dict):
            raise RecordError(say("error-record-object", part="{}"))
        self.data: dict[str, object] = data

    def record(self) -> Record:
        format = self.data.get("parlour")
        self.exactly(self.data, PARTS_OF[format] if isinstance(format, int) and format in PARTS_OF else PARTS, "{}")
        if self.number("parlour") not in PARTS_OF:
            raise RecordError(say("error-record-format", format=str(format), known=some([*PARTS_OF])))
        options = self.data.get("options")
        if not isinstance(options, dict) or not all(isinstance(value, bool | int | str) for value in options.values()):
            raise RecordError(say("error-record-object", part="options"))
        return Record(
            game=self.text("game"),
            version=self.number("version"),
            options={str(name): value for name, value in options.items()},
            seats=tuple(str(name) for name in self.list("seats", str)),
            actions=tuple(self.numbers(self.data, "actions")),
            commitment=self.hash("commitment"),
            seed=self.hash("seed"),
            result=self.result(),
            shares=self.shares(),
            undos=tuple(self.undo(undo) for undo in self.list("undos", dict)) if "undos" in self.data else (),
            out=tuple(self.numbers(self.data, "out")) if "out" in self.data else (),
            ending=self.ending(),
            position=self.text("position") if "position" in self.data else "",
        )

    def ending(self) -> Ending | None:
        data = self.data.get("ending")
        if data is None:
            return None
        if not isinstance(data, dict):
            raise RecordError(say("error-record-object", part="ending"))
        self.exactly(data, ENDING_PARTS, "ending")
        [seat] = self.numbers({"seat": [data["seat"]]}, "seat")
        for reason in REASONS:
            if data["reason"] == reason:
                return Ending(reason, seat)
        raise RecordError(say("error-record-one-of", part="ending.reason", known=some(REASONS)))

    def shares(self) -> tuple[str, ...]:
        shares = [str(share) for share in self.list("shares", str)] if "shares" in self.data else []
        wrong = [share for share in shares if not HASH.fullmatch(share)]
        if wrong:
            raise RecordError(say("error-record-hash", part="shares"))
        return tuple(shares)

    def undo(self, data: object) -> Undo:
        assert isinstance(data, dict)  # as list() has seen
        self.exactly(data, UNDO_PARTS, "undos")
        seat, kept = self.numbers({"numbers": [data["seat"], data["kept"]]}, "numbers")
        return Undo(seat, kept, tuple(self.numbers(data, "lost")))

    def result(self) -> Result | None:
        data = self.data["result"]
        if data is None:
            return None
        if not isinstance(data, dict):
            raise RecordError(say("error-record-object", part="result"))
        self.exactly(data, RESULT_PARTS, "result")
        if not isinstance(data["reason"], str):
            raise RecordError(say("error-record-text", part="result.reason"))
        return Result(tuple(self.numbers(data, "places")), tuple(self.numbers(data, "scores")), str(data["reason"]))

    @staticmethod
    def exactly(data: Mapping[str, object], parts: Sequence[str], what: str) -> None:
        """The parts that the schema requires are there, and no others."""
        missing = [part for part in parts if part not in data]
        unknown = [str(part) for part in data if part not in parts]
        if missing or unknown:
            raise RecordError(say("error-record-parts", part=what, parts=", ".join(parts), missing=some(missing), unknown=some(unknown)))

    def hash(self, name: str) -> str:
        value = self.text(name)
        if not HASH.fullmatch(value):
            raise RecordError(say("error-record-hash", part=name))
        return value

    def text(self, name: str) -> str:
        value = self.data.get(name)
        if not isinstance(value, str):
            raise RecordError(say("error-record-text", part=name))
        return value

    def number(self, name: str) -> int:
        value = self.data.get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise RecordError(say("error-record-number", part=name))
        return value

    def list(self, name: str, kind: type) -> Sequence[object]:
        value = self.data.get(name)
        if not isinstance(value, list) or not all(isinstance(item, kind) for item in value):
            raise RecordError(say("error-record-list", part=name))
        return value

    @staticmethod
    def numbers(data: Mapping[str, object], name: str) -> Sequence[int]:
        value = data.get(name)
        if not isinstance(value, list) or not all(isinstance(item, int) and not isinstance(item, bool) for item in value):
            raise RecordError(say("error-record-numbers", part=name))
        return value


@dataclass(frozen=True, slots=True)
class Verdict:
    """What checking a record showed."""

    actions: int
    throws: int
    dice_checked: bool  # the seed was there, and every throw follows from it
    state: State
    shares: int = 0  # how many seats have added to the dice
    known_before: int = 0  # throws that had been seen before they fell, because they were taken back


def begun(game: Game, record: Record) -> State:
    """The position that a record begins with."""
    try:
        # not by keywords: a record may name an option as start() names its parameters
        setup = agree(game.id, game.seats, game.options, len(record.seats), record.options)
    except ParlourError as error:
        raise RecordError(say("error-record-setup", game=game.id, reason=error.said)) from None
    try:
        return game.first(setup, record.position)
    except ParlourError as error:
        raise RecordError(say("error-record-begins", game=game.id, reason=error.said)) from None


def replay(game: Game, record: Record) -> State:
    """The position after all recorded actions; RecordError names the action that is not legal."""
    return verify(game, record).state


def verify(game: Game, record: Record) -> Verdict:
    """Replay a record and check its result and, with the seed, its commitment and every throw."""
    if record.version != game.version:
        raise RecordError(say("error-record-version", version=record.version, game=game.id, ours=game.version))
    if record.seed:
        try:
            promised = commitment(record.seed)
        except ValueError:
            raise RecordError(say("error-record-hash", part="seed")) from None
        if record.commitment and promised != record.commitment:
            raise RecordError(say("error-record-seed"))
    state = begun(game, record)
    if record.shares and len(record.shares) != len(record.seats):
        raise RecordError(say("error-record-shares", shares=len(record.shares), seats=len(record.seats)))
    seed = mixed(record.seed, record.shares) if record.seed else ""
    for at, line in enumerate(lines_taken_back(record), 1):
        played(state.clone(), line, seed, at)
    throws = played(state, record.actions, seed)
    ended = ranked_by(record, state.result() if state.turn == OVER else None)
    if record.result != ended:
        raise RecordError(say("error-record-result", said=str(record.result), found=str(ended)))
    known = known_before(game.first(state.setup, record.position), record)
    return Verdict(len(record.actions), throws, bool(record.seed), state, sum(share != "" for share in record.shares), known)


def ranked_by(record: Record, ruled: Result | None) -> Result | None:
    """The result that a record must have: the rules' own, or that of a table at which somebody went or all agreed."""
    seats, out, ending = len(record.seats), record.out, record.ending
    if len(set(out)) < len(out) or not all(0 <= seat < seats for seat in out):
        raise RecordError(say("error-record-out", out=some(out), seats=seats))
    if ending is not None and not 0 <= ending.seat < seats:
        raise RecordError(say("error-record-seat", seat=ending.seat, seats=seats))
    if ending is not None and ruled is not None:
        raise RecordError(say("error-record-ending", reason=ending.reason))
    return ranking(seats, out, ending, ruled)


def played(state: State, actions: Sequence[SupportsIndex], seed: str, undo: int = 0) -> int:
    """Play a line, what stood when something was taken back if it is that of an undo; with the seed, every throw must follow from it.

    Returns the number of throws.
    """
    throws = 0
    for number, action in enumerate(actions, 1):
        if state.turn == CHANCE:
            if seed and (due := outcome(seed, throws, state)) != action:
                raise RecordError(at_action(undo, number, say("error-record-dice", shown=int(action), due=due)))
            throws += 1
        try:
            state.follow(counted(state, action))
        except ParlourError as error:
            raise RecordError(at_action(undo, number, error.said)) from None
    return throws


def counted(state: State, action: object) -> int:
    """An action as Python's own number, wherever it is from; IllegalAction if it is none."""
    found = whole(action)
    if found is None:
        raise IllegalAction(action, state.legal(), state.turn == CHANCE)
    return found


def at_action(undo: int, number: int, reason: Message) -> Message:
    """Where in a record something is wrong."""
    return (
        say("error-record-undo-action", undo=undo, number=number, reason=reason)
        if undo
        else say("error-record-action", number=number, reason=reason)
    )


def lines_taken_back(record: Record) -> list[tuple[int, ...]]:
    """What had been played when each undo was made: what stayed is the beginning of what was played next."""
    if len(record.undos) * (len(record.actions) + 1) > MOST_TAKEN_BACK:
        raise RecordError(say("error-record-undone"))
    lines: list[tuple[int, ...]] = []
    after = record.actions
    for undo in reversed(record.undos):
        if not 0 <= undo.kept <= len(after) or not 0 <= undo.seat < len(record.seats) or not undo.lost:
            raise RecordError(say("error-record-undo", kept=undo.kept, lost=len(undo.lost)))
        after = (*after[: undo.kept], *undo.lost)
        lines.append(after)
    return lines[::-1]


def known_before(state: State, record: Record) -> int:
    """How many throws of the game had been seen before: their numbers are those of throws that were taken back."""
    seen: set[int] = set()
    for undo, line in zip(record.undos, lines_taken_back(record), strict=True):
        seen |= set(throw_numbers(state.clone(), line, undo.kept))
    return len(seen & set(throw_numbers(state, record.actions, 0)))


def throw_numbers(state: State, actions: Sequence[int], behind: int) -> list[int]:
    """The numbers of the throws among the actions behind so many."""
    found: list[int] = []
    throws = 0
    for at, action in enumerate(actions):
        if state.turn == CHANCE:
            found += [throws] if at >= behind else []
            throws += 1
        state.follow(action)
    return found
