"""Pyramiden-Dame: build the pyramid again on the far side; steps go forward, hops anywhere. Sheet: halma.md, section 9."""

from parlour.core.setup import Option, Setup
from parlour.games.halma.game import FULL_TARGET, Halma, turn_limit
from parlour.games.halma.graph import DARK, DIAGONAL
from parlour.games.halma.rules import OVER_ONE, HalmaRules

WHITE = "b8 d8 f8 h8 c7 e7 g7 d6 f6 e5"
BLACK = "a1 c1 e1 g1 b2 d2 f2 c3 e3 d4"
DOWN = sum(1 << way for way, (_, up) in enumerate(DIAGONAL) if up < 0)
UP = sum(1 << way for way, (_, up) in enumerate(DIAGONAL) if up > 0)


class Pyramids(Halma):
    def make_rules(self, setup: Setup) -> HalmaRules:
        white, black = self.graph.fields_of(WHITE), self.graph.fields_of(BLACK)
        backward = setup.choice("backward")  # R1, R2
        ahead, both = [DOWN, UP], [DOWN | UP, DOWN | UP]
        return HalmaRules(
            self.graph,
            ["W", "B"],
            [white, black],
            [black, white],
            [[self.nearest(field, targets) for field in range(32)] for targets in (black, white)],
            step_ways=both if backward == "all" else ahead,
            hop_ways=ahead if backward == "none" else both,
            hops=int(OVER_ONE),
            full_target_wins=setup.flag("full_target_wins"),
            turn_limit=setup.number("turn_limit"),
            colon=True,
        )

    def nearest(self, field: int, targets: list[int]) -> int:
        """The larger of the differences in file and rank, to the nearest target."""
        cells = self.graph.cells
        return min(max(abs(cells[field][axis] - cells[target][axis]) for axis in (0, 1)) for target in targets)


GAME = Pyramids(
    id="pyramiden_dame",
    board=DARK,
    seats=(2,),
    usual_seats=2,
    options=(Option("backward", "jumps", choices=("jumps", "none", "all"), source="R1, R2"), FULL_TARGET, turn_limit(150)),
)
