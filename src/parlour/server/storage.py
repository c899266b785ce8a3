"""What is asked of a store of tables, whichever database it is. A table is its setup and an append-only list of steps.

A step's number is unique at its table, and so is a message: the database decides races. Whatever is acknowledged is on disk.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Protocol

import msgspec

from parlour.core.result import Result
from parlour.core.setup import OptionValue
from parlour.server.chairs import Chair
from parlour.server.luggage import Rack
from parlour.server.tables import Step
from parlour.server.wire import SeatKind


class Conflict(Exception):
    """Somebody else has stored that number, message or code first. Nothing of this was stored."""


class Unavailable(Exception):
    """The database cannot be used now. Nothing of this was stored."""


class Unsure(Unavailable):
    """The database went away before it answered: nobody knows whether this was stored."""


class Damaged(Exception):
    """What is stored of one table cannot be read; that of the others can."""


@dataclass(frozen=True, slots=True)
class Summary:
    """How a table stands, in short, for lists and restarts."""

    hand: int
    goes_on: bool
    over: bool
    result: Result | None
    due: int | None = None  # when the time of whoever is to act runs out, in ms since 1970


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that is set up."""

    code: str
    message: str  # digest
    wish: str  # digest
    salt: str
    seed: str
    game: str
    version: int
    options: dict[str, OptionValue]
    created: str
    chairs: Sequence[Chair]
    summary: Summary
    clock: str = ""
    position: str = ""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits down with a step, or what they add to the dice with one: how their chair is from then on."""

    seat: int
    name: str
    token: str | None  # digest
    seal: str | None = None  # of what they add to the dice
    share: str | None = None  # what that is
    kind: SeatKind | None = None  # where that is another now
    level: int | None = None


def now() -> str:
    """The time, in UTC, as it is stored and sent."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


@dataclass(frozen=True, slots=True)
class Addition:
    """Steps that are stored together, all or none, and how the table stands after them."""

    id: int
    steps: Sequence[Step]
    summary: Summary
    sitting: Sitting | None = None
    at: str = field(default_factory=now)


@dataclass(frozen=True, slots=True)
class Hours:
    """A while during which a server was there, in ms since 1970."""

    id: str
    begun: int
    ended: int


@dataclass(frozen=True, slots=True)
class Removal:
    """A table that is to be forgotten, with everything that was stored of it."""

    id: int


@dataclass(frozen=True, slots=True)
class KeptReview:
    """A review of a game, as JSON."""

    game: str  # digest of what was agreed and played
    text: str


@dataclass(frozen=True, slots=True)
class Listing:
    """Whether a table is in the parlour's window."""

    id: int
    listed: bool


Write = NewTable | Addition | Hours | Removal | KeptReview | Listing
MOST_LISTED = 30  # tables that are shown in the window


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table's own row and its chairs, as read."""

    id: int
    code: str
    wish: str
    salt: str
    seed: str
    game: str
    version: int
    options: dict[str, OptionValue]
    created: str
    updated: str
    summary: Summary
    chairs: list[Chair]
    clock: str = ""
    position: str = ""


def stored_table(row: Sequence[Any], chairs: list[Chair]) -> StoredTable:
    """A table from its row, as both databases have it; Damaged where that cannot be read."""
    id, code, wish, salt, seed, game, version, options, created, updated, hand, goes_on, over, result, due, clock, position = row
    try:
        agreed = msgspec.json.decode(options, type=dict[str, OptionValue])
        summary = Summary(hand, bool(goes_on), bool(over), None if result is None else msgspec.json.decode(result, type=Result), due)
    except (ValueError, TypeError) as error:  # msgspec's own are ValueErrors
        raise Damaged(f"table {code}: {error}") from error
    return StoredTable(id, code, wish, salt, seed, game, version, agreed, created, updated, summary, chairs, clock, position)


@dataclass(frozen=True, slots=True)
class News:
    """What was stored of a table behind a number, and who sits there now."""

    chairs: list[Chair]
    steps: list[Step]


class Storage(Protocol):
    """A store of tables. Every method but `close` raises Unavailable where the database cannot be used."""

    @property
    def shared(self) -> bool:
        """Whether other servers may store here too."""

    @property
    def rack(self) -> Rack:
        """Where luggage lies: wherever all servers that may be asked for it reach it."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def create(self, table: NewTable) -> int:
        """Store a new table; it is on disk when this returns its id. Conflict if its code or message is there already."""

    async def append(self, addition: Addition) -> None:
        """Store steps; they are on disk when this returns. Conflict if a number or message is there already."""

    async def find(self, code: str) -> tuple[StoredTable, list[Step]] | None:
        """A table with everything that was stored of it."""

    async def made_by(self, message: str) -> StoredTable | None:
        """The table that this message (a digest) made."""

    async def heads(self, codes: Sequence[str]) -> list[StoredTable]:
        """Those of these tables that there are, without what was done at them."""

    async def mine(self, tokens: Sequence[str]) -> list[StoredTable]:
        """The tables at which one of these tokens (digests) sits, the latest first."""

    async def going_on(self) -> list[str]:
        """The codes of the tables at which the next step is the server's and that no server has claimed, the longest waiting first."""

    async def due(self, before: int) -> list[tuple[str, int]]:
        """The codes of the tables at which somebody's time runs out before then, and when; the earliest first."""

    async def list_table(self, id: int, listed: bool) -> None:
        """Put a table into the parlour's window, or take it out."""

    async def listed(self, id: int) -> bool: ...

    async def window(self, since: str) -> list[StoredTable]:
        """The tables in the window that are not over and at which something happened since then, the latest first."""

    async def forget(self, id: int) -> None:
        """Delete a table with everything that was stored of it."""

    async def hours(self) -> list[Hours]:
        """When servers were there."""

    async def keep_hours(self, hours: Hours) -> None:
        """Store that a server was there, or still is."""

    async def review(self, game: str) -> str | None:
        """The review of the game with this digest, if it was kept."""

    async def keep_review(self, review: KeptReview) -> None:
        """Store a review; whoever comes later finds it."""

    async def news(self, id: int, after: int) -> News:
        """What was stored of a table behind number `after`."""

    def follow(self, heard: Callable[[str, int], None], missed: Callable[[], None], called: Callable[[str], None]) -> None:
        """From now on call `heard` with a table's code and number when another server has stored steps of it, `missed` when that
        cannot be told for a while (whatever is in memory may be old then), and `called` with what another server calls."""

    async def call(self, words: str) -> None:
        """Tell all other servers something that is not stored; where that fails, nobody hears of it."""

    async def claim(self, id: int) -> bool:
        """Whether this server may make the server's own steps at a table, until it releases it or dies; False if another one does."""

    async def release(self, id: int) -> None: ...
