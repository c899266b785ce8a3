"""How the chess family is drawn."""

from collections.abc import Sequence

KINDS = ("", "footman", "knight", "bishop", "rook", "lady", "king", "maharajah")  # the drawings; pawn and queen are other games' pieces


def sketch(letters: Sequence[str]) -> str:
    """The board in plain characters, White at the bottom."""
    rows = [f"{row + 1}  {' '.join(letters[8 * row : 8 * row + 8])}" for row in range(7, -1, -1)]
    return "\n".join([*rows, "", "   a b c d e f g h"])
