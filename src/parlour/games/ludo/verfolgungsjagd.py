"""Verfolgungsjagd: one piece each, chasing one another around the outline of the star. Sheet: ludo.md, section 5.

No waiting squares, no choices: the dice decide everything, and the players watch in suspense.
"""

from parlour.core.setup import Option, Setup
from parlour.core.source import printed
from parlour.games.ludo.board import Outline
from parlour.games.ludo.game import Ludo
from parlour.games.ludo.rules import Colours, LudoRules, Squares

SPREAD = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
# The print lets everyone choose a tip. Turning the star changes nothing, so besides spread and side by side only these are left.
OTHER = {"0-2": (0, 2), "0-1-3": (0, 1, 3), "0-1-4": (0, 1, 4), "0-1-2-4": (0, 1, 2, 4)}
TIPS = Option(
    "tips",
    "spread",
    choices=("spread", "neighbours", *OTHER),
    seats=(2, 3, 4),
    fits=tuple((tips, (len(chosen),)) for tips, chosen in OTHER.items()),
    source=printed("source-verfolgungsjagd-tips", big="de"),
)


def tips_of(setup: Setup) -> tuple[int, ...]:
    tips = setup.choice("tips")
    return SPREAD[setup.seats] if tips == "spread" else OTHER.get(tips, tuple(range(setup.seats)))


def rules(setup: Setup) -> LudoRules:
    starts = [10 * tip for tip in tips_of(setup)]
    return LudoRules(Colours("YGRKUW", "012345"[: setup.seats]), Squares(60, starts, goals=1), pieces=1, on_a=True, chase=True)  # R1


GAME = Ludo(id="verfolgungsjagd", seats=(2, 3, 4, 5, 6), rules=rules, board=Outline, options=(TIPS,))
