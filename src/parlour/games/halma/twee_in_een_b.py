"""Two in one, b: four pawns that never go back hunt a single one that goes anywhere. Sheet: halma.md, section 7."""

from parlour.core.setup import Option, Setup, choice
from parlour.core.source import NEVER_ENDS, reading
from parlour.games.halma.game import Halma, turn_limit
from parlour.games.halma.graph import ROUND, SIX
from parlour.games.halma.rules import EVERY_WAY, HUNT, HalmaRules, Side
from parlour.games.halma.twee_in_een_a import SETUP

STARTS = {"corner": ("a1 a2 b1 b2", "f6"), "edge": ("b1 c1 d1 e1", "d6")}
STRAIGHT = sum(
    1 << way for way, (right, up) in enumerate(ROUND) if right == 0 or up == 0
)  # R1: no diagonals, unless "in all directions" is read as eight
AHEAD = sum(1 << way for way, (right, up) in enumerate(ROUND) if (right == 0 or up == 0) and up >= 0)
RANKS = [row for _, row in SIX.cells]


def rules(setup: Setup) -> HalmaRules:
    four, single = (SIX.fields_of(names) for names in STARTS[setup.choice("setup")])
    # Nobody goes to a target: the hunt has none.
    anywhere = EVERY_WAY if setup.choice("single_moves") == "all_ways" else STRAIGHT
    sides = [Side("four", four, single, 0, RANKS, AHEAD), Side("single", single, four, 180, RANKS, anywhere)]
    return HalmaRules(setup, SIX, sides, kind=HUNT)


GAME = Halma(
    id="twee_in_een_b",
    rules=rules,
    options=(
        SETUP,
        choice(
            "single_moves", "straight all_ways", reading("source-twee_in_een_b-single_moves", box315="nl fr"), nl="straight", fr="all_ways"
        ),
        Option("repetition_draw", 3, low=2, high=9, off=True, source=NEVER_ENDS),
        turn_limit(100),
    ),
)
