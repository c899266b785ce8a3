"""What lies on the table now, as data that any client can draw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from parlour.core.message import Message


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece on a site. Pieces have no name of their own: events carry them along their path, so that moves animate."""

    kind: str  # stone, pawn, king, …: which drawing
    colour: str  # a colour token: yellow, green, red, black, blue, white, orange, purple, pink, lightblue, ivory, ebony
    site: str
    level: int = 0  # 0 stands on the board, 1 on another piece, …
    label: str = ""  # a figure on it: how many chips a pile has


@dataclass(frozen=True, slots=True)
class Die:
    """A die on the table; face 0 has not been thrown yet."""

    id: str
    face: int
    fresh: bool = False  # came with the last throw
    colour: str = "white"
    spent: bool = False  # has been used


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a score sheet."""

    id: str
    label: Message
    role: str = "box"  # box: can be filled; sum: computed
    help: Message | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score sheet with one column per seat; cells[row id] holds each seat's figure, None while open."""

    rows: tuple[Row, ...]
    cells: Mapping[str, tuple[int | None, ...]]
    offers: Mapping[str, int] = field(default_factory=dict)  # row id -> what the acting seat would write there now
    struck: Mapping[str, tuple[bool, ...]] = field(default_factory=dict)  # row id -> which seats have crossed their figure out


@dataclass(frozen=True, slots=True)
class Holding:
    """Things a seat holds off the board: stones in hand, prisoners, chips, points."""

    name: Message
    count: int
    kind: str = ""  # which drawing; "" = only the words and the figure
    colour: str = ""
    worth: int = 1  # what one of them counts, where what two sides have taken is compared; 0 where nobody wants to take
    bare: bool = False  # its name says everything, and a figure would say nothing


@dataclass(frozen=True, slots=True)
class Role:
    """What a seat plays, where the sides are not alike and that tells more than their colours."""

    sign: str  # the drawing that stands for it: sheep, wolf
    name: Message


@dataclass(frozen=True, slots=True)
class SeatView:
    """What belongs to one seat."""

    colours: tuple[str, ...]  # the colours it plays, its own first
    holdings: tuple[Holding, ...] = ()
    place: int = 0  # its place, once it has one
    role: Role | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """The whole table for one viewer."""

    seats: tuple[SeatView, ...]
    hand: int  # the seat that acts, -1 when over
    colour: str  # the colour that acts, "" when over
    prompt: Message  # what is to be done now
    pieces: tuple[Piece, ...] = ()
    dice: tuple[Die, ...] = ()
    sheet: Sheet | None = None
    throw: Message | None = None  # at a throw: the words on the button; None where nothing is to be pressed
    alike: tuple[tuple[str, ...], ...] = ()  # sites whose pieces are the same to the rules: any of a group stands for its first
    alarms: tuple[str, ...] = ()  # sites to look at: a king in check, the row that won
