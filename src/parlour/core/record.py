"""A game written down: enough to replay it, and to check its dice."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from parlour.core.chance import commitment, outcome
from parlour.core.errors import ParlourError, RecordError, some
from parlour.core.game import Game
from parlour.core.result import Result
from parlour.core.setup import OptionValue, agree
from parlour.core.state import CHANCE, OVER, State

FORMAT = 1
PARTS = ("parlour", "game", "version", "options", "seats", "commitment", "seed", "actions", "result")
RESULT_PARTS = ("places", "scores", "reason")
HASH = re.compile("([0-9a-f]{64})?")
SCHEMA = Path(__file__).with_name("record.schema.json")


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

    def to_json(self) -> str:
        return json.dumps(
            {
                "parlour": FORMAT,
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
            },
            ensure_ascii=False,
        )

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Read a record; RecordError says which part is not as the schema wants it."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise RecordError(f"not a record: {error}") from None
        except RecursionError:
            raise RecordError("not a record: nested too deeply") from None
        return _Reader(data).record()


class _Reader:
    """Takes a decoded record apart, part by part, so that a wrong part can be named."""

    def __init__(self, data: object) -> None:
        if not isinstance(data, dict):
            raise RecordError("not a record: it must be a JSON object")
        self.data: dict[str, object] = data

    def record(self) -> Record:
        self.exactly(self.data, PARTS, "a record")
        if self.number("parlour") != FORMAT:
            raise RecordError(f"this is record format {self.data['parlour']!r}; this Parlour reads format {FORMAT}")
        options = self.data.get("options")
        if not isinstance(options, dict) or not all(isinstance(value, bool | int | str) for value in options.values()):
            raise RecordError("options must be an object of true/false, whole numbers and texts")
        return Record(
            game=self.text("game"),
            version=self.number("version"),
            options={str(name): value for name, value in options.items()},
            seats=tuple(str(name) for name in self.list("seats", str)),
            actions=tuple(self.numbers(self.data, "actions")),
            commitment=self.hash("commitment"),
            seed=self.hash("seed"),
            result=self.result(),
        )

    def result(self) -> Result | None:
        data = self.data["result"]
        if data is None:
            return None
        if not isinstance(data, dict):
            raise RecordError("result must be null or an object with places, scores and reason")
        self.exactly(data, RESULT_PARTS, "a result")
        if not isinstance(data["reason"], str):
            raise RecordError("the reason of a result must be a text")
        return Result(tuple(self.numbers(data, "places")), tuple(self.numbers(data, "scores")), str(data["reason"]))

    @staticmethod
    def exactly(data: Mapping[str, object], parts: Sequence[str], what: str) -> None:
        """The parts that the schema requires are there, and no others."""
        missing = [part for part in parts if part not in data]
        unknown = [str(part) for part in data if part not in parts]
        if missing or unknown:
            raise RecordError(f"{what} must have {', '.join(parts)}; missing: {some(missing)}; unknown: {some(unknown)}")

    def hash(self, name: str) -> str:
        value = self.text(name)
        if not HASH.fullmatch(value):
            raise RecordError(f"{name} must be empty or 64 hexadecimal digits, not {value!r}")
        return value

    def text(self, name: str) -> str:
        value = self.data.get(name)
        if not isinstance(value, str):
            raise RecordError(f"{name} must be a text, not {value!r}")
        return value

    def number(self, name: str) -> int:
        value = self.data.get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise RecordError(f"{name} must be a whole number, not {value!r}")
        return value

    def list(self, name: str, kind: type) -> Sequence[object]:
        value = self.data.get(name)
        if not isinstance(value, list) or not all(isinstance(item, kind) for item in value):
            raise RecordError(f"{name} must be a list of {kind.__name__}")
        return value

    @staticmethod
    def numbers(data: Mapping[str, object], name: str) -> Sequence[int]:
        value = data.get(name)
        if not isinstance(value, list) or not all(isinstance(item, int) and not isinstance(item, bool) for item in value):
            raise RecordError(f"{name} must be a list of whole numbers")
        return value


@dataclass(frozen=True, slots=True)
class Verdict:
    """What checking a record showed."""

    actions: int
    throws: int
    dice_checked: bool  # the seed was there, and every throw follows from it
    state: State


def replay(game: Game, record: Record) -> State:
    """The position after all recorded actions; RecordError names the action that is not legal."""
    return verify(game, record).state


def verify(game: Game, record: Record) -> Verdict:
    """Replay a record and check its result and, with the seed, its commitment and every throw."""
    if record.version != game.version:
        raise RecordError(f"recorded with version {record.version} of {game.id}; this is version {game.version}")
    if record.seed:
        try:
            promised = commitment(record.seed)
        except ValueError:
            raise RecordError("the seed is not hex") from None
        if record.commitment and promised != record.commitment:
            raise RecordError("the seed is not the one that was committed to before the game")
    try:
        # not by keywords: a record may name an option as start() names its parameters
        state = game.begin(agree(game.id, game.seats, game.options, len(record.seats), record.options))
    except ParlourError as error:
        raise RecordError(f"the setup is not one of {game.id}: {error}") from None
    throws = 0
    for number, action in enumerate(record.actions, 1):
        if state.turn == CHANCE:
            if record.seed and (due := outcome(record.seed, throws, state)) != action:
                raise RecordError(f"action {number}: the dice show {action}, but the seed gives {due}")
            throws += 1
        try:
            state.apply(action)
        except ParlourError as error:
            raise RecordError(f"action {number}: {error}") from None
    ended = state.result() if state.turn == OVER else None
    if record.result != ended:
        raise RecordError(f"the record says {record.result}, but replaying gives {ended}")
    return Verdict(len(record.actions), throws, bool(record.seed), state)
