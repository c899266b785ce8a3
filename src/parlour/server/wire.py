"""What travels between server and client; told in docs/wire.md. The dataclasses of core travel field by field.

The tables here are the server's, at which people sit; the family of games called `tables` travels as any other game does.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.catalogue import Nature
from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.gesture import Reason, Shortcut
from parlour.core.kit import Kit
from parlour.core.message import Message
from parlour.core.preset import Preset
from parlour.core.result import Result
from parlour.core.scene import Scene
from parlour.core.setup import OptionValue
from parlour.core.source import Source
from parlour.players.expert import Unit
from parlour.press.pages import Paper

VERSION = 3  # raised when a client that was loaded before would misread something; such a client loads itself anew
MOST_SEATS = 16
MOST_TOKENS = 1000

Kind = Literal["action", "throw", "undo", "ask", "consent", "refuse", "join", "rest", "stop", "share"]
Do = Literal["action", "throw", "undo", "restart", "consent", "refuse", "rest", "stop"]
SeatKind = Literal["person", "computer", "open"]
Closed = Literal["version", "damaged"]

Code = Annotated[str, Meta(examples=["k3w8cmtq7hd2x"])]
GameId = Annotated[str, Meta(max_length=40, examples=["muehle"])]
# Made by the client, one for each thing it wants; whoever knows it gets the same answer, so it must not be guessable.
MessageId = Annotated[
    str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$", examples=["1f0e6f0a-6f3c-4d0e-9b43-2f6d5c9a7b11"])
]
Token = Annotated[str, Meta(max_length=64, examples=["Xq3vT0mB2kKc9sYwP5fZrN1a"])]
Hash = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$", max_length=64, examples=["5eed" * 16])]
Name = Annotated[str, Meta(max_length=200, examples=["Ada"])]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS, examples=[0])]
Number = Annotated[int, Meta(ge=0, le=1 << 53, examples=[0])]
Action = Annotated[int, Meta(ge=-(1 << 53), le=1 << 53, examples=[3])]
Options = Annotated[dict[Annotated[str, Meta(max_length=60)], bool | int | str], Meta(max_length=100, examples=[{"flying": True}])]
Word = Annotated[str, Meta(max_length=60)]


# The shelf


class ShelfGame(Struct):
    id: str
    family: str
    seats: list[int]
    usual_seats: int
    minutes: int
    nature: Nature
    names: list[str]  # as the booklets print it, as people call it, and its titles in every language of the box


class ShelfBox(Struct):
    id: str
    games: list[ShelfGame]


class Shelf(Struct):
    boxes: list[ShelfBox]


class Fit(Struct):
    value: OptionValue
    seats: list[int]


class GameOption(Struct):
    name: str
    kind: Literal["switch", "number", "choice", "parts"]
    default: OptionValue
    choices: list[str]
    low: int
    high: int
    off: bool
    seats: list[int]
    fits: list[Fit]  # values that go only with these numbers of players
    kit: Kit | None  # of a board that is joined from parts
    source: Source


class GameInfo(Struct):
    id: str
    family: str
    version: int
    boxes: list[str]
    seats: list[int]
    usual_seats: int
    minutes: int
    nature: Nature
    options: list[GameOption]
    presets: list[Preset]  # ways to choose all options at once


class PreviewWish(Struct):
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS, examples=[2])]
    options: Options = {}


class PrintWish(Struct):
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS, examples=[2])]
    options: Options
    language: Annotated[str, Meta(max_length=10, examples=["en"])]
    paper: Paper
    format: Literal["pdf", "svg"]


class Preview(Struct):
    board: Board
    scene: Scene


class Anchor(Struct):
    id: str
    title: str


class RulesText(Struct):
    html: str
    anchors: list[Anchor]


# A table


class SeatWish(Struct):
    kind: SeatKind
    name: Name = ""
    level: Annotated[int, Meta(ge=1, le=5, examples=[2])] = 2
    seal: Hash = ""  # of a person's share in the dice


class TableWish(Struct):
    game: GameId
    seats: Annotated[
        list[SeatWish],
        Meta(
            min_length=1,
            max_length=MOST_SEATS,
            examples=[[{"kind": "person", "name": "Ada", "level": 1}, {"kind": "computer", "name": "", "level": 2}]],
        ),
    ]
    message: MessageId
    options: Options = {}


class TableMade(Struct):
    code: Code
    tokens: dict[str, str]


class JoinWish(Struct):
    seat: SeatNumber
    name: Name
    message: MessageId
    seal: Hash = ""  # of the share that this person will add to the dice


class Joined(Struct):
    seat: int
    token: str


class ShareWish(Struct):
    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)]
    seat: SeatNumber
    share: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64, examples=["5eed" * 16])]


class Shared(Struct):
    number: int  # the entry that says so


class Seat(Struct, frozen=True):
    kind: SeatKind
    name: str
    level: int  # 0 where nobody decides anything
    taken: bool
    seal: str  # of this person's share in the dice; "" where they have none
    share: str  # told when the table's commitment is known; "" until then


class Asking(Struct, frozen=True):
    seat: int  # who wants to take back
    to: tuple[int, ...]  # the seats that have not answered yet
    number: int  # the entry in which it was asked
    back: int  # the entry that would be taken back, and everything after it


class GestureOf(Struct, frozen=True):
    action: int
    sites: tuple[str, ...]
    dice: tuple[str, ...]
    cell: str
    button: str
    label: Message | None
    via: tuple[str, ...]  # the sites that the piece comes by, in order


class Moment(Struct, frozen=True):
    """How a table stands: all that can be another after every entry. It is made once and is the same for everybody."""

    scene: Scene
    gestures: tuple[GestureOf, ...]
    shortcuts: tuple[Shortcut, ...]
    can_throw: bool
    throws_itself: bool
    can_rest: bool  # whoever is to act has no real choice and may leave the rest to the server
    resting: tuple[int, ...]  # the seats that have
    asking: Asking | None
    result: Result | None  # none until the game is over
    seed: str | None  # secret until then


class LogEntry(Struct, frozen=True):
    number: int
    kind: Kind
    seat: int
    action: int | None
    text: str
    events: list[Event]
    back: int  # undo, ask: the entry that is taken back, and every action and throw after it; 0 for the others
    midway: bool  # the seat's move goes on with its next action


class Entry(LogEntry, frozen=True):
    moment: Moment  # how the table stands after it


class Standing(Struct):
    """How a table stands, in short."""

    code: str
    game: str
    version: int
    options: dict[str, OptionValue]
    seats: tuple[Seat, ...]
    ready: bool
    number: int
    thinking: int
    closed: Message | None  # why nobody can play on here, where that is so
    solvable: bool  # a solution can be asked for
    commitment: str
    created: str


class View(Standing):
    board: Board
    moment: Moment
    log: tuple[LogEntry, ...]


class Greeting(Struct):
    """The first word on a live line."""

    version: int  # of the wire


class Status(Struct):
    thinking: int
    seats: tuple[Seat, ...]
    ready: bool
    closed: Message | None


class Again(Struct):
    """Too much was missed to be told entry by entry: the view is to be loaded again."""

    number: int  # where the table is now


class Missed(Struct):
    entries: list[Entry]
    more: bool  # there are still later ones: ask again


class ActWish(Struct):
    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)]
    message: MessageId
    at: Number
    seat: SeatNumber
    do: Do
    action: Action | None = None


class Acted(Struct):
    number: int
    entries: list[Entry]


def acted(number: int, entries: Sequence[bytes]) -> bytes:
    """An Acted, of entries that are known as bytes."""
    return b'{"number":%d,"entries":[%b]}' % (number, b",".join(entries))


def missed(entries: Sequence[bytes], more: bool) -> bytes:
    """A Missed, likewise."""
    return b'{"entries":[%b],"more":%b}' % (b",".join(entries), b"true" if more else b"false")


class Attempt(Struct):
    sites: Annotated[list[Word], Meta(max_length=64, examples=[["a1", "d1"]])] = []
    dice: Annotated[list[Word], Meta(max_length=64)] = []
    cell: Word = ""
    button: Word = ""


class WhyWish(Struct):
    gesture: Attempt


class Why(Struct):
    reason: Reason | None  # none: the gesture is allowed


class HintWish(Struct):
    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)]
    at: Number
    seat: SeatNumber


class Weighed(Struct):
    """What one action is worth: `unit` is points (to come), chance (0 to 1) or other."""

    label: Message | None
    text: str
    value: float
    unit: Unit


class Hint(Struct):
    action: int
    gesture: GestureOf
    text: str
    spelt: Message | None  # the text with the reader's letters, where languages differ
    values: list[Weighed]  # the best choices first; empty where nothing is known exactly
    outlook: Message | None  # what can still come of it, in games that can be solved


class Outcome(Struct, frozen=True):
    """What dice can show: drawn evenly below the sum of all weights, the outcomes have the numbers in order, each as many as it weighs."""

    action: int
    dice: tuple[int, ...]
    weight: int


class Thrown(Struct):
    """A throw of a finished game."""

    action: int
    text: str
    table: int  # which of the tables has its outcomes


class Throws(Struct):
    commitment: str
    seed: str  # "" until the game is over
    tables: list[list[Outcome]]  # of outcomes
    throws: list[Thrown]  # empty until the game is over


class Solution(Struct):
    """How far solving is; when it is done, what can come of the position, and how the table would stand after each action."""

    done: bool
    progress: float  # from 0 to 1
    outlook: Message | None = None
    entries: list[Entry] = []


class MineWish(Struct):
    tokens: Annotated[list[Token], Meta(max_length=MOST_TOKENS)]


class MyTable(Struct):
    code: str
    game: str
    seats: list[Seat]
    hand: int
    yours: list[int]
    over: bool
    result: Result | None
    updated: str


class Mine(Struct):
    tables: list[MyTable]


class Health(Struct):
    parlour: str
    wire: int  # the version of the protocol
    tables: int  # in memory now
    watching: int


class Ready(Struct):
    """Whether requests may be sent here."""

    ready: bool
    storage: bool  # can be read, and what was written last could be
    workers: bool  # one of them answers


class Problem(Struct, omit_defaults=True):
    """Every answer that is not the one asked for."""

    error: str
    message: Message
    detail: str
    reason: Reason | None = None
    number: int | None = None
    entries: list[Entry] | None = None
