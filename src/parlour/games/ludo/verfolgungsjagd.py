"""Verfolgungsjagd: one piece each, chasing one another around the outline of the star. Sheet: ludo.md, section 5.

No waiting squares, no choices: the dice decide everything, and the players watch in suspense.
"""

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.ludo.board import CROSS_COLOURS, CROSS_LETTERS, RingBoard, star_outline, star_outline_plate
from parlour.games.ludo.engine import LudoState, fresh_room
from parlour.games.ludo.position import PositionReader
from parlour.games.ludo.rules import LudoRules
from parlour.games.ludo.verfolgungsjagd_rules import VerfolgungsjagdState

LETTERS = (*CROSS_LETTERS, "U", "W")
COLOURS = (*CROSS_COLOURS, "blue", "white")
SPREAD = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}


class Verfolgungsjagd(Game):
    def begin(self, setup: Setup) -> LudoState:
        rules = rules_of(setup)
        state = VerfolgungsjagdState(setup, rules, *fresh_room(rules))
        state.open()
        return state

    def parse(self, text: str, setup: Setup) -> LudoState:
        return PositionReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.ludo.face import LudoFace

        return LudoFace(layout, lambda setup: star_outline_plate(layout(setup)))


def tips_of(setup: Setup) -> tuple[int, ...]:
    return SPREAD[setup.seats] if setup.choice("tips") == "spread" else tuple(range(setup.seats))


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
    options=(Option("tips", "spread", choices=("spread", "neighbours"), seats=(2, 3, 4), source="big booklet: players choose; 5.4, 5.8"),),
)
