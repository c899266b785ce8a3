"""Pyramiden-Dame: build the pyramid again on the far side; steps go forward, hops anywhere. Sheet: halma.md, section 9."""

from parlour.core.setup import Setup, choice
from parlour.core.source import reading
from parlour.games.halma.game import FULL_TARGET, Halma, turn_limit
from parlour.games.halma.graph import DARK, DIAGONAL
from parlour.games.halma.rules import EVERY_WAY, HalmaRules, Side

WHITE = DARK.fields_of("b8 d8 f8 h8 c7 e7 g7 d6 f6 e5")
BLACK = DARK.fields_of("a1 c1 e1 g1 b2 d2 f2 c3 e3 d4")
DOWN = sum(1 << way for way, (_, up) in enumerate(DIAGONAL) if up < 0)
UP = sum(1 << way for way, (_, up) in enumerate(DIAGONAL) if up > 0)


def nearest(field: int, targets: list[int]) -> int:
    """The larger of the differences in file and rank, to the nearest target."""
    cells = DARK.cells
    return min(max(abs(cells[field][axis] - cells[target][axis]) for axis in (0, 1)) for target in targets)


def rules(setup: Setup) -> HalmaRules:
    backward = setup.choice("backward")  # R1, R2
    sides = []
    for label, home, target, turned, ahead in (("W", WHITE, BLACK, 180, DOWN), ("B", BLACK, WHITE, 0, UP)):
        steps = EVERY_WAY if backward == "all" else ahead
        hops = ahead if backward == "none" else EVERY_WAY
        sides.append(Side(label, home, target, turned, [nearest(field, target) for field in range(32)], steps, hops))
    return HalmaRules(setup, DARK, sides)


GAME = Halma(
    id="pyramiden_dame",
    rules=rules,
    options=(
        choice("backward", "jumps none all", reading("source-pyramiden_dame-backward", big="de")),
        FULL_TARGET,
        turn_limit(150),
    ),
)
