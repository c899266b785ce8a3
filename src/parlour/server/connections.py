"""The server's connections: how many there may be, and how long one may keep us waiting."""

import sys
import time
from collections import Counter
from collections.abc import Callable, Collection
from typing import Protocol as Shape
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.flow_control import FlowControl

from parlour.server.door import household

SPARE = 128  # descriptors for the data file, the workers, the log and what libraries open
MOST = 16_384  # connections, however many descriptors there may be
DEADLINE = 20.0  # seconds for a whole request to arrive, headers and body, and for somebody to take what is sent
EVERY = 1.0  # seconds between two looks at all connections


def raise_descriptors() -> int:
    """Open as many files as this process may; returns how many that is."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE if hard == resource.RLIM_INFINITY else hard
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return soft if soft != resource.RLIM_INFINITY else wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # macOS allows less than it says
        return soft
    return wanted


def room(descriptors: int) -> int:
    """How many connections fit, with as much again as may come between two looks."""
    return max(16, min(MOST, descriptors - max(SPARE, descriptors // 4)))


def room_for_live(descriptors: int) -> int:
    """How many of them may be live, so that those who only ask still get in."""
    return room(descriptors) * 3 // 4


class Cycle(Shape):
    """A request and its answer, as both of uvicorn's protocols keep them."""

    @property
    def more_body(self) -> bool: ...

    @property
    def response_complete(self) -> bool: ...


class Transport(Shape):
    def abort(self) -> None: ...


class Connection(Shape):
    """What is looked at in uvicorn's protocols."""

    @property
    def cycle(self) -> Cycle | None: ...

    @property
    def client(self) -> tuple[str, int] | None: ...

    @property
    def flow(self) -> FlowControl: ...

    @property
    def transport(self) -> Transport: ...


class Arrived(Connection, Shape):
    """One that says at which of our addresses it has arrived."""

    @property
    def server(self) -> tuple[str, int | None] | None: ...


Waiting = tuple[int, str]  # for which request of the connection, and for what


def waits_for(connection: Connection) -> Waiting | None:
    """What a connection keeps us waiting for; none where it waits for us."""
    cycle = connection.cycle
    if cycle is None or cycle.response_complete:
        return id(cycle), "headers"
    if cycle.more_body:
        return id(cycle), "body"
    return (id(cycle), "reading") if connection.flow.write_paused else None


class Connections:
    """Ends those that send too little for too long, or take nothing of what they are sent; with no room, the largest household first."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.clock = clock
        self.looked = 0.0
        self.since: WeakKeyDictionary[Connection, tuple[Waiting, float]] = WeakKeyDictionary()

    def look(self, connections: Collection[Connection]) -> int:
        """End whoever keeps us waiting too long; returns how many those were."""
        now = self.clock()
        crowded = len(connections) > self.most
        if now - self.looked < EVERY and not crowded:
            return 0
        self.looked = now
        waiting: list[tuple[float, Connection]] = []
        for connection in list(connections):
            found = waits_for(connection)
            if found is None:
                self.since.pop(connection, None)
                continue
            known, since = self.since.get(connection, (None, now))
            if known != found:
                since = now
                self.since[connection] = found, now
            waiting.append((since, connection))
        late = [connection for since, connection in waiting if now - since >= DEADLINE]
        if crowded:
            late += longest_of_the_largest(waiting, len(connections) - self.most - len(late))
        for connection in late:
            connection.transport.abort()
        return len(late)


def longest_of_the_largest(waiting: list[tuple[float, Connection]], surplus: int) -> list[Connection]:
    """So many of the waiting, those of the household that holds most of them first, and of these the longest."""
    holds = Counter(household(connection.client[0]) if connection.client else "" for _, connection in waiting)

    def rank(one: tuple[float, Connection]) -> tuple[int, float]:
        since, connection = one
        return -holds[household(connection.client[0]) if connection.client else ""], since

    return [connection for _, connection in sorted(waiting, key=rank)[: max(0, surplus)]]
