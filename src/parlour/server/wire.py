"""What travels between server and client; told in docs/wire.md. The dataclasses of core travel field by field.

The tables here are the server's, at which people sit; the family of games called `tables` travels as any other game does.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.brought import Nature
from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.gesture import Reason, Shortcut
from parlour.core.kit import Kit
from parlour.core.message import Message
from parlour.core.preset import Preset
from parlour.core.result import Result
from parlour.core.scene import Piece, Scene
from parlour.core.setup import OptionValue
from parlour.core.source import Source
from parlour.players.expert import Unit
from parlour.press.pages import Paper
from parlour.review.reckoning import Review

VERSION = 7  # raised when a client that was loaded before would misread something; such a client loads itself anew
MOST_SEATS = 16
MOST_TOKENS = 1000
LONGEST_POSITION = 4000
MOST_FOLLOWED = 40  # tables on one line

Kind = Literal[
    "action",
    "throw",
    "undo",
    "ask",
    "consent",
    "refuse",
    "join",
    "rest",
    "stop",
    "share",
    "offer",
    "end",
    "out",
    "relieve",
    "return",
    "phrase",
    "chat",
    "host",
    "late",
    "lost",
    "vouch",
    "doubt",
    "again",
    "claim",
]
Do = Literal[
    "action",
    "throw",
    "undo",
    "restart",
    "consent",
    "refuse",
    "rest",
    "stop",
    "resign",
    "draw",
    "leave",
    "return",
    "phrase",
    "chat",
    "claim",
    "replace",
    "vouch",
    "doubt",
]
HostDo = Literal["chat", "silence", "fill", "close", "free", "remove", "hand-on", "take", "lock", "unlock", "skip", "play-on"]
ClockKind = Literal["game", "move", "days"]
AtTable = Literal["here", "away", "gone"]
SeatKind = Literal["person", "computer", "open"]
Closed = Literal["version", "damaged", "record"]

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
Position = Annotated[str, Meta(max_length=LONGEST_POSITION, examples=[""])]  # in the notation of its family
Word = Annotated[str, Meta(max_length=60)]


# The shelf


class ShelfGame(Struct):
    id: str
    family: str
    seats: list[int]
    usual_seats: int
    minutes: int
    nature: Nature


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
    decides: bool  # in a game of luck: any other value than the default gives people something to decide
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


class Lengths(Struct):
    """How long games took: the first bar begins at so many minutes and is so many wide."""

    low: float
    width: float
    games: list[int]  # in each bar


class AlmanacPage(Struct):
    """What is sure enough of what many games have shown to be told in a few words; null is what is not."""

    level: int  # of the players; 0: nobody decides anything
    games: int  # 0: nothing is known
    seats: int
    sides: int  # fewer than seats where partners win together
    minutes: float | None
    middle: list[float] | None  # minutes between which half of the games lie
    lengths: Lengths | None
    first: float | None  # the share of victories that whoever began had
    draws: float | None
    order: list[float] | None  # of every seat, from whoever began on
    luck: float | None
    changes: float | None  # of the lead, per game
    comebacks: float | None
    won: float | None  # by whoever plays alone


class PreviewWish(Struct):
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS, examples=[2])]
    options: Options = {}
    position: Position = ""


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


class Clock(Struct, frozen=True):
    """How long people may think: seconds for the game and for every move on top, seconds per move, or days per move."""

    kind: ClockKind
    time: Annotated[int, Meta(ge=1, le=10_800, examples=[300])]
    increment: Annotated[int, Meta(ge=0, le=180, examples=[5])] = 0


class Ticking(Struct, frozen=True):
    """Who has how much time left, in ms: at `since`, from which on it runs for `running`."""

    left: tuple[int, ...]
    running: int  # a seat, or -1
    since: int  # ms since 1970, by the server's clock


class ClockNow(Struct):
    """The same as it is now."""

    number: int  # of the last entry
    now: int  # ms since 1970, by the server's clock
    left: list[int]
    running: int


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
    clock: Clock | None = None
    position: Position = ""  # where the game is to begin, if not as its rules have it


class RecordWish(Struct):
    """A game from a file, to be looked at as a table."""

    text: Annotated[str, Meta(max_length=60_000, examples=["1. e4 e5 2. Nf3 Nc6 *"])]
    message: MessageId
    game: Annotated[str, Meta(max_length=40, examples=["schach"])] = ""  # where the text does not say which


class RecordOpened(Struct):
    code: Code


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
    relief: int | None  # the level of the computer that plays for this person now; none while they play themselves
    out: bool  # they have resigned, and are ranked last
    mark: str  # by which a browser knows whether the token that it keeps is still this seat's; "" where there is none


class Asking(Struct, frozen=True):
    seat: int  # who asks
    what: Literal["undo", "draw"]
    to: tuple[int, ...]  # the seats that have not answered yet
    number: int  # the entry in which it was asked
    back: int  # undo: the entry that would be taken back, and everything after it

    def stands(self, seat: int) -> bool:
        """Whether it is still open when this seat plays on: who offers a draw waits for the others to answer, by a word or by a move."""
        return self.what == "draw" and self.seat == seat


class GestureOf(Struct, frozen=True):
    action: int
    sites: tuple[str, ...]
    dice: tuple[str, ...]
    cell: str
    button: str
    label: Message | None
    via: tuple[str, ...]  # the sites that the piece comes by, in order


class Sequel(Struct, frozen=True):
    """Somebody wants to play again: the table that follows on this one."""

    code: Code
    seats: tuple[int, ...]  # of this table: who sits there already


class Lost(Struct, frozen=True):
    seat: int  # whose it is said to be
    to: tuple[int, ...]  # the seats that are asked whether that is so
    number: int  # the entry in which it was said


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
    sequel: Sequel | None  # the next game, once somebody wants it
    host: int  # the seat of whoever looks after the table; -1 while nobody sits there
    chatting: bool  # the host lets people type what they like
    locked: bool  # nobody watches: who has no seat here sees nothing once all seats are taken
    skipping: bool  # where somebody has left, their turns are passed as far as the rules allow, instead of played by a computer
    ticking: Ticking | None  # where there is a clock
    lost: Lost | None  # somebody says that a seat is theirs


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
    nature: Nature  # what decides the game
    options: dict[str, OptionValue]
    position: str  # in writing: where the game began; "" where as its rules have it
    seats: tuple[Seat, ...]
    ready: bool
    number: int
    thinking: int
    closed: Message | None  # why nobody can play on here, where that is so
    solvable: bool  # a solution can be asked for
    drawable: bool  # a draw can be offered
    closable: bool  # a free seat can be closed: the game begins with one seat fewer then
    skippable: bool  # the turns of somebody who has left can be passed
    formats: tuple[str, ...]  # the kinds of files in which the game can be kept
    letters: dict[str, str]  # of the notation that each language has its own for -> their messages
    commitment: str
    created: str
    clock: Clock | None


class View(Standing):
    board: Board
    moment: Moment
    log: tuple[LogEntry, ...]


class Greeting(Struct):
    """The first word on a live line."""

    version: int  # of the wire


class Present(Struct, frozen=True):
    """Whether somebody is at their seat: looks at the table, has only looked away, or has gone."""

    state: AtTable
    since: int  # ms since 1970; for somebody who has gone, since they were here last


class Status(Struct):
    thinking: int
    preparing: float | None  # how much is worked out of what a computer, or a hint, has to wait for once: from 0 to 1
    seats: tuple[Seat, ...]
    ready: bool
    closed: Message | None
    present: tuple[Present, ...]  # by seat; of no meaning for a computer's
    watching: int  # how many windows are open of people who do not play
    patience: int | None  # seconds after which nobody need wait for somebody who has gone; none: for ever
    reviewing: bool  # somebody looks back at the game: whoever else is here may see how far that is, too


class HereWish(Struct):
    """A window says that it is there, and whether somebody looks at it; none: it is closed."""

    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)]
    window: MessageId
    looks: bool | None


class Here(Struct, frozen=True):
    """The same, with the tokens weighed."""

    window: str
    looks: bool | None
    seats: tuple[int, ...]


class AgainWish(Struct):
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=MOST_SEATS)]
    seals: Annotated[list[Hash], Meta(max_length=MOST_SEATS)] = []  # of what the seats of these tokens add to the dice, in the seats' order
    options: Options | None = None  # other ones than before, if this is the first who asks


class SeatAgain(Struct):
    seat: int  # there
    token: str


class SatAgain(Struct):
    code: Code
    seats: list[SeatAgain]  # in the order of the seats here


class Series(Struct):
    """How a series of games stands, for the seats of one of its tables; that game counts when it is over."""

    games: int  # that are over
    wins: tuple[int, ...]
    draws: int  # in which all were level
    points: tuple[int, ...] | None  # added up, where the game is printed so


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
    words: Annotated[str, Meta(max_length=1000, examples=["well-played"])] = ""  # which phrase, or what was typed
    lag: Annotated[int, Meta(ge=0, le=60_000)] = 0  # ms that a way to the server and back takes, as the browser has measured


class HostWish(Struct):
    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)]
    message: MessageId
    seat: SeatNumber  # the host's
    do: HostDo
    to: SeatNumber = 0  # whom it is about: fill, close, free, remove, hand-on
    level: Annotated[int, Meta(ge=1, le=5, examples=[2])] = 2  # of the computer that fills a seat


class LostWish(Struct):
    """Somebody has lost their link, and says which seat is theirs."""

    seat: SeatNumber
    message: MessageId


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
    figure: float  # the value as people read it: a chance is out of 100
    unit: Unit


class Hint(Struct):
    action: int
    gesture: GestureOf
    text: str
    spelt: Message | None  # the text with the reader's letters, where languages differ
    values: list[Weighed]  # the best choices first; empty where nothing is known exactly
    outlook: Message | None  # what can still come of it, in games that can be solved


class ReviewWish(Struct):
    """A game to look back at: a record, as JSON."""

    record: Annotated[str, Meta(max_length=60_000, examples=["{}"])]


class Reviewed(Struct):
    """How far a review is; when it is done, what it found (docs/review.md) and what that is in words.

    `spelt` has the texts of its moves with the reader's letters, where languages differ, by the text; and, with the number of its first
    action before the text, what the button says that makes a move.
    """

    done: bool
    progress: float  # from 0 to 1
    review: Review | None = None
    told: list[Message] = []
    spelt: dict[str, Message] = {}


class AnalysisWish(Struct):
    """A position to be looked at: how it came about, from the start or from a position in writing."""

    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS, examples=[2])]
    options: Options = {}
    position: Position = ""
    actions: Annotated[list[Action], Meta(max_length=2000)] = []


class Throwable(Struct):
    """An outcome that dice may show."""

    action: int
    text: str
    chance: float


class Analysis(Struct):
    """A position on the analysis board: what it looks like, what can be done, and its text."""

    board: Board
    moment: Moment
    turn: int  # who decides; -1 at a throw, -2 when it is over
    position: str
    texts: list[str]  # the actions in the field's notation
    throws: list[Throwable]
    letters: dict[str, str]
    forgets: bool  # the text leaves out which positions were there before


class PieceWish(Struct):
    kind: Word
    colour: Word
    site: Word
    level: int = 0
    label: Word = ""


class LayingWish(Struct):
    """A position that is put together by hand: other pieces, another turn, other figures than its text has."""

    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS, examples=[2])]
    options: Options = {}
    position: Position = ""  # the start, if there is none
    pieces: Annotated[list[PieceWish], Meta(max_length=400)] | None = None
    hand: SeatNumber | None = None
    fields: dict[Word, Position] = {}


class Laid(Struct):
    """The text that follows, and what its reader says is wrong with it."""

    position: str
    wrong: Message | None
    scene: Scene | None  # none where something is
    stock: list[Piece]  # one of each that can be put on the board
    turns: bool  # somebody's turn can be said
    hand: int  # whose turn the text says it is, -1 where it does not
    fields: dict[str, str]  # what no picture shows, by name


class EvaluatedLine(Struct):
    actions: list[int]
    text: str
    sites: tuple[str, ...]  # what the first action touches
    worths: list[float]  # for every seat


class Evaluation(Struct):
    """What a position is worth to every seat, and the best three choices."""

    unit: Unit
    scale: float
    exact: bool
    worths: list[float]
    lines: list[EvaluatedLine]


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


class DeleteWish(Struct):
    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)]


class Deleted(Struct):
    code: str


class ListWish(Struct):
    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)]
    listed: bool


class Listed(Struct):
    listed: bool  # in the parlour's window


class LuggageWish(Struct):
    content: Annotated[str, Meta(min_length=2, max_length=60_000)]  # what a browser has packed; the server does not look into it


class Left(Struct):
    code: str  # under which it can be fetched, once, for ten minutes


class FetchWish(Struct):
    code: Annotated[str, Meta(max_length=20, examples=["k3w8cmtq7h"])]


class Fetched(Struct):
    content: str


class Mine(Struct):
    tables: list[MyTable]


class InvitationWish(Struct):
    path: Annotated[str, Meta(max_length=200, pattern="^/", examples=["/table/k3w8cmtq7hd2x"])]


class Invitation(Struct):
    """How others reach a page of this server."""

    address: str  # the whole of it; "" where only this machine can
    picture: str  # the same as a QR code in SVG; "" likewise
    open: bool  # to the local network
    switchable: bool  # whoever asks may open or close it


class NetworkWish(Struct):
    open: bool


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
    because: Message | None = None  # what exactly is wrong with a position or a file
    number: int | None = None
    entries: list[Entry] | None = None
