"""The chessboard in plain characters."""

from collections.abc import Sequence


def sketch(letters: Sequence[str]) -> str:
    """White at the bottom."""
    rows = [f"{row + 1}  {' '.join(letters[8 * row : 8 * row + 8])}" for row in range(7, -1, -1)]
    return "\n".join([*rows, "", "   a b c d e f g h"])
