"""The pictures that boards print on their squares, and those that fill a board: the client's, put on paper."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypedDict

from parlour.press.drawing import Disc, Mark, Outline, Spot, Stroke
from parlour.press.paths import flat

ART: Final = Path(__file__).parents[1] / "client" / "art"

# ink: (fill, stroke, width in units of the picture); what stands further behind in a part's inks adds to what stands before
FILLS: Final = {
    "white": "#fffdf6", "yellow": "#f0c54b", "orange": "#e08a2e", "red": "#c4453a", "brown": "#98693a", "ink": "#352a20",
    "grey": "#b3aea3", "stone": "#cdc2ae", "grass": "#7fa05a", "water": "#7fb0c9", "bubble": "#dcedf5",
    "moss": "#8ca36c", "wine": "#a8453b", "umber": "#8f6743", "blush": "#e6a493", "coal": "#4b4541", "cream": "#fbf3df", "rust": "#d9956f",
    "slate": "#8297a8", "horn": "#d8b25c", "straw": "#e3c27a", "ground": "#d9cda8", "skin": "#f0c9a4", "hill": "#cbd7a1", "lea": "#b3c688",
    "fox": "#d9772b",
}  # fmt: skip
STROKES: Final = {
    "edge": ("#4a3823", 0.022), "bubble": ("#7fb0c9", 0.015), "hair": ("#4a3823", 0.022), "mark": ("#3b73b9", 0.035),
    "bar": ("#5b4a36", 0.04), "steam": ("#9a958b", 0.03), "leaf": ("#5c7f47", 0.03), "hedge": ("#5c7f47", 0.085),
    "contour": ("#4a3823", 0.045),
    "rule": ("#a8453b", 0.06), "thin": ("#6b5a45", 0.025), "leg": ("#7d5428", 0.08), "rope": ("#7d5428", 0.07),
    "feather": ("#a9653f", 0.035), "stem": ("#5c7f47", 0.07), "vein": ("#5f7748", 0.03), "stripe": ("#5e7282", 0.04),
    "line": ("#4a3823", 0.045), "ribbon": ("#ecd58f", 0.06), "tuft": ("#6f8a4d", 0.05),
    "wire orange": ("#cf7a24", 0.03), "wire brown": ("#7d5428", 0.05),
}  # fmt: skip


class Pose(TypedDict, total=False):
    x: float
    y: float
    size: float
    left: bool
    young: bool
    feet: bool


class Part(TypedDict, total=False):
    inks: str
    d: list[str]  # one path
    at: list[float]
    r: float
    bird: Pose


@cache
def shapes() -> dict[str, list[Part]]:
    """Every picture by its name."""
    found: dict[str, list[Part]] = {}
    for name in ("shapes.js", "engravings.js"):
        text = (ART / name).read_text(encoding="utf-8")
        found |= json.loads(text[text.index("= {") + 2 : text.rindex("}") + 1])
    return found


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a picture stands on the paper: its middle, and how large its unit is; mirrored if it is turned to the left."""

    x: float
    y: float
    size: float
    mirrored: bool = False

    def at(self, spot: Spot) -> Spot:
        return self.x + (-spot[0] if self.mirrored else spot[0]) * self.size, self.y + spot[1] * self.size

    def posed(self, pose: Pose) -> Stand:
        x, y = self.at((pose.get("x", 0.0), pose.get("y", 0.0)))
        return Stand(x, y, self.size * pose.get("size", 1.0), self.mirrored != pose.get("left", False))


def picture(name: str, x: float, y: float, size: float) -> list[Mark]:
    """A picture whose field is so large, around this spot; nothing for a name that has none."""
    return [mark for part in shapes().get(name, []) for mark in marks(part, Stand(x, y, size))]


def marks(part: Part, stand: Stand) -> list[Mark]:
    if "bird" in part:
        return bird(part["bird"], stand.posed(part["bird"]))
    fill, stroke, width = inks(part["inks"])
    width *= stand.size
    if "at" in part:
        return [Disc(stand.at((part["at"][0], part["at"][1])), part["r"] * stand.size, fill, stroke, width)]
    found: list[Mark] = []
    for spots, closed in flat(" ".join(part["d"])):
        points = tuple(map(stand.at, spots))
        if fill or closed:
            found.append(Outline(points, fill, stroke, width))
        else:
            found.append(Stroke(points, stroke, width))
    return found


def bird(pose: Pose, stand: Stand) -> list[Mark]:
    parts = shapes()["bird"][0 if pose.get("feet", True) else 1 :]
    if pose.get("young", False):
        parts = [{**part, "inks": part["inks"].replace("white", "yellow")} for part in parts]
    return [mark for part in parts for mark in marks(part, stand)]


def inks(names: str) -> tuple[str, str, float]:
    """What fills, what draws the line, and how broad the line is."""
    if names in STROKES:
        stroke, width = STROKES[names]
        return FILLS.get(names, ""), stroke, width
    first, *edge = names.split()
    stroke, width = STROKES[edge[0]] if edge else ("", 0.0)
    return FILLS[first], stroke, width
