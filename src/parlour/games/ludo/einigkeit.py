"""Einigkeit macht stark: yellow and red against green and black on the cross of 40 squares. Sheet: ludo.md, section 2.

Mensch ärgere Dich nicht with partners who build walls together; a missed capture costs the piece.
"""

from parlour.core.board import Board
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.ludo.einigkeit_rules import EinigkeitState
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.position import PositionReader
from parlour.games.ludo.rules import CAPTURE, OFF_TRACK, LudoRules


class Einigkeit(Game):
    def begin(self, setup: Setup) -> LudoState:
        rules = rules_of(setup)
        state = EinigkeitState(setup, rules)
        state.open()
        return state

    def parse(self, text: str, setup: Setup) -> LudoState:
        return PositionReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.ludo.board import cross
        from parlour.games.ludo.face import LudoFace

        return LudoFace(lambda setup: cross(), plate)


def rules_of(setup: Setup) -> LudoRules:
    return LudoRules(
        letters=("Y", "G", "R", "K"),
        owners=(0, 1, 2, 3),
        ring=40,
        offsets=(0, 10, 20, 30),
        on_a=True,  # R1
        partners=True,
        three_rolls=int(OFF_TRACK),  # R7
        six_must_enter=False,
        barriers=True,
        capture=CAPTURE[setup.choice("compulsory_capture")],
    )


def plate(setup: Setup) -> Board:
    from parlour.games.ludo.board import cross_plate

    return cross_plate((0, 1, 2, 3))


GAME = Einigkeit(
    id="einigkeit",
    family="ludo",
    version=1,
    seats=(4,),
    usual_seats=4,
    options=(Option("compulsory_capture", "penalty", choices=("penalty", "enforced"), source="both booklets: penalty"),),
)
