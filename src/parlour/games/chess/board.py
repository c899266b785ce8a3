"""The chessboard: 64 squares, a dark one at White's left."""

from collections.abc import Sequence

from parlour.core.board import Board, Caption, Site
from parlour.games.chess.notation import NAMES

MARGIN = 1.05  # from the middle of a corner square to the edge of the plate


def chessboard() -> Board:
    sites = tuple(
        Site(
            name,
            float(square & 7),
            float(7 - (square >> 3)),
            shape="square",
            role="light" if (square ^ square >> 3) & 1 else "dark",
            size=1.0,
        )
        for square, name in enumerate(NAMES)
    )
    files = tuple(Caption(float(column), 7.76, "abcdefgh"[column]) for column in range(8))
    ranks = tuple(Caption(-0.76, float(7 - row), str(row + 1)) for row in range(8))
    return Board(-MARGIN, -MARGIN, 7 + 2 * MARGIN, 7 + 2 * MARGIN, "wood", sites=sites, captions=files + ranks, turns=(0, 180))


def sketch(letters: Sequence[str]) -> str:
    """The board in plain characters, White at the bottom."""
    rows = [f"{row + 1}  {' '.join(letters[8 * row : 8 * row + 8])}" for row in range(7, -1, -1)]
    return "\n".join([*rows, "", "   a b c d e f g h"])
