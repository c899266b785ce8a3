"""Histories of concurrent clients, and whether one order explains them (Wing and Gong's search, with what was tried before remembered)."""

from collections.abc import Sequence
from dataclasses import dataclass

FOREVER = float("inf")


@dataclass(frozen=True, slots=True)
class Look:
    """Somebody looked at a table and was told its number."""

    called: float
    told: float
    number: int

    def after(self, number: int) -> tuple[int, ...]:
        """Where the table can be after this, if it was at `number` before."""
        return (number,) if number == self.number else ()


@dataclass(frozen=True, slots=True)
class Move:
    """Somebody moved at the position after entry `at`."""

    called: float
    told: float  # FOREVER: nobody knows whether it was done
    at: int
    done: bool = False
    number: int = 0  # where the table was when it was refused

    def after(self, number: int) -> tuple[int, ...]:
        if self.told == FOREVER:
            return (number + 1, number) if number == self.at else (number,)
        if self.done:
            return (number + 1,) if number == self.at else ()
        return (number,) if number == self.number != self.at else ()


Deed = Look | Move


def explained(history: Sequence[Deed], start: int = 0) -> bool:
    """Whether one order of all these deeds, each at a moment between its call and its answer, gives what everybody was told."""
    deeds = sorted(history, key=lambda deed: deed.called)
    seen: set[tuple[int, int]] = set()
    stack = [(0, start)]  # which were done, as bits; where the table is then
    while stack:
        done, number = stack.pop()
        if done == (1 << len(deeds)) - 1:
            return True
        if (done, number) in seen:
            continue
        seen.add((done, number))
        latest = FOREVER  # whoever was answered first comes before everybody who called later
        for at in range((~done & (done + 1)).bit_length() - 1, len(deeds)):
            deed = deeds[at]
            if deed.called > latest:
                break
            if not done >> at & 1:
                latest = min(latest, deed.told)
                stack += [(done | 1 << at, then) for then in deed.after(number)]
    return False
