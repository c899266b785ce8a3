"""A Board as marks: flat inks on white paper, so that it prints well and takes little ink."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, cos, pi, sin
from typing import Final

from parlour.core.board import Area, Board, Caption, Line, Point, Site, frame
from parlour.core.message import Message
from parlour.press.drawing import Disc, Mark, Outline, Stroke, Words
from parlour.press.pictures import picture
from parlour.press.signs import sign

INK: Final = "#3d2c1a"
QUIET: Final = "#6a6158"
DARK: Final = "#b58d62"
LIGHT: Final = "#f3e4c6"
PLAIN: Final = "#fffdf8"
INKS: Final = {
    "yellow": "#e0a82e", "green": "#3f8f5b", "red": "#c4453a", "black": "#34302c", "blue": "#3b73b9", "white": "#f4f1ea",
    "orange": "#dd7a35", "purple": "#7d5aa6", "pink": "#d77a9c", "lightblue": "#7fb6d6", "ivory": "#f3e9d2", "ebony": "#3a322c",
}  # fmt: skip
# Patches that are no seat's colour, by their role; any other is a pale brown.
PATCHES: Final = {
    "light": LIGHT, "felt": "#e4ecdf", "tray": "#efe8dc", "spike-light": "#ecd7ad", "spike-dark": "#a8704a", "mark": "#fffdf8",
    "meadow": "#dfe8c3", "turf": "#efe2ca", "round": "#eddcbc", "dice": "#eef3ea",
}  # fmt: skip
OUTLINED: Final = ("spike-light", "spike-dark", "mark", "dice", "seat", "row", "half", "ink", "bark")
PALE: Final = 0.35  # of the ink in a patch under coloured fields
INKED: Final = 0.6  # of the ink in a drawing
LARGE: Final = {"title": 0.4, "small": 0.24, "figure": 0.3}  # captions that fit a width, by their role
LETTER: Final = 0.62  # how wide a letter is at most, of its size


def mixed(ink: str, share: float) -> str:
    """The ink thinned with white."""
    parts = (int(ink[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(255 - (255 - part) * share):02x}" for part in parts)


def on(fill: str) -> str:
    """An ink that can be read on this one."""
    red, green, blue = (int(fill[at : at + 2], 16) for at in (1, 3, 5))
    return "#ffffff" if 0.3 * red + 0.59 * green + 0.11 * blue < 130 else "#2b2622"


def named(message: Message) -> str:
    """A message where there is no language: the last word of its name."""
    return message.id.rpartition("-")[2]


class BoardPrinter:
    """Draws a board whose fields are `field` millimetres apart, its left top corner at the paper's origin."""

    def __init__(self, board: Board, field: float, put: Callable[[Message], str] = named) -> None:
        self.board = board
        self.field = field
        self.put = put
        self.width = board.width * field
        self.height = board.height * field

    def at(self, x: float, y: float) -> Point:
        return (x - self.board.left) * self.field, (y - self.board.top) * self.field

    def marks(self) -> list[Mark]:
        edge = ((0.0, 0.0), (self.width, 0.0), (self.width, self.height), (0.0, self.height))
        found: list[Mark] = [Outline(edge, PLAIN, INK, 0.3)]
        for area in self.board.areas:
            if area.role != "sign":  # nothing is printed there but its picture
                found.append(self.patch(area))
            found += self.owner(area) if area.role == "seat" else self.middle(area)
        for line in self.board.lines:
            found += self.line(line)
        for site in self.board.sites:
            found += self.site(site)
        found += [self.caption(caption) for caption in self.board.captions]
        return found

    def patch(self, area: Area) -> Outline:
        share = INKED if area.role == "ink" else PALE
        pale = mixed(INKS[area.colour], share) if area.colour else PATCHES.get(area.role, mixed(DARK, PALE))
        return Outline(tuple(self.at(*point) for point in area.points), pale, INK if area.role in OUTLINED else "")

    def owner(self, area: Area) -> list[Mark]:
        """Whose place it is: the sign of its colour in the corner."""
        x, y = self.at(*area.points[0])
        return sign(area.colour, x + 0.27 * self.field, y + 0.28 * self.field, 0.37 * self.field, INKS[area.colour], INK)

    def middle(self, area: Area) -> list[Mark]:
        """The picture of a patch, as large as it fits."""
        xs, ys = zip(*(self.at(*point) for point in area.points), strict=True)
        left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
        return picture(area.art, (left + right) / 2, (top + bottom) / 2, min(right - left, bottom - top))

    def line(self, line: Line) -> list[Mark]:
        points = tuple(self.at(*point) for point in line.points)
        ink = INKS.get(line.colour, INK)
        found: list[Mark] = [Stroke(points, ink, (0.02 if line.role == "mesh" else 0.05) * self.field)]
        if line.role == "arrow" and len(points) > 1:
            (x0, y0), (x1, y1) = points[-2:]
            along, wing = atan2(y1 - y0, x1 - x0), 0.2 * self.field
            found.append(
                Stroke(
                    tuple(
                        (x1 - wing * cos(along + turn), y1 - wing * sin(along + turn)) if turn else (x1, y1) for turn in (0.6, 0.0, -0.6)
                    ),
                    ink,
                    0.05 * self.field,
                )
            )
        return found

    def site(self, site: Site) -> list[Mark]:
        x, y = self.at(site.x, site.y)
        radius = site.size / 2 * self.field
        fill = self.fill(site)
        found: list[Mark] = []
        if site.shape == "square":
            rim = "" if site.role in ("dark", "light") and not site.colour else INK
            corners = ((x - radius, y - radius), (x + radius, y - radius), (x + radius, y + radius), (x - radius, y + radius))
            found.append(Outline(corners, fill, rim))
        elif site.shape == "box":
            found.append(Outline(tuple(self.at(*corner) for corner in frame(site)), fill, INK))
        elif site.shape == "hexagon":
            corners6 = tuple((x + radius * sin(turn * pi / 3), y - radius * cos(turn * pi / 3)) for turn in range(6))
            found.append(Outline(corners6, fill, INK))
        elif site.shape == "point":
            found.append(Disc((x, y), 0.09 * self.field, INK))
        elif site.shape == "well":
            found.append(Disc((x, y), radius / 2, INK if not site.colour else fill))
        elif site.shape == "circle":
            found.append(Disc((x, y), radius, fill, INK, 0.035 * self.field))
        if site.art:
            found += picture(site.art, x, y + (0.07 if site.label else 0) * self.field, 0.82 * site.size * self.field)
        if site.label:
            found.append(self.label(site, site.label_at, site.label_size))
        return found

    def label(self, site: Site, at: Point, size: float) -> Words:
        x, y = self.at(site.x + at[0], site.y + at[1])
        return Words((x, y + 0.36 * size * self.field), site.label, size * self.field, on(self.fill(site)))

    def fill(self, site: Site) -> str:
        if site.colour:
            return mixed(INKS[site.colour], PALE if site.role == "bet" else 0.82)  # words are printed on places to bet
        return {"dark": DARK, "light": LIGHT}.get(site.role, PLAIN)

    def caption(self, caption: Caption) -> Words:
        text = self.put(caption.words) if caption.words else caption.text
        fitting = min(LARGE.get(caption.role, 0.3), caption.width / (LETTER * len(text))) if caption.width else 0.26
        size = fitting * self.field
        x, y = self.at(caption.x, caption.y)
        return Words((x, y + 0.36 * size), text, size, QUIET)
