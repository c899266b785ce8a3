"""The mill board: three nested squares joined by four lines, on a 7x7 grid."""

from parlour.core.board import Board, Caption, Line, Site
from parlour.games.mill.grid import LINES, NAMES


def place(name: str) -> tuple[float, float]:
    """Where a point lies: letters run to the right, figures upwards."""
    return float(ord(name[0]) - ord("a")), float(7 - int(name[1]))


def mill_board() -> Board:
    return Board(
        left=-0.9,
        top=-0.9,
        width=7.8,
        height=7.8,
        plate="wood",
        sites=tuple(Site(name, *place(name), shape="well", role="field", size=0.74) for name in NAMES),
        lines=tuple(Line((place(NAMES[line[0]]), place(NAMES[line[2]]))) for line in LINES),
        captions=tuple(Caption(column, 6.62, "abcdefg"[column]) for column in range(7))
        + tuple(Caption(-0.62, 6 - row, str(row + 1)) for row in range(7)),
        turns=(0, 180),
    )


PICTURE = """\
7  {a7}-----------{d7}-----------{g7}
   |           |           |
6  |   {b6}-------{d6}-------{f6}   |
   |   |       |       |   |
5  |   |   {c5}---{d5}---{e5}   |   |
   |   |   |       |   |   |
4  {a4}---{b4}---{c4}       {e4}---{f4}---{g4}
   |   |   |       |   |   |
3  |   |   {c3}---{d3}---{e3}   |   |
   |   |       |       |   |
2  |   {b2}-------{d2}-------{f2}   |
   |           |           |
1  {a1}-----------{d1}-----------{g1}

   a   b   c   d   e   f   g"""
