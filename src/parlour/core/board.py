"""A board as data: where things stand and what is printed under them. Drawn by the client, printed by the lab, used by rules."""

from dataclasses import dataclass
from typing import Literal

from parlour.core.message import Message

Shape = Literal["circle", "square", "hexagon", "point", "well", "box", "none"]
Plate = Literal["wood", "linen", "felt", "paper"]
Point = tuple[float, float]
Stand = tuple[float, float, float]  # right, down, and how large


@dataclass(frozen=True, slots=True)
class Site:
    """A place where something can stand. Its id is the name that notation uses."""

    id: str
    x: float  # in units of one field, to the right
    y: float  # downwards
    shape: Shape = "circle"
    role: str = "field"  # what it is for: field, start, goal, home, light, dark, …; the client styles by it
    colour: str = ""  # a colour token where the print is coloured
    label: str = ""  # a letter or figure printed in it
    size: float = 0.8  # diameter, side of a square, or height of a box
    run: Point = (0.0, 0.0)  # pieces on it lie in a row from here so far, closer if they are many; (0, 0): on top of each other
    art: str = ""  # a small picture printed in it: goose, bridge, inn, …
    name: Message | None = None  # for those who hear it, where the id is no word
    label_at: Point = (0.0, 0.0)  # from its middle, for every viewer; a label in the middle steps aside for what stands there
    label_size: float = 0.34  # how high its letters are
    stand: Stand = (0.0, 0.0, 1.0)  # where pieces stand, from its middle, for every viewer, and how large they are drawn there
    wide: float = 0.0  # of a box: a printed frame


@dataclass(frozen=True, slots=True)
class Line:
    """A printed line or arrow."""

    points: tuple[Point, ...]
    role: str = "line"  # line, arrow
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Area:
    """A printed patch under the sites; its corners are rounded. Dice fall on a patch of the role `dice`."""

    points: tuple[Point, ...]
    role: str = "patch"
    colour: str = ""
    art: str = ""  # a picture printed in its middle, as large as it fits


@dataclass(frozen=True, slots=True)
class Caption:
    """Printed words or coordinates that are no place to stand."""

    x: float
    y: float
    text: str
    role: str = "coordinate"
    words: Message | None = None  # instead of the text, where it is to be read
    width: float = 0.0  # words are printed smaller where they would be wider than this


@dataclass(frozen=True, slots=True)
class Board:
    """Everything printed on the plate. `turns` says by how many degrees it is turned so that a seat's own side is nearest."""

    left: float
    top: float
    width: float
    height: float
    plate: Plate
    sites: tuple[Site, ...] = ()
    lines: tuple[Line, ...] = ()
    areas: tuple[Area, ...] = ()
    captions: tuple[Caption, ...] = ()
    turns: tuple[int, ...] = ()

    def site(self, id: str) -> Site:
        """The site of that id; KeyError if there is none."""
        for site in self.sites:
            if site.id == id:
                return site
        raise KeyError(id)

    def _repr_svg_(self) -> str:
        """What is printed, as a picture for notebooks."""
        from parlour.press.tabletop import printed

        return printed(self)


def frame(site: Site) -> tuple[Point, ...]:
    """The corners of a box."""
    return box(site.x - site.wide / 2, site.y - site.size / 2, site.x + site.wide / 2, site.y + site.size / 2)


def box(left: float, top: float, right: float, bottom: float) -> tuple[Point, ...]:
    """The corners of an upright rectangle."""
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def tile(x: float, y: float, half: float) -> tuple[Point, ...]:
    """The corners of a square with its middle here."""
    return box(x - half, y - half, x + half, y + half)
