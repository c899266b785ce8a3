"""Halma on 16x16 squares: two with nineteen pieces, or four with thirteen, alone or in teams. Sheet: halma.md, section 5."""

from parlour.core.setup import Option, Setup
from parlour.games.halma.game import FULL_TARGET, NO_LEAVING, Halma, turn_limit
from parlour.games.halma.graph import QUARTERS, SIXTEEN, camp
from parlour.games.halma.rules import OVER_LINE, OVER_ONE, HalmaRules

CAMPS = {2: (5, 5, 4, 3, 2), 4: (4, 4, 3, 2)}  # the rows of a camp, from the corner on
SEATS = {2: ("SW", "NE"), 4: QUARTERS}
TEAMS: dict[str, list[int] | None] = {"none": None, "opposite": [0, 1, 0, 1], "adjacent": [0, 0, 1, 1]}
EVERY = 0xFF


class Eck(Halma):
    def make_rules(self, setup: Setup) -> HalmaRules:
        labels = SEATS[setup.seats]
        rows = CAMPS[setup.seats]
        targets = [camp(self.graph, 16, rows, QUARTERS[(QUARTERS.index(label) + 2) % 4]) for label in labels]
        return HalmaRules(
            self.graph,
            list(labels),
            [camp(self.graph, 16, rows, label) for label in labels],
            targets,
            [self.graph.distances(target) for target in targets],
            step_ways=[EVERY] * len(labels),
            hop_ways=[EVERY] * len(labels),
            hops=int(OVER_LINE if setup.flag("jump_over_line") else OVER_ONE),  # R3
            stays_in_target=setup.flag("no_leaving_target"),
            full_target_wins=setup.flag("full_target_wins"),
            turn_limit=setup.number("turn_limit"),
            teams=TEAMS[setup.choice("teams")] if setup.seats == 4 else None,
            no_draw=True,  # R5
        )


GAME = Eck(
    id="halma_eck",
    board=SIXTEEN,
    seats=(2, 4),
    usual_seats=2,
    options=(
        Option("teams", "none", choices=("none", "opposite", "adjacent"), seats=(4,), source="print"),
        FULL_TARGET,
        turn_limit(200),
        NO_LEAVING,
        Option("jump_over_line", False, source="R3"),
    ),
)
