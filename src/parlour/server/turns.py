"""Whose problem is thought about next: every household in turn, by the seconds it has used, and of its problems the short ones first."""

from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

PATIENCE = 20.0  # seconds that a problem lets others pass for every second that it takes longer than they
MOST_PLACES = 4096  # households remembered that have nothing to think about


class Problem(Protocol):
    """What waits for its turn."""

    @property
    def household(self) -> str: ...

    @property
    def seconds(self) -> float:
        """How long it will take, about."""

    @property
    def short(self) -> bool: ...

    @property
    def given_up(self) -> bool:
        """Nobody waits for its answer any more."""


Waiting = TypeVar("Waiting", bound=Problem)


@dataclass(slots=True)
class Place(Generic[Waiting]):
    """Where a household stands."""

    used: float  # seconds of thought, as if it had always been here
    at_work: int = 0
    waiting: list[tuple[float, int, Waiting]] = field(default_factory=list)  # by when they are due, then as they came


class Turns(Generic[Waiting]):
    """The problems that wait. Who comes anew is next, however many others have brought; who has been away has saved nothing up."""

    def __init__(self) -> None:
        self.places: dict[str, Place[Waiting]] = {}
        self.used = 0.0  # by the household that was served last, when it was
        self.came = 0

    def __len__(self) -> int:
        return sum(len(place.waiting) for place in self.places.values())

    def problems(self, household: str) -> int:
        """How many of this household wait or are worked on."""
        place = self.places.get(household)
        return 0 if place is None else place.at_work + len(place.waiting)

    def put(self, problem: Waiting, now: float) -> None:
        if len(self.places) >= MOST_PLACES:
            self.places = {name: place for name, place in self.places.items() if place.at_work or place.waiting}
        place = self.places.setdefault(problem.household, Place(self.used))
        if not place.at_work and not place.waiting:
            place.used = max(place.used, self.used)
        self.came += 1
        place.waiting.append((now + PATIENCE * problem.seconds, self.came, problem))

    def take(self, short_only: bool) -> Waiting | None:
        """The next one, which is at work from now on; none if there is none."""
        found: tuple[float, float, int, Waiting] | None = None
        for place in self.places.values():
            place.waiting = [waits for waits in place.waiting if not waits[2].given_up]
            fitting = [waits for waits in place.waiting if waits[2].short or not short_only]
            if fitting:
                due, came, problem = min(fitting, key=lambda waits: waits[:2])
                if found is None or (place.used, due, came) < found[:3]:
                    found = (place.used, due, came, problem)
        if found is None:
            return None
        place = self.places[found[3].household]
        place.waiting = [waits for waits in place.waiting if waits[1] != found[2]]
        self.used = max(self.used, place.used)
        place.used += found[3].seconds
        place.at_work += 1
        return found[3]

    def done(self, problem: Waiting, seconds: float) -> None:
        """It is no longer at work, and took so long."""
        place = self.places[problem.household]
        place.at_work -= 1
        place.used += seconds - problem.seconds
        if not place.at_work and not place.waiting and place.used <= self.used:
            del self.places[problem.household]
