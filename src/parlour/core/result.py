"""How a game ended."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """Each seat's place (1 is best, equals share the better place; all are second where nobody wins), its points, and why it is over."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str  # a word of the game's own, with a sentence in texts/: "<family>-end-<reason>"

    def __reduce__(self) -> tuple[type["Result"], tuple[tuple[int, ...], tuple[int, ...], str]]:
        return Result, (self.places, self.scores, self.reason)  # a compiled frozen class does not pickle by itself

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place; all of them after a draw."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def ranked(scores: Sequence[int], reason: str) -> Result:
    """The result in which more points are better and equal points share the better place (1, 1, 3)."""
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    return Result(places, tuple(scores), reason)


def nobody_wins(scores: Sequence[int], reason: str) -> Result:
    """The result in which all lose together, and none is first."""
    return Result((2,) * len(scores), tuple(scores), reason)


def worth(places: Sequence[int], seat: int) -> float:
    """What a place is worth to its seat: 1 for winning alone, 0 for losing alone, in between for sharing."""
    if len(places) == 1:
        return 1.0 if places[0] == 1 else 0.0
    own = places[seat]
    beaten = sum(place > own for place in places)
    level = sum(place == own for place in places) - 1
    return (beaten + level / 2) / (len(places) - 1)
