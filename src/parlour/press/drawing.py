"""What can be put on paper: outlines, discs, strokes and words, in millimetres from the top left corner."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

Spot = tuple[float, float]
Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True, slots=True)
class Outline:
    """A closed shape."""

    points: tuple[Spot, ...]
    fill: str = ""  # a colour as #rrggbb; "" leaves the paper
    stroke: str = ""
    width: float = 0.2


@dataclass(frozen=True, slots=True)
class Disc:
    middle: Spot
    radius: float
    fill: str = ""
    stroke: str = ""
    width: float = 0.2


@dataclass(frozen=True, slots=True)
class Stroke:
    """An open line."""

    points: tuple[Spot, ...]
    stroke: str
    width: float


@dataclass(frozen=True, slots=True)
class Words:
    """One line of text; `at` is on its base line."""

    at: Spot
    text: str
    size: float
    fill: str = "#2b2622"
    anchor: Anchor = "middle"


Mark = Outline | Disc | Stroke | Words


@dataclass(frozen=True, slots=True)
class Page:
    """A sheet of paper; marks outside `window` (left, top, width, height) do not show, marks of the `margin` always do."""

    width: float
    height: float
    marks: tuple[Mark, ...]
    window: tuple[float, float, float, float]
    margin: tuple[Mark, ...] = ()


def moved(mark: Mark, right: float, down: float) -> Mark:
    """The same mark elsewhere."""

    def there(spot: Spot) -> Spot:
        return spot[0] + right, spot[1] + down

    if isinstance(mark, Disc):
        return replace(mark, middle=there(mark.middle))
    if isinstance(mark, Words):
        return replace(mark, at=there(mark.at))
    return replace(mark, points=tuple(map(there, mark.points)))
