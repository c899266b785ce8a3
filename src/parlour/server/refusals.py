"""What the server says no to, and how it says so."""

from collections.abc import Sequence

import msgspec

from parlour.core.gesture import Reason
from parlour.core.message import Message, say
from parlour.server.wire import Problem


class Refusal(Exception):
    """A request that is not granted. `error` is a word for programs; its sentence is `server-error-<error>` in texts/."""

    def __init__(
        self,
        status: int,
        error: str,
        detail: str,
        *,
        reason: Reason | None = None,
        number: int | None = None,
        entries: Sequence[bytes] | None = None,  # in the bytes that travel
        said: Message | None = None,  # a sentence of the game's own instead
        because: Message | None = None,  # what exactly is wrong
        **args: str | int | Message,
    ) -> None:
        super().__init__(f"{error}: {detail}")
        self.status = status
        self.error = error
        self.detail = detail
        self.reason = reason
        self.number = number
        self.entries = entries
        self.args_said = args
        self.said = said
        self.because = because

    def sentence(self) -> Message:
        return self.said or say(f"server-error-{self.error}", **self.args_said)

    def body(self) -> bytes:
        """The Problem that travels."""
        problem = Problem(
            error=self.error,
            message=self.sentence(),
            detail=self.detail,
            reason=self.reason,
            because=self.because,
            number=self.number,
        )
        body = msgspec.json.encode(problem)
        return body if self.entries is None else b"".join((body[:-1], b',"entries":[', b",".join(self.entries), b"]}"))


def no_table(code: str) -> Refusal:
    return Refusal(404, "no-table", f"there is no table {code!r}")
