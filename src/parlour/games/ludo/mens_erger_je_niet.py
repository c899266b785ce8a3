"""Mens erger je niet, on a board with four colours or its other side with six. Sheet: ludo.md, section 3.

Mensch ärgere Dich nicht without mercy: even a pawn of one's own is knocked out. Who plays with fewer takes two colours.
"""

from parlour.core.board import Board
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.ludo.board import CROSS_COLOURS, CROSS_LETTERS, RingBoard, cross, cross_plate, star, star_plate
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.mens_erger_je_niet_rules import MensErgerState
from parlour.games.ludo.position import PositionReader
from parlour.games.ludo.rules import ABSENT, LudoRules

LETTERS = (*CROSS_LETTERS, "U", "W")  # and blue and white
COLOURS = (*CROSS_COLOURS, "blue", "white")
SIX_SIDES = tuple(range(6))

OFF = int(ABSENT)
# Who owns which colour, by the number of players: with two colours for some of them, and with one each.
DOUBLE_FOUR = {2: (0, 1, 0, 1), 3: (0, 1, 0, 2), 4: (0, 1, 2, 3)}
DOUBLE_SIX = {2: (0, 1, OFF, 0, 1, OFF), 3: (0, 1, 2, 0, 1, 2), 4: (0, 1, 2, 0, 1, 3), 5: (0, 1, 2, 0, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
SINGLE_FOUR = {2: (0, OFF, 1, OFF), 3: (0, 1, 2, OFF), 4: (0, 1, 2, 3)}
SINGLE_SIX = {
    2: (0, OFF, OFF, 1, OFF, OFF),
    3: (0, OFF, 1, OFF, 2, OFF),
    4: (0, 1, OFF, 2, 3, OFF),
    5: (0, 1, 2, 3, 4, OFF),
    6: (0, 1, 2, 3, 4, 5),
}


class MensErgerJeNiet(Game):
    def begin(self, setup: Setup) -> LudoState:
        rules = rules_of(setup)
        state = MensErgerState(setup, rules)
        state.open()
        return state

    def parse(self, text: str, setup: Setup) -> LudoState:
        return PositionReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.ludo.face import LudoFace

        return LudoFace(layout, plate)


def on_four(setup: Setup) -> bool:
    return setup.choice("board") == "four"


def rules_of(setup: Setup) -> LudoRules:
    double = setup.flag("double_colours")
    owners = (DOUBLE_FOUR if double else SINGLE_FOUR) if on_four(setup) else (DOUBLE_SIX if double else SINGLE_SIX)
    colours = 4 if on_four(setup) else 6
    return LudoRules(
        letters=LETTERS[:colours],
        owners=owners[setup.seats],
        ring=10 * colours,
        offsets=tuple(range(0, 10 * colours, 10)),
        first_piece_free=True,
        takes_own=True,
        back_onto_track=setup.choice("goal_return") == "back_onto_track",
        play_on=setup.flag("play_on"),
    )


def layout(setup: Setup) -> RingBoard:
    return cross() if on_four(setup) else star(6, SIX_SIDES, COLOURS, LETTERS)


def plate(setup: Setup) -> Board:
    rules = rules_of(setup)
    firsts = tuple(int(rules.first_colour(seat)) for seat in range(setup.seats))
    return cross_plate(firsts) if on_four(setup) else star_plate(layout(setup), 6, SIX_SIDES, firsts)


GAME = MensErgerJeNiet(
    id="mens_erger_je_niet",
    family="ludo",
    version=2,
    seats=(2, 3, 4, 5, 6),
    usual_seats=4,
    options=(
        Option("board", "four", choices=("four", "six"), fits=(("four", (2, 3, 4)),), source="box 315 booklet: the two sides of the board"),
        Option("double_colours", True, seats=(2, 3, 4, 5), source="box 315 booklet"),
        Option("goal_return", "wait", choices=("wait", "back_onto_track"), source="wait: Dutch text; back_onto_track: French text; R5"),
        Option("play_on", False, source="0.6: the print names only a winner"),
    ),
)
