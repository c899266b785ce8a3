"""Tables of felt as data: what is printed to bet on, where the dice fall, and every seat's place with its chips and its stake.

All of them are as wide, so that they fill a phone; more seats make them longer.
"""

from parlour.core.board import Area, Board, Caption, Site, box
from parlour.core.message import Message, colour, say
from parlour.games.dice.board import COLOURS
from parlour.games.dice.figures import LETTERS

WIDTH = 7.1
EDGE = 0.35  # of felt around everything
GAP = 0.07  # between two places
PLACE = (2.14, 1.3)  # a seat's place, wide and high
ACROSS = 3  # places in a row
INK = "red"  # of the chips
FOOT = 0.38  # from what lies in a place to bet down to its edge
LOW = 0.95  # a place that is no higher has its label in its midst
LABEL = 0.48
MIDDLE = "middle"  # what belongs to nobody yet


def chips_of(seat: int) -> str:
    """Where a seat's own chips lie."""
    return f"{LETTERS[seat]}chips"


def stake_of(seat: int) -> str:
    """Where what it stakes lies, or what it has thrown."""
    return f"{LETTERS[seat]}stake"


def rows_of(seats: int) -> list[int]:
    """How many places lie in each row: three at most, and nearly as many in all of them."""
    rows = -(-seats // ACROSS)
    few, more = divmod(seats, rows)
    return [few + (row < more) for row in range(rows)]


def places(seats: int, top: float, stakes: float, lying: float) -> tuple[tuple[Site, ...], tuple[Area, ...], float]:
    """The seats' places from here downwards, and where they end; `stakes`: how wide a stake's place is beside the chips, 0 without.

    `lying`: how large what lies in that is drawn.
    """
    wide, high = PLACE
    sites: list[Site] = []
    areas: list[Area] = []
    for row, count in enumerate(rows_of(seats)):
        upper = top + row * (high + GAP)
        for column in range(count):
            seat = len(areas)
            left = WIDTH / 2 + (column - count / 2) * (wide + GAP) + GAP / 2
            areas.append(patch("seat", left, upper, left + wide, upper + high, COLOURS[seat]))
            owner, y = colour(COLOURS[seat]), round(upper + 0.78, 3)
            x = left + (0.82 if stakes else 1.26)
            sites.append(Site(chips_of(seat), round(x, 3), y, "none", "chips", name=say("dice-place-chips", colour=owner)))
            if stakes:
                name = say("dice-place-stake", colour=owner)
                stand = (0.0, 0.0, lying)
                sites.append(Site(stake_of(seat), round(left + 1.67, 3), y, "circle", "slot", size=stakes, name=name, stand=stand))
    return tuple(sites), tuple(areas), round(top + len(rows_of(seats)) * (high + GAP) - GAP, 3)


def patch(role: str, left: float, top: float, right: float, bottom: float, tint: str = "") -> Area:
    return Area(box(round(left, 3), round(top, 3), round(right, 3), round(bottom, 3)), role, tint)


def bet(id: str, left: float, top: float, wide: float, high: float, name: Message, label: str = "", tint: str = "") -> Site:
    """A printed place to bet on, or to touch; what lies in it lies at its lower end, under its label if there is room for both."""
    low = round(high / 2 - FOOT, 3) if high > LOW else 0.0
    label_at = (0.0, -0.31 if low else -0.01)  # beside the middle, so that it stays where it is when it is struck out
    x, y = round(left + wide / 2, 3), round(top + high / 2, 3)
    return Site(id, x, y, "box", "bet", tint, label, high, name=name, label_at=label_at, label_size=LABEL, stand=(0.0, low, 1.0), wide=wide)


def table(
    seats: int,
    top: float,
    sites: tuple[Site, ...],
    areas: tuple[Area, ...],
    captions: tuple[Caption, ...] = (),
    stakes: float = 0.8,
    lying: float = 1.0,
) -> Board:
    """A felt whose upper part is the game's own; the places begin at `top`."""
    own, patches, bottom = places(seats, top, stakes, lying)
    return Board(0, 0, WIDTH, round(bottom + EDGE, 3), "felt", (*sites, *own), areas=(*areas, *patches), captions=captions)
