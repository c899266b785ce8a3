"""Who sits where: names, tokens, and the chairs of a table."""

import hashlib
import hmac
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from parlour.server.refusals import Refusal
from parlour.server.wire import SeatKind

LONGEST_NAME = 24
CLOSED = 0  # the level, in the store, of a seat that the host has closed: nobody has sat there, and nobody will
TICKET = 16  # digits of what lets somebody look at a table that is locked
JOINER = "\u200d"  # holds composed emoji together; every other invisible character is dropped


def digest(secret: str) -> str:
    """What is stored instead of a token or a message id."""
    return hashlib.sha256(secret.encode()).hexdigest()


def mark_of(token: str | None) -> str:
    """What everybody may know of a token's digest: enough to recognise one's own, and nothing to act with."""
    return token[:12] if token else ""


def ticket_of(token: str | None) -> str:
    """What whoever holds a token, here known by its digest, may show to look at a locked table; nobody can act with it."""
    return hashlib.sha256(f"look {token}".encode()).hexdigest()[:TICKET] if token else ""


def token_for(salt: str, message: str, seat: int) -> str:
    """A seat's token: follows from the message that asked for it, so that repeating the message gives it again, and nothing else does."""
    return hmac.new(bytes.fromhex(salt), f"{message} {seat}".encode(), hashlib.sha256).hexdigest()[:40]


def visible(text: str) -> str:
    """A text in one line, without invisible characters and surplus blanks."""
    seen = (
        char if char == JOINER or not unicodedata.category(char).startswith("C") else " " for char in unicodedata.normalize("NFC", text)
    )
    return " ".join("".join(seen).split())


def clean_name(name: str) -> str:
    """A nickname as it is shown."""
    cleaned = visible(name)
    if len(cleaned) > LONGEST_NAME:
        raise Refusal(422, "name", f"a name has at most {LONGEST_NAME} characters", most=LONGEST_NAME)
    return cleaned


def person_name(name: str) -> str:
    """The same for a person, who must have one."""
    cleaned = clean_name(name)
    if not cleaned.replace(JOINER, ""):
        raise Refusal(422, "name", f"a name has 1 to {LONGEST_NAME} characters", most=LONGEST_NAME)
    return cleaned


@dataclass(slots=True)
class Chair:
    """A seat as it was set up, with who took it."""

    kind: SeatKind
    name: str
    level: int
    token: str | None = None  # digest
    seal: str | None = None  # of what this person adds to the dice
    share: str | None = None  # what that is, once it is told

    @property
    def taken(self) -> bool:
        return self.kind != "open" or self.token is not None

    @property
    def closed(self) -> bool:
        return self.kind == "open" and self.level == CLOSED


def remaining(chairs: Sequence[Chair]) -> list[Chair]:
    """Of the chairs that are stored of a table, those that nobody has taken away."""
    return [chair for chair in chairs if not chair.closed]
