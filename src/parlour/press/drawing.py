"""What can be put on paper: outlines, discs, strokes and words, in millimetres from the top left corner."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

# Widths of Helvetica's characters from space to tilde, in thousandths of its size; others are taken as broad as an n.
WIDTHS: Final = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556,
    556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]  # fmt: skip
BROAD: Final = 556
BOLD: Final = 1.07  # how much broader bold letters are
Spot = tuple[float, float]
Anchor = Literal["start", "middle", "end"]


def breadth(text: str) -> float:
    """In sizes of the font."""
    return sum(WIDTHS[ord(letter) - 32] if 32 <= ord(letter) < 127 else BROAD for letter in text) / 1000


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
    bold: bool = False

    @property
    def breadth(self) -> float:
        return breadth(self.text) * self.size * (BOLD if self.bold else 1.0)


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
