"""What somebody carries to another device: it lies here for ten minutes under a code, in memory, and is given out once."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

from parlour.server.refusals import Refusal

SECONDS = 600
MOST = 200  # pieces at once; the oldest is thrown away for a new one
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no look-alikes
LENGTH = 10  # 49 bits: nobody guesses one in ten minutes


class Luggage:
    """Everything that is under way."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.pieces: OrderedDict[str, tuple[float, str]] = OrderedDict()

    def leave(self, content: str) -> str:
        """The code under which it can be fetched."""
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self.pieces[code] = self.clock() + SECONDS, content
        while len(self.pieces) > MOST:
            self.pieces.popitem(last=False)
        return code

    def fetch(self, code: str) -> str:
        """What was left, once."""
        until, content = self.pieces.pop(code, (0.0, ""))
        if until < self.clock():
            raise Refusal(404, "no-luggage", "there is nothing under this code, or no longer")
        return content
