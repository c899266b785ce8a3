"""Two in one, a: halma with four pawns on 6x6 squares. Sheet: halma.md, section 6."""

from parlour.core.setup import Option, Setup
from parlour.games.halma.game import FULL_TARGET, Halma, turn_limit
from parlour.games.halma.graph import SIX
from parlour.games.halma.rules import OVER_ONE, HalmaRules

SETUP = Option("setup", "corner", choices=("corner", "edge"), source="print; R1")
STARTS = {"corner": ("a1 a2 b1 b2", "e5 e6 f5 f6"), "edge": ("b1 c1 d1 e1", "b6 c6 d6 e6")}
EVERY = 0xFF


class TwoInOneA(Halma):
    def make_rules(self, setup: Setup) -> HalmaRules:
        near, far = (self.graph.fields_of(names) for names in STARTS[setup.choice("setup")])
        return HalmaRules(
            self.graph,
            ["SW", "NE"],
            [near, far],
            [far, near],
            [self.graph.distances(far), self.graph.distances(near)],
            step_ways=[EVERY, EVERY],
            hop_ways=[EVERY, EVERY],
            hops=int(OVER_ONE),
            full_target_wins=setup.flag("full_target_wins"),
            turn_limit=setup.number("turn_limit"),
        )


GAME = TwoInOneA(id="twee_in_een_a", board=SIX, seats=(2,), usual_seats=2, options=(SETUP, FULL_TARGET, turn_limit(100)))
