"""How much one household may ask for: a bucket of drops that refills, generous enough for a family behind one address."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from parlour.server.refusals import Refusal

BODY = 64 * 1024  # bytes of a request
ADDRESSES = 4096  # remembered; the one longest unseen is forgotten, as if it had a full bucket
FULL = 1200.0  # drops
REFILL = 60.0  # drops a second
WORK = 0.004  # seconds of a processor that a drop pays for: sixty a second are a quarter of a core
LETTERS = 50_000  # bytes of an answer that a drop pays for
LIVE_PER_ADDRESS = 100  # open live connections

CREATE = 20.0
COSTS = {"hint": 20.0, "evaluation": 20.0, "records": CREATE, "again": 20.0, "join": 10.0, "lost": 10.0, "print": 10.0}
COSTS |= {"luggage": 10.0, "fetch": 20.0}
COSTS |= dict.fromkeys(("solve", "preview", "picture", "mine", "events", "live", "review", "analysis", "laying"), 4.0)
STATIC = 0.6
USUAL = 1.0


def cost(method: str, path: str) -> float:
    """How many drops a request takes: more where it makes the server work or store."""
    if not path.startswith("/api/"):
        return STATIC
    bare = path.rstrip("/")
    if method == "POST" and bare == "/api/tables":
        return CREATE
    return COSTS.get(bare.rsplit("/", 1)[-1], USUAL)


def is_live(method: str, path: str) -> bool:
    bare = path.rstrip("/")
    return method == "GET" and (bare == "/api/live" or (bare.startswith("/api/tables/") and bare.endswith("/live")))


@dataclass(slots=True)
class Bucket:
    drops: float
    at: float


class Buckets:
    """One bucket per address."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate  # multiplies size and refill; 0 = no limit
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str, drops: float) -> None:
        """Take drops, or refuse."""
        seconds = math.ceil(self.take(address, drops))
        if seconds > 0:
            raise Refusal(429, "often", f"too many requests from this address; come back in {seconds} s", seconds=seconds)

    def take(self, address: str, drops: float) -> float:
        """Take drops; returns 0, or the seconds until there are enough."""
        if self.rate <= 0:
            return 0.0
        bucket = self.bucket(address)
        if bucket.drops < drops:
            return (drops - bucket.drops) / (REFILL * self.rate)
        bucket.drops -= drops
        return 0.0

    def pay(self, address: str, drops: float) -> None:
        """What turned out to be work is paid for afterwards; who owes waits, but not for ever."""
        if self.rate > 0 and address:  # what the server does by itself is nobody's
            bucket = self.bucket(address)
            bucket.drops = max(-FULL * self.rate, bucket.drops - drops)

    def bucket(self, address: str) -> Bucket:
        """What an address has now."""
        now = self.clock()
        full = FULL * self.rate
        bucket = self.buckets.setdefault(address, Bucket(full, now))
        self.buckets.move_to_end(address)
        if len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        bucket.drops = min(full, bucket.drops + (now - bucket.at) * REFILL * self.rate)
        bucket.at = now
        return bucket


class Crowd:
    """Open live connections: counted from before the first byte of the answer until after its last."""

    def __init__(self, most: int, rate: float) -> None:
        self.most = most
        self.each = math.ceil(LIVE_PER_ADDRESS * rate) if rate > 0 else most
        self.inside: dict[str, int] = {}
        self.total = 0

    def enter(self, address: str) -> None:
        if self.total >= self.most or self.inside.get(address, 0) >= self.each:
            raise Refusal(429, "crowd", "too many live connections")
        self.inside[address] = self.inside.get(address, 0) + 1
        self.total += 1

    def leave(self, address: str) -> None:
        self.total -= 1
        self.inside[address] -= 1
        if self.inside[address] == 0:
            del self.inside[address]
