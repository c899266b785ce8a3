"""What somebody carries to another device: it lies here for ten minutes under a code, in memory, and is given out once."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from parlour.server.door import asking
from parlour.server.refusals import Refusal

SECONDS = 600
MOST = 200  # pieces at once; the oldest is thrown away for a new one
MOST_OF_A_HOUSEHOLD = 10  # likewise: nobody throws away what others have left
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no look-alikes
LENGTH = 10  # 49 bits: nobody guesses one in ten minutes


class Piece(NamedTuple):
    until: float
    content: str
    household: str  # that has left it


class Luggage:
    """Everything that is under way."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.pieces: OrderedDict[str, Piece] = OrderedDict()

    def leave(self, content: str) -> str:
        """The code under which it can be fetched."""
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self.pieces[code] = Piece(self.clock() + SECONDS, content, asking.get())
        own = [known for known, piece in self.pieces.items() if piece.household == asking.get()]
        if len(own) > MOST_OF_A_HOUSEHOLD:
            del self.pieces[own[0]]
        while len(self.pieces) > MOST:
            self.pieces.popitem(last=False)
        return code

    def fetch(self, code: str) -> str:
        """What was left, once."""
        piece = self.pieces.pop(code, None)
        if piece is None or piece.until < self.clock():
            raise Refusal(404, "no-luggage", "there is nothing under this code, or no longer")
        return piece.content
