"""Clocks: what was agreed, and how much time everybody has left after each step. Pure arithmetic, in milliseconds.

Time runs for whoever is to act, if that is a person, from the first move on. What a step has cost is stored with it, so that a table
is the same whenever it is read again. Time spent stays spent, also when a move is taken back; only what a move had brought is given back
with it. While no server was there, time ran for nobody.
"""

import time
from collections.abc import Sequence
from typing import Final

from msgspec import Struct, structs

from parlour.server.wire import Clock, ClockKind

NOBODY: Final = -1
SECOND: Final = 1000
DAY: Final = 86_400 * SECOND
MOST_LAG: Final = 1000  # of a measured round trip, by which thinking time is cut at most
USUAL_MOVES: Final = 40  # of one side in a game, to tell a quick clock from a slow one
ASLEEP: Final = 5 * SECOND  # a server that was silent for longer was not there
BOUNDS: Final[dict[ClockKind, tuple[int, int]]] = {"game": (10, 3 * 3600), "move": (5, 3600), "days": (1, 30)}
MOST_INCREMENT: Final = 180


def now_ms() -> int:
    """The server's clock, which decides."""
    return time.time_ns() // 1_000_000


def possible(clock: Clock) -> bool:
    """Whether one can play by it."""
    low, high = BOUNDS[clock.kind]
    return low <= clock.time <= high and 0 <= clock.increment <= (MOST_INCREMENT if clock.kind == "game" else 0)


def written(clock: Clock | None) -> str:
    """As it is stored with the table."""
    return "" if clock is None else f"{clock.kind} {clock.time} {clock.increment}"


def read(text: str) -> Clock | None:
    if not text:
        return None
    kind, given, increment = text.split()
    kinds: dict[str, ClockKind] = {known: known for known in BOUNDS}
    return Clock(kinds[kind], int(given), int(increment))


def budget(clock: Clock) -> int:
    """What somebody has for the game, or for each move."""
    return clock.time * (DAY if clock.kind == "days" else SECOND)


class Times(Struct, frozen=True):
    """How much time everybody has, after a step."""

    clock: Clock
    left: tuple[int, ...]  # by seat, at `since`
    running: int = NOBODY  # whose time runs
    since: int = 0  # since when
    late: int = NOBODY  # the seat whose time is over, and for which a computer makes this one move
    ended: tuple[int, ...] = ()  # what everybody had left when they made their last move

    def due(self) -> int | None:
        """When the time is over of whoever is to act."""
        return None if self.running == NOBODY else self.since + self.left[self.running]

    def charged(self, spent: int) -> "Times":
        """With what a step has cost whoever had to act."""
        if self.running == NOBODY:
            return self
        return self.with_left(self.running, max(0, self.left[self.running] - spent))

    def with_left(self, seat: int, left: int) -> "Times":
        return structs.replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))

    def passed(self, seat: int) -> "Times":
        """The turn has gone from this seat to another: its move is made."""
        made = structs.replace(self, ended=(*self.ended[:seat], self.left[seat], *self.ended[seat + 1 :]))
        if self.clock.kind == "game":
            return made.with_left(seat, self.left[seat] + self.clock.increment * SECOND)
        return made.with_left(seat, budget(self.clock))

    def taken_back(self, seats: Sequence[int], hand: int) -> "Times":
        """Without the turns that these seats had passed on, the latest last: it is `hand`'s again, who gets no more time than there was."""
        if self.clock.kind != "game":
            return self.with_left(hand, self.ended[hand])
        then = self
        for seat in seats:
            then = then.with_left(seat, max(0, then.left[seat] - self.clock.increment * SECOND))
        return then

    def running_from(self, seat: int, since: int) -> "Times":
        late = self.late if seat == NOBODY and self.late != NOBODY else NOBODY
        return structs.replace(self, running=seat, since=since, late=late)


def begin(clock: Clock, seats: int) -> Times:
    """Before the first move."""
    return Times(clock, (budget(clock),) * seats, ended=(budget(clock),) * seats)


def most_lag(clock: Clock) -> int:
    """How much of a way here and back is believed: the quicker the clock, the less there is to gain by a lie."""
    if clock.kind == "game":
        return min(MOST_LAG, 150 + 4 * (clock.time + USUAL_MOVES * clock.increment))
    return min(MOST_LAG, budget(clock) // 10)


def charge(elapsed: int, lag: int, clock: Clock) -> int:
    """What a step costs that came so long after the last one, from somebody whose way here and back takes so long."""
    return max(0, elapsed - min(max(0, lag), most_lag(clock)))


class OpenHours:
    """When a server was there: the whiles of all servers, and of this one, which still is."""

    def __init__(self, begun: int) -> None:
        self.others: Sequence[tuple[int, int]] = ()  # ascending
        self.begun = begun
        self.seen = begun  # when this server was last known to be well

    def well(self, now: int) -> bool:
        """This server is well now; False if it was not there for a while, so that another while begins."""
        slept = now - self.seen > ASLEEP
        if slept:
            self.others = sorted((*self.others, (self.begun, self.seen)))
            self.begun = now
        self.seen = now
        return not slept

    def between(self, since: int, now: int) -> int:
        """How much of this time counts."""
        until = now if now - self.seen <= ASLEEP else self.seen
        counted, reached = 0, since
        for begun, ended in sorted((*(while_ for while_ in self.others if while_[1] > since), (self.begun, until))):
            first, last = max(begun, reached), min(ended, now)
            if last > first:
                counted += last - first
                reached = last
        return counted
