"""Who is at a table now: told by their windows, kept in memory alone. Nobody's presence is stored.

A window says that it is there when it is opened, when somebody looks at it or away from it, every 25 seconds while somebody looks, and when
it is closed. Who plays is here while one of their windows is looked at, away while one is open, and gone otherwise.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import time
from typing import Final

from parlour.server.wire import AtTable, Clock, Here, Present

SILENT: Final = 60_000  # ms without a word after which a window that was looked at is closed, or has no line
ASLEEP: Final = 600_000  # the same for one that nobody looks at: it says nothing, so that it costs nothing
AWAY: Final = 3  # times the patience for somebody who has only looked away
MOST_WINDOWS: Final = 200  # at one table, of those who play and of those who watch: a crowd keeps no player out
FEWEST: Final = 15  # seconds of patience, however quick the clock
MOVES: Final = 40  # of a game, about: what a clock with an increment gives in all


def patience(clock: Clock | None, usual: int) -> int | None:
    """How many seconds somebody may be gone until the others need not wait: less where the clock is quick, and no end by correspondence."""
    if clock is None:
        return usual
    match clock.kind:
        case "game":
            return min(usual, max(FEWEST, (clock.time + MOVES * clock.increment) // 8))
        case "move":
            return min(usual, max(FEWEST, clock.time))
        case "days":
            return None


@dataclass(frozen=True, slots=True)
class Window:
    """What a window has said last."""

    seats: frozenset[int]  # none: it watches
    looks: bool
    seen: int  # when, in ms since 1970

    def lives(self, now: int) -> bool:
        return now - self.seen < (SILENT if self.looks else ASLEEP)


class Presence:
    """The windows at one table."""

    def __init__(self, seats: int, clock: Callable[[], float] = time) -> None:
        self.clock = clock
        self.windows: dict[str, Window] = {}
        self.told = tuple(Present("gone", self.now()) for _ in range(seats))
        self.watching = 0

    def now(self) -> int:
        return int(self.clock() * 1000)

    def hear(self, here: Here) -> bool:
        """What a window says; whether anybody's presence is another because of it."""
        self.windows.pop(here.window, None)
        alike = sum(bool(window.seats) == bool(here.seats) for window in self.windows.values())
        if here.looks is not None and alike < MOST_WINDOWS:
            self.windows[here.window] = Window(frozenset(here.seats), here.looks, self.now())
        return self.look_round()

    def without(self, gone: int) -> None:
        """A seat was closed: whoever sits behind it moves up."""
        self.told = (*self.told[:gone], *self.told[gone + 1 :])
        for name, window in self.windows.items():
            self.windows[name] = replace(window, seats=frozenset(seat - (seat > gone) for seat in window.seats if seat != gone))

    def look_round(self) -> bool:
        """Forget windows that have been silent for too long; whether anything is another because of that."""
        now = self.now()
        self.windows = {name: window for name, window in self.windows.items() if window.lives(now)}
        before = (self.told, self.watching)
        self.told = tuple(self.seat(seat, known, now) for seat, known in enumerate(self.told))
        self.watching = sum(not window.seats for window in self.windows.values())
        return (self.told, self.watching) != before

    def seat(self, seat: int, known: Present, now: int) -> Present:
        looks = [window.looks for window in self.windows.values() if seat in window.seats]
        state: AtTable = "here" if any(looks) else "away" if looks else "gone"
        if state == known.state:
            return known
        # who looks away and goes then has been missed since they looked away
        return Present(state, known.since if "here" not in (state, known.state) else now)

    def missed(self, seconds: int | None) -> frozenset[int]:
        """The seats for which nobody need wait any more."""
        if seconds is None:
            return frozenset()
        now = self.now()
        waited = {"here": None, "away": 1000 * AWAY * seconds, "gone": 1000 * seconds}
        return frozenset(
            seat for seat, present in enumerate(self.told) if (most := waited[present.state]) is not None and now - present.since >= most
        )


def told_elsewhere(code: str, here: Here) -> str:
    """What a window says, for other servers."""
    looks = "-" if here.looks is None else str(int(here.looks))
    return f"{code} {here.window} {looks} {','.join(map(str, here.seats))}"


def heard_from_elsewhere(words: Sequence[str]) -> tuple[str, Here]:
    code, window, looks, *seats = words
    return code, Here(window, None if looks == "-" else looks == "1", tuple(int(seat) for seat in "".join(seats).split(",") if seat))
