"""What is asked of a store of tables, whichever database it is. A table is its setup and an append-only list of steps.

A step's number is unique at its table, and so is a message: the database decides races. Whatever is acknowledged is on disk.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Protocol

from parlour.core.result import Result
from parlour.core.setup import OptionValue
from parlour.server.chairs import Chair
from parlour.server.tables import Step


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


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits down with a step, or what they add to the dice with one: how their chair is from then on."""

    seat: int
    name: str
    token: str | None  # digest
    seal: str | None = None  # of what they add to the dice
    share: str | None = None  # what that is


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

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def create(self, table: NewTable) -> None:
        """Store a new table; it is on disk when this returns. Conflict if its code or message is there already."""

    async def append(self, addition: Addition) -> None:
        """Store steps; they are on disk when this returns. Conflict if a number or message is there already."""

    async def find(self, code: str) -> tuple[StoredTable, list[Step]] | None:
        """A table with everything that was stored of it."""

    async def made_by(self, message: str) -> StoredTable | None:
        """The table that this message (a digest) made."""

    async def mine(self, tokens: Sequence[str]) -> list[StoredTable]:
        """The tables at which one of these tokens (digests) sits, the latest first."""

    async def going_on(self) -> list[str]:
        """The codes of the tables at which the next step is the server's and that no server has claimed, the longest waiting first."""

    async def news(self, id: int, after: int) -> News:
        """What was stored of a table behind number `after`."""

    def follow(self, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        """From now on call `heard` with a table's code and number when another server has stored steps of it, and `missed` when that
        cannot be told for a while: whatever is in memory may be old then."""

    async def claim(self, id: int) -> bool:
        """Whether this server may make the server's own steps at a table, until it releases it or dies; False if another one does."""

    async def release(self, id: int) -> None: ...
