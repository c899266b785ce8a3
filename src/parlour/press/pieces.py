"""The pieces and dice of a table as marks: the outlines are the browser's, in flat inks."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from parlour.press.board import INKS, mixed, on
from parlour.press.drawing import Disc, Mark, Outline, Spot, Stroke, Words
from parlour.press.paths import flat

RIM: Final = "#2b2622"
IVORY: Final = "#f3e9d2"
PIP: Final = "#2b2622"
SPENT: Final = "#d9d2c4"
DICE_INKS: Final = {"white": "#fdfaf2", "ivory": IVORY, "red": "#c4453a", "grey": "#a9a398"}

# One unit is one field. The same outlines as in client/table/pieces.js and client/art/signs.js.
PAWN: Final = (
    "M-0.3 0.2 C-0.3 0.1 -0.2 0.06 -0.16 -0.02 C-0.12 -0.1 -0.1 -0.2 -0.09 -0.27 H0.09 "
    "C0.1 -0.2 0.12 -0.1 0.16 -0.02 C0.2 0.06 0.3 0.1 0.3 0.2 A0.3 0.13 0 0 1 -0.3 0.2 Z"
)
FLEECE: Final = (
    "M-0.3 0.16 A0.13 0.13 0 0 1 -0.33 -0.08 A0.15 0.15 0 0 1 -0.13 -0.26 A0.15 0.15 0 0 1 0.13 -0.26 "
    "A0.15 0.15 0 0 1 0.33 -0.08 A0.13 0.13 0 0 1 0.3 0.16 A0.15 0.15 0 0 1 0.11 0.28 "
    "A0.15 0.15 0 0 1 -0.11 0.28 A0.15 0.15 0 0 1 -0.3 0.16 Z"
)
WOLF: Final = (
    "M-0.34 -0.42 L-0.1 -0.24 Q0 -0.27 0.1 -0.24 L0.34 -0.42 Q0.37 -0.16 0.31 -0.02 L0.38 0.06 L0.25 0.13 "
    "L0.27 0.21 L0.12 0.24 Q0.08 0.4 0 0.4 Q-0.08 0.4 -0.12 0.24 L-0.27 0.21 L-0.25 0.13 L-0.38 0.06 "
    "L-0.31 -0.02 Q-0.37 -0.16 -0.34 -0.42 Z"
)
ROOK: Final = (
    "M-0.28 0.32 V0.23 L-0.19 0.17 L-0.16 -0.14 L-0.24 -0.2 V-0.4 H-0.13 V-0.31 H-0.055 V-0.4 H0.055 V-0.31 "
    "H0.13 V-0.4 H0.24 V-0.2 L0.16 -0.14 L0.19 0.17 L0.28 0.23 V0.32 Z"
)
HORSE: Final = (
    "M-0.25 0.32 V0.24 Q-0.05 0.1 -0.02 -0.05 Q-0.12 0.02 -0.2 0.05 L-0.33 -0.01 Q-0.29 -0.17 -0.15 -0.29 "
    "L-0.12 -0.45 L0 -0.36 Q0.27 -0.28 0.28 0.04 Q0.28 0.16 0.25 0.24 V0.32 Z"
)
BISHOP: Final = (
    "M-0.28 0.32 V0.24 Q-0.1 0.2 -0.11 0.1 Q-0.22 0 -0.21 -0.12 Q-0.19 -0.26 0 -0.42 Q0.19 -0.26 0.21 -0.12 "
    "Q0.22 0 0.11 0.1 Q0.1 0.2 0.28 0.24 V0.32 Z"
)
LADY: Final = (
    "M-0.28 0.32 V0.24 L-0.2 0.16 L-0.36 -0.24 L-0.17 -0.07 L-0.14 -0.38 L0 -0.11 L0.14 -0.38 L0.17 -0.07 "
    "L0.36 -0.24 L0.2 0.16 L0.28 0.24 V0.32 Z"
)
KING: Final = (
    "M-0.28 0.32 V0.24 L-0.2 0.16 Q-0.38 -0.02 -0.3 -0.15 Q-0.2 -0.26 -0.04 -0.17 V-0.29 H-0.12 V-0.36 "
    "H-0.04 V-0.46 H0.04 V-0.36 H0.12 V-0.29 H0.04 V-0.17 Q0.2 -0.26 0.3 -0.15 Q0.38 -0.02 0.2 0.16 "
    "L0.28 0.24 V0.32 Z"
)
MAHARAJAH: Final = (
    "M-0.28 0.32 V0.24 L-0.2 0.16 Q-0.4 -0.04 -0.26 -0.2 Q-0.12 -0.34 0 -0.34 Q-0.05 -0.44 0.08 -0.5 "
    "Q0.1 -0.4 0.04 -0.34 Q0.14 -0.33 0.26 -0.2 Q0.4 -0.04 0.2 0.16 L0.28 0.24 V0.32 Z"
)
OUTLINES: Final = {
    "pawn": PAWN,
    "footman": PAWN,
    "sheep": FLEECE,
    "wolf": WOLF,
    "rook": ROOK,
    "knight": HORSE,
    "horse": HORSE,
    "bishop": BISHOP,
    "lady": LADY,
    "king": KING,
    "maharajah": MAHARAJAH,
    "peg": "M-0.1 -0.06 L-0.13 0.14 A0.13 0.05 0 0 0 0.13 0.14 L0.1 -0.06 Z",
}
# What stands out from an outline: x, y, r
BALLS: Final = {
    "pawn": ((0.0, -0.4, 0.18),),
    "footman": ((0.0, -0.4, 0.18),),
    "bishop": ((0.0, -0.44, 0.055),),
    "peg": ((0.0, -0.17, 0.29),),
    "lady": ((-0.36, -0.27, 0.055), (-0.14, -0.42, 0.055), (0.14, -0.42, 0.055), (0.36, -0.27, 0.055)),
}
# How far down and how large figures of chess are drawn, so that they fill their squares, pawns less
CARVED: Final = (0.05, 1.16)
SIZES: Final = {
    "footman": (0.13, 0.86), "rook": CARVED, "knight": CARVED, "bishop": CARVED, "lady": CARVED, "king": CARVED, "maharajah": CARVED,
}  # fmt: skip
# Where one to four stacks stand beside each other, those behind first.
STACKS: Final = (
    ((0.0, 0.06),),
    ((-0.2, 0.0), (0.2, 0.08)),
    ((-0.2, -0.06), (0.21, -0.04), (0.0, 0.12)),
    ((0.0, -0.18), (-0.23, -0.03), (0.23, -0.01), (0.0, 0.13)),
)
PIPS: Final = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class PieceDrawer:
    """Draws a piece around a spot; `field` is how large one field is."""

    def __init__(self, x: float, y: float, field: float) -> None:
        self.x = x
        self.y = y
        self.field = field
        self.line = 0.025 * field

    def at(self, spot: Spot) -> Spot:
        return self.x + spot[0] * self.field, self.y + spot[1] * self.field

    def disc(self, x: float, y: float, radius: float, fill: str, stroke: str = RIM) -> Disc:
        return Disc(self.at((x, y)), radius * self.field, fill, stroke, self.line)

    def box(self, left: float, top: float, right: float, bottom: float, fill: str) -> Outline:
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        return Outline(tuple(map(self.at, corners)), fill, RIM, self.line)

    def figure(self, text: str, x: float = 0.0, y: float = 0.0, size: float = 0.34, fill: str = RIM) -> list[Mark]:
        place = self.at((x, y + 0.36 * size))
        return [Words(place, text, size * self.field, fill)] if text else []

    def piece(self, kind: str, colour: str, label: str) -> list[Mark]:
        ink = INKS.get(colour, IVORY)
        if kind in OUTLINES:
            return self.outlined(kind, ink)
        if kind.startswith("die") and kind[3:].isdigit():
            return self.die(int(kind[3:]), IVORY)
        return self.DRAWINGS.get(kind, PieceDrawer.stone)(self, ink, label)

    def outlined(self, kind: str, ink: str) -> list[Mark]:
        if kind in SIZES:
            down, size = SIZES[kind]
            return PieceDrawer(self.x, self.y + down * self.field, self.field * size).upright(kind, ink)
        return self.upright(kind, ink)

    def upright(self, kind: str, ink: str) -> list[Mark]:
        found: list[Mark] = [Outline(tuple(map(self.at, spots)), ink, RIM, self.line) for spots, _ in flat(OUTLINES[kind])]
        return found + [self.disc(x, y, r, ink) for x, y, r in BALLS.get(kind, ())]

    def stone(self, ink: str, label: str, lift: float = 0.0) -> list[Mark]:
        groove = on(ink) if ink != INKS["ivory"] else "#b9a98a"
        found: list[Mark] = [self.disc(0, 0.045 - lift, 0.4, mixed(ink, 1.0)), self.disc(0, -lift, 0.4, ink)]
        found.append(self.disc(0, -lift, 0.28, "", groove))
        return found + self.figure(label, 0, -lift, fill=on(ink))

    def queen(self, ink: str, label: str) -> list[Mark]:
        return [*self.stone(ink, ""), *self.stone(ink, label, 0.13)]

    def slab(self, ink: str, label: str) -> list[Mark]:
        return [self.box(-0.4, -0.12, 0.4, 0.115, ink)]

    def chips(self, ink: str, label: str) -> list[Mark]:
        """In stacks of five, and their number at the foot."""
        count = max(1, int(label or 1))
        high = max(5, min(7, ceil(count / len(STACKS))))
        spots = STACKS[min(len(STACKS), ceil(count / high)) - 1]
        size, rise = (0.3, 0.07) if len(spots) == 1 else (0.19, 0.052)
        found: list[Mark] = []
        for at, (x, y) in enumerate(spots):
            chips = min(high, count - high * at)
            found += [self.disc(x, y - rise * on_it, size, ink) for on_it in range(chips)]
        return found + (self.plaque(label, 0.27) if count > 1 else [])

    def plaque(self, label: str, y: float) -> list[Mark]:
        """A figure on a small plate of its own."""
        half = 0.1 + 0.0725 * len(label)
        return [self.box(-half, y - 0.145, half, y + 0.145, DICE_INKS["white"]), *self.figure(label, 0, y, 0.26)] if label else []

    def puck(self, ink: str, label: str) -> list[Mark]:
        return [self.disc(0, 0, 0.25, ink), *self.figure({"✓": "+", "✕": "x"}.get(label, label), size=0.28, fill=on(ink))]

    def card(self, ink: str, label: str) -> list[Mark]:
        half = max(0.23, 0.09 + 0.075 * len(label))
        return [self.box(-half, -0.2, half, 0.2, DICE_INKS["white"]), *self.figure(label, size=0.28)]

    def cross(self, ink: str, label: str) -> list[Mark]:
        return [Stroke((self.at((-0.3, -0.28 * way)), self.at((0.3, 0.28 * way))), RIM, 0.06 * self.field) for way in (1, -1)]

    def cup(self, ink: str, label: str) -> list[Mark]:
        corners = ((-0.2, -0.32), (0.2, -0.32), (0.27, 0.28), (-0.27, 0.28))
        return [Outline(tuple(map(self.at, corners)), "#8a5a34", RIM, self.line)]

    def cube(self, ink: str, label: str) -> list[Mark]:
        return [self.box(-0.37, -0.37, 0.37, 0.37, DICE_INKS["white"]), *self.figure(label, size=0.4)]

    def coasters(self, ink: str, label: str) -> list[Mark]:
        count = int(label or 0)
        spots = STACKS[max(1, min(len(STACKS), ceil(count / 10))) - 1]
        half = 0.32 if len(spots) == 1 else 0.18
        found: list[Mark] = []
        for at, (x, y) in enumerate(spots):
            for on_it in range(max(0, min(10, count - 10 * at))):
                found.append(self.box(x - half, y - 0.055 * on_it - 0.025, x + half, y - 0.055 * on_it + 0.03, IVORY))
        return found + self.plaque(label, 0.37)

    def tower(self, ink: str, label: str) -> list[Mark]:
        high = min(40, int(label or 0))
        found: list[Mark] = [self.box(-0.6, -0.065 * at - 0.03, 0.6, -0.065 * at + 0.035, IVORY) for at in range(high)]
        return found + self.plaque(label, 0.34)

    def matches(self, ink: str, label: str) -> list[Mark]:
        count = min(14, int(label or 0))
        found: list[Mark] = []
        for at in range(count):
            x = (at - (count - 1) / 2) * 0.09
            found.append(Stroke((self.at((x, -0.5)), self.at((x, 0.2))), "#d9b77c", 0.05 * self.field))
            found.append(Disc(self.at((x, -0.52)), 0.05 * self.field, INKS["red"]))
        return found + self.plaque(label, 0.37)

    def matchbox(self, ink: str, label: str) -> list[Mark]:
        return [self.box(-0.52, -0.26, 0.58, 0.32, IVORY), self.box(-0.6, -0.3, 0.3, 0.28, ink), *self.figure(label, -0.15)]

    def die(self, face: int, ink: str, spent: bool = False) -> list[Mark]:
        pip = "#ffffff" if on(ink) == "#ffffff" else PIP
        found: list[Mark] = [self.box(-0.42, -0.42, 0.42, 0.42, SPENT if spent else ink)]
        return found + [Disc(self.at((0.24 * x, 0.24 * y)), 0.08 * self.field, pip) for x, y in PIPS.get(face, ())]

    DRAWINGS: Final[dict[str, Callable[[PieceDrawer, str, str], list[Mark]]]] = {
        "queen": queen,
        "slab": slab,
        "chips": chips,
        "cube": cube,
        "coasters": coasters,
        "tower": tower,
        "puck": puck,
        "card": card,
        "cross": cross,
        "cup": cup,
        "matches": matches,
        "matchbox": matchbox,
    }
