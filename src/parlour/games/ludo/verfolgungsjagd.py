"""Verfolgungsjagd: one piece each, chasing one another around the outline of the star. Sheet: ludo.md, section 5.

No waiting squares, no choices: the dice decide everything, and the players watch in suspense.
"""

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.ludo.board import CROSS_COLOURS, CROSS_LETTERS, RingBoard, star_outline, star_outline_plate
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.position import PositionReader
from parlour.games.ludo.rules import LudoRules
from parlour.games.ludo.verfolgungsjagd_rules import VerfolgungsjagdState

LETTERS = (*CROSS_LETTERS, "U", "W")
COLOURS = (*CROSS_COLOURS, "blue", "white")
SPREAD = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
# The print lets everyone choose a tip. Turning the star changes nothing, so besides spread and side by side only these are left.
OTHER = {"0-2": (0, 2), "0-1-3": (0, 1, 3), "0-1-4": (0, 1, 4), "0-1-2-4": (0, 1, 2, 4)}


class Verfolgungsjagd(Game):
    def begin(self, setup: Setup) -> LudoState:
        rules = rules_of(setup)
        state = VerfolgungsjagdState(setup, rules)
        state.open()
        return state

    def parse(self, text: str, setup: Setup) -> LudoState:
        return PositionReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.ludo.face import LudoFace

        return LudoFace(layout, lambda setup: star_outline_plate(layout(setup)))


def tips_of(setup: Setup) -> tuple[int, ...]:
    tips = setup.choice("tips")
    if tips == "spread":
        return SPREAD[setup.seats]
    return tuple(range(setup.seats)) if tips == "neighbours" else OTHER[tips]


def rules_of(setup: Setup) -> LudoRules:
    return LudoRules(
        letters=LETTERS[: setup.seats],
        owners=tuple(range(setup.seats)),
        ring=60,  # R1
        offsets=tuple(10 * tip for tip in tips_of(setup)),
        goals=1,
        pieces=1,
        on_a=True,
    )


def layout(setup: Setup) -> RingBoard:
    return star_outline(tips_of(setup), COLOURS[: setup.seats], LETTERS[: setup.seats])


GAME = Verfolgungsjagd(
    id="verfolgungsjagd",
    family="ludo",
    version=1,
    seats=(2, 3, 4, 5, 6),
    usual_seats=4,
    options=(
        Option(
            "tips",
            "spread",
            choices=("spread", "neighbours", *OTHER),
            seats=(2, 3, 4),
            fits=tuple((tips, (len(chosen),)) for tips, chosen in OTHER.items()),
            source="big booklet: players choose; 5.4, 5.8",
        ),
    ),
)
