"""Halma on 16x16 squares: two with nineteen pieces, or four with thirteen, alone or in teams. Sheet: halma.md, section 5."""

from parlour.core.setup import Option, Setup, choice
from parlour.core.source import printed, reading
from parlour.games.halma.game import FULL_TARGET, NO_LEAVING, Halma, around, turn_limit
from parlour.games.halma.graph import QUARTERS, SIXTEEN, camp
from parlour.games.halma.rules import OVER_LINE, OVER_ONE, HalmaRules

CAMPS = {2: (5, 5, 4, 3, 2), 4: (4, 4, 3, 2)}  # the rows of a camp, from the corner on
SEATS = {2: ("SW", "NE"), 4: QUARTERS}
TEAMS = {"opposite": [0, 1, 0, 1], "adjacent": [0, 0, 1, 1]}


def rules(setup: Setup) -> HalmaRules:
    return HalmaRules(
        setup,
        SIXTEEN,
        around(QUARTERS, SEATS[setup.seats], lambda name: camp(SIXTEEN, CAMPS[setup.seats], name)),
        hops=OVER_LINE if setup.flag("jump_over_line") else OVER_ONE,  # R3
        teams=TEAMS.get(setup.choice("teams")) if setup.seats == 4 else None,
        no_draw=True,  # R5
    )


GAME = Halma(
    id="halma_eck",
    rules=rules,
    seats=(2, 4),
    options=(
        choice("teams", "none opposite adjacent", printed(box315="nl fr"), seats=(4,)),
        FULL_TARGET,
        turn_limit(200),
        NO_LEAVING,
        Option(
            "jump_over_line",
            False,
            presets=(("nl", True), ("fr", False)),
            source=reading("source-halma_eck-jump_over_line", box315="nl fr"),
        ),
    ),
)
