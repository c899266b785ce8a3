"""The boards of the dice games that are not of felt (felt.py): a tray, a winding way, and drawn figures whose eleven fields take chips.

The booklet's drawings of the finch, Hansel and Peter are lost, so these are our own. A field is a site named by its number, which is
printed at its rim.
"""

from dataclasses import replace

from parlour.core.board import Area, Board, Line, Plate, Site, tile

COLOURS = ("yellow", "green", "red", "black", "blue", "white", "orange", "purple")  # one per seat
START = "0"

Spots = dict[int, tuple[float, float]]


def tray() -> Board:
    """A felt tray with nothing printed on it: the dice lie in it, and the sheet beside it."""
    return Board(left=0, top=0, width=6, height=4, plate="felt")


def winding(labels: list[tuple[str, str]], columns: int, plate: Plate, role: str) -> Board:
    """A board whose places wind upwards from a wide start below, as (id, label); frames are drawn around the rows."""
    rows = (len(labels) + columns - 1) // columns
    left, bottom = 0.9, rows - 0.1
    sites = [Site(START, left + (columns - 1) / 2, rows + 1.05, "none", "start", size=0.8)]
    for at, (id, label) in enumerate(labels):
        row, along = divmod(at, columns)
        x = left + (along if row % 2 == 0 else columns - 1 - along)
        place = Site(id, x, bottom - row, "square", role, "", label, 0.9)
        corner = (-0.31 if len(label) == 1 else -0.245, -0.305)  # inside the frame
        sites.append(replace(place, label_at=corner, label_size=0.22, stand=(0.08, 0.17, 0.7)))  # the number stays free
    sill = Line(((left - 0.5, rows + 0.5), (left + columns - 0.5, rows + 0.5)))
    return Board(left=0, top=0, width=columns + 0.8, height=rows + 1.8, plate=plate, sites=tuple(sites), lines=(sill,))


def fields(art: str, frame: tuple[float, float, float, float], spots: Spots, large: int, special: tuple[int, ...] = ()) -> Board:
    """A printed figure with round fields, the large one half as wide again: numbers at the upper rim, the piles' figures at the lower."""
    sites = []
    for number, (x, y) in spots.items():
        size = 1.0 if number != large else 1.4
        field = Site(str(number), x, y, "circle", "prize" if number == large or number in special else "stake", "", str(number), size)
        sites.append(replace(field, label_at=(0.0, round(-0.31 * size, 3)), label_size=0.29, stand=(0.0, round(0.13 * size, 3), 0.76)))
    return Board(*frame, "paper", tuple(sites), areas=(Area(tile(0, 0, 0.5), "sign", art=art),))


def finch() -> Board:
    """A finch on a twig: 7 is its crop, 2 its tail and 12 its head."""
    spots = {
        2: (1.75, 6.1), 3: (2.75, 5.15), 4: (3.75, 4.15), 5: (4.7, 3.3), 6: (5.85, 2.75), 12: (7.4, 1.85),
        7: (7.75, 4.1), 8: (6.2, 4.05), 9: (5.05, 4.5), 10: (4.55, 5.75), 11: (5.95, 5.65),
    }  # fmt: skip
    return fields("finch", (0, 0, 10.4, 8.6), spots, 7, (2, 12))


def hansel() -> Board:
    """Hansel with open arms and an open mouth: 7 is his belly."""
    spots = {
        12: (5.0, 1.4), 2: (5.0, 3.5), 3: (3.1, 4.75), 4: (1.75, 4.0), 11: (6.9, 4.75), 10: (8.25, 4.0),
        7: (5.0, 6.2), 5: (4.0, 7.75), 9: (6.0, 7.75), 6: (3.3, 9.05), 8: (6.7, 9.05),
    }  # fmt: skip
    return fields("hansel", (0, -0.1, 10, 10.5), spots, 7)


def peter() -> Board:
    """Peter in his tall hat, a clover leaf in one hand and a sack in the other: 10 is the sack."""
    spots = {
        2: (4.0, 0.9), 3: (4.0, 2.06), 4: (1.1, 2.6), 5: (2.15, 4.85), 6: (4.0, 4.9), 7: (4.0, 6.05), 8: (5.55, 4.7),
        10: (7.5, 6.85), 9: (7.1, 4.15), 11: (3.25, 8.2), 12: (4.75, 8.2),
    }  # fmt: skip
    return fields("peter", (-0.3, -0.3, 10, 10.5), spots, 10)
