"""Eckdame: from corner to corner on the dark squares, never back, and only over enemy pieces. Sheet: halma.md, section 8."""

from parlour.core.setup import Setup
from parlour.games.halma.game import FULL_TARGET, Halma, turn_limit
from parlour.games.halma.graph import DARK, DIAGONAL
from parlour.games.halma.rules import HalmaRules, Side

ROWS = [column + row for column, row in DARK.cells]  # counted from White's corner, two apart
NEAR = [field for field, row in enumerate(ROWS) if row <= 4]
FAR = [field for field, row in enumerate(ROWS) if row >= 10]


def ways(ahead: int) -> int:
    """R1, R2: seen from the own corner, forward and to both sides."""
    return sum(1 << way for way, (right, up) in enumerate(DIAGONAL) if (right + up) * ahead >= 0)


WHITE = Side("W", NEAR, FAR, 315, [max(0, (10 - row) // 2) for row in ROWS], ways(1), ways(1))
BLACK = Side("B", FAR, NEAR, 135, [max(0, (row - 4) // 2) for row in ROWS], ways(-1), ways(-1))


def rules(setup: Setup) -> HalmaRules:
    return HalmaRules(setup, DARK, [WHITE, BLACK], hops_own=False)


GAME = Halma(id="eckdame", rules=rules, options=(FULL_TARGET, turn_limit(100)))
