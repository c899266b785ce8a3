"""The boards of the family, drawn from their graphs: stars with coloured corners, squares with coloured camps, dark squares."""

from functools import cache

from parlour.core.board import Area, Board, Caption, Line, Point, Site, tile
from parlour.core.chequers import framed, unused
from parlour.games.halma.graph import CORNERS, HEX, NOWHERE, QUARTERS, TALL, Graph, corner

STAR_COLOURS = dict(zip(CORNERS, ("red", "orange", "yellow", "green", "blue", "purple"), strict=True))
SQUARE_COLOURS = dict(zip(QUARTERS, ("red", "yellow", "green", "blue"), strict=True)) | {"four": "red", "single": "black"}
DARK_COLOURS = {"W": "ivory", "B": "ebony"}
COLOURS = {"star": STAR_COLOURS, "square": SQUARE_COLOURS, "dark": DARK_COLOURS}
RIM = 1.0  # from the outermost fields to the edge


def star_board(graph: Graph, turns: tuple[int, ...]) -> Board:
    """The star; every corner has its colour, whether anyone plays from it or not."""
    owner = {field: STAR_COLOURS[name] for name in CORNERS for field in corner(graph, name)}
    sites = tuple(
        Site(name, x, y, "circle", "home" if field in owner else "field", owner.get(field, ""), size=0.68)
        for field, (name, (x, y)) in enumerate(zip(graph.names, graph.places, strict=True))
    )
    half = max(y for _, y in graph.places) + RIM
    side = max(x for x, _ in graph.places) + RIM  # a star is taller than wide, and a phone has no width to give away
    return Board(
        left=-side,
        top=-half,
        width=2 * side,
        height=2 * half,
        plate="wood",
        sites=sites,
        lines=tuple(Line((graph.places[first], graph.places[last]), "mesh") for first, last in runs(graph)),
        areas=(
            Area(middle_patch(graph.size), "round"),
            *(Area(corner_patch(at, graph.size), "home", STAR_COLOURS[name]) for at, name in enumerate(CORNERS)),
        ),
        captions=row_ends(graph),
        turns=turns,
    )


def runs(graph: Graph) -> list[tuple[int, int]]:
    """The ends of every line of fields, each line once."""
    found = []
    for way in range(len(HEX) // 2):
        back = way + 3
        for field in range(graph.fields):
            if graph.next(field, back) == NOWHERE and graph.next(field, way) != NOWHERE:
                last = field
                while graph.next(last, way) != NOWHERE:
                    last = graph.next(last, way)
                found.append((field, last))
    return found


def corner_patch(number: int, rows: int) -> tuple[Point, ...]:
    """A triangle around a corner: that of the bottom, turned clockwise."""
    tip, top = 2 * rows * TALL + 0.75, rows * TALL + 0.37
    width = rows / 2 + 0.2
    points: tuple[Point, ...] = ((0.0, tip), (-width, top), (width, top))
    return tuple(turned(point, number) for point in points)


def middle_patch(rows: int) -> tuple[Point, ...]:
    """The hexagon between the corners."""
    return tuple(turned((rows / 2 + 0.2, rows * TALL + 0.37), at) for at in range(6))


def turned(point: Point, sixths: int) -> Point:
    x, y = point
    for _ in range(sixths):
        x, y = x * 0.5 - y * 0.8660254, x * 0.8660254 + y * 0.5
    return (round(x, 3), round(y, 3))


def row_ends(graph: Graph) -> tuple[Caption, ...]:
    """Left of its first field the letter of each row, and right of its last one how many fields it has: the log counts from the left."""
    rows: dict[str, list[Point]] = {}
    for name, place in zip(graph.names, graph.places, strict=True):
        rows.setdefault(name[0], []).append(place)
    letters = [Caption(fields[0][0] - 0.66, fields[0][1], letter, "row") for letter, fields in rows.items()]
    return (*letters, *(Caption(fields[-1][0] + 0.72, fields[-1][1], str(len(fields)), "row") for fields in rows.values()))


def square_board(graph: Graph, homes: dict[str, list[int]], turns: tuple[int, ...]) -> Board:
    """All squares, light and dark; those of a camp are tinted, with a disc of its colour, so that pieces stand out."""
    owner = {field: SQUARE_COLOURS[name] for name, fields in homes.items() for field in fields}
    sites = tuple(
        Site(graph.names[field], x, y, "circle", "home", owner[field], size=0.6)
        if field in owner
        else Site(graph.names[field], x, y, "square", chequer(x, y), size=0.94)
        for field, (x, y) in enumerate(graph.places)
    )
    camps = tuple(Area(tile(*graph.places[field], 0.47), "home", token) for field, token in owner.items())
    return framed(graph.size, sites, camps, turns)


def chequer(x: float, y: float) -> str:
    return "light" if round(x + y) % 2 else "dark"


def dark_board(graph: Graph, turns: tuple[int, ...]) -> Board:
    """Dark squares are where the game is; the light ones are only printed."""
    sites = tuple(Site(name, x, y, "square", "dark", size=1.0) for name, (x, y) in zip(graph.names, graph.places, strict=True))
    return framed(graph.size, sites, unused(graph.size, set(graph.places)), turns)


@cache
def columns(graph: Graph) -> tuple[tuple[int, ...], ...]:
    """For a sketch: the row of characters and the column of every field."""
    left = min(x for x, _ in graph.places)
    heights = sorted({y for _, y in graph.places})
    return tuple((heights.index(y), round(2 * (x - left))) for x, y in graph.places)


def sketch(graph: Graph, marks: dict[int, str]) -> str:
    """The board in plain characters, the first row's names at the bottom; free fields are dots."""
    places = columns(graph)
    width = max(column for _, column in places) + 1
    rows = [[" "] * width for _ in range(max(row for row, _ in places) + 1)]
    heads = [""] * len(rows)
    for field, (row, column) in enumerate(places):
        rows[row][column] = marks.get(field, ".")
        heads[row] = graph.names[field][0] if graph.shape == "star" else graph.names[field][1:]
    lines = [f"{head:>2} {''.join(row)}".rstrip() for head, row in zip(heads, rows, strict=True)]
    if graph.shape != "star":
        lines.append("\n   " + " ".join("abcdefghijklmnop"[: (width + 1) // 2]))
    return "\n".join(lines)
