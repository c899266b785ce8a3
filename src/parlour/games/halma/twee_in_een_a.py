"""Two in one, a: halma with four pawns on 6x6 squares. Sheet: halma.md, section 6."""

from parlour.core.setup import Setup, choice
from parlour.core.source import printed
from parlour.games.halma.game import FULL_TARGET, Halma, around, turn_limit
from parlour.games.halma.graph import QUARTERS, SIX
from parlour.games.halma.rules import HalmaRules

SETUP = choice("setup", "corner edge", printed("source-twee_in_een-setup", box315="nl fr"))
STARTS = {
    "corner": {"SW": "a1 a2 b1 b2", "NE": "e5 e6 f5 f6"},
    "edge": {"SW": "b1 c1 d1 e1", "NE": "b6 c6 d6 e6"},
}


def rules(setup: Setup) -> HalmaRules:
    homes = STARTS[setup.choice("setup")]
    return HalmaRules(setup, SIX, around(QUARTERS, tuple(homes), lambda name: SIX.fields_of(homes[name])))


GAME = Halma(id="twee_in_een_a", rules=rules, options=(SETUP, FULL_TARGET, turn_limit(100)))
