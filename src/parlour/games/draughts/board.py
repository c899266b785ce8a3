"""The chequered board: dark squares are where the game is, light squares are only printed."""

from parlour.core.board import Board
from parlour.core.chequers import MARGIN, framed, square, unused
from parlour.games.draughts.grid import Grid


def chequered(grid: Grid) -> Board:
    side = grid.rows
    sites = tuple(
        square(name, column, row, side, label=name if grid.numbered else "")
        for name, (column, row) in zip(grid.names, grid.places, strict=True)
    )
    light = unused(side, {(site.x, site.y) for site in sites})
    if not grid.numbered:
        return framed(side, sites, light)
    margin = MARGIN - 0.2  # nothing is written around the squares
    extent = side - 1 + 2 * margin
    return Board(-margin, -margin, extent, extent, "wood", sites=sites, areas=light, turns=(0, 180))


def sketch(grid: Grid, marks: dict[str, str]) -> str:
    """The board in plain characters, White at the bottom; empty dark squares are dots, light ones blank."""
    names = dict(zip(grid.places, grid.names, strict=True))
    lines = []
    for row in range(grid.rows - 1, -1, -1):
        cells = [marks.get(names[column, row], ".") if (column, row) in names else " " for column in range(grid.rows)]
        numbers = [name for column in range(grid.rows) if (name := names.get((column, row)))]
        rim = f"{numbers[0]:>2}-{numbers[-1]:<2} " if grid.numbered else f"{row + 1} "
        lines.append(f"{rim:>2} {' '.join(cells)}".rstrip())
    if not grid.numbered:
        lines.append(f"\n   {' '.join('abcdefgh'[: grid.rows])}")
    return "\n".join(lines)
