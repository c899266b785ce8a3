"""The rim of a chequered board, for every family that plays on squares: letters below, figures at the left, White's corner a1."""

from parlour.core.board import Area, Board, Caption, Point, Site, tile

MARGIN = 0.92  # from the middle of a corner square to the edge of the plate
WIDER = 0.14  # by so much more where figures of the rim have two digits
LETTERS = "abcdefghijklmnopqrs"
CORNER = (-0.365, -0.4)  # where the number of a square is printed, so that no stone hides it


def rim(side: int) -> tuple[Caption, ...]:
    """The coordinates of a board with so many squares a side."""
    files = tuple(Caption(float(column), side - 0.3, LETTERS[column]) for column in range(side))
    left = -0.7 if side < 10 else -0.74
    ranks = tuple(Caption(left, float(side - 1 - row), str(row + 1)) for row in range(side))
    return files + ranks


def square(name: str, column: int, row: int, side: int, label: str = "") -> Site:
    """A square by its place, counted from White's left corner, which is dark."""
    role = "light" if (column + row) % 2 else "dark"
    return Site(
        name, float(column), float(side - 1 - row), shape="square", role=role, label=label, size=1.0, label_at=CORNER, label_size=0.16
    )


def chequered(side: int) -> Board:
    """A whole board of squares to stand on, row by row from a1."""
    sites = tuple(square(f"{LETTERS[column]}{row + 1}", column, row, side) for row in range(side) for column in range(side))
    return framed(side, sites)


def framed(side: int, sites: tuple[Site, ...], areas: tuple[Area, ...] = (), turns: tuple[int, ...] = (0, 180)) -> Board:
    """Squares, what is printed under them, and the coordinates around them."""
    margin = MARGIN + (WIDER if side >= 10 else 0.0)
    extent = side - 1 + 2 * margin
    return Board(-margin, -margin, extent, extent, "wood", sites=sites, areas=areas, captions=rim(side), turns=turns)


def unused(side: int, used: set[Point]) -> tuple[Area, ...]:
    """Squares that are no place to stand, and only printed: all but those whose middles are named."""
    places = [(float(column), float(row)) for column in range(side) for row in range(side)]
    return tuple(Area(tile(x, y, 0.5), "light") for x, y in places if (x, y) not in used)
