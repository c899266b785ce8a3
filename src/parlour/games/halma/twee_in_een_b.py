"""Two in one, b: four pawns that never go back hunt a single one that goes anywhere. Sheet: halma.md, section 7."""

from parlour.core.setup import Option, Setup
from parlour.games.halma.game import NO_CHAINS, Halma, turn_limit
from parlour.games.halma.graph import ROUND, SIX
from parlour.games.halma.rules import HalmaRules
from parlour.games.halma.twee_in_een_a import SETUP

STARTS = {"corner": ("a1 a2 b1 b2", "f6"), "edge": ("b1 c1 d1 e1", "d6")}
STRAIGHT = sum(1 << way for way, (right, up) in enumerate(ROUND) if right == 0 or up == 0)  # R1: no diagonals
AHEAD = sum(1 << way for way, (right, up) in enumerate(ROUND) if (right == 0 or up == 0) and up >= 0)


class TwoInOneB(Halma):
    def make_rules(self, setup: Setup) -> HalmaRules:
        four, single = (self.graph.fields_of(names) for names in STARTS[setup.choice("setup")])
        ranks = [row for _, row in self.graph.cells]
        return HalmaRules(
            self.graph,
            ["four", "single"],
            [four, single],
            [single, four],  # nobody goes there: the hunt has no targets
            [ranks, ranks],
            step_ways=[AHEAD, STRAIGHT],
            hop_ways=[0, 0],
            hops=NO_CHAINS,
            turn_limit=setup.number("turn_limit"),
            hunt=True,
            repetition=setup.number("repetition_draw"),
        )


GAME = TwoInOneB(
    id="twee_in_een_b",
    board=SIX,
    seats=(2,),
    usual_seats=2,
    options=(SETUP, Option("repetition_draw", 3, low=2, high=9, off=True, source="R5"), turn_limit(100)),
)
