"""How a table ends otherwise than by the rules of its game, and how it is ranked then: no State ever knows of this."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from parlour.core.result import Result

Leaving = Literal["resigned", "agreed", "time", "left"]
REASONS: Final[tuple[Leaving, ...]] = get_args(Leaving)  # stored by their place here: new ones come last


@dataclass(frozen=True, slots=True)
class Ending:
    """The table ended: a seat resigned, had no time left or was left, or all agreed, at the offer of that seat."""

    reason: Leaving
    seat: int


def ranking(seats: int, out: Sequence[int], ending: Ending | None, ruled: Result | None) -> Result | None:
    """The result of a table: `out` are the seats that resigned, in that order; `ruled` is how the game itself ended. None: it goes on."""
    if ending is None and (ruled is None or not out):
        return ruled
    loses = ending is not None and ending.reason != "agreed" and ending.seat not in out
    last = (*out, ending.seat) if ending is not None and loses else tuple(out)
    staying = [seat for seat in range(seats) if seat not in last]
    first = 2 if ruled is not None and 1 not in ruled.places else 1  # where nobody wins all are second
    places = [0] * seats
    for seat in staying:
        better = 0 if ruled is None else sum(ruled.places[other] < ruled.places[seat] for other in staying)
        places[seat] = first + better
    for went, seat in enumerate(last):
        places[seat] = max(2, seats - went)
    if ruled is not None:
        return Result(tuple(places), ruled.scores, ruled.reason)
    assert ending is not None  # else nothing has ended
    return Result(tuple(places), tuple(int(staying == [seat]) for seat in range(seats)), ending.reason)
